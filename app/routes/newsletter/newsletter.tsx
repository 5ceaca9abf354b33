import { data, useActionData } from "react-router";
import { ALL_ERRORS } from "#contract/error-catalogue.ts";
import { NEWSLETTER_TOASTS } from "#contract/public-forms.ts";
import { withWait } from "#core/forms/fields.ts";
import { NewsletterForm } from "../../features/newsletter/newsletter-form.tsx";
import { leaveForDocument, loadNothing } from "../../lib/leave-for-document.ts";
import { pageMetadata } from "../../lib/page-metadata.ts";
import { pageServicesContext } from "../../request-context.ts";
import { ShortPage } from "../../ui/short-page.tsx";
import * as newsletterWords from "../../words/newsletter.tsx";
import type { Route } from "./+types/newsletter";

export const loader = loadNothing;
export const clientLoader = leaveForDocument;

export const meta = () =>
  pageMetadata({
    title: newsletterWords.newsletter,
    description: newsletterWords.about,
    path: "/newsletter",
  });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(pageServicesContext);
  if (!services) throw new Error("the newsletter's form was sent while pages are prerendered");
  const form = await request.formData();
  const result = await services.subscribe(form);
  const typed = form.get("email");
  // A file in its place is nothing to show in a text field.
  const email = typeof typed === "string" ? typed : "";
  if (result.ok) return { sent: true, email: "" };
  const { description } = NEWSLETTER_TOASTS.failure;
  const error = result.issues?.[0]?.message ?? withWait(description, result.retryAfter);
  return data({ sent: false, email, error }, { status: ALL_ERRORS[result.code].status });
}

export default function NewsletterPage() {
  const state = useActionData<typeof action>();
  return state?.sent ? (
    <ShortPage title={NEWSLETTER_TOASTS.success.title}>
      <p>{NEWSLETTER_TOASTS.success.description}</p>
      <p>{newsletterWords.mailed}</p>
    </ShortPage>
  ) : (
    <ShortPage title={newsletterWords.newsletter}>
      <p>{newsletterWords.about}</p>
      <NewsletterForm
        {...(state && {
          state: { email: state.email, error: "error" in state ? state.error : "" },
        })}
      />
    </ShortPage>
  );
}
