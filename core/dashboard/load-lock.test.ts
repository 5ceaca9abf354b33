import { expect, test } from "vitest";
import { isLockFresh } from "./load-lock.ts";

const NOW = 1_000_000;

test.each([
  ["taken now", NOW, true],
  ["9.999 s old", NOW - 9_999, true],
  ["10 s old", NOW - 10_000, true],
  ["older than 10 s", NOW - 10_001, false],
  ["from the future", NOW + 1, false],
  ["never taken", undefined, false],
])("a lock %s is fresh: %s", (_, lockedAt, fresh) => {
  expect(isLockFresh(lockedAt, NOW)).toBe(fresh);
});
