import { randomUUIDv7 } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { putContactMessage } from "../storage/contact-messages.ts";
import type { Database } from "../storage/database.ts";
import { inTransaction } from "../storage/transactions.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { PublicMessages } from "./mail/public-messages.ts";

export interface Contact {
  /**
   * Stores the message and mails it to the operator; once this resolves it cannot be lost, whatever
   * the mail server does.
   */
  send(message: ContactMessage): Promise<void>;
}

export interface ContactParts {
  readonly db: Database;
  readonly outbox: Outbox;
  readonly messages: PublicMessages;
  /** Where messages are sent. */
  readonly recipient: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createContact({ db, outbox, messages, recipient, now }: ContactParts): Contact {
  return {
    async send({ website, ...message }) {
      if (website) return;
      const mailId = randomUUIDv7();
      await inTransaction(db, async (transaction) => {
        const row = { ...message, id: randomUUIDv7(), mail_id: mailId, created_at: now() };
        await putContactMessage(transaction, row);
        const mail = { ...messages.contactMessage(message), reply_to: message.email };
        await outbox.post({ ...mail, id: mailId, recipient }, transaction);
      });
    },
  };
}
