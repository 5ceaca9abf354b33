import { expect, test } from "vitest";
import { createMemoryLimits } from "./memory-limits.ts";

const TWICE = { name: "twice", by: "address", max: 2, seconds: 60 } as const;
const START = Date.UTC(2026, 0, 31);

function limitsAt(clock: { now: number }) {
  const refused: string[] = [];
  const limits = createMemoryLimits(
    { limited: (name) => void refused.push(name) },
    () => clock.now,
  );
  return { refused, take: (who: string) => limits.take(TWICE, who) };
}

test("each caller has so many in a window, and hears how long to wait", async () => {
  const clock = { now: START };
  const { take, refused } = limitsAt(clock);
  expect([await take("a"), await take("a"), await take("b")]).toEqual(
    Array(3).fill({ allowed: true }),
  );
  clock.now += 20_000;
  expect(await take("a")).toEqual({ allowed: false, retryAfter: 40 });
  expect(refused).toEqual(["twice"]);
  clock.now += 40_000;
  expect(await take("a")).toEqual({ allowed: true });
});

test("a window that a clock began that ran ahead is over once the clock is right", async () => {
  const clock = { now: START + 365 * 86_400_000 };
  const { take } = limitsAt(clock);
  for (let call = 0; call < 3; call += 1) await take("a");
  clock.now = START;
  expect(await take("a")).toEqual({ allowed: true });
});
