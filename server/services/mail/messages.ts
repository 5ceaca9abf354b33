import { singleLine } from "#core/mail/single-line.ts";
import { type MailContent, type MailSite, renderMailHtml, renderMailText } from "./mail-content.ts";
import * as words from "./words.ts";

/** A mail without a recipient. */
export interface Message {
  readonly kind: string;
  /** One line; nothing in it was typed by a visitor. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The recipient's name as they entered it, shown only if it cannot be taken for a link. */
interface Named {
  readonly name: string;
}

interface WithLink extends Named {
  /** The complete address to open. */
  readonly url: string;
}

/** Renders a mail in both forms; its title becomes the subject. */
export const writeMessage = (site: MailSite, kind: string, content: MailContent): Message => ({
  kind,
  subject: content.title,
  text: renderMailText(content, site),
  html: renderMailHtml(content, site),
});

export type Messages = ReturnType<typeof createMessages>;

/** The mails about accounts. */
export function createMessages(site: MailSite) {
  const place = singleLine(site.name);
  const { contactEmail } = site;

  const message = (kind: string, content: MailContent) => writeMessage(site, kind, content);
  const withLink = (kind: string, content: words.ActionWords, { name, url }: WithLink) =>
    message(kind, { ...content, name, action: { label: content.action, url } });

  return {
    /** After sign-up. */
    confirmAddress: (to: WithLink) => withLink("confirm-address", words.confirmAddress(place), to),

    /** @param to.minutes how long the link works. */
    resetPassword: (to: WithLink & { readonly minutes: number }) =>
      withLink("reset-password", words.resetPassword(place, to.minutes), to),

    passwordChanged: ({ name }: Named) =>
      message("password-changed", { ...words.passwordChanged(place, contactEmail), name }),

    secondFactor: ({ name, turned }: Named & { readonly turned: "on" | "off" }) =>
      message(`second-factor-${turned}`, {
        ...words.secondFactor(place, contactEmail, turned),
        name,
      }),

    /** To the old address, which has to approve the new one. */
    addressChange: (to: WithLink & { readonly newAddress: string }) =>
      withLink("address-change", words.addressChange(place, singleLine(to.newAddress)), to),

    /** To the new address, once the old one has approved it. */
    confirmNewAddress: (to: WithLink) =>
      withLink("confirm-new-address", words.confirmNewAddress(place), to),

    /** Somebody tried to sign up with the address of an account. */
    accountExists: ({
      name,
      signInUrl,
      resetUrl,
    }: Named & { readonly signInUrl: string; readonly resetUrl: string }) => {
      const content = words.accountExists(place);
      return message("account-exists", {
        ...content,
        name,
        action: { label: content.action, url: signInUrl },
        closing: [{ label: words.forgottenPassword, url: resetUrl }, ...content.closing],
      });
    },

    deleteAccount: (to: WithLink) => withLink("delete-account", words.deleteAccount(place), to),

    accountDeleted: ({ name }: Named) =>
      message("account-deleted", { ...words.accountDeleted(place, contactEmail), name }),
  };
}
