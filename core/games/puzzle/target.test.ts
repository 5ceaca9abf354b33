import { expect, test } from "vitest";
import { type Direction, firstTarget, moveTarget, type PuzzleTarget } from "./target.ts";

test.each<[PuzzleTarget, Direction, PuzzleTarget]>([
  [4, "up", 1],
  [4, "down", 7],
  [4, "left", 3],
  [4, "right", 5],
  [0, "up", 0],
  [3, "left", 3],
  [7, "down", "tray"],
  [5, "right", "tray"],
  ["tray", "up", 8],
  ["tray", "left", 8],
  ["tray", "down", "tray"],
  ["tray", "right", "tray"],
])("from %s one goes %s to %s", (from, direction, to) => {
  expect(moveTarget(from, direction, 3)).toBe(to);
});

test("every slot of a 4 × 4 board and the tray can be reached from everywhere", () => {
  for (const start of [...Array(16).keys(), "tray" as const]) {
    const reached = new Set<PuzzleTarget>([start]);
    for (const from of reached) {
      for (const direction of ["up", "down", "left", "right"] as const) {
        reached.add(moveTarget(from, direction, 4));
      }
    }
    expect(reached.size).toBe(17);
  }
});

test.each([
  ["its own slot, when it lies on the board", [null, 5, null], 5, 1],
  ["the first free slot, when it comes from the tray", [3, null, null], 5, 1],
  ["the first slot, when none is free", [3, 4, 6], 5, 0],
])("a lifted piece starts at %s", (_, slots, piece, target) => {
  expect(firstTarget(slots, piece)).toBe(target);
});
