import { z } from "zod";
import { ProfileSchema } from "#contract/user-profile.ts";
import { localTexts, readJson, writeJson } from "../../lib/browser-storage.ts";
import { localKeys } from "../../lib/storage-keys.ts";
import { PlanRowsSchema, ProgressRowsSchema } from "./stored-rows.ts";

const KnownCopySchema = z.object({
  /** Epoch milliseconds: when the server answered these lists. */
  at: z.number(),
  plans: PlanRowsSchema,
  progress: ProgressRowsSchema,
  /** Absent until the server has first answered it. */
  profile: ProfileSchema.optional(),
});

/** A member's plans, progress and profile, as the server last answered them. */
export type KnownCopy = z.infer<typeof KnownCopySchema>;

/** The copy on this device; undefined when there is none, or none that this version can read. */
export const readKnownCopy = (userId: string): KnownCopy | undefined =>
  KnownCopySchema.safeParse(readJson(localTexts, localKeys.dashboard(userId))).data;

export const writeKnownCopy = (userId: string, copy: KnownCopy): boolean =>
  writeJson(localTexts, localKeys.dashboard(userId), copy);
