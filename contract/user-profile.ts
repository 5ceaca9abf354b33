import { z } from "zod";
import { TimeZoneSchema } from "#core/learning/local-date.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LegacyUserIdSchema, textSchema } from "./text.ts";

/** A member's profile, as the dashboard and the menu show it (spec 1 §3). */
export const ProfileSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  time_zone: z.string(),
  last_active_at: z.string(),
  total_plans_created: z.number(),
  total_days_completed: z.number(),
  /** Consecutive days up to today or yesterday, in the member's own calendar. */
  current_streak: z.number(),
  longest_streak: z.number(),
  /**
   * The calendar days of the last weeks on which a day was completed, as `2026-01-31`, oldest
   * first.
   */
  learned_days: z.array(z.string()),
});
export type Profile = z.infer<typeof ProfileSchema>;

export const syncProfile = defineEndpoint({
  method: "POST",
  path: "/api/user-profile",
  summary: "Say that one is here, and in which time zone; answers the profile",
  description:
    "E-mail, name and picture are the account's own: what is sent of them is accepted and ignored.",
  body: z.strictObject({
    user_id: LegacyUserIdSchema,
    email: textSchema(254).nullish(),
    full_name: textSchema(200).nullish(),
    avatar_url: textSchema(2_000).nullish(),
    time_zone: TimeZoneSchema.optional(),
  }),
  answer: ProfileSchema,
  access: "member",
  errors: ["sign-in-required", "wrong-user", "invalid-request"],
});
