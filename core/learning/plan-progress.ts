import { z } from "zod";
import { DayNumberSchema, PLAN_DAYS } from "../plan/plan.ts";
import { eventsOfDays } from "./day-changes.ts";
import { byMoment, countingEvents, type LearningEvent, latestEvents } from "./events.ts";

/** The title that the plan was given last; undefined when it has the one it was written with. */
export function givenTitle(events: readonly LearningEvent[]): string | undefined {
  const event = latestEvents(events).get("title");
  return event?.kind === "rename-plan" ? event.title : undefined;
}

/** A plan's pauses (spec 1 §4). */
export interface Pauses {
  /** Since when the plan is paused: epoch milliseconds; null while it is active. */
  readonly since: number | null;
  /** Milliseconds of finished pauses: the expected end moves by them. */
  readonly finished: number;
}

/** Pausing a paused plan changes nothing, and neither does resuming an active one. */
export function pausesOf(events: readonly LearningEvent[]): Pauses {
  let since: number | null = null;
  let finished = 0;
  for (const { kind, at } of events.toSorted(byMoment)) {
    if (kind === "pause-plan") since ??= at;
    if (kind !== "resume-plan" || since === null) continue;
    finished += at - since;
    since = null;
  }
  return { since, finished };
}

/** What follows from a plan's events, as it is stored and answered. */
export const PlanProgressSchema = z.object({
  /** In ascending order. */
  completedDays: z.array(DayNumberSchema).max(PLAN_DAYS),
  /** The names of the ticked steps, by the number of their day; days without any are absent. */
  tickedSteps: z.record(z.string(), z.array(z.string())),
});
export type PlanProgress = z.infer<typeof PlanProgressSchema>;

export function progressOf(events: readonly LearningEvent[]): PlanProgress {
  const counting = countingEvents(events);
  const ticked = counting.filter((event) => event.kind === "tick-step");
  const byDay = Map.groupBy(ticked, ({ day }) => day);
  return {
    completedDays: counting
      .flatMap((event) => (event.kind === "complete-day" ? [event.day] : []))
      .sort((one, other) => one - other),
    tickedSteps: Object.fromEntries(
      [...byDay].map(([day, steps]) => [String(day), steps.map(({ step }) => step).sort()]),
    ),
  };
}

/**
 * Events that amount to what a server has answered of a plan. They count as made before everything
 * else, so that whatever this device has done since wins.
 */
export const eventsOfProgress = ({ completedDays, tickedSteps }: PlanProgress): LearningEvent[] => [
  ...eventsOfDays(completedDays, 0),
  ...Object.entries(tickedSteps).flatMap(([day, steps]) =>
    steps.map((step) => ({
      kind: "tick-step" as const,
      id: `tick-${day}-${step}`,
      day: Number(day),
      step,
      at: 0,
    })),
  ),
];
