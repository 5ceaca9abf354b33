import type { OwnWordsUse } from "#core/printables/own-words.ts";

/** The documents that can be made from a teacher's own list, and what each uses the list for. */
export const OWN_WORDS_DOCUMENTS: readonly {
  readonly name: string;
  readonly label: string;
  readonly use: OwnWordsUse;
}[] = [
  { name: "my-word-search", label: "Word search", use: "search" },
  { name: "my-word-scramble", label: "Scramble", use: "scramble" },
  { name: "my-word-tracing", label: "Tracing", use: "tracing" },
  { name: "spelling", label: "Spelling practice", use: "spelling" },
];
