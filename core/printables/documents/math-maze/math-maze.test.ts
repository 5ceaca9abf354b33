import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import {
  cellsBeside,
  FINISH,
  isTrue,
  makeEquations,
  START,
  solveEquations,
} from "./equation-maze.ts";
import { generate } from "./math-maze.ts";

const anyMaze = fc
  .tuple(fc.string(), fc.constantFrom(...PACK_AGES))
  .map(([seed, age]) => makeEquations(age, seededRandom(seed)));

/** Every path of true equations from start to finish that visits no cell twice. */
function everyWay(equations: readonly string[], way: readonly number[] = [START]): number[][] {
  const last = way.at(-1) ?? START;
  if (last === FINISH) return [[...way]];
  return cellsBeside(last)
    .filter((next) => !way.includes(next) && isTrue(equations[next] ?? ""))
    .flatMap((next) => everyWay(equations, [...way, next]));
}

test("exactly one way of true equations leads from S to F, and the key is that way", () => {
  fc.assert(
    fc.property(anyMaze, (equations) => {
      expect(isTrue(equations[START] ?? "")).toBe(true);
      expect(everyWay(equations)).toEqual([solveEquations(equations)]);
    }),
    RUNS,
  );
});

test("the way winds: at least 15 cells, with turns, none of them twice", () => {
  fc.assert(
    fc.property(anyMaze, (equations) => {
      const way = solveEquations(equations);
      expect(way.length).toBeGreaterThanOrEqual(15);
      expect(new Set(way).size).toBe(way.length);
      const steps = way.slice(1).map((cell, index) => cell - (way[index] ?? 0));
      const turns = steps.filter((step, index) => index > 0 && step !== steps[index - 1]);
      expect(turns.length).toBeGreaterThanOrEqual(4);
    }),
    RUNS,
  );
});

test("every cell off the way is false", () => {
  fc.assert(
    fc.property(anyMaze, (equations) => {
      const way = new Set(solveEquations(equations));
      for (const [cell, equation] of equations.entries()) {
        expect(isTrue(equation)).toBe(way.has(cell));
      }
    }),
    RUNS,
  );
});

test("49 different tasks of digits 1 to 9; nothing is negative, and false results are near", () => {
  fc.assert(
    fc.property(anyMaze, (equations) => {
      expect(new Set(equations.map((equation) => equation.split(" = ")[0])).size).toBe(49);
      for (const equation of equations) {
        const [, left, sign, right, result] =
          /^([1-9]) ([+−]) ([1-9]) = (\d+)$/u.exec(equation) ?? [];
        const value = Number(left) + Number(right) * (sign === "+" ? 1 : -1);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(Math.abs(value - Number(result))).toBeLessThanOrEqual(2);
      }
    }),
    RUNS,
  );
});

test("without a true way the key is empty", () => {
  expect(solveEquations(new Array<string>(49).fill("1 + 1 = 3"))).toEqual([]);
});

test("the sheet prints all equations, the rule, and S and F", () => {
  const params = { time: 5, age: "35", skill: "mixed", seed: "x", variant: 1 } as const;
  const sheet = generate({ ...params, large: false, words: [] }, seededRandom("x"));
  const texts = sheet.pages[0]?.marks.flatMap((mark) => (mark.kind === "text" ? mark.text : []));
  expect(texts).toEqual(expect.arrayContaining(["S", "F"]));
  expect(texts?.join(" ")).toContain("only on equations that are true");
  const tasks = makeEquations("35", seededRandom("x")).map((equation) => equation.split(" = ")[0]);
  expect(texts).toEqual(expect.arrayContaining(tasks));
});
