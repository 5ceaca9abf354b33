import { expect, test } from "vitest";
import { nextAttempt } from "./backoff.ts";

const NOON = Date.UTC(2026, 0, 31, 12);
const HOUR = 3_600_000;

test("the pauses begin at 30 seconds, double, end at an hour, and stop within 48 hours", () => {
  const pauses: number[] = [];
  let now = NOON;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(NOON, attempts, now);
    if (next === null) break;
    pauses.push((next - now) / 1_000);
    now = next;
  }
  expect(pauses.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  expect(Math.max(...pauses)).toBe(3_600);
  expect(now - NOON).toBeGreaterThan(47 * HOUR);
  expect(now - NOON).toBeLessThanOrEqual(48 * HOUR);
});

test("a thousand attempts do not make the pause longer than an hour", () => {
  expect(nextAttempt(NOON, 2_000, NOON)).toBe(NOON + HOUR);
});
