import { CHAT_INPUT_MAX, HobbyTextSchema } from "#contract/text.ts";
import { apply, isRefusal, type LearningState } from "#core/learning/commands.ts";
import { eventsOfDays } from "#core/learning/day-changes.ts";
import { FALLBACK_TIME_ZONE } from "#core/learning/local-date.ts";
import { normalizeHobby } from "#core/plan/identity.ts";
import { findExcessDeleted } from "#core/plan/limits.ts";
import { parseStoredPlan, readStoredHobby } from "#core/plan/parse-stored.ts";
import type { Day, Plan } from "#core/plan/plan.ts";
import { AppError, expectFound } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { type Connection, lockOwner } from "../../storage/owner-lock.ts";
import { countCreatedPlan } from "../../storage/profiles.ts";
import { inTransaction } from "../../storage/transactions.ts";
import { insertPlanState } from "../store/plan-states.ts";
import {
  addPlanDays,
  findDeletedSizes,
  findPlan,
  findPlanToSend,
  forgetPlans,
  insertPlan,
  listBegun,
  listPlansToSend,
  markPlanDeleted,
  type PlanToSend,
  type PlanWithDays,
  updatePlan,
} from "../store/plans.ts";
import { parsePlanRow, toDayRow, toPlanRow, toStoredForm } from "./stored-plan.ts";

/** Members' stored plans. Every call names the member whose plans are meant. */
export interface Plans {
  list(userId: string): Promise<PlanToSend[]>;
  /** @throws AppError not-found when the plan is not this member's. */
  read(userId: string, id: string): Promise<PlanToSend>;
  /** @throws AppError not-found when the plan is not this member's. */
  find(userId: string, id: string): Promise<PlanWithDays>;
  /**
   * Refuses a plan that could not be begun, before anybody writes it.
   * @throws AppError plan-exists, plan-limit-reached
   */
  expectRoom(userId: string, hobby: string, force: boolean): Promise<void>;
  /**
   * Begins a plan: one per hobby and five unfinished ones per account, however many calls race.
   * @param plan in any stored shape.
   * @param options `id` is made by the server; `force` replaces the plan of the same hobby.
   * @throws AppError hobby-required, hobby-too-long, invalid-request, plan-exists (with the plan's
   *   id), plan-limit-reached
   */
  begin(
    userId: string,
    plan: unknown,
    options?: { readonly id?: string; readonly force?: boolean },
  ): Promise<PlanWithDays>;
}

