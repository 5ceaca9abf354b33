import { data, useActionData } from "react-router";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import { withWait } from "#core/forms/fields.ts";
import { ContactScreen, type ContactState } from "../../features/contact/contact-screen.tsx";
import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { breadcrumbs } from "../../lib/structured-data.ts";
import { pageServicesContext } from "../../request-context.ts";
import * as contactWords from "../../words/contact.tsx";
import type { Route } from "./+types/contact";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({
    title: contactWords.title,
    description: contactWords.metaDescription,
    path: "/contact",
    data: [
      { "@type": "ContactPage", name: contactWords.title },
      breadcrumbs(
        { name: contactWords.home, path: "/" },
        { name: contactWords.title, path: "/contact" },
      ),
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
