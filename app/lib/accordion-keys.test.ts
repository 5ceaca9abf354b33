import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { accordionTarget } from "./accordion-keys.ts";

const VERTICAL = { orientation: "vertical", direction: "ltr" } as const;

test("up and down move along and round the ends, Home and End jump", () => {
  expect(accordionTarget("ArrowDown", 2, 3, VERTICAL)).toBe(0);
  expect(accordionTarget("ArrowUp", 0, 3, VERTICAL)).toBe(2);
  expect(accordionTarget("Home", 2, 3, VERTICAL)).toBe(0);
  expect(accordionTarget("End", 0, 3, VERTICAL)).toBe(2);
  expect(accordionTarget("ArrowRight", 0, 3, VERTICAL)).toBeUndefined();
  expect(accordionTarget("Enter", 0, 3, VERTICAL)).toBeUndefined();
});

test("left and right move along a horizontal one, the other way round from right to left", () => {
  const leftToRight = { orientation: "horizontal", direction: "ltr" } as const;
  const rightToLeft = { orientation: "horizontal", direction: "rtl" } as const;
  expect(accordionTarget("ArrowRight", 0, 3, leftToRight)).toBe(1);
  expect(accordionTarget("ArrowRight", 0, 3, rightToLeft)).toBe(2);
  expect(accordionTarget("ArrowDown", 0, 3, leftToRight)).toBeUndefined();
});

test("one step on and one back lead home from everywhere", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, place) => {
      const here = place % count;
      const on = accordionTarget("ArrowDown", here, count, VERTICAL) ?? -1;
      expect(accordionTarget("ArrowUp", on, count, VERTICAL)).toBe(here);
    }),
    RUNS,
  );
});
