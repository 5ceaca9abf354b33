import { applyAll, type PlanCommand, type RefusalReason } from "#core/learning/commands.ts";
import { changesTo, eventOfChange } from "#core/learning/day-changes.ts";
import { daysCompleted, findForgettable, type LearningEvent } from "#core/learning/events.ts";
import {
  givenTitle,
  type PlanProgress,
  pausesOf,
  progressOf,
} from "#core/learning/plan-progress.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import { inTransaction } from "../../storage/transactions.ts";
import { addEvents, findPlanEvents, forgetEvents } from "../store/events.ts";
import {
  findPlanState,
  listPlanStates,
  type PlanState,
  updatePlanState,
} from "../store/plan-states.ts";
import { findDeleted, updatePlan } from "../store/plans.ts";
import { type CompletionFact, countFacts } from "./learned-days.ts";
import { deletePlan, renamePlan } from "./plans.ts";

/** What became of a command. A refused one has changed nothing. */
export interface SettledCommand {
  readonly id: string;
  readonly planId: string;
  readonly refused?: RefusalReason;
}

export interface Outcome {
  /** One for each command, not in their order. */
  readonly settled: readonly SettledCommand[];
  /** The existing plans among those that were named, as they are now. */
  readonly plans: readonly PlanState[];
  /** The days that are completed now and were not before. */
  readonly newlyCompleted: readonly { readonly planId: string; readonly day: number }[];
}

/** What members do in their plans, and what follows from it. */
export interface Learning {
  listProgress(userId: string): Promise<readonly PlanState[]>;
  /** @throws AppError not-found when the plan is not this member's. */
  readProgress(userId: string, planId: string): Promise<PlanState>;
  /**
   * Applies commands in one transaction, with everything that follows from them: states, learned
   * calendar days, streaks.
   */
  act(userId: string, commands: readonly PlanCommand[]): Promise<Outcome>;
  /** Completes and reopens days until exactly these are completed (spec 1 §7). */
  setCompletedDays(userId: string, planId: string, completed: readonly number[]): Promise<Outcome>;
}

export function createLearning(db: Database, now: () => number): Learning {
  const asOwner = <Value>(userId: string, act: (transaction: Connection) => Promise<Value>) =>
    inTransaction(db, async (transaction) => {
      await lockOwner(transaction, userId);
      return act(transaction);
    });
  return {
    listProgress: (userId) => listPlanStates(db, userId),
    async readProgress(userId, planId) {
      const state = await findPlanState(db, userId, planId);
      if (!state) throw new AppError("not-found");
      return state;
    },
    act: (userId, commands) =>
      asOwner(userId, (transaction) => actWithin(transaction, userId, commands, now())),
    setCompletedDays: (userId, planId, completed) =>
      asOwner(userId, async (transaction) => {
        const clock = now();
        const events = (await findPlanEvents(transaction, userId, planId))?.events ?? [];
        const changes = changesTo(completed, events, clock);
        const commands = changes.map((change) => ({ ...eventOfChange(change), planId }));
        // An empty list of changes still asks for the plan.
        if (commands.length > 0) {
          const latest = Math.max(clock, ...changes.map(({ at }) => at));
          return actWithin(transaction, userId, commands, latest);
        }
        const state = await findPlanState(transaction, userId, planId);
        return { settled: [], plans: state ? [state] : [], newlyCompleted: [] };
      }),
  };
}

/** The same inside a transaction that holds the owner's lock. */
export async function actWithin(
  transaction: Connection,
  userId: string,
  commands: readonly PlanCommand[],
  clock: number,
): Promise<Outcome> {
  const outcomes: PlanOutcome[] = [];
  for (const [planId, own] of Map.groupBy(commands, (command) => command.planId)) {
    outcomes.push(await actInPlan(transaction, userId, planId, own, clock));
  }
  const facts = outcomes.flatMap(({ facts }) => facts);
  if (facts.length > 0) await countFacts(transaction, userId, facts, clock);
  return {
    settled: outcomes.flatMap(({ settled }) => settled),
    plans: outcomes.flatMap(({ state }) => state ?? []),
    newlyCompleted: outcomes.flatMap(({ newlyCompleted }) => newlyCompleted),
  };
}

