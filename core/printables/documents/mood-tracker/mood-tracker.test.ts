import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { FEELINGS } from "../../parts/faces.ts";
import { POINT } from "../../point.ts";
import { textWidth } from "../../text.ts";
import { DAYS } from "./month-picture.ts";
import { generate, MOOD_COUNT } from "./mood-tracker.ts";
import { PICTURES } from "./pictures.ts";

const ROOM = fc.record({
  x: fc.constant(0),
  y: fc.integer({ min: 20, max: 45 }),
  width: fc.constant(186),
  height: fc.integer({ min: 110, max: 140 }),
});

test("a month has 31 places that do not overlap and lie within the picture", () => {
  fc.assert(
    fc.property(ROOM, fc.constantFrom(...PICTURES), (room, picture) => {
      const { spots } = picture.draw(room);
      expect(spots).toHaveLength(DAYS);
      for (const [index, one] of spots.entries()) {
        expect(one.x - one.radius).toBeGreaterThanOrEqual(room.x);
        expect(one.x + one.radius).toBeLessThanOrEqual(room.x + room.width);
        expect(one.y - one.radius).toBeGreaterThanOrEqual(room.y);
        expect(one.y + one.radius).toBeLessThanOrEqual(room.y + room.height);
        for (const other of spots.slice(index + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThan(one.radius + other.radius);
        }
      }
    }),
    RUNS,
  );
});

test("the numbers of large print fit into every place", () => {
  fc.assert(
    fc.property(ROOM, fc.constantFrom(...PICTURES), (room, picture) => {
      const half = Math.hypot(textWidth("28", { size: 18 }), 18 * POINT * 0.7) / 2;
      for (const { radius } of picture.draw(room).spots) expect(radius).toBeGreaterThan(half);
    }),
    RUNS,
  );
});

test("each day from 1 to 31 and each mood of the legend is named once", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const sheet = generate(
        { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] },
        seededRandom(seed),
      );
      const words = (sheet.pages[0]?.marks ?? []).flatMap((mark) =>
        mark.kind === "text" ? [mark.text] : [],
      );
      const numbers = words.filter((word) => /^\d+$/u.test(word)).map(Number);
      expect(numbers.sort((a, b) => a - b)).toEqual(
        Array.from({ length: DAYS }, (_, day) => day + 1),
      );
      const moods = words.filter((word) => FEELINGS.some((feeling) => feeling === word));
      expect(new Set(moods).size).toBe(MOOD_COUNT);
      expect(moods).toHaveLength(MOOD_COUNT);
    }),
    RUNS,
  );
});
