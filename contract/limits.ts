/**
 * Whom a limit counts:
 * - `address`: a network address, or the network of one subscriber. Many people may share one
 *   (a class, a household), so these limits are far higher than the others
 * - `device`: a browser, by the guest's cookie
 * - `account`: a member
 * - `mailbox`: an e-mail address, whoever makes the call
 */
export const COUNTED = ["address", "device", "account", "mailbox"] as const;
export type Counted = (typeof COUNTED)[number];

/** How often somebody may do something: `max` times in each window of `seconds`. */
export interface Limit {
  readonly name: string;
  readonly by: Counted;
  readonly max: number;
  readonly seconds: number;
  /** Only calls that fail count. */
  readonly failuresOnly?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit of the product, declared only here; `docs/operating.md` explains them, and a test
 * compares the two. The names appear in the table of counts and in `/metrics`.
 */
export const LIMITS = {
  planDevice: { name: "plan-device", by: "device", max: 20, seconds: HOUR },
  planAddress: { name: "plan-address", by: "address", max: 600, seconds: HOUR },
  dayAccount: { name: "day-account", by: "account", max: 240, seconds: HOUR },
  commandsAccount: { name: "commands-account", by: "account", max: 1_200, seconds: HOUR },
  saveAccount: { name: "save-account", by: "account", max: 60, seconds: HOUR },
  mergeAccount: { name: "merge-account", by: "account", max: 20, seconds: HOUR },
  exportAccount: { name: "export-account", by: "account", max: 20, seconds: HOUR },
  checkAddress: { name: "check-address", by: "address", max: 3_000, seconds: HOUR },
  chatDevice: { name: "chat-device", by: "device", max: 120, seconds: HOUR },
  chatAddress: { name: "chat-address", by: "address", max: 2_000, seconds: HOUR },
  contactDevice: { name: "contact-device", by: "device", max: 5, seconds: 10 * MINUTE },
  contactAddress: { name: "contact-address", by: "address", max: 40, seconds: 10 * MINUTE },
  newsletterDevice: { name: "newsletter-device", by: "device", max: 5, seconds: 10 * MINUTE },
  newsletterAddress: { name: "newsletter-address", by: "address", max: 40, seconds: 10 * MINUTE },
  newsletterMailbox: { name: "newsletter-mailbox", by: "mailbox", max: 10, seconds: DAY },
  pageAddress: { name: "page-address", by: "address", max: 240, seconds: MINUTE },
  pictureAddress: { name: "picture-address", by: "address", max: 120, seconds: HOUR },
  signInMailbox: {
    name: "sign-in-mailbox",
    by: "mailbox",
    max: 10,
    seconds: 15 * MINUTE,
    failuresOnly: true,
  },
  signInsMailbox: { name: "sign-ins-mailbox", by: "mailbox", max: 100, seconds: HOUR },
  signInAddress: {
    name: "sign-in-address",
    by: "address",
    max: 150,
    seconds: 15 * MINUTE,
    failuresOnly: true,
  },
  signUpDevice: { name: "sign-up-device", by: "device", max: 10, seconds: HOUR },
  signUpAddress: { name: "sign-up-address", by: "address", max: 100, seconds: HOUR },
  resetMailbox: { name: "reset-mailbox", by: "mailbox", max: 3, seconds: HOUR },
  resetAddress: { name: "reset-address", by: "address", max: 60, seconds: HOUR },
  resendMailbox: { name: "resend-mailbox", by: "mailbox", max: 3, seconds: 10 * MINUTE },
  resendAddress: { name: "resend-address", by: "address", max: 60, seconds: HOUR },
  passwordAccount: { name: "password-account", by: "account", max: 10, seconds: 15 * MINUTE },
  secondFactorAddress: {
    name: "second-factor-address",
    by: "address",
    max: 150,
    seconds: 15 * MINUTE,
  },
  // A code of an authenticator counts once (RFC 6238 §5.2); it is valid for three steps of 30 s.
  secondFactorAccount: {
    name: "second-factor-account",
    by: "account",
    max: 1,
    seconds: 2 * MINUTE,
  },
  newAddressAccount: { name: "new-address-account", by: "account", max: 5, seconds: HOUR },
  nameAccount: { name: "name-account", by: "account", max: 60, seconds: HOUR },
  sessionAddress: { name: "session-address", by: "address", max: 600, seconds: MINUTE },
  mailedLinkAddress: { name: "mailed-link-address", by: "address", max: 600, seconds: HOUR },
  googleAddress: { name: "google-address", by: "address", max: 300, seconds: 15 * MINUTE },
  confirmMailMailbox: { name: "confirm-mail-mailbox", by: "mailbox", max: 1, seconds: 2 * MINUTE },
  existsMailMailbox: { name: "exists-mail-mailbox", by: "mailbox", max: 1, seconds: HOUR },
} as const satisfies Readonly<Record<string, Limit>>;
