import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { circle } from "../shapes.ts";
import { ringsIn } from "./decorated.ts";
import { COLORABLE } from "./scenery.ts";

const RADIUS = 60;
const HOLE = 15;
const middle = { x: 90, y: 90 };
const disc = [
  circle(middle, RADIUS, COLORABLE),
  circle(middle, HOLE, { stroke: "ink", fill: "ink" }),
];

test("patterns fill a shape without touching its lines, its black parts or each other", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const rings = ringsIn(disc, seededRandom(seed));
      expect(rings.length).toBeGreaterThan(12);
      const touching = rings.filter((one, index) => {
        const away = Math.hypot(one.middle.x - middle.x, one.middle.y - middle.y);
        if (away + one.radius >= RADIUS || away - one.radius <= HOLE - 0.5) return true;
        return rings.slice(index + 1).some((other) => {
          const apart = Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y);
          return apart <= one.radius + other.radius;
        });
      });
      expect(touching).toEqual([]);
    }),
    RUNS,
  );
});
