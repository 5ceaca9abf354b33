import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import {
  addDays,
  daysBetween,
  FALLBACK_TIME_ZONE,
  localDate,
  TimeZoneSchema,
} from "./local-date.ts";

describe("a time zone", () => {
  test.each([["Europe/Berlin"], ["America/Argentina/Buenos_Aires"], ["Etc/GMT+5"], ["UTC"]])(
    "may be %s",
    (name) => {
      expect(TimeZoneSchema.safeParse(name).success).toBe(true);
    },
  );
  test.each([[""], ["Europe/Atlantis"], ["+02:00"], [" UTC"], [`A${"a".repeat(64)}`], [7], [null]])(
    "may not be %j",
    (name) => {
      expect(TimeZoneSchema.safeParse(name).success).toBe(false);
    },
  );
  test("of last resort is one", () => {
    expect(TimeZoneSchema.safeParse(FALLBACK_TIME_ZONE).success).toBe(true);
  });
});

test.each([
  ["2025-01-05T12:00:00Z", "UTC", "2025-01-05"],
  ["2025-01-05T23:30:00Z", "Europe/Berlin", "2025-01-06"],
  ["2025-01-05T03:00:00Z", "America/Los_Angeles", "2025-01-04"],
  ["2025-01-05T10:30:00Z", "Pacific/Kiritimati", "2025-01-06"],
  ["2025-01-05T23:59:59.999Z", "UTC", "2025-01-05"],
  ["2025-03-30T00:59:00Z", "Europe/Berlin", "2025-03-30"],
  ["2025-10-26T22:59:00Z", "Europe/Berlin", "2025-10-26"],
  ["2025-10-26T23:00:00Z", "Europe/Berlin", "2025-10-27"],
  ["2024-12-31T18:45:00Z", "Asia/Kathmandu", "2025-01-01"],
  ["2025-01-05T23:30:00Z", "No/Such_Zone", "2025-01-05"],
])("%s in %s is %s", (iso, zone, date) => {
  expect(localDate(Date.parse(iso), zone)).toBe(date);
});

test.each([
  ["2025-01-31", 1, "2025-02-01"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2025-02-28", 1, "2025-03-01"],
  ["2025-01-01", -1, "2024-12-31"],
  ["2025-03-30", 1, "2025-03-31"],
  ["2025-10-26", 0, "2025-10-26"],
])("%s and %i days is %s", (date, count, expected) => {
  expect(addDays(date, count)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(count);
});

describe("for every moment and zone", () => {
  const anyMoment = fc.integer({ min: 0, max: Date.parse("2100-01-01") });
  const anyZone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));

  test("the local date is at most a day off UTC's, and never goes back as time goes on", () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (at, zone) => {
        const date = localDate(at, zone);
        expect(Math.abs(daysBetween(localDate(at, "UTC"), date))).toBeLessThanOrEqual(1);
        const later = daysBetween(date, localDate(at + 3_600_000, zone));
        expect(later).toBeGreaterThanOrEqual(0);
        expect(later).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  test("days that are added are the days between", () => {
    const anyCount = fc.integer({ min: -5_000, max: 5_000 });
    fc.assert(
      fc.property(anyMoment, anyCount, (at, count) => {
        const date = localDate(at, "UTC");
        expect(daysBetween(date, addDays(date, count))).toBe(count);
        expect(addDays(addDays(date, count), -count)).toBe(date);
      }),
      RUNS,
    );
  });
});
