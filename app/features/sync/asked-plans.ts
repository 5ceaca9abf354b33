import { z } from "zod";
import { readJson, sessionTexts, writeJson } from "../../data/browser-storage.ts";
import { sessionKeys } from "../../data/storage-keys.ts";

const read = (): string[] =>
  z.array(z.string()).safeParse(readJson(sessionTexts, sessionKeys.mergeAsked)).data ?? [];

/** Whether the member was already asked about this plan since the tab was opened. */
export const wasAskedAbout = (planId: string): boolean => read().includes(planId);

export function rememberAsked(planIds: readonly string[]): void {
  writeJson(sessionTexts, sessionKeys.mergeAsked, [...read(), ...planIds]);
}
