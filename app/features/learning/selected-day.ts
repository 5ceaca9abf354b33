import { z } from "zod";
import { DayNumberSchema } from "#core/plan/plan.ts";
import { readJson, sessionTexts, writeJson } from "../../data/browser-storage.ts";
import { sessionKeys } from "../../data/storage-keys.ts";

const SelectedSchema = z.object({ planId: z.string(), day: DayNumberSchema });

/** The day of this plan that was being read in this tab; survives reloads. */
export function rememberedDay(planId: string): number | undefined {
  const { data } = SelectedSchema.safeParse(readJson(sessionTexts, sessionKeys.selectedDay));
  return data?.planId === planId ? data.day : undefined;
}

export function rememberDay(planId: string, day: number): void {
  writeJson(sessionTexts, sessionKeys.selectedDay, { planId, day });
}
