import { composeDay, composeOpening } from "#core/lesson/compose.ts";
import { DAILY_TIMES, type DailyTime } from "#core/plan/answers.ts";
import { taughtEntry } from "./hobbies.server.ts";

/** A day of a real plan for the home page, composed from the library like any other. */
export interface SampleDay {
  readonly hobby: string;
  readonly title: string;
  readonly goal: string;
  readonly check: string;
  readonly have: readonly string[];
  readonly outline: readonly { readonly day: number; readonly title: string }[];
  /** The same day for each daily time. */
  readonly times: readonly { readonly time: DailyTime; readonly steps: readonly string[] }[];
}

let kept: Promise<SampleDay> | undefined;

/** Day 1 of this hobby for a beginner. */
export function sampleDay(hobby = "ukulele"): Promise<SampleDay> {
  kept ??= compose(hobby);
  return kept;
}

async function compose(slug: string): Promise<SampleDay> {
  const entry = await taughtEntry(slug);
  if (!entry) throw new Error(`the library has no entry for ${slug}`);
  const request = (timeAvailable: DailyTime) => ({
    hobby: entry.name,
    experience: "beginner" as const,
    goal: "personal enjoyment" as const,
    timeAvailable,
  });
  const day = composeDay(entry, request("30 minutes"), 1);
  return {
    hobby: entry.name,
    title: day.title,
    goal: day.mainTask,
    check: day.selfCheck,
    have: day.checklist,
    outline: composeOpening(entry, request("30 minutes")).outline.map((one) => ({
      day: one.day,
      title: one.title,
    })),
    times: DAILY_TIMES.map((time) => ({
      time,
      steps: composeDay(entry, request(time), 1).howTo,
    })),
  };
}
