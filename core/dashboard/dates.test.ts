import { expect, test } from "vitest";
import { formatDay } from "./dates.ts";

test.each([
  ["2025-01-05T12:00:00.000Z", "UTC", "Jan 5, 2025"],
  ["2025-01-05T23:30:00Z", "Asia/Tokyo", "Jan 6, 2025"],
  ["2025-01-05T03:00:00Z", "America/Los_Angeles", "Jan 4, 2025"],
  ["2025-05-31T22:30:00+02:00", "Europe/Berlin", "May 31, 2025"],
  ["2025-01-05", "America/Los_Angeles", "Jan 5, 2025"],
  ["2025-01-05", "Pacific/Kiritimati", "Jan 5, 2025"],
  ["2025-01-05T23:30:00Z", "No/Such_Zone", "Jan 5, 2025"],
  ["soon", "UTC", ""],
  ["", "UTC", ""],
])("'%s' in %s is shown as '%s'", (iso, zone, shown) => {
  expect(formatDay(iso, zone)).toBe(shown);
});
