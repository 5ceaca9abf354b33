import { drawFigure } from "#core/figures/draw-figure.ts";
import { entryLesson, weekLesson } from "#core/lesson/lesson.ts";
import { DAILY_TIMES, type DailyTime } from "#core/plan/answers.ts";
import type { Picture } from "../ui/figure/picture.ts";
import { pictureOf } from "../ui/figure/picture.ts";
import { readWeek, taughtHobby } from "./hobbies.server.ts";

/** A day of a real plan for the home page, composed from the library like any other. */
export interface SampleDay {
  readonly hobby: string;
  readonly title: string;
  readonly goal: string;
  readonly check: string;
  readonly have: readonly string[];
  readonly outline: readonly { readonly day: number; readonly title: string }[];
  /** The day's first figure. */
  readonly figure?: Picture | undefined;
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
  const hobby = await taughtHobby(slug);
  if (!hobby) throw new Error(`the library has no lesson for ${slug}`);
  const lesson =
    "days" in hobby
      ? entryLesson(hobby)
      : weekLesson(hobby, await readWeek(slug, "beginner", "enjoyment"));
  const request = (timeAvailable: DailyTime) => ({
    hobby: hobby.name,
    experience: "beginner" as const,
    goal: "personal enjoyment" as const,
    timeAvailable,
  });
  const day = lesson.day(request("30 minutes"), 1);
  const opened = day.steps?.map(({ figure }) => figure && drawFigure(figure)).find(Boolean);
  return {
    hobby: hobby.name,
    title: day.title,
    goal: day.mainTask,
    check: day.selfCheck,
    have: day.checklist,
    outline: lesson.opening(request("30 minutes")).outline.map((one) => ({
      day: one.day,
      title: one.title,
    })),
    figure: opened && pictureOf(opened),
    times: DAILY_TIMES.map((time) => ({
      time,
      steps: lesson.day(request(time), 1).howTo,
    })),
  };
}
