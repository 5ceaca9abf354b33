import type { FieldRule } from "#core/forms/fields.ts";
import { ADDRESS_MAX, ADDRESS_PATTERN } from "#core/mail/address.ts";
import { language } from "#core/words/language.ts";

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

/** The words of spec 2 §5 and §8 for the newsletter's form. */
export const NEWSLETTER_TOASTS = {
  invalidEmail: {
    title: "Invalid Email",
    description: "Please enter a valid email address.",
  },
  success: {
    title: "Successfully Subscribed!",
    description: "You'll receive our latest hobby guides and AI insights in your inbox.",
  },
  failure: {
    title: "Subscription Failed",
    description: "Please try again later or contact support.",
  },
} as const satisfies Record<string, Toast>;

/** The contact form's texts from spec 2 §5 and §8, and our own where the spec has none. */
export const CONTACT_TOASTS = {
  missing: {
    title: "Missing Information",
    description: "Please fill in all required fields.",
  },
  invalidEmail: NEWSLETTER_TOASTS.invalidEmail,
  longName: {
    title: "Name Too Long",
    description: `Please shorten your name to ${CONTACT_MAX.name} characters.`,
  },
  invalidName: {
    title: "Invalid Name",
    description: "Please enter your name on one line, without invisible characters.",
  },
  longMessage: {
    title: "Message Too Long",
    description: `Please shorten your message to ${CONTACT_MAX.message.toLocaleString(language.locale)} characters.`,
  },
  invalidMessage: {
    title: "Invalid Message",
    description: "Please take out the characters that cannot be shown.",
  },
  /** Shown when the server gives no reason; otherwise the server's own text takes its place. */
  serverError: {
    title: "Failed to Send",
    description: "Something went wrong. Please try again.",
  },
  networkError: {
    title: "Network Error",
    description: "Unable to send message. Please check your connection and try again.",
  },
  success: {
    title: "Thanks for contacting us!",
    description: "We've received your message and will respond within 24 hours.",
  },
} as const satisfies Record<string, Toast>;

const emailRule = (missing: string): FieldRule => ({
  missing,
  max: ADDRESS_MAX,
  tooLong: NEWSLETTER_TOASTS.invalidEmail.description,
  pattern: ADDRESS_PATTERN,
  invalid: NEWSLETTER_TOASTS.invalidEmail.description,
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
  email: emailRule(NEWSLETTER_TOASTS.invalidEmail.description),
} as const satisfies Record<string, FieldRule>;
