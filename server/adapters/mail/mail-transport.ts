/** A mail as it is handed over for delivery. */
export interface OutgoingMail {
  /** Names the mail for ever: it is sent again under the same Message-ID. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it was written, in epoch milliseconds. */
  readonly created_at: number;
  /** An address that answers go to, if it is not the sender's. */
  readonly reply_to?: string | null;
  /** Ends the subscription that this mail belongs to, by one request (RFC 8058). */
  readonly unsubscribe_url?: string | null;
}

/** The way out for mails. */
export interface MailTransport {
  /**
   * Resolves once the next server has taken the mail.
   * @throws MailFailure
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Breaks off what is under way; nothing can be sent afterwards. */
  close(): void;
}

/** A mail did not go out. */
export class MailFailure extends Error {
  /** Whether this mail would be refused again; else it is worth another attempt. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = "MailFailure";
    this.permanent = permanent;
  }
}
