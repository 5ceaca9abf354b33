import { expect, test } from "vitest";
import { initialPattern, nextPattern, type PatternState } from "#core/games/pattern/pattern.ts";
import { statusOf, wordsFor } from "./pattern-words.ts";

const game = nextPattern(initialPattern(), { type: "start", seed: "a", at: 0 });

test("a pattern is said aloud by the names of its colors", () => {
  const sequence = ["red", "yellow", "blue"] as const;
  expect(wordsFor({ ...game, sequence })).toBe("Level 1: Red, Yellow, Blue.");
});

test.each<[Partial<PatternState>, string]>([
  [{ phase: "idle" }, "Press Start, then watch!"],
  [{ phase: "waitingInput", position: 2 }, "Your turn! 2 of 3"],
  [{ phase: "fail", lives: 2 }, "Oops! Watch it again. 2 lives left"],
  [{ phase: "fail", lives: 1 }, "Oops! Watch it again. 1 life left"],
])("the line above the board in state %j is %j", (part, words) => {
  expect(statusOf({ ...game, ...part })).toBe(words);
});
