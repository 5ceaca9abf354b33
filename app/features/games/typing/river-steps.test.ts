import { describe, expect, test } from "vitest";
import { placeOfStep, SCENE, stoneRadius, stonesOf } from "./river-steps.ts";

describe.each([2, 10, 13, 17, 26])("a river of %d steps", (steps) => {
  test("each step leads to the right, from one bank to the other", () => {
    const places = Array.from({ length: steps + 1 }, (_, step) => placeOfStep(step, steps));
    for (const [step, { x, y }] of places.entries()) {
      const before = places[step - 1];
      if (before) expect(x).toBeGreaterThan(before.x);
      expect(x).toBeLessThan(SCENE.width);
      expect(y).toBeLessThan(SCENE.height);
    }
  });

  test("its stones are one less than its steps, and do not touch", () => {
    const stones = stonesOf(steps);
    expect(stones).toHaveLength(steps - 1);
    for (const [index, { x }] of stones.entries()) {
      const next = stones[index + 1];
      if (next) expect(next.x - x).toBeGreaterThan(2 * stoneRadius(steps) * 0.95);
    }
  });
});
