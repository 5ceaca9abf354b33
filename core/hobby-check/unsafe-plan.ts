import type { Plan } from "../plan/plan.ts";
import type { UnsafeKind } from "./result.ts";
import { findUnsafe, type UnsafeIndex } from "./unsafe.ts";

/**
 * The kind of harm that a plan teaches, or undefined. Its hobby and title are checked as names, and
 * all its other texts, links included, as a lesson.
 */
export function findUnsafeInPlan(plan: Plan, index: UnsafeIndex): UnsafeKind | undefined {
  const { promise, overview, outline, days } = plan;
  return (
    findUnsafe(plan.hobby, index) ??
    findUnsafe(plan.title, index) ??
    findUnsafe(textsOf([promise, overview, outline, days]).join("\n"), index, "lesson")
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
