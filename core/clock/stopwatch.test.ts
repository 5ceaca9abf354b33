import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import {
  clockText,
  elapsedOn,
  startWatch,
  stoppedWatch,
  stopWatch,
  untilNextSecond,
} from "./stopwatch.ts";

describe("stopwatch", () => {
  test("counts only while it runs", () => {
    let watch = startWatch(stoppedWatch, 100);
    expect(elapsedOn(watch, 350)).toBe(250);
    watch = stopWatch(watch, 400);
    expect(elapsedOn(watch, 1_000_000)).toBe(300);
    watch = startWatch(watch, 2_000_000);
    expect(elapsedOn(watch, 2_000_050)).toBe(350);
  });

  test("starting it twice counts no time twice", () => {
    const watch = startWatch(startWatch(stoppedWatch, 0), 500);
    expect(elapsedOn(watch, 600)).toBe(600);
  });

  test("an hour in which it stood still is not counted", () => {
    const halted = stopWatch(startWatch(stoppedWatch, 0), 5_000);
    expect(elapsedOn(startWatch(halted, 3_605_000), 3_606_000)).toBe(6_000);
  });

  test("counts the sum of its runs, whatever their order of starts and stops", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(10_000), fc.boolean())), (steps) => {
        let at = 0;
        let watch = stoppedWatch;
        let running = false;
        let expected = 0;
        for (const [wait, run] of steps) {
          at += wait;
          if (running) expected += wait;
          watch = run ? startWatch(watch, at) : stopWatch(watch, at);
          running = run;
          expect(elapsedOn(watch, at)).toBe(expected);
        }
      }),
      RUNS,
    );
  });

  test.each([
    [0, 1000],
    [1, 999],
    [999, 1],
    [1000, 1000],
    [1500.7, 500],
  ])("after %d ms the next second is %d ms away", (elapsed, wait) => {
    expect(untilNextSecond(elapsed)).toBe(wait);
  });
});

test.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [65, "1:05"],
  [3660, "61:00"],
  [-3, "0:00"],
])("%d seconds are read as %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
