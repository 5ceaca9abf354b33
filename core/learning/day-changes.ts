import { z } from "zod";
import { ALL_DAYS, DayNumberSchema } from "../plan/plan.ts";
import { completedDays, type LearningEvent, momentAfter } from "./events.ts";

/**
 * The forms in which earlier versions stored and sent progress: changes of single days, and whole
 * lists of completed days (spec 1 §7). Both become events.
 */

/**
 * A day being ticked (`completed: true`) or unticked. `at`: epoch milliseconds by the device's
 * clock.
 */
export const DayChangeSchema = z.object({
  day: DayNumberSchema,
  completed: z.boolean(),
  at: z.number().int().min(0),
});
export type DayChange = z.infer<typeof DayChangeSchema>;

/** Any event about a day's completion. */
export type DayEvent = Extract<LearningEvent, { kind: "complete-day" | "reopen-day" }>;

/** The event of a change. The same change always gives the same id, so it may be sent again. */
export const eventOfChange = ({ day, completed, at }: DayChange): DayEvent => ({
  kind: completed ? "complete-day" : "reopen-day",
  id: `${completed ? "complete" : "reopen"}-${day}-${at}`,
  day,
  at,
});

/** Events that complete these days at one moment: for progress that is known only by its days. */
export const eventsOfDays = (completed: readonly number[], at: number): DayEvent[] =>
  ALL_DAYS.filter((day) => completed.includes(day)).map((day) =>
    eventOfChange({ day, completed: true, at }),
  );

/**
 * The changes that turn what was done into this list of completed days.
 * @param clock epoch milliseconds. The changes are made then, or one millisecond after everything
 *   that is known, because they must win.
 */
export function changesTo(
  completed: readonly number[],
  events: readonly LearningEvent[],
  clock: number,
): DayChange[] {
  const before = completedDays(events);
  const at = momentAfter(events, clock);
  return ALL_DAYS.filter((day) => completed.includes(day) !== before.includes(day)).map((day) => ({
    day,
    completed: completed.includes(day),
    at,
  }));
}

/** The latest change of each day, as earlier versions stored it, by the day's number. */
const StoredChangesSchema = z.record(
  z.string().regex(/^[1-7]$/u),
  z.object({ completed: z.boolean(), at: z.number().int().min(0) }),
);

/**
 * Reads the changes that earlier versions stored with a plan.
 * @returns none when there are none, or they are damaged.
 */
export function eventsOfStoredChanges(stored: unknown): DayEvent[] {
  const changes = StoredChangesSchema.safeParse(stored).data ?? {};
  return Object.entries(changes).map(([day, { completed, at }]) =>
    eventOfChange({ day: Number(day), completed, at }),
  );
}
