import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { BODY, PACK_AGES, type Page } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import { generate } from "./draw-half.ts";
import { GRIDS } from "./pictures.ts";

const params = { time: 5, skill: "mixed", seed: "", variant: 1, words: [] } as const;

/** The picture's own lines, each as a list of points. */
function drawn(page: Page | undefined) {
  return (page?.marks ?? []).flatMap((mark) =>
    mark.kind === "path" && mark.stroke === "ink" ? [{ d: mark.d, points: pointsOf(mark) }] : [],
  );
}

const ALL = PACK_AGES.flatMap((age) =>
  GRIDS[age].pictures.map((picture) => ({ age, grid: GRIDS[age], ...picture })),
);

test("there are at least eight pictures, eight of them for the youngest", () => {
  expect(ALL.length).toBeGreaterThanOrEqual(8);
  for (const age of PACK_AGES) {
    const names = GRIDS[age].pictures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(age === "k2" ? 8 : 5);
  }
});

describe.each(ALL)("$age $name", ({ grid, lines, age }) => {
  test("stands on corners of the grid, inside its half", () => {
    for (const { at } of lines) {
      expect(at.length % 2).toBe(0);
      expect(at.length).toBeGreaterThanOrEqual(4);
      for (const [index, value] of at.entries()) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(index % 2 === 0 ? grid.columns : grid.rows);
      }
    }
  });

  test("meets the middle line, fills its half, and is round only for the eldest", () => {
    const xs = lines.flatMap(({ at }) => at.filter((_, index) => index % 2 === 0));
    const ys = lines.flatMap(({ at }) => at.filter((_, index) => index % 2 === 1));
    expect(xs.filter((x) => x === 0).length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...xs)).toBeGreaterThanOrEqual(grid.columns * 0.75);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThanOrEqual(grid.rows * 0.75);
    expect(lines.some(({ round }) => round)).toBe(age === "68");
  });
});

describe.each(PACK_AGES)("the sheet for %s", (age) => {
  test("shows the left half alone, and in the key every line again in the mirror", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const sheet = generate({ ...params, age, large: seed % 2 === 0 }, seededRandom(seed));
      const page = drawn(sheet.pages[0]);
      const key = drawn(sheet.answers[0]);
      const middle = BODY.width / 2;
      for (const { points } of page) {
        for (const { x } of points) expect(x).toBeLessThanOrEqual(middle + 0.5);
      }
      expect(key).toHaveLength(2 * page.length);
      expect(key.slice(0, page.length)).toEqual(page);
      for (const { points } of page) {
        const match = key.slice(page.length).some(
          (other) =>
            other.points.length === points.length &&
            other.points.every(({ x, y }, index) => {
              const twin = points[index] ?? { x: 0, y: 0 };
              return Math.abs(x + twin.x - 2 * middle) < 0.03 && Math.abs(y - twin.y) < 0.03;
            }),
        );
        expect(match).toBe(true);
      }
    }
  });

  test("comes with every picture of its age", () => {
    const found = new Set(
      Array.from({ length: 200 }, (_, seed) => {
        const { pages } = generate({ ...params, age, large: false }, seededRandom(seed));
        return JSON.stringify(drawn(pages[0]).map(({ d }) => d));
      }),
    );
    expect(found.size).toBe(GRIDS[age].pictures.length);
  });
});
