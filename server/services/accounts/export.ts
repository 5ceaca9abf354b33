import { setImmediate as nextTurn } from "node:timers/promises";
import { presentPlan, presentProgress } from "../../learning/service/present.ts";
import { listPlanStates } from "../../learning/store/plan-states.ts";
import { findAnyPlan, listPlanIds } from "../../learning/store/plans.ts";
import { contactMessagesFrom } from "../../storage/contact-messages.ts";
import type { Database } from "../../storage/database.ts";
import { findMailsTo } from "../../storage/mails.ts";
import { findProfile, learnedDates } from "../../storage/profiles.ts";
import { findSubscriber } from "../../storage/subscribers.ts";
import type { AuthTime } from "../../storage/tables.ts";
import { findUser, listSessions, listSignInMethods } from "../../storage/users.ts";

/** Everything that is stored about a member, as JSON. */
export interface AccountExport {
  /** ISO time. */
  readonly exportedAt: string;
  /** The text in pieces: each plan is read when the previous one has been taken. */
  readonly pieces: () => AsyncGenerator<string>;
}

const iso = (time: AuthTime | number): string => new Date(time).toISOString();

/**
 * Everything that members may take with them: all data of the account, but nothing that opens it
 * (no password hash, no session token). Plans can be many and large, so they are read one by one.
 */
export async function createAccountExport(
  db: Database,
  userId: string,
  now: number,
): Promise<AccountExport> {
  const [user, ways, sessions, profile, dates, plans, progress] = await Promise.all([
    findUser(db, userId),
    listSignInMethods(db, userId),
    listSessions(db, userId),
    findProfile(db, userId),
    learnedDates(db, userId),
    listPlanIds(db, userId),
    listPlanStates(db, userId),
  ]);
  const mails = user && (await exportMails(db, user.email));
  const subscriber = user && (await findSubscriber(db, user.email));
  const exportedAt = iso(now);
  const small = {
    exported_at: exportedAt,
    user: user && {
      id: user.id,
      email: user.email,
      email_confirmed: Boolean(user.emailVerified),
      username: user.username,
      full_name: user.name,
      avatar_url: user.image,
      second_factor: Boolean(user.twoFactorEnabled),
      created_at: iso(user.createdAt),
      updated_at: iso(user.updatedAt),
    },
    sign_in: ways.map(({ providerId, createdAt }) => ({
      way: providerId === "credential" ? "password" : providerId,
      since: iso(createdAt),
    })),
    sessions: sessions.map((session) => ({
      created_at: iso(session.createdAt),
      last_used_at: iso(session.updatedAt),
      expires_at: iso(session.expiresAt),
      address: session.ipAddress,
      browser: session.userAgent,
    })),
    profile: profile && {
      time_zone: profile.time_zone,
      last_active_at: iso(profile.last_active_at),
      total_plans_created: profile.total_plans_created,
      total_days_completed: profile.total_days_completed,
      longest_streak: profile.longest_streak,
    },
    learned_days: dates,
    progress: progress.map(presentProgress),
    newsletter: subscriber
      ? {
          status: subscriber.status,
          created_at: iso(subscriber.created_at),
          confirmed_at: subscriber.confirmed_at === null ? null : iso(subscriber.confirmed_at),
          unsubscribed_at:
            subscriber.unsubscribed_at === null ? null : iso(subscriber.unsubscribed_at),
        }
      : null,
    ...mails,
  };
  const living = plans.filter(({ deleted_at }) => deleted_at === null);
  const deleted = plans.filter(({ deleted_at }) => deleted_at !== null);

  /** A plan that was removed in the meantime is skipped. */
  async function* planTexts(ids: typeof plans): AsyncGenerator<string> {
    let comma = "";
    for (const { id } of ids) {
      // SQLite answers at once and a fast reader takes at once, so give others a turn.
      await nextTurn();
      const row = await findAnyPlan(db, userId, id);
      if (!row) continue;
      const { deleted_at, share_token } = row;
      const rest = deleted_at === null ? { share_token } : { deleted_at: iso(deleted_at) };
      yield `${comma}\n    ${indented({ ...presentPlan(row), ...rest }, "    ")}`;
      comma = ",";
    }
  }

  return {
    exportedAt,
    async *pieces() {
      const head = indented(small, "").replace(/\n\}$/u, "");
      yield `${head},\n  "plans": [`;
      yield* planTexts(living);
      yield '],\n  "deleted_plans": [';
      yield* planTexts(deleted);
      yield "]\n}\n";
    },
  };
}

/**
 * The mails to and the messages from an address; links in mails are left out, because some open the
 * account.
 */
async function exportMails(db: Database, address: string) {
  const [mails, messages] = await Promise.all([
    findMailsTo(db, address),
    contactMessagesFrom(db, address),
  ]);
  return {
    mails: mails.map((mail) => ({
      kind: mail.kind,
      subject: mail.subject,
      text: mail.text.replaceAll(/https?:\/\/\S+/gu, "[link]"),
      created_at: iso(mail.created_at),
      sent_at: mail.sent_at === null ? null : iso(mail.sent_at),
    })),
    contact_messages: messages.map(({ name, subject, message, created_at }) => ({
      name,
      subject,
      message,
      created_at: iso(created_at),
    })),
  };
}

/**
 * JSON as people read it, indented after its first line. Its texts contain no line breaks of their
 * own.
 */
const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
