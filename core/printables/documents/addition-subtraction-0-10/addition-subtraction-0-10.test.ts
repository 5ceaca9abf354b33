import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { sumText } from "../../puzzles/sums.ts";
import { countingDots, generate } from "./addition-subtraction-0-10.ts";
import { makeTasks, printedTask, solveTask } from "./tasks.ts";

const anyTasks = fc
  .tuple(fc.string(), fc.constantFrom(...PACK_AGES), fc.constantFrom(10, 12))
  .map(([seed, age, count]) => ({ age, count, tasks: makeTasks(age, count, seededRandom(seed)) }));

test("numbers and results lie between 0 and 10, half of the tasks are additions", () => {
  fc.assert(
    fc.property(anyTasks, ({ count, tasks }) => {
      expect(tasks).toHaveLength(count);
      for (const task of tasks) {
        for (const number of printedTask(task).match(/\d+/gu) ?? []) {
          expect(Number(number)).toBeLessThanOrEqual(10);
        }
        const { left, operation, right } = task.sum;
        const result = operation === "plus" ? left + right : left - right;
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(10);
      }
      expect(tasks.filter(({ sum }) => sum.operation === "plus")).toHaveLength(count / 2);
    }),
    RUNS,
  );
});

test("no task comes twice, not even turned around", () => {
  fc.assert(
    fc.property(anyTasks, ({ count, tasks }) => {
      const different = new Set(
        tasks.map(({ sum }) =>
          sum.operation === "plus"
            ? [sum.left, sum.right].toSorted((a, b) => a - b).join("+")
            : sumText(sum),
        ),
      );
      expect(different.size).toBe(count);
    }),
    RUNS,
  );
});

test("trying all numbers finds what is missing; K-2 looks for results only", () => {
  fc.assert(
    fc.property(anyTasks, ({ age, tasks }) => {
      for (const task of tasks) {
        const { left, operation, right } = task.sum;
        const result = operation === "plus" ? left + right : left - right;
        expect(solveTask(printedTask(task))).toBe(task.missing === "result" ? result : right);
        if (age === "k2") expect(task.missing).toBe("result");
      }
    }),
    RUNS,
  );
});

test("dots show the task: full ones and rings to add, crossed rings to take away", () => {
  fc.assert(
    fc.property(anyTasks, ({ tasks }) => {
      for (const task of tasks) {
        const { left, operation, right } = task.sum;
        const marks = countingDots(task, 0, 10);
        const crosses = marks.filter((mark) => mark.kind === "path" && mark.d.includes("L")).length;
        const full = marks.filter((mark) => mark.kind === "path" && mark.fill === "ink").length;
        const rings = marks.length - crosses - full;
        const shown = task.missing === "right" ? 0 : right;
        expect([full, rings, crosses]).toEqual(
          operation === "plus" ? [left, shown, 0] : [0, left, shown],
        );
      }
    }),
    RUNS,
  );
});

test("the key fills every field and the sheet none", () => {
  const params = {
    time: 5,
    age: "k2",
    skill: "mixed",
    seed: "x",
    variant: 1,
    large: false,
    words: [],
  } as const;
  const sheet = generate(params, seededRandom("key"));
  const bold = (marks: readonly { readonly kind: string }[] = []) =>
    marks.filter((mark) => "bold" in mark && mark.bold).length;
  expect([bold(sheet.pages[0]?.marks), bold(sheet.answers[0]?.marks)]).toEqual([0, 12]);
});
