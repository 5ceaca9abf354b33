import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { load } from "js-yaml";
import { browserHobbyData, completeHobbyData } from "#core/hobby-check/build-index.ts";
import { type HobbyData, parseHobbyData } from "#core/hobby-check/data.ts";
import { type Derive, openDerive } from "./derive.ts";

/** The thread that reads the words of the hobby check: its data is the root, its one message `Words`. */

const WORDS = [
  "hobbies.yaml",
  "foreign.yaml",
  "guide.yaml",
  "unsafe.yaml",
  "dangers.yaml",
  "lexicon.txt",
  "ordinary.txt",
] as const;

/** The hobby check's data, and the part of it that browsers get. */
export interface Words {
  readonly words: HobbyData;
  readonly browserWords: HobbyData;
}

/** Deriving both takes seconds. */
function readWords(root: string, derive: Derive): Words {
  const texts = WORDS.map((name) => readFileSync(join(root, "content/words", name), "utf8"));
  return derive(["words", ...texts], () => {
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
    const words = completeHobbyData(parseHobbyData({ ...data, lexicon, ordinary }));
    return { words, browserWords: browserHobbyData(words) };
  });
}

parentPort?.postMessage(readWords(workerData, openDerive()));
