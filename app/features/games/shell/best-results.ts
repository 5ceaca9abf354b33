import { localTexts } from "../../../data/browser-storage.ts";
import { showToast } from "../../../ui/toasts.tsx";
import * as shellWords from "../../../words/games/shell.ts";

/** Plain numbers up to a billion: all that a game ever stores. */
const FIGURE = /^\d{1,9}(?:\.\d{1,6})?$/u;

let hasWarned = false;

/** The best result under a key; undefined when there is none, or the value is malformed. */
export function readBest(key: string): number | undefined {
  const text = localTexts.read(key);
  return text !== undefined && FIGURE.test(text) ? Number(text) : undefined;
}

/**
 * Stores a result if it is better than the stored one. If the browser stores nothing, the player is
 * told once, and the result lasts until the page is left.
 * @param value zero or more, with at most six decimals.
 * @returns whether it is the best so far, and whether it will survive a reload.
 */
export function saveBest(
  key: string,
  value: number,
  better: "lower" | "higher",
): { isRecord: boolean; kept: boolean } {
  const best = readBest(key);
  const isRecord = best === undefined || (better === "lower" ? value < best : value > best);
  if (!isRecord) return { isRecord, kept: true };
  const kept = localTexts.write(key, String(value));
  if (!kept && !hasWarned) {
    hasWarned = true;
    showToast({
      title: shellWords.bestNotKept,
      description: shellWords.bestNotKeptText,
    });
  }
  return { isRecord, kept };
}
