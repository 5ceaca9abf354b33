import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { fitMinutes } from "./minutes.ts";

test("what adds up stays as it is", () => {
  expect(fitMinutes([6, 9, 9, 12, 14, 4, 6], 60)).toEqual([6, 9, 9, 12, 14, 4, 6]);
  expect(fitMinutes([8, 16, 10, 12, 14], 60)).toEqual([8, 16, 10, 12, 14]);
});

test("what is far off was planned for another day", () => {
  expect(fitMinutes([5, 5, 5, 5, 5], 60)).toBeUndefined();
  expect(fitMinutes([30, 30, 30, 30, 30], 60)).toBeUndefined();
  expect(fitMinutes([0, 0, 0, 0, 0], 60)).toBeUndefined();
});

test("what is fitted adds up in whole minutes, none without any", () => {
  const minutes = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(minutes, fc.constantFrom(30, 60, 120), (each, total) => {
      const fitted = fitMinutes(each, total);
      fc.pre(fitted !== undefined);
      expect(fitted?.reduce((sum, one) => sum + one, 0)).toBe(total);
      expect(fitted?.every((one) => Number.isInteger(one) && one >= 1)).toBe(true);
    }),
    RUNS,
  );
});
