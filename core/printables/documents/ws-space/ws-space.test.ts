import { testWordSearchSheet } from "#tests/sheets/word-search-sheet.ts";
import { WORD_LISTS } from "../../../games/word-search/word-lists.ts";
import { SPACE_CLUES } from "./clues.ts";
import { generate } from "./ws-space.ts";

testWordSearchSheet(generate, WORD_LISTS.space, SPACE_CLUES);
