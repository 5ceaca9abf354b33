import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { canFetch, makeProgress } from "#core/learning/progress.ts";
import { type Day, findDay, PLAN_DAYS, type Plan } from "#core/plan/plan.ts";
import { AppError, expectFound } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { lockOwner } from "../../storage/owner-lock.ts";
import { inTransaction } from "../../storage/transactions.ts";
import { endLease, leaseDay } from "../store/day-writes.ts";
import { findPlanState } from "../store/plan-states.ts";
import { findPlan, hasDayRow } from "../store/plans.ts";
import type { PlanGuard } from "./plan-guard.ts";
import type { PlanWriter } from "./plan-writer.ts";
import { addDay } from "./plans.ts";
import { parsePlanRow } from "./stored-plan.ts";

/** The days 2-7 of members' plans: each is written once, when it is first needed, and stored. */
export interface LaterDays {
  /**
   * The day of a saved plan; writes it if nobody has. Simultaneous callers in any process get the
   * same day, which is written once.
   * @param ahead the day may also be the next one to open.
   * @throws AppError not-found, day-locked, hobby-unsafe, generation-failed
   */
  ensure(userId: string, planId: string, day: number, ahead?: boolean): Promise<Day>;
  /** Writes the day in the background if it is open; a failure is only logged. */
  prepare(userId: string, planId: string, day: number): void;
  /** Aborts what is being written. */
  close(): Promise<void>;
}

export interface LaterDaysParts {
  readonly db: Database;
  readonly planWriter: Pick<PlanWriter, "writeDay">;
  readonly guard: Pick<PlanGuard, "expectSafelyNamed">;
  readonly log: Logger;
  readonly now: () => number;
  readonly affiliateTag: string | undefined;
}

/** After this, a writer counts as dead, in milliseconds. */
const LEASE = 120_000;
/** The pause before checking again whether the other process has finished. */
const LOOK_AGAIN = 150;

export function createLaterDays(parts: LaterDaysParts): LaterDays {
  const { db, now } = parts;
  const closing = new AbortController();
  const running = new Map<string, Promise<Day>>();

  const readPlan = async (userId: string, planId: string): Promise<Plan> => {
    const row = await findPlan(db, userId, planId);
    return expectFound(row && parsePlanRow(row));
  };

  const expectOpen = async (
    userId: string,
    planId: string,
    day: number,
    ahead: boolean,
  ): Promise<void> => {
    const state = await findPlanState(db, userId, planId);
    if (!state || !canFetch(makeProgress(state.completedDays, "member"), day, ahead)) {
      throw new AppError("day-locked");
    }
  };

  async function write(userId: string, planId: string, day: number): Promise<Day> {
    for (;;) {
      const plan = await readPlan(userId, planId);
      const written = findDay(plan, day);
      if (written) return written;
      if (await leaseDay(db, planId, day, now(), now() + LEASE)) {
        try {
          return await keep(userId, planId, await compose(plan, day));
        } finally {
          await endLease(db, planId, day);
        }
      }
      await pause(LOOK_AGAIN, undefined, { signal: closing.signal });
    }
  }

  const compose = (
    { hobby, answers, general, promise, outline, days }: Plan,
    day: number,
  ): Promise<Day> =>
    parts.planWriter.writeDay(
      { hobby, ...answers, family: general, affiliateTag: parts.affiliateTag },
      { day, promise, outline, priorDays: days.filter((earlier) => earlier.day < day) },
      closing.signal,
    );

  /** Adds the day to the plan; an existing day is never replaced. */
  const keep = (userId: string, planId: string, day: Day): Promise<Day> =>
    inTransaction(db, async (transaction) => {
      await lockOwner(transaction, userId);
      const row = expectFound(await findPlan(transaction, userId, planId));
      const plan = expectFound(parsePlanRow(row));
      const there = findDay(plan, day.day);
      if (there) return there;
      await addDay(transaction, row, plan, day, now());
      return day;
    });

  const ensure = async (
    userId: string,
    planId: string,
    day: number,
    ahead = false,
  ): Promise<Day> => {
    const plan = await readPlan(userId, planId);
    const written = findDay(plan, day);
    if (written) return written;
    await expectOpen(userId, planId, day, ahead);
    // A plan may be older than the rule.
    await parts.guard.expectSafelyNamed(plan);
    const key = `${planId}:${day}`;
    const known = running.get(key);
    if (known) return known;
    const writing = write(userId, planId, day).finally(() => running.delete(key));
    running.set(key, writing);
    return writing;
  };

  /** Most days are there already, and reading the whole plan to see that takes most of a save. */
  const prepareMissing = async (userId: string, planId: string, day: number): Promise<void> => {
    if (!(await hasDayRow(db, planId, day))) await ensure(userId, planId, day);
  };

  return {
    ensure,
    prepare(userId, planId, day) {
      if (day > PLAN_DAYS || closing.signal.aborted) return;
      prepareMissing(userId, planId, day).catch((error: unknown) => {
        if (!closing.signal.aborted) {
          parts.log.warn({ err: error, day }, "a day could not be prepared");
        }
      });
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running.values());
    },
  };
}
