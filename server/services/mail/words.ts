/**
 * The words of the mails, by what each is about. A mail's title is its subject; `place` is the
 * product's name.
 */

interface MailWords {
  readonly title: string;
  readonly opening: readonly string[];
  readonly closing: readonly string[];
}

/** Of a mail with one thing to do. */
export interface ActionWords extends MailWords {
  /** On the button. */
  readonly action: string;
}

// Around every mail.
export const hello = "Hello,";
export const helloTo = (name: string) => `Hello ${name},`;
export const questions = (contactEmail: string) => `Questions? Write to ${contactEmail}.`;
export const buttonFails = "If the button does not work, open this address:";

// About accounts. Words from the sign-in dialog are those of spec 1 §2.

export const confirmAddress = (place: string): ActionWords => ({
  title: "Confirm your e-mail address",
  opening: [
    `Welcome to ${place}! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.`,
  ],
  action: "Confirm my address",
  closing: ["If you did not sign up, ignore this mail. Without your click nothing happens."],
});

/** @param minutes how long the link works. */
export const resetPassword = (place: string, minutes: number): ActionWords => ({
  title: "Choose a new password",
  opening: [
    `Somebody, probably you, asked for a new password for your ${place} account. You can choose it here.`,
  ],
  action: "Choose a new password",
  closing: [
    `The link works once, for the next ${duration(minutes)}.`,
    "If you did not ask for it, ignore this mail: your password stays as it is.",
  ],
});

function duration(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return count === 1 ? unit : `${count} ${unit}s`;
}

export const passwordChanged = (place: string, contactEmail: string): MailWords => ({
  title: "Your password was changed",
  opening: [`Your ${place} account has a new password. If you changed it, there is nothing to do.`],
  closing: [
    `If it was not you, choose another one right away: ask for a reset in the sign-in dialog, then write to us at ${contactEmail}.`,
  ],
});

export const secondFactor = (
  place: string,
  contactEmail: string,
  turned: "on" | "off",
): MailWords => ({
  title: `Two-step sign-in is ${turned}`,
  opening: [
    turned === "on"
      ? `From now on signing in to your ${place} account takes a code of your authenticator app after the password.`
      : `From now on the password alone is enough to sign in to your ${place} account.`,
  ],
  closing: [
    `If it was not you, choose another password right away: ask for a reset in the sign-in dialog, then write to us at ${contactEmail}.`,
  ],
});

export const addressChange = (place: string, newAddress: string): ActionWords => ({
  title: "Approve your new e-mail address",
  opening: [
    `You asked to change the e-mail address of your ${place} account to this one:`,
    newAddress,
    "If that is right, approve it. We then write to the new address, to see that it is yours.",
  ],
  action: "Approve the change",
  closing: [
    "If you did not ask for this, do not approve it, and change your password: somebody else may be signed in to your account.",
  ],
});

export const confirmNewAddress = (place: string): ActionWords => ({
  title: "Confirm your new e-mail address",
  opening: [
    `This is to be the new address of your ${place} account. Confirm it, and from then on you sign in with it.`,
  ],
  action: "Confirm my new address",
  closing: ["If you did not ask for this, ignore this mail: nothing changes."],
});

export const accountExists = (place: string): ActionWords => ({
  title: "You already have an account",
  opening: [
    `Somebody, probably you, just tried to sign up at ${place} with this address. It has an account already, so we did not make another one. Everything in it is as you left it.`,
  ],
  action: "Sign in",
  closing: ["If it was not you, ignore this mail: nobody got in, and nothing has changed."],
});
export const forgottenPassword = "Forgotten your password? You can choose a new one here";

export const deleteAccount = (place: string): ActionWords => ({
  title: "Confirm that you want to delete your account",
  opening: [
    `You asked us to delete your ${place} account. Your profile, your plans and your progress go with it, and we cannot bring them back.`,
  ],
  action: "Delete my account",
  closing: [
    "Changed your mind? Ignore this mail, and everything stays.",
    "If you did not ask for this, change your password: somebody else may be signed in to your account.",
  ],
});

export const accountDeleted = (place: string, contactEmail: string): MailWords => ({
  title: "Your account is deleted",
  opening: [
    `Your ${place} account is gone, and with it your profile, your plans and your progress.`,
    "Thank you for learning with us. If you ever want to begin something new, you are welcome.",
  ],
  closing: [`If it was not you who deleted it, write to us at ${contactEmail}.`],
});

// Of the newsletter and the contact form.

/** @param days how long the link works. */
export const confirmNewsletter = (place: string, days: number): ActionWords => ({
  title: "Confirm your subscription",
  opening: [
    `Somebody, probably you, asked us to send the ${place} newsletter to this address. One step is left: tell us that you want it.`,
  ],
  action: "Confirm my subscription",
  closing: [
    `The link works for the next ${days} days.`,
    "If you did not ask for it, ignore this mail: without your click we send you nothing more.",
  ],
});

export const newsletterWelcome = (place: string): Omit<MailWords, "closing"> => ({
  title: "You are subscribed",
  opening: [
    `Thank you for confirming. From now on the ${place} newsletter comes to this address: new hobby guides, and ideas for what to learn next.`,
  ],
});
export const unsubscribe = "You can unsubscribe whenever you like, with one click";

export const contactForm = (subject: string) => `Contact form: ${subject}`;
export const wroteThis = (name: string, email: string) =>
  `${name} (${email}) wrote this on the contact page. An answer to this mail goes there.`;
