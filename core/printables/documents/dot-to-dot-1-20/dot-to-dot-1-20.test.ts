import { describe, expect, test } from "vitest";
import { BODY } from "../../page.ts";
import { boundsOf } from "../../parts/transform.ts";
import { POINT } from "../../point.ts";
import type { Box, Point } from "../../shapes.ts";
import { textWidth } from "../../text.ts";
import { generate, placeDots } from "./dot-to-dot-1-20.ts";
import { DOT, isNear, samplesOf, samplesOfPath } from "./labels.ts";
import { PICTURES } from "./pictures.ts";

/** The distance between two lines: 0 where they cross. */
function gap(a: Point, b: Point, c: Point, d: Point): number {
  const turn = (p: Point, q: Point, r: Point) =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return 0;
  const from = (p: Point, q: Point, r: Point) => {
    const [x, y] = [r.x - q.x, r.y - q.y];
    const part = ((p.x - q.x) * x + (p.y - q.y) * y) / (x * x + y * y);
    const near = Math.min(1, Math.max(0, part));
    return Math.hypot(p.x - q.x - near * x, p.y - q.y - near * y);
  };
  return Math.min(from(a, c, d), from(b, c, d), from(c, a, b), from(d, a, b));
}

const ORDINARY = { x: 0, y: 14, width: BODY.width, height: 188 };
const LARGE = { x: 0, y: 28, width: BODY.width, height: 168 };
const ROOMS = [
  { room: ORDINARY, points: 14 },
  { room: LARGE, points: 20 },
];

test("there are at least eight pictures, no name twice", () => {
  expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(PICTURES.length);
  expect(PICTURES.length).toBeGreaterThanOrEqual(8);
});

describe.each(PICTURES)("$name", (picture) => {
  const at = (index: number): Point => picture.dots[(index + 20) % 20] ?? { x: 0, y: 0 };

  test("has twenty dots and a closed outline that does not cross itself", () => {
    expect(picture.dots).toHaveLength(20);
    for (let one = 0; one < 20; one += 1) {
      for (let other = one + 2; other < 20; other += 1) {
        if (one === 0 && other === 19) continue;
        const apart = gap(at(one), at(one + 1), at(other), at(other + 1));
        expect(apart, `${one + 1} and ${other + 1}`).toBeGreaterThan(5);
      }
    }
  });

  test.each(ROOMS)("has dots at least 9 mm apart, in $points points", ({ room, points }) => {
    const { dots } = placeDots(picture, room, points);
    for (const [index, dot] of dots.entries()) {
      for (const other of dots.slice(index + 1)) {
        expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThanOrEqual(9);
      }
    }
  });

  test.each(ROOMS)("has nothing else that looks like a dot, in $points points", (one) => {
    const { details } = placeDots(picture, one.room, one.points);
    const black = details.filter(({ fill }) => fill === "ink");
    for (const mark of black) expect(boundsOf([mark]).width).toBeGreaterThan(4 * DOT);
  });

  test.each(ROOMS)(
    "has numbers 1 to 20 beside their dots and clear of everything, in $points points",
    ({ room, points }) => {
      for (let start = 0; start < 20; start += 1) {
        for (const mirrored of [false, true]) {
          const { dots, details, numbers } = placeDots(picture, room, points, start, mirrored);
          expect(numbers.map(({ text }) => Number(text))).toEqual(
            dots.map((_, index) => index + 1),
          );
          const places = numbers.map(({ x, y, text }): Box => {
            const height = points * POINT * 0.7;
            return { x, y: y - height, width: textWidth(text, { size: points }), height };
          });
          const drawn = [...samplesOf(dots), ...details.flatMap(samplesOfPath)];
          const faults = places.flatMap((place, index) => {
            const name = `${index + 1}, begun at ${start}`;
            const own = dots[index] ?? { x: 0, y: 0 };
            const hit = drawn.some(
              ({ x, y }) => Math.abs(x - place.x) < 20 && isNear({ x, y }, place, 0.5),
            );
            const near = dots.some((dot) => isNear(dot, place, DOT + 0.3));
            const over = places
              .slice(index + 1)
              .some(
                (other) =>
                  place.x < other.x + other.width &&
                  other.x < place.x + place.width &&
                  place.y < other.y + other.height &&
                  other.y < place.y + place.height,
              );
            return [
              ...(hit ? [`${name}: on a line`] : []),
              ...(near ? [`${name}: on a dot`] : []),
              ...(over ? [`${name}: on a number`] : []),
              ...(isNear(own, place, 5.5) ? [] : [`${name}: far from its dot`]),
            ];
          });
          expect(faults).toEqual([]);
        }
      }
    },
  );
});

test("the key joins the dots in the order of their numbers and says what it is", () => {
  for (let seed = 0; seed < 40; seed += 1) {
    let calls = 0;
    const random = () => (seed * 0.137 + calls++ * 0.41) % 1;
    const params = { time: 5, skill: "mixed", seed: "", variant: 1, words: [] } as const;
    const sheet = generate({ ...params, age: "k2", large: false }, random);
    const [page, key] = [sheet.pages[0]?.marks ?? [], sheet.answers[0]?.marks ?? []];
    const added = key.filter(
      (mark) => !page.some((old) => JSON.stringify(old) === JSON.stringify(mark)),
    );
    const outline = added.flatMap((mark) => (mark.kind === "path" ? [mark.d] : []));
    expect(outline).toHaveLength(1);
    const corners = outline[0]?.match(/-?[\d.]+ -?[\d.]+/gu) ?? [];
    expect(corners).toHaveLength(20);
    const middles = key.flatMap((mark) => {
      if (mark.kind !== "path" || mark.fill !== "ink" || mark.stroke) return [];
      const [x = 0, y = 0] = mark.d.slice(1).split(/[ C]/u).map(Number);
      return [`${Math.round(x * 10) / 10} ${Math.round((y + DOT) * 10) / 10}`];
    });
    for (const [index, corner] of corners.entries()) {
      const [x = 0, y = 0] = corner.split(" ").map(Number);
      const found = middles.some((middle) => {
        const [left = 0, top = 0] = middle.split(" ").map(Number);
        return Math.hypot(left - x, top - y) < 0.2;
      });
      expect(found, `corner ${index}`).toBe(true);
    }
    const names = added.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
    expect(PICTURES.map(({ name }) => `${name}.`)).toContain(names[0]);
  }
});
