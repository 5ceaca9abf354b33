import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge } from "../../page.ts";
import { resultOf, type Sum, sumText } from "../../puzzles/sums.ts";

export interface Task {
  readonly sum: Sum;
  /** What has to be found. */
  readonly missing: "result" | "right";
}

/** Every sum whose numbers and result are between 0 and 10, with a first number of at least 1. */
function everySum(operation: Sum["operation"]): Sum[] {
  const sums: Sum[] = [];
  for (let left = 1; left <= 10; left += 1) {
    const most = operation === "plus" ? 10 - left : left;
    for (let right = 0; right <= most; right += 1) sums.push({ left, operation, right });
  }
  return sums;
}

/**
 * Different tasks, half of them additions, 3 + 5 and 5 + 3 counting as one; at most one with a zero.
 * From grade 3 in every second one the second number is missing.
 */
export function makeTasks(age: PackAge, count: number, random: Random): Task[] {
  const taken = new Set<string>();
  let zeros = 0;
  const half = count / 2;
  const chosen = (["plus", "minus"] as const).flatMap((operation) => {
    const sums: Sum[] = [];
    for (const sum of shuffled(everySum(operation), random)) {
      const { left, right } = sum;
      const name =
        operation === "plus" ? `${Math.min(left, right)}+${Math.max(left, right)}` : sumText(sum);
      if (sums.length >= half || taken.has(name) || (right === 0 && zeros > 0)) continue;
      if (right === 0) zeros += 1;
      taken.add(name);
      sums.push(sum);
    }
    return sums;
  });
  return shuffled(chosen, random).map((sum, index) => ({
    sum,
    missing: age !== "k2" && index % 2 === 1 ? "right" : "result",
  }));
}

/** The two sides of a task as printed, '□' in place of what is missing: '3 + □ = 8'. */
export function printedTask({ sum, missing }: Task): string {
  const task = sumText(sum);
  return missing === "result" ? `${task} = □` : `${task.replace(/\d+$/u, "□")} = ${resultOf(task)}`;
}

/** The number from 0 to 10 that makes a printed task true, found by trying all of them. */
export function solveTask(printed: string): number | undefined {
  for (let number = 0; number <= 10; number += 1) {
    const [task = "", result] = printed.replace("□", String(number)).split(" = ");
    if (resultOf(task) === Number(result)) return number;
  }
  return undefined;
}