interface PlanOutcome extends Pick<Outcome, "settled" | "newlyCompleted"> {
  readonly state: PlanState | undefined;
  readonly facts: readonly CompletionFact[];
}

async function actInPlan(
  transaction: Connection,
  userId: string,
  planId: string,
  commands: readonly PlanCommand[],
  clock: number,
): Promise<PlanOutcome> {
  const known = await findPlanEvents(transaction, userId, planId);
  if (!known) return refuseAll(transaction, userId, planId, commands);
  const plan = { hobbyKey: known.hobbyKey, events: known.events };
  const { state, settled } = applyAll(
    { role: "member", plans: { [planId]: plan } },
    commands,
    clock,
  );
  const added = settled.flatMap((one) => ("event" in one && one.event ? [one.event] : []));
  const isDeleted = !(planId in state.plans);
  const after = [...known.events, ...added];
  const changedAt = added.length > 0 ? clock : undefined;
  if (added.length > 0) await store(transaction, userId, planId, known.events, added, clock);
  if (isDeleted) await deletePlan(transaction, userId, planId, clock);
  return {
    settled: settled.map((one) => ({
      id: one.command.id,
      planId,
      ...("refused" in one && { refused: one.refused }),
    })),
    state: isDeleted ? undefined : await stateNow(transaction, userId, planId, after, changedAt),
    facts: factsBetween(known.events, after),
    newlyCompleted: factsBetween(known.events, after).flatMap(({ by, day }) =>
      by > 0 ? [{ planId, day }] : [],
    ),
  };
}

/** Deleting a plan that was deleted before is done; everything else is too late. */
async function refuseAll(
  transaction: Connection,
  userId: string,
  planId: string,
  commands: readonly PlanCommand[],
): Promise<PlanOutcome> {
  const isDeleted = (await findDeleted(transaction, userId, [planId])).length > 0;
  return {
    settled: commands.map(({ id, kind }) => ({
      id,
      planId,
      ...(!(isDeleted && kind === "delete-plan") && { refused: "plan-gone" as const }),
    })),
    state: undefined,
    facts: [],
    newlyCompleted: [],
  };
}

/** Nothing was changed without `changedAt`, and what is stored is the state. */
async function stateNow(
  transaction: Connection,
  userId: string,
  planId: string,
  events: readonly LearningEvent[],
  changedAt: number | undefined,
): Promise<PlanState | undefined> {
  if (changedAt === undefined) return findPlanState(transaction, userId, planId);
  return { planId, userId, changedAt, ...progressOf(events) };
}

async function store(
  transaction: Connection,
  userId: string,
  planId: string,
  before: readonly LearningEvent[],
  added: readonly LearningEvent[],
  clock: number,
): Promise<void> {
  const after = [...before, ...added];
  await addEvents(transaction, planId, added);
  const forgettable = findForgettable(after);
  if (forgettable.length > 0) await forgetEvents(transaction, planId, forgettable);
  const progress: PlanProgress = progressOf(after);
  await updatePlanState(transaction, planId, progress, clock);
  const kinds = new Set(added.map(({ kind }) => kind));
  if (kinds.has("pause-plan") || kinds.has("resume-plan")) {
    const { since, finished } = pausesOf(after);
    const values = { paused_at: since, paused_ms: finished, updated_at: clock };
    await updatePlan(transaction, planId, values);
  }
  const title = kinds.has("rename-plan") ? givenTitle(after) : undefined;
  if (title !== undefined) await renamePlan(transaction, userId, planId, title, clock);
}

/** The days whose completion has changed. */
function factsBetween(
  before: readonly LearningEvent[],
  after: readonly LearningEvent[],
): (CompletionFact & { readonly day: number })[] {
  const was = new Map(daysCompleted(before).map(({ day, at }) => [day, at]));
  const is = new Map(daysCompleted(after).map(({ day, at }) => [day, at]));
  const added = [...is].filter(([day]) => !was.has(day));
  const removed = [...was].filter(([day]) => !is.has(day));
  return [
    ...added.map(([day, completedAt]) => ({ day, by: 1 as const, completedAt })),
    ...removed.map(([day, completedAt]) => ({ day, by: -1 as const, completedAt })),
  ];
}
