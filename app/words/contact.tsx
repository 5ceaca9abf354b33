import type { ReactNode } from "react";

/** The words of the contact page. */

export { home } from "./ui/frame.ts";

export const title = "Contact";
export const intro = (mail: ReactNode) => (
  <>
    Ask, suggest a hobby, or tell us what went wrong. We respond within 24 hours. If you'd rather
    write a mail: {mail}.
  </>
);
export const name = "Name";
export const email = "Email";
export const subject = "Subject";
export const message = "Message";
export const send = "Send Message";
export const metaDescription =
  "Questions, a hobby you'd like to see, or something that went wrong: write to us. We respond within 24 hours.";
