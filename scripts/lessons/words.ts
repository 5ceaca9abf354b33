import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { browserHobbyData, completeHobbyData } from "#core/hobby-check/build-index.ts";
import { type HobbyData, parseHobbyData } from "#core/hobby-check/data.ts";

const WORDS = [
  "hobbies.yaml",
  "foreign.yaml",
  "guide.yaml",
  "unsafe.yaml",
  "dangers.yaml",
  "lexicon.txt",
  "ordinary.txt",
] as const;

/**
 * Which ordinary words the browser needs comes with the repository, because finding it out takes seconds of
 * a first start: a hash of what they were found in, and a word a line. `node scripts/make-browser-words.ts`
 * makes the file, and `npm run check` says when it is out of date; then they are found anew.
 */
const READY_FILE = "content/words/ordinary-for-browser.txt";

/** The hobby check's data, and the part of it that browsers get. */
export interface Words {
  readonly words: HobbyData;
  readonly browserWords: HobbyData;
}

/** The texts of `content/words`, by their file's names. */
export const readWordTexts = (root: string): readonly string[] =>
  WORDS.map((name) => readFileSync(join(root, "content/words", name), "utf8"));

export function parseWords(texts: readonly string[]): HobbyData {
  const [
    hobbies = "",
    foreign = "",
    guide = "",
    unsafe = "",
    dangers = "",
    lexicon = "",
    ordinary = "",
  ] = texts;
  const data = {
    hobbies: load(hobbies),
    foreign: load(foreign),
    guide: load(guide),
    unsafe: load(unsafe),
    dangers: load(dangers),
  };
  return completeHobbyData(parseHobbyData({ ...data, lexicon, ordinary }));
}

/** Deriving both takes seconds if the file of ready words is out of date. */
export function deriveWords(root: string, texts: readonly string[]): Words {
  const words = parseWords(texts);
  return { words, browserWords: browserHobbyData(words, readReady(root, texts)) };
}

/** The file of ready words for these texts. */
export const readyFile = (texts: readonly string[], ordinary: readonly string[]): string =>
  `${hashOf(texts)}\n${ordinary.join("\n")}\n`;

const hashOf = (texts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex");

export const readyPath = (root: string): string => join(root, READY_FILE);

/** The ready words, if they were found in these texts. */
export function readReady(root: string, texts = readWordTexts(root)): string[] | undefined {
  const path = readyPath(root);
  if (!existsSync(path)) return undefined;
  const [hash, ...words] = readFileSync(path, "utf8").trimEnd().split("\n");
  return hash === hashOf(texts) ? words : undefined;
}
