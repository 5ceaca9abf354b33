import { createCanvas, Path2D } from "@napi-rs/canvas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { grayOf } from "#app/ui/tones.ts";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES, type PathMark } from "../../page.ts";
import { boundsOf, moved } from "../../parts/transform.ts";
import {
  apart,
  chooseDifferences,
  DIFFERENCES,
  drawScene,
  possibleDifferences,
} from "./differences.ts";
import { park } from "./park.ts";
import { schoolyard } from "./schoolyard.ts";
import { SCENE } from "./size.ts";
import { generate } from "./spot-difference.ts";

/** Milliseconds: a thousand sheets take longer than the usual limit on a busy machine. */
const TEST_TIMEOUT_MS = 120_000;

const SCENES = [park, schoolyard];
/** Pixels of a millimeter. */
const DOTS = 3;
/** The picture as it is seen: covered parts do not count. */
function seen(marks: readonly PathMark[]): Uint8ClampedArray {
  const canvas = createCanvas(SCENE.width * DOTS, SCENE.height * DOTS);
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(DOTS, DOTS);
  brush.lineCap = "round";
  brush.lineJoin = "round";
  for (const { d, fill, stroke, width = 0.4 } of marks) {
    const shape = new Path2D(d);
    if (fill) {
      brush.fillStyle = grayOf(fill);
      brush.fill(shape);
    }
    if (stroke) {
      brush.strokeStyle = grayOf(stroke);
      brush.lineWidth = width;
      brush.stroke(shape);
    }
  }
  return brush.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Where two pictures look clearly different, in millimeters. */
function changedPlaces(one: Uint8ClampedArray, other: Uint8ClampedArray) {
  const places: { x: number; y: number }[] = [];
  for (let index = 0; index < one.length; index += 4) {
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) < 100) continue;
    const pixel = index / 4;
    places.push({
      x: (pixel % (SCENE.width * DOTS)) / DOTS,
      y: Math.floor(pixel / (SCENE.width * DOTS)) / DOTS,
    });
  }
  return places;
}

for (const scene of SCENES) {
  test(`${scene.name}: at least 16 differences are possible, each said in its own words`, () => {
    const all = possibleDifferences(scene);
    expect(all.length).toBeGreaterThanOrEqual(16);
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
  });

  test(`${scene.name}: each difference alone is seen, 6 mm or larger, and only in its region`, () => {
    const before = seen(drawScene(scene));
    for (const difference of possibleDifferences(scene)) {
      const { words, region } = difference;
      const places = changedPlaces(before, seen(drawScene(scene, [difference])));
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      const size = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
      expect(Math.max(...size), words).toBeGreaterThanOrEqual(5.7);
      expect(Math.min(...size), words).toBeGreaterThanOrEqual(2.5);
      // 40 changed pixels are some 4 square millimeters of ink.
      expect(places.length, words).toBeGreaterThanOrEqual(40);
      expect(Math.min(...xs), words).toBeGreaterThanOrEqual(region.x - 0.5);
      expect(Math.max(...xs), words).toBeLessThanOrEqual(region.x + region.width + 0.5);
      expect(Math.min(...ys), words).toBeGreaterThanOrEqual(region.y - 0.5);
      expect(Math.max(...ys), words).toBeLessThanOrEqual(region.y + region.height + 0.5);
    }
  });
}

test("exactly 8 differences are chosen, none overlaps another, and 8 is what the sheet says", () => {
  expect(DIFFERENCES).toBe(8);
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...SCENES), (seed, scene) => {
      const chosen = chooseDifferences(scene, seededRandom(seed));
      expect(new Set(chosen.map(({ words }) => words)).size).toBe(8);
      for (const [index, one] of chosen.entries()) {
        for (const other of chosen.slice(index + 1)) {
          expect(apart(one.region, other.region, 0)).toBe(true);
        }
      }
    }),
    RUNS,
  );
});

/**
 * A page's two pictures, the upper one moved to the position of the lower one, and that position.
 */
function picturesOf(marks: readonly PathMark[]) {
  const borders = marks.filter(({ width }) => width === 0.8);
  expect(borders.length).toBe(2);
  const [upper = 0, lower = 0] = borders.map((mark) => boundsOf([mark]).y);
  const [first = 0, second = 0] = borders.map((mark) => marks.indexOf(mark));
  // The stars above the pictures come first.
  const start = marks.findIndex(({ width }) => width !== 0.5);
  return {
    before: moved(marks.slice(start, first + 1), { y: lower - upper }),
    after: marks.slice(first + 1, second + 1),
    top: lower,
  };
}

test(
  "the printed pictures differ in exactly 8 places, those of the key",
  () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
        const params = { time: 5, skill: "mixed", seed, variant: 1, age, words: [] } as const;
        const sheet = generate({ ...params, large: false }, seededRandom(seed));
        const paths = (marks: readonly { kind: string }[] = []) =>
          marks.filter((mark): mark is PathMark => mark.kind === "path");
        const { before, after, top } = picturesOf(paths(sheet.pages[0]?.marks));
        const key = ({ d, fill, stroke }: PathMark) => `${d} ${fill} ${stroke}`;
        const [inBefore, inAfter] = [new Set(before.map(key)), new Set(after.map(key))];
        const differing = [
          ...before.filter((mark) => !inAfter.has(key(mark))),
          ...after.filter((mark) => !inBefore.has(key(mark))),
        ];
        const rings = paths(sheet.answers[0]?.marks).filter(({ width }) => width === 1.1);
        expect(rings.length).toBe(8);
        const places = rings.map((ring) => boundsOf(moved([ring], { y: top })));
        const touched = new Set<number>();
        for (const mark of differing) {
          const box = boundsOf([mark]);
          const inside = places.findIndex(
            (place) =>
              box.x >= place.x - 0.5 &&
              box.y >= place.y - 0.5 &&
              box.x + box.width <= place.x + place.width + 0.5 &&
              box.y + box.height <= place.y + place.height + 0.5,
          );
          expect(inside, mark.d).toBeGreaterThanOrEqual(0);
          touched.add(inside);
        }
        expect(touched.size).toBe(8);
      }),
      RUNS,
    );
  },
  TEST_TIMEOUT_MS,
);
