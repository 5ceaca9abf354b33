/**
 * Finds out which ordinary words the browser needs, so that no start has to:
 * `node scripts/make-browser-words.ts`. The result is committed; the script always writes the same file.
 */
import { writeFileSync } from "node:fs";
import { ordinaryForBrowser } from "#core/hobby-check/build-index.ts";
import { parseWords, readWordTexts, readyFile, readyPath } from "./lessons/words.ts";
import { ROOT } from "./run-command.ts";

/** The whole file. */
export function makeBrowserWords(root = ROOT): string {
  const texts = readWordTexts(root);
  return readyFile(texts, ordinaryForBrowser(parseWords(texts)));
}

if (import.meta.main) writeFileSync(readyPath(ROOT), makeBrowserWords());
