import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { ALL_DIRECTIONS, cellsFrom, lineBetween, nearestLineEnd } from "./lines.ts";

const cell = fc.nat(143);

test.each([
  ["to the right", 13, 16, [13, 14, 15, 16]],
  ["up", 40, 16, [40, 28, 16]],
  ["slanting", 26, 4, [26, 15, 4]],
  ["one cell", 7, 7, [7]],
])("a line %s", (_, from, to, cells) => {
  expect(lineBetween(from, to, 12)).toEqual(cells);
});

test.each([
  ["a knight's move", 0, 14],
  ["two rows down, three to the right", 0, 27],
])("%s is no line", (_, from, to) => {
  expect(lineBetween(from, to, 12)).toBeUndefined();
});

test.each([
  ["nearly level", 0, 12 + 9, 9],
  ["nearly upright", 0, 9 * 12 + 1, 9 * 12],
  ["nearly slanting", 0, 8 * 12 + 6, 8 * 12 + 8],
  ["slanting, stopped by the edge", 5 * 12 + 10, 9 * 12 + 11, 9 * 12 + 10],
])("a finger that went %s", (_, from, finger, end) => {
  expect(nearestLineEnd(from, finger, 12)).toBe(end);
});

test("the line nearest to a finger is straight and inside; a finger on a line keeps its end", () => {
  fc.assert(
    fc.property(cell, cell, (from, finger) => {
      const end = nearestLineEnd(from, finger, 12);
      expect(lineBetween(from, end, 12)).toBeDefined();
      if (lineBetween(from, finger, 12)) expect(end).toBe(finger);
    }),
    RUNS,
  );
});

test("cells from a start lie inside, touch one another, or are none", () => {
  fc.assert(
    fc.property(
      cell,
      fc.constantFrom(...ALL_DIRECTIONS),
      fc.integer({ min: 1, max: 14 }),
      (...args) => {
        const cells = cellsFrom(...args, 12);
        if (!cells) return;
        expect(cells).toHaveLength(args[2]);
        expect(lineBetween(cells[0] ?? -1, cells.at(-1) ?? -1, 12)).toEqual(cells);
      },
    ),
    RUNS,
  );
});
