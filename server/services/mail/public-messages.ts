import type { ContactMessage } from "#contract/contact.ts";
import { singleLine } from "#core/mail/single-line.ts";
import type { MailSite } from "./mail-content.ts";
import { type Message, writeMessage } from "./messages.ts";
import * as words from "./words.ts";

export type PublicMessages = ReturnType<typeof createPublicMessages>;

/** The mails of the newsletter and the contact form; nobody in them has an account. */
export function createPublicMessages(site: MailSite) {
  const place = singleLine(site.name);
  return {
    /** @param days how long the link works. */
    confirmNewsletter: ({
      url,
      days,
    }: {
      readonly url: string;
      readonly days: number;
    }): Message => {
      const content = words.confirmNewsletter(place, days);
      const action = { label: content.action, url };
      return writeMessage(site, "confirm-newsletter", { ...content, name: "", action });
    },

    /** After the confirmation. */
    newsletterWelcome: ({ unsubscribeUrl }: { readonly unsubscribeUrl: string }): Message =>
      writeMessage(site, "newsletter-welcome", {
        ...words.newsletterWelcome(place),
        name: "",
        closing: [{ label: words.unsubscribe, url: unsubscribeUrl }],
      }),

    /** To the operator. What the visitor typed is only in the text, never in the subject. */
    contactMessage: ({ name, email, subject, message }: Omit<ContactMessage, "website">): Message =>
      writeMessage(site, "contact-message", {
        title: words.contactForm(subject),
        name: "",
        opening: [
          words.wroteThis(singleLine(name), singleLine(email)),
          ...message.split("\n").map(singleLine).filter(Boolean),
        ],
        closing: [],
      }),
  };
}
