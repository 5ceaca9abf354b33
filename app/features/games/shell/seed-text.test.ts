import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { makeSeed, readSeed, seedOfDay } from "./seed-text.ts";

describe("the seed of an address", () => {
  test.each([
    [null, undefined],
    ["", undefined],
    ["   ", undefined],
    [" brave-otter-417 ", "brave-otter-417"],
    ["🦊".repeat(70), "🦊".repeat(64)],
  ])("%j is read as %j", (text, seed) => {
    expect(readSeed(text)).toBe(seed);
  });

  test("any text gives a seed that reads as itself again, at most 64 characters long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const seed = readSeed(text);
        expect(seed === undefined).toBe(text.trim() === "");
        if (seed === undefined) return;
        expect([...seed].length).toBeLessThanOrEqual(64);
        expect(readSeed(seed)).toBe(seed);
      }),
      RUNS,
    );
  });
});

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
