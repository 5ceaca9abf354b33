import type { FieldRule } from "#core/forms/fields.ts";
import { contactWords, invalidEmail, newsletterWords } from "#core/forms/words.ts";
import { ADDRESS_MAX, ADDRESS_PATTERN } from "#core/mail/address.ts";

/**
 * What the newsletter form and the contact form accept and say. It imports no schema library, so
 * that pages with one small script can use it; the schemas are built from it.
 */

interface Toast {
  readonly title: string;
  readonly description: string;
}

/** Spec 2 §3. */
export const CONTACT_SUBJECTS = ["General", "Suggest a Hobby", "Report an Issue", "Other"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export const DEFAULT_CONTACT_SUBJECT: ContactSubject = "General";

/** The largest number of characters (UTF-16 units) in each field. */
export const CONTACT_MAX = { name: 100, email: ADDRESS_MAX, message: 5_000 } as const;

/** What the newsletter's form says. */
export const NEWSLETTER_TOASTS = {
  invalidEmail,
  ...newsletterWords,
} as const satisfies Record<string, Toast>;

/**
 * What the contact form says. `serverError` is shown when the server gives no reason; otherwise the
 * server's own text takes its place.
 */
export const CONTACT_TOASTS = {
  ...contactWords,
  invalidEmail,
  longName: contactWords.longName(CONTACT_MAX.name),
  longMessage: contactWords.longMessage(CONTACT_MAX.message),
} as const satisfies Record<string, Toast>;

const emailRule = (missing: string): FieldRule => ({
  missing,
  max: ADDRESS_MAX,
  tooLong: invalidEmail.description,
  pattern: ADDRESS_PATTERN,
  invalid: invalidEmail.description,
});

const { missing, longName, invalidName, longMessage, invalidMessage } = CONTACT_TOASTS;

/** The fields of the contact form, in order. */
export const CONTACT_RULES = {
  name: {
    missing: missing.description,
    max: CONTACT_MAX.name,
    tooLong: longName.description,
    // Neither a control character nor half of a surrogate pair.
    pattern: "^[^\\p{Cc}\\p{Cs}]*$",
    invalid: invalidName.description,
  },
  email: emailRule(missing.description),
  message: {
    missing: missing.description,
    max: CONTACT_MAX.message,
    tooLong: longMessage.description,
    // PostgreSQL stores no NUL.
    pattern: "^[^\\0\\p{Cs}]*$",
    invalid: invalidMessage.description,
  },
} as const satisfies Record<string, FieldRule>;

/** The newsletter's one field. */
export const NEWSLETTER_RULES = {
  email: emailRule(invalidEmail.description),
} as const satisfies Record<string, FieldRule>;
