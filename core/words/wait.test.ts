import { expect, test } from "vitest";
import { waitInWords } from "./wait.ts";

test.each([
  [0, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [420, "7 minutes"],
  [7_200, "120 minutes"],
  [7_201, "3 hours"],
  [86_400, "24 hours"],
])("%i seconds are a wait of %s", (seconds, words) => expect(waitInWords(seconds)).toBe(words));