export interface PlansParts {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createPlans({ db, now, newId }: PlansParts): Plans {
  return {
    list: (userId) => listPlansToSend(db, userId),
    read: async (userId, id) => expectFound(await findPlanToSend(db, userId, id)),
    find: async (userId, id) => expectFound(await findPlan(db, userId, id)),
    expectRoom: async (userId, hobby, force) => {
      await findRoom(db, userId, newId(), normalizeHobby(hobby), force);
    },
    begin: (userId, stored, { id = newId(), force = false } = {}) =>
      inTransaction(db, async (transaction) => {
        await lockOwner(transaction, userId);
        return beginPlan(transaction, userId, id, parsePlan(stored), force, now());
      }),
  };
}

/** @throws AppError hobby-required, hobby-too-long, or invalid-request without a list of days. */
export function parsePlan(stored: unknown): Plan {
  const hobby = readStoredHobby(stored);
  if (hobby === undefined) throw new AppError("hobby-required");
  if (!HobbyTextSchema.safeParse(hobby).success) {
    throw new AppError(hobby.length > CHAT_INPUT_MAX ? "hobby-too-long" : "invalid-request");
  }
  const plan = parseStoredPlan(stored);
  if (plan) return plan;
  throw new AppError("invalid-request", {
    issues: [{ path: "plan_data", message: "a plan needs a hobby and a list of days" }],
  });
}

/** Stores a new plan and counts it. The caller's transaction holds the owner's lock. */
export async function beginPlan(
  transaction: Connection,
  userId: string,
  id: string,
  plan: Plan,
  force: boolean,
  at: number,
): Promise<PlanWithDays> {
  const replacedId = await findRoom(transaction, userId, id, normalizeHobby(plan.hobby), force);
  if (replacedId !== undefined) await deletePlan(transaction, userId, replacedId, at);
  const created_at = plan.created_at || new Date(at).toISOString();
  const stored = toStoredForm(id, { ...plan, created_at });
  const row = toPlanRow(userId, id, plan, stored, at);
  if (!(await insertPlan(transaction, row, stored.days))) throw new AppError("plan-exists");
  await insertPlanState(transaction, id, at);
  await countCreatedPlan(transaction, userId, FALLBACK_TIME_ZONE, at);
  return { ...row, days: stored.days.map(({ content }) => content).join(",") };
}

/**
 * @returns the id of the plan that a forced one replaces.
 * @throws AppError plan-exists, plan-limit-reached
 */
async function findRoom(
  connection: Connection,
  userId: string,
  planId: string,
  hobbyKey: string,
  force: boolean,
): Promise<string | undefined> {
  const command = {
    kind: "begin-plan",
    id: planId,
    planId,
    at: 0,
    hobbyKey,
    replaces: force,
  } as const;
  const outcome = apply(await readAccount(connection, userId), command, 0);
  if (!isRefusal(outcome)) return outcome.replacedId;
  if (outcome.refused === "plan-limit") throw new AppError("plan-limit-reached");
  throw new AppError("plan-exists", { planId: outcome.existingId });
}

/** The account's plans, as far as beginning one needs them: their hobbies and completed days. */
async function readAccount(connection: Connection, userId: string): Promise<LearningState> {
  const begun = await listBegun(connection, userId);
  return {
    role: "member",
    plans: Object.fromEntries(
      begun.map(({ id, hobbyKey, completedDays }) => [
        id,
        { hobbyKey, events: eventsOfDays(completedDays, 0) },
      ]),
    ),
  };
}

/** Deletes a plan; if too many deleted plans are kept, the oldest are removed for good. */
export async function deletePlan(
  transaction: Connection,
  userId: string,
  id: string,
  at: number,
): Promise<void> {
  await markPlanDeleted(transaction, userId, id, at);
  const tooMany = findExcessDeleted(await findDeletedSizes(transaction, userId));
  if (tooMany.length > 0) await forgetPlans(transaction, tooMany);
}

/** Gives a plan another title, in its row and inside its outline. */
export async function renamePlan(
  transaction: Connection,
  userId: string,
  id: string,
  title: string,
  at: number,
): Promise<void> {
  const row = await findPlan(transaction, userId, id);
  const plan = row && parsePlanRow(row);
  if (!row) return;
  if (plan) await writeApart(transaction, row, plan);
  const { outline } = plan ? toStoredForm(id, { ...plan, title }) : row;
  await updatePlan(transaction, id, { title, outline, updated_at: at });
}

/** Adds a day to a plan that is stored. A day that exists is never replaced. */
export async function addDay(
  transaction: Connection,
  row: PlanWithDays,
  plan: Plan,
  day: Day,
  at: number,
): Promise<void> {
  await writeApart(transaction, row, plan);
  await addPlanDays(transaction, [toDayRow(row.id, day)]);
  await updatePlan(transaction, row.id, { updated_at: at });
}

/** Takes the days of an earlier version's plan out of its outline. */
async function writeApart(
  transaction: Connection,
  { id, days_apart }: PlanWithDays,
  plan: Plan,
): Promise<void> {
  if (days_apart !== 0) return;
  const { outline, days } = toStoredForm(id, plan);
  if (days.length > 0) await addPlanDays(transaction, days);
  await updatePlan(transaction, id, { outline, days_apart: 1 });
}
