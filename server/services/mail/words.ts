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
export const buttonFails = "If the button doesn't work, open this link:";

// About accounts. Words from the sign-in dialog are those of spec 1 §2.

export const confirmAddress = (place: string): ActionWords => ({
  title: "Confirm your email address",
  opening: [
    `Welcome to ${place}! One last step: confirm that this address is yours. Then you can sign in, and your plans and progress will be there on every device.`,
  ],
  action: "Confirm my address",
  closing: [
    "If you didn't sign up, you can ignore this email. Nothing happens without your click.",
  ],
});

/** @param minutes how long the link works. */
export const resetPassword = (place: string, minutes: number): ActionWords => ({
  title: "Choose a new password",
  opening: [
    `Someone, probably you, asked to reset the password of your ${place} account. You can choose a new one here.`,
  ],
  action: "Choose a new password",
  closing: [
    `The link works once, for the next ${duration(minutes)}.`,
    "If you didn't ask for this, you can ignore this email. Your password stays the same.",
  ],
});

function duration(minutes: number): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, "hour"] : [minutes, "minute"];
  return count === 1 ? unit : `${count} ${unit}s`;
}

export const passwordChanged = (place: string, contactEmail: string): MailWords => ({
  title: "Your password was changed",
  opening: [`Your ${place} account has a new password. If you changed it, there's nothing to do.`],
  closing: [
    `If it wasn't you, reset it right away from the sign-in dialog, then write to us at ${contactEmail}.`,
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
      ? `From now on, signing in to your ${place} account takes a code from your authenticator app after the password.`
      : `From now on, your password alone is enough to sign in to your ${place} account.`,
  ],
  closing: [
    `If it wasn't you, reset your password right away from the sign-in dialog, then write to us at ${contactEmail}.`,
  ],
});

export const addressChange = (place: string, newAddress: string): ActionWords => ({
  title: "Approve your new email address",
  opening: [
    `You asked to change the email address of your ${place} account to this one:`,
    newAddress,
    "If that's right, approve it. We'll then email the new address to make sure it's yours.",
  ],
  action: "Approve the change",
  closing: [
    "If you didn't ask for this, don't approve it, and change your password. Someone else may be signed in to your account.",
  ],
});

export const confirmNewAddress = (place: string): ActionWords => ({
  title: "Confirm your new email address",
  opening: [
    `This will be the new address of your ${place} account. Confirm it, and you'll sign in with it from then on.`,
  ],
  action: "Confirm my new address",
  closing: ["If you didn't ask for this, you can ignore this email. Nothing changes."],
});

export const accountExists = (place: string): ActionWords => ({
  title: "You already have an account",
  opening: [
    `Someone, probably you, just tried to sign up for ${place} with this address. You already have an account, so we didn't create another one. Everything in it is as you left it.`,
  ],
  action: "Sign in",
  closing: ["If it wasn't you, you can ignore this email. Nobody got in, and nothing has changed."],
});
export const forgottenPassword = "Forgot your password? You can choose a new one here";

export const deleteAccount = (place: string): ActionWords => ({
  title: "Confirm that you want to delete your account",
  opening: [
    `You asked us to delete your ${place} account. Your profile, your plans and your progress will be deleted with it, and we can't bring them back.`,
  ],
  action: "Delete my account",
  closing: [
    "Changed your mind? Ignore this email, and everything stays as it is.",
    "If you didn't ask for this, change your password. Someone else may be signed in to your account.",
  ],
});

export const accountDeleted = (place: string, contactEmail: string): MailWords => ({
  title: "Your account is deleted",
  opening: [
    `Your ${place} account has been deleted, along with your profile, your plans and your progress.`,
    "Thank you for learning with us. If you ever want to start something new, you're always welcome.",
  ],
  closing: [`If you didn't delete it, write to us at ${contactEmail}.`],
});

// Of the newsletter and the contact form.

/** @param days how long the link works. */
export const confirmNewsletter = (place: string, days: number): ActionWords => ({
  title: "Confirm your subscription",
  opening: [
    `Someone, probably you, signed this address up for the ${place} newsletter. One last step: confirm that you want it.`,
  ],
  action: "Confirm my subscription",
  closing: [
    `The link works for the next ${days} days.`,
    "If you didn't ask for it, you can ignore this email. Without your click, we won't send you anything else.",
  ],
});

export const newsletterWelcome = (place: string): Omit<MailWords, "closing"> => ({
  title: "You are subscribed",
  opening: [
    `Thank you for confirming. From now on, you'll get the ${place} newsletter: new hobby guides, and ideas for what to learn next.`,
  ],
});
export const unsubscribe = "You can unsubscribe at any time, with one click";

export const contactForm = (subject: string) => `Contact form: ${subject}`;
export const wroteThis = (name: string, email: string) =>
  `${name} (${email}) wrote this on the contact page. An answer to this mail goes there.`;
