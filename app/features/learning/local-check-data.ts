import { buildHobbyIndex, type HobbyIndex } from "#core/hobby-check/build-index.ts";
import type { HobbyData } from "#core/hobby-check/data.ts";
import words from "#generated/hobby-check-browser.json";

let index: HobbyIndex | undefined;

/** The index over the curated list alone, built when it is first used. */
export function browserIndex(): HobbyIndex {
  index ??= buildHobbyIndex(words as unknown as HobbyData);
  return index;
}
