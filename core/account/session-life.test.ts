import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { renewedUntil, SESSION_IDLE, SESSION_LIFE } from "./session-life.ts";

const DAY = 24 * 3_600_000;

test("a session that is used every day ends 90 days after the sign-in all the same", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 29 * DAY }), { maxLength: 300 }), (pauses) => {
      let [now, updatedAt, expiresAt] = [0, 0, SESSION_IDLE];
      for (const pause of pauses) {
        now += pause;
        if (now >= expiresAt) break;
        const until = renewedUntil({ createdAt: 0, updatedAt }, now);
        if (until !== undefined) [updatedAt, expiresAt] = [now, until];
        expect(expiresAt).toBeLessThanOrEqual(SESSION_LIFE);
        expect(expiresAt).toBeLessThanOrEqual(now + SESSION_IDLE);
      }
    }),
    RUNS,
  );
});

test("a use is noted once a day, and prolongs by 30 days", () => {
  const times = { createdAt: 0, updatedAt: 5 * DAY };
  expect(renewedUntil(times, 6 * DAY - 1)).toBeUndefined();
  expect(renewedUntil(times, 6 * DAY)).toBe(36 * DAY);
  expect(renewedUntil(times, 80 * DAY)).toBe(90 * DAY);
});
