import type { Logger } from "pino";
import site from "#generated/site.json" with { type: "json" };
import { createSmtpTransport } from "../../adapters/mail/smtp.ts";
import type { Config } from "../../config.ts";
import type { Metrics } from "../../observe/metrics.ts";
import type { Database } from "../../storage/database.ts";
import { getOrCreateSetting } from "../../storage/instance-settings.ts";
import type { Limits } from "../limits.ts";
import { formatAnnouncement } from "../mail/announcement.ts";
import { createMessages } from "../mail/messages.ts";
import { createOutbox, type Outbox } from "../mail/outbox.ts";
import type { AuthSecrets } from "../secrets.ts";
import { createAccountMails } from "./account-mails.ts";
import { type Auth, createAuth } from "./auth.ts";
import { type AccountExport, createAccountExport } from "./export.ts";
import { createMailbox, hasMailbox, type Mailbox } from "./mailbox.ts";
import { createMembers, type Members } from "./members.ts";
import { createOrigins, homeOrigin } from "./origins.ts";
import { createPasswordCheck } from "./password-check.ts";
import type { PasswordCost } from "./password-hashing.ts";
import { createProfiles, type Profiles } from "./profiles.ts";
import { openSessionCookies } from "./session-cookies.ts";

export interface AccountsParts {
  readonly config: Config;
  readonly db: Database;
  readonly secrets: AuthSecrets;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** The folder that scripts/build-content.ts wrote. */
  readonly contentDir: string;
  /** Replaces the cost of hashing a password; for tests. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** What the sign-in dialog needs to know. */
export interface SignInMethods {
  readonly google: boolean;
  readonly googleCallbackUrl: string;
  readonly passwordMin: number;
}

/** Everything that signing in needs. */
export interface Accounts {
  readonly auth: Auth;
  readonly members: Members;
  readonly profiles: Profiles;
  readonly outbox: Outbox;
  /** Undefined where mails are sent, or where the public could read them. */
  readonly mailbox: Mailbox | undefined;
  /**
   * How one can sign in here. The request determines the redirect address to register with Google.
   */
  signInOptions(request: Request): SignInMethods;
  /**
   * What links in mails begin with: without a slash at the end, and never from a stranger's Host
   * header.
   */
  linkOrigin(request: Request): string;
  /** All data of a member, to take along. */
  exportAccount(userId: string): Promise<AccountExport>;
  readonly close: () => Promise<void>;
}

/** Assembles the parts of sign-in. The tables must exist. */
export async function openAccounts(parts: AccountsParts): Promise<Accounts> {
  const { config, db, secrets, limits, log, now, contentDir } = parts;
  const google = googleOptions(config);
  const outbox = openOutbox(parts);
  const cookies = await openSessionCookies(
    db,
    config.PUBLIC_URL?.startsWith("https:") ?? false,
    now,
  );
  const origins = createOrigins(config.PUBLIC_URL);
  const auth = createAuth({
    db,
    engine: config.DATABASE_URL ? "postgres" : "sqlite",
    secrets,
    instanceId: await getOrCreateSetting(db, "instance-id", () => crypto.randomUUID()),
    origins,
    passwordMin: config.PASSWORD_MIN_LENGTH,
    limits,
    log,
    mails: createAccountMails(outbox, createMessages(site), limits),
    judge: createPasswordCheck(contentDir, site.name),
    cookies,
    passwordCost: parts.passwordCost,
    google,
  });
  const { verifyToken } = auth;
  const linkOrigin = (request: Request) => origins.of(request) ?? homeOrigin(config);
  outbox.start();
  return {
    auth,
    members: createMembers({ db, cookies, secret: secrets.current, now, verifyToken }),
    profiles: createProfiles(db, now),
    outbox,
    mailbox: createMailbox(config, db),
    signInOptions: (request) => ({
      google: google !== undefined,
      googleCallbackUrl: `${linkOrigin(request)}/api/auth/callback/google`,
      passwordMin: config.PASSWORD_MIN_LENGTH,
    }),
    linkOrigin,
    exportAccount: (userId) => createAccountExport(db, userId, now()),
    close: async () => {
      await auth.whenDone();
      await outbox.stop();
    },
  };
}

function googleOptions(config: Config) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  return clientId && clientSecret
    ? { clientId, clientSecret, discoveryUrl: config.GOOGLE_DISCOVERY_URL }
    : undefined;
}

function openOutbox({ config, db, log, metrics, now }: AccountsParts): Outbox {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  const mailbox = `http://localhost:${config.PORT}/mailbox`;
  return createOutbox({
    db,
    transport: url && from ? createSmtpTransport({ url, from }) : undefined,
    announce: (mail) => {
      if (config.LOG_LEVEL === "silent") return;
      // For whoever starts the server, beside the line that says that it is ready.
      if (hasMailbox(config)) console.log(formatAnnouncement(mail, mailbox));
      else log.warn({ mail: mail.id }, "a mail cannot be sent: set SMTP_URL");
    },
    log,
    metrics,
    now,
  });
}
