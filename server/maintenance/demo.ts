import { randomInt } from "node:crypto";
import type { Logger } from "pino";
import { addDays, localDate } from "#core/learning/local-date.ts";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import { PLAN_DAYS } from "#core/plan/plan.ts";
import { createLearning } from "../learning/service/commands.ts";
import { createLaterDays } from "../learning/service/later-days.ts";
import { createLibraryAuthor } from "../learning/service/library-author.ts";
import { createPlanGuard } from "../learning/service/plan-guard.ts";
import { createPlanWriter } from "../learning/service/plan-writer.ts";
import { createPlans } from "../learning/service/plans.ts";
import { createMetrics } from "../observe/metrics.ts";
import { NO_VIDEOS } from "../ports/video.ts";
import { hashPassword } from "../services/accounts/password-hashing.ts";
import type { Lessons } from "../services/lessons.ts";
import type { Database } from "../storage/database.ts";
import { putConfirmedMember } from "./confirmed-member.ts";

/** Nobody can have this address: the ending is reserved for examples. */
export const DEMO_EMAIL = "demo@sevenfold.example";

export interface DemoParts {
  readonly db: Database;
  readonly lessons: Lessons;
  readonly log: Logger;
  /** Epoch milliseconds: the demo's plans begin earlier. */
  readonly now: number;
  /** An IANA name: the demo's streak ends on this zone's current day. */
  readonly timeZone: string;
}

interface DemoPlan {
  readonly hobby: string;
  /** How many days ago it was made, and how many days ago its days 1, 2 … were completed. */
  readonly begun: number;
  readonly completed: readonly number[];
  readonly paused?: number;
}

/** The last one ends today, and so does the streak. There is room left for a plan of one's own. */
const PLANS: readonly DemoPlan[] = [
  { hobby: "Origami", begun: 20, completed: [20, 19, 18, 17, 16, 15, 14] },
  { hobby: "Sourdough baking", begun: 12, completed: [11, 9], paused: 8 },
  { hobby: "Watercolor painting", begun: 1, completed: [] },
  { hobby: "Guitar", begun: 4, completed: [3, 2, 1, 0] },
];

/**
 * Creates the demo account, replacing an existing one; nobody else is affected. Its plans are made
 * the way a member's are, with a clock that is set to each day in turn.
 */
export async function seedDemo(
  parts: DemoParts,
): Promise<{ readonly email: string; readonly password: string }> {
  const { db, now, timeZone } = parts;
  const password = makePassword();
  await db.deleteFrom("auth_users").where("email", "=", DEMO_EMAIL).execute();
  const userId = await putConfirmedMember(
    db,
    { email: DEMO_EMAIL, username: "Robin", fullName: "Robin Day", timeZone },
    await hashPassword(password),
    momentDaysAgo(now, timeZone, 21),
  );
  for (const plan of PLANS) await addDemoPlan(parts, userId, plan);
  return { email: DEMO_EMAIL, password };
}

async function addDemoPlan(
  { db, lessons, log, now, timeZone }: DemoParts,
  userId: string,
  { hobby, begun, completed, paused }: DemoPlan,
): Promise<void> {
  const ago = (days: number) => momentDaysAgo(now, timeZone, days);
  let at = ago(begun);
  const clock = () => at;
  const newId = () => crypto.randomUUID();
  const authors = [createLibraryAuthor(lessons)];
  const planWriter = createPlanWriter({
    authors,
    videos: NO_VIDEOS,
    metrics: createMetrics(),
    log,
    now: clock,
    newId,
  });
  const plans = createPlans({ db, now: clock, newId });
  const learning = createLearning(db, clock);
  const laterDays = createLaterDays({
    db,
    planWriter,
    guard: createPlanGuard(lessons),
    log,
    now: clock,
    affiliateTag: undefined,
  });
  const request = { hobby, ...DEFAULT_ANSWERS };
  const { plan } = await planWriter.writeComplete(
    request,
    { days: 1 },
    new AbortController().signal,
  );
  const { id: planId } = await plans.begin(userId, plan);
  const act = (what: { kind: "complete-day"; day: number } | { kind: "pause-plan" }) =>
    learning.act(userId, [{ ...what, id: newId(), planId, at }]);
  for (const [index, daysAgo] of completed.entries()) {
    const day = index + 1;
    // A plan that began on the day of its first lesson began before that lesson.
    at = Math.max(at + 1, ago(daysAgo));
    await act({ kind: "complete-day", day });
    if (day < PLAN_DAYS) await laterDays.ensure(userId, planId, day + 1);
  }
  if (paused !== undefined) {
    at = ago(paused);
    await act({ kind: "pause-plan" });
  }
}

const HOUR_MS = 3_600_000;

/** A moment of that calendar day: in the evening if possible; for today, shortly before now. */
function momentDaysAgo(now: number, timeZone: string, days: number): number {
  const today = localDate(now, timeZone);
  const date = addDays(today, -days);
  const candidates =
    days === 0 ? [now - HOUR_MS / 4] : [18, 12, 6].map((hour) => Date.parse(date) + hour * HOUR_MS);
  return candidates.find((candidate) => localDate(candidate, timeZone) === date) ?? now;
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A new one each time, because others may reach the instance; easy to read out and type. */
const makePassword = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");
