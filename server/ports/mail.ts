/** A mail as it is handed over for delivery. */
export interface OutgoingMail {
  /** Identifies the mail forever: it is retried under the same Message-ID. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was written, in epoch milliseconds. */
  readonly created_at: number;
  /** The address for replies, if it is not the sender's. */
  readonly reply_to?: string | null;
  /** Ends the subscription of this mail with one request (RFC 8058). */
  readonly unsubscribe_url?: string | null;
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Resolves once the next server has accepted the mail.
   * @throws MailFailure
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Aborts what is being sent; nothing can be sent afterward. */
  close(): void;
}

/** A mail was not delivered. */
export class MailFailure extends Error {
  /** Whether this mail would be refused again; otherwise it is worth another attempt. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = "MailFailure";
    this.permanent = permanent;
  }
}
