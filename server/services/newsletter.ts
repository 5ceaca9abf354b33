import { randomBytes, randomUUIDv7 } from "node:crypto";
import { LIMITS } from "#contract/limits.ts";
import { CONFIRMATION_DAYS, type Subscription } from "#contract/newsletter.ts";
import type { Database } from "../storage/database.ts";
import {
  claimConfirmation,
  confirmSubscriber,
  isConfirmedBy,
  resubscribe,
  unsubscribe,
} from "../storage/subscribers.ts";
import { inTransaction } from "../storage/transactions.ts";
import { mailboxKey } from "./accounts/account-mails.ts";
import type { Limits } from "./limits.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { PublicMessages } from "./mail/public-messages.ts";

/** The newsletter's list: only those are on it who confirmed from the mailbox itself. */
export interface Newsletter {
  /**
   * Mails a confirmation link if the address is not subscribed yet. The answer is the same for
   * every address, so it reveals nothing.
   * @param origin where the mailed link leads, without a slash at its end.
   */
  subscribe(subscription: Subscription, origin: string): Promise<void>;
  /**
   * Confirms the subscription of a mailed token; a second time changes nothing.
   * @returns false when the token is wrong or expired.
   */
  confirm(token: string, origin: string): Promise<boolean>;
  /** Takes the token in every newsletter. @returns false when it is nobody's. */
  unsubscribe(token: string): Promise<boolean>;
  /** Reverses an `unsubscribe` with the same token. @returns false when it is nobody's. */
  resubscribe(token: string): Promise<boolean>;
}

export interface NewsletterParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly messages: PublicMessages;
  readonly limits: Limits;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a confirmation link works after it was mailed. */
export const CONFIRMATION_MS = CONFIRMATION_DAYS * DAY;
/** For how long an ended subscription can be resumed; then the address is forgotten. */
export const UNSUBSCRIBED_RETENTION_MS = 30 * DAY;
/** The pause between two links to one mailbox. */
const MAIL_PAUSE = 10 * MINUTE;

/** 144 bits, so that nobody finds a token by trying. */
const TOKEN_BYTES = 18;
const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");
const isToken = (text: string): boolean => /^[\w-]{24}$/u.test(text);

/** The page that ends a subscription, and that accepts the one-click request of RFC 8058. */
export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/newsletter/unsubscribe?token=${token}`;

export function createNewsletter(parts: NewsletterParts): Newsletter {
  const { db, outbox, messages, limits, now } = parts;
  return {
    async subscribe({ email, website }, origin) {
      if (website) return;
      const recipient = email.toLowerCase();
      // Nobody can be flooded with our mails, from wherever it is tried.
      if (!(await limits.take(LIMITS.newsletterMailbox, mailboxKey(recipient))).allowed) return;
      const request = {
        id: randomUUIDv7(),
        email: recipient,
        confirmToken: newToken(),
        unsubscribeToken: newToken(),
      };
      await inTransaction(db, async (transaction) => {
        const row = await claimConfirmation(transaction, request, now(), now() - MAIL_PAUSE);
        if (!row) return;
        const url = `${origin}/newsletter/confirm?token=${row.confirm_token}`;
        const message = messages.confirmNewsletter({ url, days: CONFIRMATION_DAYS });
        await outbox.post({ ...message, recipient }, transaction);
      });
    },

    async confirm(token, origin) {
      if (!isToken(token)) return false;
      return inTransaction(db, async (transaction) => {
        const row = await confirmSubscriber(transaction, token, now(), now() - CONFIRMATION_MS);
        if (!row) return isConfirmedBy(transaction, token);
        const unsubscribe_url = unsubscribeUrl(origin, row.unsubscribe_token);
        const message = messages.newsletterWelcome({ unsubscribeUrl: unsubscribe_url });
        await outbox.post({ ...message, recipient: row.email, unsubscribe_url }, transaction);
        return true;
      });
    },

    unsubscribe: async (token) => isToken(token) && (await unsubscribe(db, token, now())),

    resubscribe: async (token) => isToken(token) && (await resubscribe(db, token)),
  };
}
