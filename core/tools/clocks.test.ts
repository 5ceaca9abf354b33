import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { BREATHS, breathingAt } from "./breathing.ts";
import { phaseAt, READY_SECONDS } from "./intervals.ts";

test("rounds begin with time to get ready and end with work", () => {
  const rounds = { work: 20, rest: 10, rounds: 3 };
  const at = (seconds: number) => {
    const { kind, round, left } = phaseAt(rounds, seconds);
    return `${kind} ${round} ${left}`;
  };
  expect(at(0)).toBe(`ready 1 ${READY_SECONDS}`);
  expect(at(5)).toBe("work 1 20");
  expect(at(25)).toBe("rest 1 10");
  expect(at(35)).toBe("work 2 20");
  expect(at(84)).toBe("work 3 1");
  expect(at(85)).toBe("done 3 0");
});

test("work and rest take the seconds that were set", () => {
  const seconds = fc.integer({ min: 1, max: 90 });
  fc.assert(
    fc.property(seconds, seconds, fc.integer({ min: 1, max: 12 }), (work, rest, rounds) => {
      const total = READY_SECONDS + rounds * work + (rounds - 1) * rest;
      const counts = { ready: 0, work: 0, rest: 0, done: 0 };
      for (let at = 0; at < total; at += 1) counts[phaseAt({ work, rest, rounds }, at).kind] += 1;
      expect(counts).toEqual({
        ready: READY_SECONDS,
        work: rounds * work,
        rest: (rounds - 1) * rest,
        done: 0,
      });
    }),
    RUNS,
  );
});

test("lungs fill and empty without a jump, and every part lasts as long as it says", () => {
  for (const breath of Object.values(BREATHS)) {
    const length = breath.in + breath.hold + breath.out + breath.rest;
    let before = breathingAt(breath, 0).fullness;
    for (let step = 0; step <= length * 100; step += 1) {
      const { fullness, left, part } = breathingAt(breath, step / 100);
      expect(Math.abs(fullness - before)).toBeLessThan(0.01);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(breath[part]);
      before = fullness;
    }
  }
});
