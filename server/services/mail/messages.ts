import { singleLine } from "#core/mail/single-line.ts";
import { type MailContent, type MailSite, renderMailHtml, renderMailText } from "./mail-content.ts";

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

/** The mails about accounts. Words from the sign-in dialog are those of spec 1 §2. */
export function createMessages(site: MailSite) {
  const place = singleLine(site.name);

  const message = (kind: string, content: MailContent) => writeMessage(site, kind, content);

  return {
    /** After sign-up. */
    confirmAddress: ({ name, url }: WithLink) =>
      message("confirm-address", {
        title: "Confirm your e-mail address",
        name,
        opening: [
          `Welcome to ${place}! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.`,
        ],
        action: { label: "Confirm my address", url },
        closing: ["If you did not sign up, ignore this mail. Without your click nothing happens."],
      }),

    /** @param minutes how long the link works. */
    resetPassword: ({ name, url, minutes }: WithLink & { readonly minutes: number }) =>
      message("reset-password", {
        title: "Choose a new password",
        name,
        opening: [
          `Somebody, probably you, asked for a new password for your ${place} account. You can choose it here.`,
        ],
        action: { label: "Choose a new password", url },
        closing: [
          `The link works once, for the next ${duration(minutes)}.`,
          "If you did not ask for it, ignore this mail: your password stays as it is.",
        ],
      }),

    passwordChanged: ({ name }: Named) =>
      message("password-changed", {
        title: "Your password was changed",
        name,
        opening: [
          `Your ${place} account has a new password. If you changed it, there is nothing to do.`,
        ],
        closing: [
          `If it was not you, choose another one right away: ask for a reset in the sign-in dialog, then write to us at ${site.contactEmail}.`,
        ],
      }),

    secondFactor: ({ name, turned }: Named & { readonly turned: "on" | "off" }) =>
      message(`second-factor-${turned}`, {
        title: `Two-step sign-in is ${turned}`,
        name,
        opening: [
          turned === "on"
            ? `From now on signing in to your ${place} account takes a code of your authenticator app after the password.`
            : `From now on the password alone is enough to sign in to your ${place} account.`,
        ],
        closing: [
          `If it was not you, choose another password right away: ask for a reset in the sign-in dialog, then write to us at ${site.contactEmail}.`,
        ],
      }),

    /** To the old address, which has to approve the new one. */
    addressChange: ({ name, newAddress, url }: WithLink & { readonly newAddress: string }) =>
      message("address-change", {
        title: "Approve your new e-mail address",
        name,
        opening: [
          `You asked to change the e-mail address of your ${place} account to this one:`,
          singleLine(newAddress),
          "If that is right, approve it. We then write to the new address, to see that it is yours.",
        ],
        action: { label: "Approve the change", url },
        closing: [
          "If you did not ask for this, do not approve it, and change your password: somebody else may be signed in to your account.",
        ],
      }),

    /** To the new address, once the old one has approved it. */
    confirmNewAddress: ({ name, url }: WithLink) =>
      message("confirm-new-address", {
        title: "Confirm your new e-mail address",
        name,
        opening: [
          `This is to be the new address of your ${place} account. Confirm it, and from then on you sign in with it.`,
        ],
        action: { label: "Confirm my new address", url },
        closing: ["If you did not ask for this, ignore this mail: nothing changes."],
      }),

    /** Somebody tried to sign up with the address of an account. */
    accountExists: ({
      name,
      signInUrl,
      resetUrl,
    }: Named & { readonly signInUrl: string; readonly resetUrl: string }) =>
      message("account-exists", {
        title: "You already have an account",
        name,
        opening: [
          `Somebody, probably you, just tried to sign up at ${place} with this address. It has an account already, so we did not make another one. Everything in it is as you left it.`,
        ],
        action: { label: "Sign in", url: signInUrl },
        closing: [
          { label: "Forgotten your password? You can choose a new one here", url: resetUrl },
          "If it was not you, ignore this mail: nobody got in, and nothing has changed.",
        ],
      }),

    deleteAccount: ({ name, url }: WithLink) =>
      message("delete-account", {
        title: "Confirm that you want to delete your account",
        name,
        opening: [
          `You asked us to delete your ${place} account. Your profile, your plans and your progress go with it, and we cannot bring them back.`,
        ],
        action: { label: "Delete my account", url },
        closing: [
          "Changed your mind? Ignore this mail, and everything stays.",
          "If you did not ask for this, change your password: somebody else may be signed in to your account.",
        ],
      }),

    accountDeleted: ({ name }: Named) =>
      message("account-deleted", {
        title: "Your account is deleted",
        name,
        opening: [
          `Your ${place} account is gone, and with it your profile, your plans and your progress.`,
          "Thank you for learning with us. If you ever want to begin something new, you are welcome.",
        ],
        closing: [`If it was not you who deleted it, write to us at ${site.contactEmail}.`],
      }),
  };
}

function duration(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return count === 1 ? unit : `${count} ${unit}s`;
}
