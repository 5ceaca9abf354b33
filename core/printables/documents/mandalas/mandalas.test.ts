import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES, type PathMark } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import { areaSizes } from "./colored-areas.ts";
import { makeMandala } from "./mandala.ts";
import { PEN } from "./motifs.ts";

const MIDDLE = { x: 93, y: 112 };
const RADIUS = 92;
const SEEDED = [fc.string(), fc.constantFrom(...PACK_AGES)] as const;

/** Rounded polar coordinates along the lines, so that equal pictures give equal sets. */
function places(marks: readonly PathMark[], turn: number): Set<string> {
  const found = new Set<string>();
  for (const { x, y } of marks.flatMap(pointsOf)) {
    const radius = Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
    if (radius < 0.5) continue;
    const angle = Math.atan2(y - MIDDLE.y, x - MIDDLE.x) + turn;
    found.add(
      `${Math.round(10 * radius * Math.cos(angle))} ${Math.round(10 * radius * Math.sin(angle))}`,
    );
  }
  return found;
}

/** Whether a set contains a position within a fifth of a millimeter. */
function near(place: string, all: ReadonlySet<string>): boolean {
  const [x = 0, y = 0] = place.split(" ").map(Number);
  return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => all.has(`${x + dx} ${y + dy}`)));
}

test("turned by one fold, every ring but the plain circles falls onto itself", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const { fold, marks } = makeMandala(MIDDLE, RADIUS, age, seededRandom(seed));
      // A plain circle is drawn in quarters, whose ends say nothing about the symmetry.
      const motifs = marks.filter(({ d }) => (d.match(/C/gu)?.length ?? 0) !== 4 || !isCircle(d));
      const [straight, turned] = [places(motifs, 0), places(motifs, (2 * Math.PI) / fold)];
      expect([...turned].filter((place) => !near(place, straight))).toEqual([]);
    }),
    RUNS,
  );
}, 300_000);

function isCircle(d: string): boolean {
  const radii = pointsOf({ kind: "path", d })
    .filter((_, index) => index % 3 === 0)
    .map(({ x, y }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y));
  return Math.max(...radii) - Math.min(...radii) < 0.05;
}

test("the folds are few for the young and 10 to 16 for the oldest", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const { fold } = makeMandala(MIDDLE, RADIUS, age, seededRandom(seed));
      const [least, most] = { k2: [6, 8], "35": [8, 12], "68": [10, 16] }[age];
      expect(fold).toBeGreaterThanOrEqual(least ?? 0);
      expect(fold).toBeLessThanOrEqual(most ?? 0);
    }),
    RUNS,
  );
}, 300_000);

test("every area has room for a crayon of 3 mm, and the picture stays in its circle", () => {
  fc.assert(
    fc.property(...SEEDED, (seed, age) => {
      const { marks } = makeMandala(MIDDLE, RADIUS, age, seededRandom(seed));
      const sizes = areaSizes(marks, MIDDLE, RADIUS, PEN.width ?? 0);
      // The measurement counts squares of 0.4 mm and is too small by up to two of them: in squares
      // of 0.2 mm the smallest area of 250 mandalas has 3.3 mm.
      expect(Math.min(...sizes)).toBeGreaterThan(2.4);
      expect(sizes.length).toBeGreaterThan({ k2: 20, "35": 40, "68": 80 }[age]);
      for (const { x, y } of marks.flatMap(pointsOf)) {
        expect(Math.abs(x - MIDDLE.x)).toBeLessThanOrEqual(RADIUS + 0.01);
        expect(Math.abs(y - MIDDLE.y)).toBeLessThanOrEqual(RADIUS + 0.01);
      }
    }),
    RUNS,
  );
}, 300_000);

test("the measure of areas knows a square from a slit", () => {
  const line = (d: string): PathMark => ({ kind: "path", d, stroke: "ink" });
  const square = line("M-10 -10L10 -10L10 10L-10 10Z");
  const slit = line("M-10 8L10 8");
  const sizes = (marks: readonly PathMark[]) =>
    areaSizes(marks, { x: 0, y: 0 }, 16, 0.6).map(Math.round);
  expect(sizes([square])).toContain(19);
  expect(Math.min(...sizes([square, slit]))).toBe(1);
});
