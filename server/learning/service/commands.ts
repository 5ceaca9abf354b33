import { applyAll, type PlanCommand, type RefusalReason } from "#core/learning/commands.ts";
import { changesTo, eventOfChange } from "#core/learning/day-changes.ts";
import {
  daysCompleted,
  EVENTS_MAX,
  findForgettable,
  type LearningEvent,
} from "#core/learning/events.ts";
import { givenTitle, pausesOf, progressOf } from "#core/learning/plan-progress.ts";
import { expectFound } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import { inTransaction } from "../../storage/transactions.ts";
import {
  addEvents,
  findLearnedPlan,
  forgetEvents,
  type LearnedPlan,
  listEvents,
} from "../store/events.ts";
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
    readProgress: async (userId, planId) => expectFound(await findPlanState(db, userId, planId)),
    act: (userId, commands) =>
      asOwner(userId, (transaction) => actWithin(transaction, userId, commands, now())),
    setCompletedDays: (userId, planId, completed) =>
      asOwner(userId, async (transaction) => {
        const clock = now();
        const plan = await findLearnedPlan(transaction, userId, planId);
        const events = plan?.counting ?? [];
        const changes = changesTo(completed, events, clock);
        const commands = changes.map((change) => ({ ...eventOfChange(change), planId }));
        // An empty list of changes still asks for the plan.
        if (commands.length > 0) {
          const latest = Math.max(clock, ...changes.map(({ at }) => at));
          const outcome = await actInPlan(transaction, userId, planId, plan, commands, latest);
          return settle(transaction, userId, [outcome], clock);
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
    const plan = await findLearnedPlan(transaction, userId, planId);
    outcomes.push(await actInPlan(transaction, userId, planId, plan, own, clock));
  }
  return settle(transaction, userId, outcomes, clock);
}

/** Counts what was completed, and puts the outcomes of all plans together. */
async function settle(
  transaction: Connection,
  userId: string,
  outcomes: readonly PlanOutcome[],
  clock: number,
): Promise<Outcome> {
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
  known: LearnedPlan | undefined,
  commands: readonly PlanCommand[],
  clock: number,
): Promise<PlanOutcome> {
  if (!known) return refuseAll(transaction, userId, planId, commands);
  const before = await eventsFor(transaction, planId, known, commands, clock);
  const plan = { hobbyKey: known.hobbyKey, events: before };
  const { state, settled } = applyAll(
    { role: "member", plans: { [planId]: plan } },
    commands,
    clock,
  );
  const added = settled.flatMap((one) => ("event" in one && one.event ? [one.event] : []));
  const isDeleted = !Object.hasOwn(state.plans, planId);
  const after = [...before, ...added];
  const facts = factsBetween(before, after);
  const stored =
    added.length > 0
      ? await store(transaction, userId, planId, after, added, known.eventCount, clock)
      : await findPlanState(transaction, userId, planId);
  if (isDeleted) await deletePlan(transaction, userId, planId, clock);
  return {
    settled: settled.map((one) => ({
      id: one.command.id,
      planId,
      ...("refused" in one && { refused: one.refused }),
    })),
    state: isDeleted ? undefined : stored,
    facts,
    newlyCompleted: facts.flatMap(({ by, day }) => (by > 0 ? [{ planId, day }] : [])),
  };
}

/**
 * The events that commands are applied to: those that count, which are few and stand beside each
 * other. All of them are only needed to add up pauses, to mend a damaged state, and to know a command
 * again whose clock is ahead: it is given another moment each time.
 */
async function eventsFor(
  transaction: Connection,
  planId: string,
  { counting }: LearnedPlan,
  commands: readonly PlanCommand[],
  clock: number,
): Promise<readonly LearningEvent[]> {
  const needsAll = commands.some(
    ({ kind, at }) => kind === "pause-plan" || kind === "resume-plan" || at > clock,
  );
  return counting && !needsAll ? counting : listEvents(transaction, planId);
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

/** Stores new events and what follows from all of them. */
async function store(
  transaction: Connection,
  userId: string,
  planId: string,
  after: readonly LearningEvent[],
  added: readonly LearningEvent[],
  eventCount: number,
  clock: number,
): Promise<PlanState> {
  await addEvents(transaction, planId, added);
  const count = await forgetTooMany(transaction, planId, eventCount + added.length);
  await updatePlanState(transaction, planId, after, count, clock);
  const kinds = new Set(added.map(({ kind }) => kind));
  if (kinds.has("pause-plan") || kinds.has("resume-plan")) {
    const { since, finished } = pausesOf(after);
    const values = { paused_at: since, paused_ms: finished, updated_at: clock };
    await updatePlan(transaction, planId, values);
  }
  const title = kinds.has("rename-plan") ? givenTitle(after) : undefined;
  if (title !== undefined) await renamePlan(transaction, userId, planId, title, clock);
  return { planId, userId, changedAt: clock, ...progressOf(after) };
}

/** @returns how many events the plan has now. */
async function forgetTooMany(
  transaction: Connection,
  planId: string,
  count: number,
): Promise<number> {
  if (count <= EVENTS_MAX) return count;
  const events = await listEvents(transaction, planId);
  const forgettable = findForgettable(events);
  if (forgettable.length > 0) await forgetEvents(transaction, planId, forgettable);
  return events.length - forgettable.length;
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
