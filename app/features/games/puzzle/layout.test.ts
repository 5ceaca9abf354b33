import { describe, expect, test } from "vitest";
import { narrowTable, type Place, targetAt, wideTable } from "./layout.ts";

describe.each([
  ["narrow", 3, narrowTable(3)],
  ["narrow", 4, narrowTable(4)],
  ["wide", 3, wideTable(3)],
  ["wide", 4, wideTable(4)],
] as const)("the %s table of %i × itself", (_, size, table) => {
  const indices = Array.from({ length: size * size }, (_unused, index) => index);
  const overlap = (a: Place, b: Place) => {
    const side = (table.cell * (a.scale + b.scale)) / 2 - 1e-6;
    return Math.abs(a.x - b.x) < side && Math.abs(a.y - b.y) < side;
  };

  test("has a place of its own for every piece, in the tray and on the board", () => {
    const places = indices.flatMap((index) => [table.slot(index), table.home(index)]);
    const doubled = places.filter((a, index) =>
      places.some((b, at) => at > index && overlap(a, b)),
    );
    expect(doubled).toEqual([]);
  });

  test("lets nothing lie outside", () => {
    for (const { x, y, scale } of indices.flatMap((i) => [table.slot(i), table.home(i)])) {
      const half = (table.cell * scale) / 2 - 1e-6;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(half);
      expect(x).toBeLessThanOrEqual(100 - half);
      expect(y).toBeLessThanOrEqual(table.height - half);
    }
  });
});

describe("a piece let go", () => {
  const board = { left: 10, top: 100, width: 300 };
  test.each([
    ["in the middle of a slot falls into it", 160, 250, 4],
    ["near a corner of the board falls into the corner", 5, 95, 0],
    ["just beside the last slot falls into it", 335, 425, 8],
    ["far to the right lies in the tray", 345, 250, "tray"],
    ["far below lies in the tray", 160, 440, "tray"],
    ["far above lies in the tray", 160, 60, "tray"],
  ])("%s", (_, x, y, target) => {
    expect(targetAt({ x, y }, board, 3)).toBe(target);
  });
});
