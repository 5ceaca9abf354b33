import { BODY, type Generate, type Page, type SheetParams } from "../../page.ts";
import { drawScramble } from "../../puzzles/draw-scramble.ts";
import { lettersOf, makeScramble, type Scramble } from "../../puzzles/scramble.ts";
import { textBlock, typeSizes } from "../../text.ts";
import { sameLetters } from "../../words/same-letters.ts";

/** The sheet's words if the teacher has given none. */
export const SCHOOL_WORDS = [
  "PENCIL",
  "LIBRARY",
  "SCIENCE",
  "LUNCH",
  "HOMEWORK",
  "BACKPACK",
  "CLASSROOM",
  "CRAYON",
];

/** Words of a page at most, and the largest height of one in millimeters. */
const ROWS = { ordinary: { most: 10, height: 24 }, large: { most: 6, height: 36 } } as const;

function pagesOf(scrambles: readonly Scramble[], params: SheetParams, solved: boolean): Page[] {
  const size = typeSizes(params).body;
  const rows = params.large ? ROWS.large : ROWS.ordinary;
  const hint = scrambles.some(({ given }) => given.length > 0)
    ? " Where two words could be made, a letter is in its place already."
    : "";
  const advice = textBlock(
    { x: 0, y: 0 },
    `The letters of each word are mixed up. Put them right and write the word, one letter in each box.${hint}`,
    BODY.width,
    { size },
  );
  const top = advice.height + 4;
  const pages = Math.max(1, Math.ceil(scrambles.length / rows.most));
  const each = Math.ceil(scrambles.length / pages);
  return Array.from({ length: pages }, (_, index) => {
    const some = scrambles.slice(index * each, (index + 1) * each);
    const row = Math.min(rows.height, (BODY.height - top) / each);
    const box = { x: 0, y: top, width: BODY.width, height: row * some.length };
    const style = { size: size + 2, solved, first: index * each + 1 };
    return { marks: [...advice.marks, ...drawScramble(some, box, style)] };
  });
}

export const generate: Generate = (params, random) => {
  const words = params.words.length > 0 ? params.words : SCHOOL_WORDS;
  // Two words of one list may be anagrams of each other, too.
  const others = (word: string) => [
    ...sameLetters(word),
    ...words.filter((other) => other !== word && lettersOf(other) === lettersOf(word)),
  ];
  const mixed = makeScramble(words, random, others);
  // A list of which nothing can be scrambled ('ZZZ') got past the form, so use our own words.
  const scrambles = mixed.length > 0 ? mixed : makeScramble(SCHOOL_WORDS, random);
  return {
    title: "Word Scramble",
    pages: pagesOf(scrambles, params, false),
    answers: pagesOf(scrambles, params, true),
  };
};
