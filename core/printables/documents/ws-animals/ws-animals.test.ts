import { testWordSearchSheet } from "#tests/sheets/word-search-sheet.ts";
import { WORD_LISTS } from "../../../games/word-search/word-lists.ts";
import { ANIMAL_CLUES } from "./clues.ts";
import { generate } from "./ws-animals.ts";

testWordSearchSheet(generate, WORD_LISTS.animals, ANIMAL_CLUES);
