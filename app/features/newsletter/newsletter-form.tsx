import { subscribeToNewsletter } from "#contract/newsletter.ts";
import { NEWSLETTER_RULES, NEWSLETTER_TOASTS } from "#contract/public-forms.ts";
import type { FormWords } from "../../reading/forms.ts";
import { Button } from "../../ui/button.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import * as newsletterWords from "../../words/newsletter.tsx";

/** The outcome of a form that was sent without scripts. */
export interface NewsletterState {
  readonly email: string;
  /** Shown below the field. */
  readonly error?: string;
}

const WORDS: FormWords = {
  fields: NEWSLETTER_RULES,
  faults: [NEWSLETTER_TOASTS.invalidEmail],
  failure: NEWSLETTER_TOASTS.failure,
  network: NEWSLETTER_TOASTS.failure,
  success: NEWSLETTER_TOASTS.success,
  note: newsletterWords.mailed,
};

/**
 * The newsletter's form. The browser itself sends it to `/newsletter`; scripts, where they run,
 * send it without leaving the page (`app/reading/forms.ts`).
 */
export function NewsletterForm({ state }: { state?: NewsletterState }) {
  return (
    <form
      action="/newsletter"
      method="post"
      noValidate
      data-call={subscribeToNewsletter.path}
      data-words={JSON.stringify(WORDS)}
      className="grid gap-2"
    >
      <label htmlFor="newsletter-email" className="font-semibold">
        {newsletterWords.address}
      </label>
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={NEWSLETTER_RULES.email.max}
          autoComplete="email"
          defaultValue={state?.email}
          aria-describedby="newsletter-error newsletter-note"
          aria-invalid={state?.error ? true : undefined}
          placeholder={newsletterWords.addressExample}
          className="min-h-12 min-w-0 grow rounded-full border-2 border-edge bg-sheet px-5 placeholder:text-soft aria-invalid:border-danger"
        />
        <Button type="submit" data-busy="Subscribing...">
          {newsletterWords.subscribe}
        </Button>
      </div>
      <Honeypot />
      <p id="newsletter-error" data-error="email" className="text-danger empty:hidden">
        {state?.error}
      </p>
      <p id="newsletter-note" role="status" data-note="" className="text-soft" />
    </form>
  );
}
