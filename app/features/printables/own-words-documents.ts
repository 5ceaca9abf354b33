import type { OwnWordsUse } from "#core/printables/own-words.ts";
import { ownWordsUses } from "../../words/printables/choices.ts";

/** The documents that can be made from a teacher's own list, and what each uses the list for. */
export const OWN_WORDS_DOCUMENTS: readonly {
  readonly name: string;
  readonly label: string;
  readonly use: OwnWordsUse;
}[] = [
  { name: "my-word-search", label: ownWordsUses.search, use: "search" },
  { name: "my-word-scramble", label: ownWordsUses.scramble, use: "scramble" },
  { name: "my-word-tracing", label: ownWordsUses.tracing, use: "tracing" },
  { name: "spelling", label: ownWordsUses.spelling, use: "spelling" },
];
