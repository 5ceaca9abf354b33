/**
 * What the forms of the newsletter and of the contact page say and take. No schema is in this file,
 * so that pages with little script can have it too; the schemas are made of it.
 */

interface Toast {
  readonly title: string;
  readonly description: string;
}

/** RFC 5321 §4.5.3.1: no longer address can be delivered to. */
export const EMAIL_MAX = 254;

/** Spec 2 §3. */
export const CONTACT_SUBJECTS = ["General", "Suggest a Hobby", "Report an Issue", "Other"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export const DEFAULT_CONTACT_SUBJECT: ContactSubject = "General";

/** Characters (UTF-16 units) that the fields take. */
export const CONTACT_MAX = { name: 100, email: EMAIL_MAX, message: 5_000 } as const;

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

/** The words of spec 2 §5 and §8 for the contact form. */
export const CONTACT_TOASTS = {
  missing: {
    title: "Missing Information",
    description: "Please fill in all required fields.",
  },
  invalidEmail: NEWSLETTER_TOASTS.invalidEmail,
  /** The description is for a server that says nothing; else its own words stand there. */
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
