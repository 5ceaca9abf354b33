import { z } from "zod";
import { isStorable } from "../forms/storable.ts";
import { ALL_DAYS, DayNumberSchema } from "../plan/plan.ts";

/**
 * What learners did in a plan, as it is stored: the only fact of their progress. Everything that is
 * shown or counted follows from a plan's events by the pure functions below, whatever the order in
 * which the events arrived.
 */

/** Epoch milliseconds. */
const MomentSchema = z.number().int().min(0);

/** Made by the device that sends the command: the same id again is the same event. */
export const EventIdSchema = z.string().regex(/^[\w-]{1,64}$/u);

/** A step of a day, by a name that stays the same when the day's text is edited. */
export const StepNameSchema = z.string().regex(/^[\w-]{1,40}$/u);

/** The longest title that a plan may be given. */
export const TITLE_MAX = 300;

const TitleSchema = z.string().refine(isStorable).trim().min(1).max(TITLE_MAX);

/** What all events and all commands have: an id, and the moment by the device's clock. */
const common = { id: EventIdSchema, at: MomentSchema };

const onDay = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), ...common, day: DayNumberSchema });
const onStep = <Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), ...common, day: DayNumberSchema, step: StepNameSchema });
const onPlan = <Kind extends string>(kind: Kind) => z.object({ kind: z.literal(kind), ...common });

export const LearningEventSchema = z.discriminatedUnion("kind", [
  onDay("complete-day"),
  onDay("reopen-day"),
  onStep("tick-step"),
  onStep("untick-step"),
  onPlan("pause-plan"),
  onPlan("resume-plan"),
  z.object({ kind: z.literal("rename-plan"), ...common, title: TitleSchema }),
]);
export type LearningEvent = z.infer<typeof LearningEventSchema>;

/** What an event is about: of two events about one thing, the later one counts. */
function subjectOf(event: LearningEvent): string {
  switch (event.kind) {
    case "complete-day":
    case "reopen-day":
      return `day ${event.day}`;
    case "tick-step":
    case "untick-step":
      return `step ${event.day} ${event.step}`;
    case "pause-plan":
    case "resume-plan":
      return "pause";
    case "rename-plan":
      return "title";
  }
}

/** Kinds that win over their opposite at the same moment, so that nothing done is lost. */
const WINS_TIES: ReadonlySet<LearningEvent["kind"]> = new Set(["complete-day", "tick-step"]);

/** Orders events by moment; at the same moment by what wins, then by id. */
export function byMoment(one: LearningEvent, other: LearningEvent): number {
  if (one.at !== other.at) return one.at - other.at;
  const wins = Number(WINS_TIES.has(one.kind)) - Number(WINS_TIES.has(other.kind));
  if (wins !== 0) return wins;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** The event that counts for each subject. */
export function latestEvents(events: readonly LearningEvent[]): Map<string, LearningEvent> {
  const latest = new Map<string, LearningEvent>();
  for (const event of events) {
    const subject = subjectOf(event);
    const known = latest.get(subject);
    if (!known || byMoment(known, event) < 0) latest.set(subject, event);
  }
  return latest;
}

/**
 * The moment for what is done now, on a device that knows these events: the clock's, or one after
 * all of them. Otherwise what is undone after a clock was set back would stay done.
 */
export const momentAfter = (events: readonly LearningEvent[], clock: number): number =>
  Math.max(clock, ...events.map(({ at }) => at + 1));

/**
 * The events that count, one for each subject: what follows from all events follows from these,
 * but for the length of finished pauses.
 */
export const countingEvents = (events: readonly LearningEvent[]): LearningEvent[] => [
  ...latestEvents(events).values(),
];

/** A completed day, and when it was completed: epoch milliseconds. */
export interface CompletedDay {
  readonly day: number;
  readonly at: number;
}

/** The days that are completed now, in ascending order. */
export function daysCompleted(events: readonly LearningEvent[]): CompletedDay[] {
  const latest = latestEvents(events);
  return ALL_DAYS.flatMap((day) => {
    const event = latest.get(`day ${day}`);
    return event?.kind === "complete-day" ? [{ day, at: event.at }] : [];
  });
}

/** The numbers of the days that are completed now, in ascending order. */
export const completedDays = (events: readonly LearningEvent[]): number[] =>
  daysCompleted(events).map(({ day }) => day);

/** Whether a day was ever completed. Reopening one implies that it was. */
export const wasEverCompleted = (events: readonly LearningEvent[], day: number): boolean =>
  events.some(
    (event) => (event.kind === "complete-day" || event.kind === "reopen-day") && event.day === day,
  );

/**
 * A plan keeps at most this many events, so that nobody fills the database by ticking and unticking.
 * A week of learning makes 7 to 60.
 */
export const EVENTS_MAX = 500;

/**
 * The events that a plan may forget when it has too many: the oldest of those that no longer count,
 * so that half the limit is left. No day, step or title changes by it; the expected end may, when a
 * plan was paused hundreds of times.
 * @returns their ids; none within the limit.
 */
export function findForgettable(events: readonly LearningEvent[]): string[] {
  if (events.length <= EVENTS_MAX) return [];
  const counting = new Set(countingEvents(events));
  const others = events.filter((event) => !counting.has(event));
  return others
    .toSorted(byMoment)
    .slice(0, events.length - EVENTS_MAX / 2)
    .map(({ id }) => id);
}
