import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { daySeed, readSeed } from "./seed.ts";

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

test("a seed of any length keeps 64 whole characters", () => {
  expect([...(readSeed("🎈".repeat(5_000)) ?? "")]).toHaveLength(64);
  expect(readSeed("x".repeat(10_000))).toBe("x".repeat(64));
  expect(readSeed(`  ${"x".repeat(63)} y `)).toBe("x".repeat(63));
});

test("the day's seed is the date in UTC", () => {
  expect(daySeed(new Date("2026-03-01T23:59:59-05:00"))).toBe("2026-03-02");
});
