import type { Database } from "../../storage/database.ts";
import { deletedPlans, plansOf } from "../../storage/hobby-plans.ts";
import { findShareOfPlan } from "../../storage/plan-shares.ts";
import { findProfile, learnedDates } from "../../storage/profiles.ts";
import { findSubscriber } from "../../storage/subscribers.ts";
import type { AuthTime, HobbyPlanRow } from "../../storage/tables.ts";
import { progressRowsOf } from "../../storage/user-progress.ts";
import { findUser, sessionsOf, signInWaysOf } from "../../storage/users.ts";
import { presentPlan, presentProgress } from "../hobby-plans/present.ts";

/** Everything that is kept of a member, as plain JSON. */
export type AccountExport = Readonly<Record<string, unknown>>;

const iso = (time: AuthTime | number): string => new Date(time).toISOString();

/**
 * Gathers what a member may take along: all data of the account, and nothing that opens it (no hash
 * of the password, no token of a session).
 */
export async function exportAccountOf(
  db: Database,
  userId: string,
  now: number,
): Promise<AccountExport> {
  const [user, ways, sessions, profile, dates, plans, deleted, progress] = await Promise.all([
    findUser(db, userId),
    signInWaysOf(db, userId),
    sessionsOf(db, userId),
    findProfile(db, userId),
    learnedDates(db, userId),
    plansOf(db, userId),
    deletedPlans(db, userId),
    progressRowsOf(db, userId),
  ]);
  const subscriber = user && (await findSubscriber(db, user.email));
  const withShare = async (plan: HobbyPlanRow) => ({
    ...presentPlan(plan),
    share_token: (await findShareOfPlan(db, plan.id))?.token ?? null,
  });
  return {
    exported_at: iso(now),
    user: user && {
      id: user.id,
      email: user.email,
      email_confirmed: Boolean(user.emailVerified),
      username: user.username,
      full_name: user.name,
      avatar_url: user.image,
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
    plans: await Promise.all(plans.map(withShare)),
    deleted_plans: deleted.map((plan) => ({
      ...presentPlan(plan),
      deleted_at: plan.deleted_at === null ? null : iso(plan.deleted_at),
    })),
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
  };
}
