import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { sheetParams } from "#tests/sheets/printed.ts";
import { PACK_AGES, type PathMark } from "../../page.ts";
import { boundsOf, pointsOf } from "../../parts/transform.ts";
import { makeBalance, solveBalance } from "./balance.ts";
import { generate } from "./brain-boost.ts";
import { decode, encode, LETTERS, makeCipher, RIDDLES } from "./cipher.ts";
import { drawSign } from "./draw-puzzles.ts";
import { DIGITS, isTrue, MATCH_TASKS, makeMatchSum, matchesOf, solveMatches } from "./matches.ts";
import { makeNumberPattern, nextNumbers } from "./number-pattern.ts";
import { makeOddPuzzle, oddOnes } from "./odd-figure.ts";
import { makePuzzles } from "./puzzles.ts";

const SEEDED = [fc.string(), fc.constantFrom(...PACK_AGES)] as const;

/** Applies a printed rule: the number after those given. */
function byRule(rule: string, given: readonly number[]): number {
  const last = given.at(-1) ?? 0;
  const [a = 0, b = 0] = (rule.match(/\d+/gu) ?? []).map(Number);
  if (/^Add \d+ each time/u.test(rule)) return last + a;
  if (/^Take away/u.test(rule)) return last - a;
  if (rule.endsWith("again.")) return last + (given.length % 2 === 1 ? a : b);
  if (rule.includes("more each time")) return last + a + (b - a) * (given.length - 1);
  if (rule.startsWith("Double")) return last * 2 + (rule.includes("away") ? -a : a);
  expect(rule).toBe("Add the last two numbers.");
  return last + (given.at(-2) ?? 0);
}

test("a number path follows the rule of its key and has one way on", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const { shown, next, rule } = makeNumberPattern(age, seededRandom(seed));
      for (let place = rule.includes("last two") ? 2 : 1; place < shown.length; place += 1) {
        expect(shown[place]).toBe(byRule(rule, shown.slice(0, place)));
      }
      expect(next).toBe(byRule(rule, shown));
      expect(nextNumbers(shown)).toEqual([next]);
      for (const number of [...shown, next]) {
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(1000);
      }
    }),
    RUNS,
  );
}, 120_000);

test("numbers that two rules fit have two ways on", () => {
  expect(nextNumbers([1, 2, 4]).sort((a, b) => a - b)).toEqual([5, 7, 8]);
});

/**
 * All true sums that result from picking up one match, and putting it elsewhere if it is to be
 * moved.
 */
function byHand(matches: string, move: boolean): string[] {
  const found = new Set<string>();
  for (let from = 0; from < matches.length; from += 1) {
    if (matches[from] !== "1") continue;
    for (let to = 0; to < (move ? matches.length : 1); to += 1) {
      if (move && matches[to] !== "0") continue;
      const laid = [...matches];
      laid[from] = "0";
      if (move) laid[to] = "1";
      const [left, right, result] = [0, 7, 14].map((at) =>
        DIGITS.indexOf(laid.slice(at, at + 7).join("")),
      );
      if (left === undefined || right === undefined || result === undefined) continue;
      if (Math.min(left, right, result) < 0) continue;
      const sum = { left, plus: laid[21] === "1", right, result };
      if (isTrue(sum)) found.add(JSON.stringify(sum));
    }
  }
  return [...found];
}

test("a sum of matches is false, and picking up every single match mends it in one way", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const sum = makeMatchSum(age, seededRandom(seed));
      expect(isTrue(sum)).toBe(false);
      const mended = byHand(matchesOf(sum), MATCH_TASKS[age] === "move");
      expect(mended).toHaveLength(1);
      expect(mended).toEqual(solveMatches(sum, MATCH_TASKS[age]).map((one) => JSON.stringify(one)));
    }),
    RUNS,
  );
}, 120_000);

test("one figure alone is odd, and the reason holds for all the others", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const { figures, odd, reason } = makeOddPuzzle(age, seededRandom(seed));
      expect(figures).toHaveLength(5);
      expect(oddOnes(figures)).toEqual([odd]);
      const [count = 0] = (reason.match(/\d+/u) ?? []).map(Number);
      for (const [index, { corners, dots }] of figures.entries()) {
        const wanted = reason.includes("make")
          ? count - corners
          : reason.includes("two dots for")
            ? 2 * corners
            : reason.includes("more than corners")
              ? corners + 1
              : reason.includes("a dot for each")
                ? corners
                : count;
        expect(dots === wanted).toBe(index !== odd);
      }
    }),
    RUNS,
  );
}, 120_000);

