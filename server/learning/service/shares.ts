import { randomBytes } from "node:crypto";
import type { Plan } from "#core/plan/plan.ts";
import { expectFound } from "../../app-error.ts";
import type { Database } from "../../storage/database.ts";
import { deleteShare, findShared, findShareOfPlan, insertShare } from "../store/plan-shares.ts";
import { readProgress } from "../store/plan-states.ts";
import { findPlan } from "../store/plans.ts";
import type { PlanGuard } from "./plan-guard.ts";
import { parsePlanRow } from "./stored-plan.ts";

export interface ShareLink {
  readonly token: string;
  /** The page's path on this instance. */
  readonly path: string;
}

/** What a stranger with the link sees. */
export interface SharedPlan {
  readonly plan: Plan;
  readonly completedDays: readonly number[];
}

/** Links that show a plan to anybody who has them, until they are revoked. */
export interface Shares {
  /** The plan's link; creates it if there is none. @throws AppError not-found, hobby-unsafe */
  share(userId: string, planId: string): Promise<ShareLink>;
  /** @throws AppError not-found */
  find(userId: string, planId: string): Promise<ShareLink | undefined>;
  /** @throws AppError not-found */
  revoke(userId: string, planId: string): Promise<void>;
  /** The shared plan, for anybody; undefined when there is no such link, or no longer. */
  open(token: string): Promise<SharedPlan | undefined>;
}

/** 144 bits, so that nobody finds a link by trying. */
const TOKEN_BYTES = 18;
/** The form of a token; for anything else the database is not asked. */
const TOKEN = /^[\w-]{1,100}$/u;

const linkOf = (token: string): ShareLink => ({ token, path: `/shared/${token}` });

export function createShares(
  db: Database,
  guard: Pick<PlanGuard, "expectSafe" | "isSafelyNamed">,
  now: () => number,
): Shares {
  const expectOwn = async (userId: string, planId: string) =>
    expectFound(await findPlan(db, userId, planId));
  const find = async (planId: string) => {
    const row = await findShareOfPlan(db, planId);
    return row && linkOf(row.token);
  };
  return {
    async share(userId, planId) {
      const plan = parsePlanRow(await expectOwn(userId, planId));
      // A plan may be older than the rule.
      if (plan) await guard.expectSafe(plan);
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      await insertShare(db, { token, plan_id: planId, created_at: now() });
      return (await find(planId)) ?? linkOf(token);
    },
    async find(userId, planId) {
      await expectOwn(userId, planId);
      return find(planId);
    },
    async revoke(userId, planId) {
      await expectOwn(userId, planId);
      await deleteShare(db, planId);
    },
    async open(token) {
      if (!TOKEN.test(token)) return undefined;
      const row = await findShared(db, token);
      const plan = row && parsePlanRow(row);
      if (!plan || !(await guard.isSafelyNamed(plan))) return undefined;
      return { plan, completedDays: readProgress(row.state).completedDays };
    },
  };
}
