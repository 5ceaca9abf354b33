import { refusalText } from "#core/chat/reply-to-check.ts";
import type { HobbyIndex } from "#core/hobby-check/build-index.ts";
import type { UnsafeKind } from "#core/hobby-check/result.ts";
import { findUnsafe } from "#core/hobby-check/unsafe.ts";
import { findUnsafeInPlan } from "#core/hobby-check/unsafe-plan.ts";
import type { Plan } from "#core/plan/plan.ts";
import { AppError } from "../../app-error.ts";
import type { Lessons } from "../../services/lessons.ts";

/**
 * Checks plans that were not made here, or not by today's rules, before they are stored or shown.
 */
export interface PlanGuard {
  /** Whether nothing in the whole plan is unsafe. */
  isSafe(plan: Plan): Promise<boolean>;
  /** @throws AppError hobby-unsafe, in the guide's words */
  expectSafe(plan: Plan): Promise<void>;
  /** Checks only the plan's names, where its texts were checked before. */
  isSafelyNamed(plan: Pick<Plan, "hobby" | "title">): Promise<boolean>;
  /** @throws AppError hobby-unsafe, in the guide's words */
  expectSafelyNamed(plan: Pick<Plan, "hobby" | "title">): Promise<void>;
}

export function createPlanGuard(lessons: Pick<Lessons, "index">): PlanGuard {
  const ofNames = ({ hobby, title }: Pick<Plan, "hobby" | "title">, { unsafe }: HobbyIndex) =>
    findUnsafe(hobby, unsafe) ?? findUnsafe(title, unsafe);
  const expectNone = (kind: UnsafeKind | undefined, { offers }: HobbyIndex) => {
    if (kind)
      throw new AppError("hobby-unsafe", { message: refusalText(kind, offers[kind] ?? []) });
  };
  return {
    isSafe: async (plan) => !findUnsafeInPlan(plan, (await lessons.index()).unsafe),
    async expectSafe(plan) {
      const index = await lessons.index();
      expectNone(findUnsafeInPlan(plan, index.unsafe), index);
    },
    isSafelyNamed: async (plan) => !ofNames(plan, await lessons.index()),
    async expectSafelyNamed(plan) {
      const index = await lessons.index();
      expectNone(ofNames(plan, index), index);
    },
  };
}
