import { expect, test } from "vitest";
import { statusBadge } from "./status.ts";

test.each([
  ["completed", "Completed", "green"],
  ["in_progress", "In Progress", "blue"],
  ["paused", "Paused", "yellow"],
  ["archived", "Unknown", "grey"],
  ["constructor", "Unknown", "grey"],
  ["", "Unknown", "grey"],
])("the status '%s' is shown as %s in %s", (status, label, color) => {
  expect(statusBadge(status)).toEqual({ label, color });
});
