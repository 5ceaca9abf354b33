import { z } from "zod";
import { localTexts, readJson, writeJson } from "../../../data/browser-storage.ts";
import { localKeys } from "../../../data/storage-keys.ts";

const PracticeSettingsSchema = z.object({
  /** Whether each step is read aloud. */
  readAloud: z.boolean().default(false),
  /** Whether timers start and pages turn by themselves, for hands that are busy. */
  goesOn: z.boolean().default(false),
  chime: z.boolean().default(true),
  speed: z.enum(["slow", "normal", "fast"]).default("normal"),
});
export type PracticeSettings = z.infer<typeof PracticeSettingsSchema>;

/** What was set on this device. */
export const readPracticeSettings = (): PracticeSettings => {
  const stored = PracticeSettingsSchema.safeParse(readJson(localTexts, localKeys.practice));
  return stored.data ?? PracticeSettingsSchema.parse({});
};

export const writePracticeSettings = (settings: PracticeSettings): void => {
  writeJson(localTexts, localKeys.practice, settings);
};
