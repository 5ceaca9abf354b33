import { data, useActionData } from "react-router";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import { withWait } from "#core/forms/fields.ts";
import { ContactScreen, type ContactState } from "../../features/contact/contact-screen.tsx";
import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import { pageServicesContext } from "../../request-context.ts";
import type { Route } from "./+types/contact";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({
    title: "Contact",
    description:
      "Questions, a hobby you miss, or something that went wrong: write to us. We respond within 24 hours.",
    path: "/contact",
    data: [
      { "@type": "ContactPage", name: "Contact" },
      breadcrumbs({ name: "Home", path: "/" }, { name: "Contact", path: "/contact" }),
    ],
  });

/** The form as browsers send it without scripts: what was typed comes back with its faults. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(pageServicesContext);
  if (!services) throw new Error("the contact form was sent while pages are prerendered");
  const form = await request.formData();
  const result = await services.sendContact(form);
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  if (result.ok) return { values: {}, errors: {}, sent: true } satisfies ContactState;
  const { status, message: reason } = ALL_ERRORS[result.code];
  const message = withWait(reason, result.retryAfter);
  const issues = result.issues ?? [{ path: "", message }];
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  return data({ values, errors, sent: false } satisfies ContactState, { status });
}

export default function ContactPage() {
  return <ContactScreen state={useActionData<typeof action>()} />;
}
