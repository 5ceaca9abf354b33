import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { BODY, type Mark, PACK_AGES, type PathMark } from "../../page.ts";
import { boundsOf } from "../../parts/transform.ts";
import { generate } from "./bookmark-templates.ts";
import { PATTERNS } from "./patterns.ts";
import { PICTURES } from "./pictures.ts";

const paths = (marks: readonly Mark[] = []) =>
  marks.filter((mark): mark is PathMark => mark.kind === "path");

const boxOf = (mark: PathMark) => boundsOf([mark]);

const pageOf = (seed: string, age: (typeof PACK_AGES)[number], large: boolean) => {
  const params = { time: 5, skill: "mixed", seed, variant: 1, age, words: [], large } as const;
  return generate(params, seededRandom(seed)).pages[0]?.marks ?? [];
};

test("the stock has at least ten designs with names of their own", () => {
  const names = [...PICTURES, ...PATTERNS].map(
    ({ name, ...rest }) => `${name} ${Object.keys(rest)}`,
  );
  expect(names.length).toBeGreaterThanOrEqual(10);
  expect(new Set(names).size).toBe(names.length);
  for (const { drawings } of PICTURES) expect(new Set(drawings).size).toBe(4);
});

test("every pattern keeps to its box and fills its width and height", () => {
  const box = { x: 10, y: 20, width: 37, height: 130 };
  for (const { name, draw } of PATTERNS) {
    const all = draw(box).map(boxOf);
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const right = Math.max(...all.map(({ x, width }) => x + width));
    const bottom = Math.max(...all.map(({ y, height }) => y + height));
    expect(left, name).toBeGreaterThanOrEqual(box.x - 0.5);
    expect(top, name).toBeGreaterThanOrEqual(box.y - 0.5);
    expect(right, name).toBeLessThanOrEqual(box.x + box.width + 0.5);
    expect(bottom, name).toBeLessThanOrEqual(box.y + box.height + 0.5);
    expect(right - left, name).toBeGreaterThan(box.width * 0.9);
    expect(bottom - top, name).toBeGreaterThan(box.height * 0.85);
  }
});

test("four bookmarks of 40 to 50 by 130 to 190 mm are cut out side by side, each with a ring and a name", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const marks = pageOf(seed, age, large);
      const cuts = paths(marks)
        .filter(({ dash }) => dash)
        .map(boxOf);
      expect(cuts.length).toBe(4);
      for (const [index, cut] of cuts.entries()) {
        expect(cut.width).toBeGreaterThan(40);
        expect(cut.width).toBeLessThan(50);
        expect(cut.height).toBeGreaterThan(130);
        expect(cut.height).toBeLessThan(190);
        expect(cut.y + cut.height).toBeLessThanOrEqual(BODY.height);
        const before = cuts[index - 1];
        if (before) expect(cut.x - (before.x + before.width)).toBeGreaterThan(2);
      }
      expect(marks.filter((mark) => mark.kind === "text" && mark.text === "Name").length).toBe(4);
    }),
    RUNS,
  );
});

test("another seed gives other bookmarks", () => {
  const drawn = new Set(
    Array.from({ length: 20 }, (_, index) => JSON.stringify(pageOf(`seed ${index}`, "k2", false))),
  );
  expect(drawn.size).toBeGreaterThan(15);
});
