import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { engraveAll } from "./engrave-scores.ts";
import { engraverFor, SCORES_FILE } from "./lessons/engraved-scores.ts";
import { readyPath } from "./lessons/words.ts";
import { makeBrowserWords } from "./make-browser-words.ts";
import { ROOT } from "./run-command.ts";

const SOURCE = { kind: "score", title: "One bar", tempo: 60, abc: "M:4/4\nL:1/4\nK:C\nC D E F|]" };

test("the scores of the repository are what the engraver makes", () => {
  expect(engraveAll()).toBe(readFileSync(SCORES_FILE, "utf8"));
});

test("a score that is not in the file yet is engraved", async () => {
  const engrave = await engraverFor(["content/hobbies/violin"], {});
  expect(engrave(SOURCE).figure?.notes).toHaveLength(4);
});

test("the browser's ordinary words are what their rule finds", () => {
  expect(makeBrowserWords()).toBe(readFileSync(readyPath(ROOT), "utf8"));
});