/** A path without its position and size: its commands, and its points relative to its width. */
function formOf(mark: Pick<PathMark, "d">) {
  const path: PathMark = { kind: "path", d: mark.d };
  const { x, y, width } = boundsOf([path]);
  return {
    commands: mark.d.replace(/[^MLCZ]/gu, ""),
    points: pointsOf(path).flatMap((point) => [(point.x - x) / width, (point.y - y) / width]),
  };
}

function isLike(one: PathMark, other: Pick<PathMark, "d">): boolean {
  const [a, b] = [formOf(one), formOf(other)];
  return (
    a.commands === b.commands &&
    a.points.every((value, index) => Math.abs(value - (b.points[index] ?? 0)) < 0.02)
  );
}

test("a thing to weigh has one size in every pan, beside its answer and in the key", () => {
  fc.assert(
    fc.property(...SEEDED, fc.boolean(), (seed, age, large) => {
      const { drawings, balance } = makePuzzles(age, seededRandom(seed));
      const { pages, answers } = generate(sheetParams({ age, large }), seededRandom(seed));
      const paths = [...pages, ...answers]
        .flatMap(({ marks }) => marks)
        .filter((mark): mark is PathMark => mark.kind === "path");
      for (const drawing of drawings.slice(0, balance.things)) {
        const [longest] = drawing.parts.toSorted((one, other) => other.d.length - one.d.length);
        const widths = paths
          .filter((mark) => longest && isLike(mark, longest))
          .map((mark) => boundsOf([mark]).width);
        // Once on a scale, once where its weight is written, once in the key.
        expect(widths.length, drawing.name).toBeGreaterThanOrEqual(3);
        expect(Math.max(...widths) - Math.min(...widths), drawing.name).toBeLessThan(0.05);
      }
    }),
    RUNS,
  );
});

test("scales in balance leave one weight for each thing, all different", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const puzzle = makeBalance(age, seededRandom(seed));
      // No scale weighs more than 36, so nothing can be heavier.
      const found: number[][] = [];
      const third = puzzle.things === 3 ? 36 : 1;
      for (let a = 1; a <= 36; a += 1) {
        for (let b = 1; b <= 36; b += 1) {
          for (let c = 1; c <= third; c += 1) {
            const weigh = ([x = 0, y = 0, z = 0]: readonly number[]) => x * a + y * b + z * c;
            if (
              puzzle.scales.every(
                ({ left, right, weight }) => weigh(left) === weigh(right) + weight,
              )
            ) {
              found.push([a, b, c].slice(0, puzzle.things));
            }
          }
        }
      }
      expect(found).toEqual(solveBalance(puzzle));
      expect(found).toHaveLength(1);
      expect(new Set(found[0]).size).toBe(puzzle.things);
    }),
    RUNS,
  );
}, 120_000);

test("each letter has a sign of its own, to the eye too, and every riddle can be read", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const cipher = makeCipher(seededRandom(seed));
      const drawn = cipher.map((sign) => JSON.stringify(drawSign(sign, { x: 10, y: 10 }, 8)));
      expect(new Set(drawn).size).toBe(LETTERS.length);
      for (const [, answer] of PACK_AGES.flatMap((age) => RIDDLES[age])) {
        expect(decode(encode(answer, cipher), cipher)).toBe(answer);
      }
    }),
    RUNS,
  );
}, 120_000);

test("the key names every answer, and the sheet none of the riddle's", () => {
  fc.assert(
    fc.property(...SEEDED, fc.boolean(), (seed, age, large) => {
      const params = { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] } as const;
      const puzzles = makePuzzles(age, seededRandom(seed));
      const sheet = generate(params, seededRandom(seed));
      const words = (pages: typeof sheet.pages) =>
        pages
          .flatMap(({ marks }) =>
            marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
          )
          .join(" ");
      const key = words(sheet.answers);
      for (const { next } of puzzles.patterns) expect(key).toContain(`then ${next}.`);
      for (const weight of solveBalance(puzzles.balance)[0] ?? [])
        expect(key).toContain(`= ${weight}`);
      expect(key).toContain(`Figure ${LETTERS[puzzles.odd.odd]}.`);
      expect(key).toContain(puzzles.message);
      expect(words(sheet.pages)).not.toContain(puzzles.message);
    }),
    RUNS,
  );
}, 120_000);
