import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { pointsOf } from "../parts/transform.ts";
import { hollowLetter, hollowText } from "./hollow-text.ts";
import { OUTLINES } from "./outlines.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];
const box = { x: 10, y: 20, width: 90, height: 40 };

test("every letter and figure has an outline of closed shapes in absolute commands", () => {
  expect(Object.keys(OUTLINES).toSorted()).toEqual(LETTERS.toSorted());
  for (const letter of LETTERS) {
    const { d = "" } = OUTLINES[letter] ?? {};
    expect(d, letter).toMatch(/^(?:M[-\d ]+(?:[LC][-\d ]+)+Z)+$/u);
  }
});

test("letters with a hole have an edge around it, and letters in two pieces have both", () => {
  const edges = (letter: string) => (OUTLINES[letter]?.d.match(/M/gu) ?? []).length;
  for (const letter of "ADOPQRabdegopq0469ij") expect(edges(letter), letter).toBe(2);
  for (const letter of "B8") expect(edges(letter), letter).toBe(3);
  for (const letter of "CEFHIKLMNSTUVWXYZcfhklmnrstuvwxyz12357") {
    expect(edges(letter), letter).toBe(1);
  }
});

test("a letter stays in its box and reaches two of its edges", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LETTERS), (letter) => {
      const points = hollowLetter(letter, box).flatMap(pointsOf);
      const xs = points.map(({ x }) => x);
      const ys = points.map(({ y }) => y);
      const wide = Math.max(...xs) - Math.min(...xs);
      const high = Math.max(...ys) - Math.min(...ys);
      expect(Math.min(...xs)).toBeGreaterThan(box.x - 0.6);
      expect(Math.max(...xs)).toBeLessThan(box.x + box.width + 0.6);
      expect(Math.min(...ys)).toBeGreaterThan(box.y - 0.6);
      expect(Math.max(...ys)).toBeLessThan(box.y + box.height + 0.6);
      expect(Math.max(wide / box.width, high / box.height)).toBeGreaterThan(0.97);
    }),
    RUNS,
  );
});

test("words stay in their box", () => {
  const word = fc.string({ unit: fc.constantFrom(...LETTERS, " "), minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(
      word.filter((words) => words.trim() !== ""),
      (words) => {
        const outside = hollowText(words, box)
          .flatMap(pointsOf)
          .filter(
            ({ x, y }) =>
              x < box.x - 4 ||
              x > box.x + box.width + 4 ||
              y < box.y - 0.6 ||
              y > box.y + box.height + 0.6,
          );
        expect(outside).toEqual([]);
      },
    ),
    RUNS,
  );
});

test("a character without an outline is refused", () => {
  expect(() => hollowLetter("é", box)).toThrow(RangeError);
});
