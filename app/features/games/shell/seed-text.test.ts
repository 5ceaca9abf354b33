import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { readSeed } from "#core/random/seed.ts";
import { makeSeed, seedOfDay } from "./seed-text.ts";

test("a made seed can be read aloud, and reads as itself", () => {
  const random = seededRandom(1);
  for (let count = 0; count < 200; count += 1) {
    const seed = makeSeed(random);
    expect(seed).toMatch(/^[a-z]+-[a-z]+-[1-9]\d\d$/u);
    expect(readSeed(seed)).toBe(seed);
  }
});

test("the day's seed goes by the date in UTC", () => {
  expect(seedOfDay(new Date("2026-03-01T00:30:00+02:00"))).toBe("today-2026-02-28");
});
