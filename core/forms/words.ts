import { language } from "../words/language.ts";

/**
 * The words of the newsletter form and the contact form: those of spec 2 §5 and §8, and our own where
 * the spec has none.
 */

const number = (count: number): string => count.toLocaleString(language.locale);

/** Of both forms. */
export const invalidEmail = {
  title: "Invalid Email",
  description: "Please enter a valid email address.",
} as const;

/** The newsletter's toasts. */
export const newsletterWords = {
  success: {
    title: "Successfully Subscribed!",
    description: "You'll receive our latest hobby guides and AI insights in your inbox.",
  },
  failure: {
    title: "Subscription Failed",
    description: "Please try again later or contact support.",
  },
} as const;

/** The contact form's toasts; in a message about a field, its description stands beside that. */
export const contactWords = {
  missing: {
    title: "Missing Information",
    description: "Please fill in all required fields.",
  },
  longName: (max: number) => ({
    title: "Name Too Long",
    description: `Please shorten your name to ${max} characters.`,
  }),
  invalidName: {
    title: "Invalid Name",
    description: "Please enter your name on one line, without invisible characters.",
  },
  longMessage: (max: number) => ({
    title: "Message Too Long",
    description: `Please shorten your message to ${number(max)} characters.`,
  }),
  invalidMessage: {
    title: "Invalid Message",
    description: "Please take out the characters that cannot be shown.",
  },
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
} as const;

/** @param wait as `waitInWords` gives it. */
export const tryAgainIn = (wait: string): string => `Please try again in ${wait}.`;
