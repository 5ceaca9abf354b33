/**
 * Derives `core/printables/words/anagrams.ts` (common words with the same letters) from WordNet's
 * common lemmas, those of `content/words/ordinary.txt`, and their forms: `node
 * scripts/make-anagrams.ts`. The result is committed. Changing the rules changes the letters that
 * printed scrambles give away, which requires a new edition of them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isUnkind, OWN_WORD_LENGTH } from "#core/printables/own-words.ts";
import { lettersOf } from "#core/printables/puzzles/scramble.ts";
import { commonLemmas, englishWords } from "#tests/sheets/dictionary.ts";
import { ROOT } from "./run-command.ts";

const ordinary = readFileSync(join(ROOT, "content", "words", "ordinary.txt"), "utf8").split("\n");
const common = new Set([...commonLemmas(), ...ordinary.filter((line) => !line.startsWith("#"))]);

const families = new Map<string, string[]>();
for (const word of englishWords((lemma) => common.has(lemma))) {
  const fits = word.length >= OWN_WORD_LENGTH.min && word.length <= OWN_WORD_LENGTH.max;
  // Nobody reads a scramble as a rude word on purpose, and nobody should have to read one here.
  if (!fits || isUnkind(word)) continue;
  const letters = lettersOf(word);
  families.set(letters, [...(families.get(letters) ?? []), word]);
}

const lines = [...families.values()]
  .filter((family) => family.length > 1)
  .map((family) => family.sort().join(" "))
  .sort();

writeFileSync(
  join(ROOT, "core", "printables", "words", "anagrams.ts"),
  `// Derived from WordNet 3.1 (content/words/WORDNET-LICENSE.txt) by scripts/make-anagrams.ts.

/**
 * Words with the same letters, one family per line: common words of the dictionary and their regular
 * forms. Nobody reviews the forms, so a few are not English (BEATTED). They do no harm: at most, a
 * scramble gives away one letter more than necessary.
 */
export const ANAGRAMS = \`
${lines.join("\n")}
\`;
`,
);
console.log(`${lines.length} families`);
