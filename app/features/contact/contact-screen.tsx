import { sendContactMessage } from "#contract/contact.ts";
import {
  CONTACT_MAX,
  CONTACT_RULES,
  CONTACT_SUBJECTS,
  CONTACT_TOASTS,
  DEFAULT_CONTACT_SUBJECT,
} from "#contract/public-forms.ts";
import site from "#generated/site.json";
import type { FormWords } from "../../reading/forms.ts";
import { Button } from "../../ui/button.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { SelectField, TextArea, TextField } from "../../ui/public-field.tsx";
import * as contactWords from "../../words/contact.tsx";

const { missing, invalidEmail, longName, invalidName, longMessage, invalidMessage } =
  CONTACT_TOASTS;

const WORDS: FormWords = {
  fields: CONTACT_RULES,
  faults: [missing, invalidEmail, longMessage, invalidMessage, longName, invalidName],
  failure: CONTACT_TOASTS.serverError,
  tellsReason: true,
  network: CONTACT_TOASTS.networkError,
  success: CONTACT_TOASTS.success,
};

/** The outcome of a form that was sent without scripts. */
export interface ContactState {
  readonly values: Readonly<Record<string, string>>;
  /** By field; '' stands for the form as a whole. */
  readonly errors: Readonly<Record<string, string>>;
  readonly sent: boolean;
}

/** Spec 2 §2, 'Contact page'. */
export function ContactScreen({ state }: { state?: ContactState | undefined }) {
  const values = state?.sent ? undefined : state?.values;
  const errors = state?.errors;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-12 pb-16 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{contactWords.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-soft">
        {contactWords.intro(
          <a href={`mailto:${site.contactEmail}`} className="prose-link">
            {site.contactEmail}
          </a>,
        )}
      </p>
      {state?.sent && (
        <p role="status" className="mt-8 rounded-card border-2 border-day-4 bg-sheet p-5">
          <strong className="font-semibold">{CONTACT_TOASTS.success.title}</strong>{" "}
          {CONTACT_TOASTS.success.description}
        </p>
      )}
      {errors && Object.keys(errors).length > 0 && (
        <p role="alert" className="mt-8 rounded-card border-2 border-danger bg-sheet p-5">
          {errors[""] ?? Object.values(errors)[0]}
        </p>
      )}
      <form
        action="/contact"
        method="post"
        noValidate
        data-call={sendContactMessage.path}
        data-words={JSON.stringify(WORDS)}
        className="mt-8 grid gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="contact-name"
            name="name"
            label={contactWords.name}
            required
            maxLength={CONTACT_MAX.name}
            autoComplete="name"
            defaultValue={values?.name}
            error={errors?.name}
          />
          <TextField
            id="contact-email"
            name="email"
            type="email"
            label={contactWords.email}
            required
            maxLength={CONTACT_MAX.email}
            autoComplete="email"
            defaultValue={values?.email}
            error={errors?.email}
          />
        </div>
        <SelectField
          id="contact-subject"
          name="subject"
          label={contactWords.subject}
          defaultValue={values?.subject ?? DEFAULT_CONTACT_SUBJECT}
          error={errors?.subject}
        >
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </SelectField>
        <TextArea
          id="contact-message"
          name="message"
          label={contactWords.message}
          required
          maxLength={CONTACT_MAX.message}
          rows={8}
          defaultValue={values?.message}
          error={errors?.message}
        />
        <Honeypot />
        <Button type="submit" data-busy="Sending..." className="justify-self-start">
          {contactWords.send}
        </Button>
        <p role="status" data-note="" className="text-soft" />
      </form>
    </div>
  );
}
