import type { Profile } from "#contract/user-profile.ts";
import { addDays, FALLBACK_TIME_ZONE, localDate } from "#core/learning/local-date.ts";
import { countStreak } from "#core/learning/streak.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { ensureProfile, findProfile, learnedDates, updateProfile } from "../../storage/profiles.ts";
import { findUser } from "../../storage/users.ts";

/** How many days a profile contains; the dashboard shows the last week of them. */
const TOLD_DAYS = 60;

export interface Profiles {
  /**
   * Records that a member is active, and in which time zone.
   * @throws AppError sign-in-required when the account is gone.
   */
  sync(userId: string, here: { readonly timeZone?: string | undefined }): Promise<Profile>;
}

export function createProfiles(db: Database, now: () => number): Profiles {
  return {
    async sync(userId, { timeZone }) {
      const user = await findUser(db, userId);
      // Deleted after the session was checked.
      if (!user) throw new AppError("sign-in-required");
      const at = now();
      await ensureProfile(db, userId, timeZone ?? FALLBACK_TIME_ZONE, at);
      await updateProfile(db, userId, {
        last_active_at: at,
        ...(timeZone !== undefined && { time_zone: timeZone }),
      });
      const [profile, dates] = await Promise.all([
        findProfile(db, userId),
        learnedDates(db, userId),
      ]);
      if (!profile) throw new AppError("sign-in-required");
      const today = localDate(at, profile.time_zone);
      const since = addDays(today, -TOLD_DAYS);
      return {
        user_id: userId,
        email: user.email,
        username: user.username,
        full_name: user.name,
        avatar_url: user.image,
        time_zone: profile.time_zone,
        last_active_at: new Date(profile.last_active_at).toISOString(),
        total_plans_created: profile.total_plans_created,
        total_days_completed: profile.total_days_completed,
        // The stored streak is from the last completion; days may have passed since.
        current_streak: countStreak(dates, today),
        longest_streak: profile.longest_streak,
        learned_days: dates.filter((date) => date > since),
      };
    },
  };
}
