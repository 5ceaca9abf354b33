import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventsOfDays } from "#core/learning/day-changes.ts";
import { commandMoment } from "./command-moment.ts";

beforeEach(() => void vi.spyOn(Date, "now").mockReturnValue(1_000));
afterEach(() => void vi.restoreAllMocks());

test.each([
  ["nothing is known", undefined, 1_000],
  ["everything known is earlier", { events: eventsOfDays([1], 10), changedAt: 20 }, 1_000],
  ["something was done later by the clock", { events: eventsOfDays([1], 5_000) }, 5_001],
  ["the server's clock is ahead", { events: [], changedAt: 7_000 }, 7_001],
])("a command comes after what is known: %s", (_, known, moment) => {
  expect(commandMoment(known)).toBe(moment);
});
