import type { ContactMessage } from "#contract/contact.ts";
import { singleLine } from "#core/mail/single-line.ts";
import type { MailSite } from "./mail-content.ts";
import { type Message, writeMessage } from "./messages.ts";

export type PublicMessages = ReturnType<typeof createPublicMessages>;

/** The mails of the newsletter and the contact form; nobody in them has an account. */
export function createPublicMessages(site: MailSite) {
  const place = singleLine(site.name);
  return {
    /** @param days how long the link works. */
    confirmNewsletter: ({ url, days }: { readonly url: string; readonly days: number }): Message =>
      writeMessage(site, "confirm-newsletter", {
        title: "Confirm your subscription",
        name: "",
        opening: [
          `Somebody, probably you, asked us to send the ${place} newsletter to this address. One step is left: tell us that you want it.`,
        ],
        action: { label: "Confirm my subscription", url },
        closing: [
          `The link works for the next ${days} days.`,
          "If you did not ask for it, ignore this mail: without your click we send you nothing more.",
        ],
      }),

    /** After the confirmation. */
    newsletterWelcome: ({ unsubscribeUrl }: { readonly unsubscribeUrl: string }): Message =>
      writeMessage(site, "newsletter-welcome", {
        title: "You are subscribed",
        name: "",
        opening: [
          `Thank you for confirming. From now on the ${place} newsletter comes to this address: new hobby guides, and ideas for what to learn next.`,
        ],
        closing: [
          { label: "You can unsubscribe whenever you like, with one click", url: unsubscribeUrl },
        ],
      }),

    /** To the operator. What the visitor typed is only in the text, never in the subject. */
    contactMessage: ({ name, email, subject, message }: Omit<ContactMessage, "website">): Message =>
      writeMessage(site, "contact-message", {
        title: `Contact form: ${subject}`,
        name: "",
        opening: [
          `${singleLine(name)} (${singleLine(email)}) wrote this on the contact page. An answer to this mail goes there.`,
          ...message.split("\n").map(singleLine).filter(Boolean),
        ],
        closing: [],
      }),
  };
}
