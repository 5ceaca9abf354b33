import type { Random } from "../../../random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page, type SheetParams } from "../../page.ts";
import { displaced, matchingDots } from "../../puzzles/matching.ts";
import { type Box, boxes, circle, middleOf, rectangle } from "../../shapes.ts";
import { textBlock, textIn, typeSizes } from "../../text.ts";
import { hasUnwantedWord } from "../../words/unwanted-words.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Letters that stand below each other. */
const ROWS = 13;

/** Widest card of a letter in millimeters. */
const CARD = 20;

/** A column of capital letters and one of small letters. */
interface LetterMatch {
  readonly capitals: readonly string[];
  readonly small: readonly string[];
}

/**
 * All letters in two matches: the capitals in alphabetical order, their small letters in random
 * order. No column spells an unwanted word.
 */
export function letterMatches(random: Random): LetterMatch[] {
  for (;;) {
    const order = shuffled([...ALPHABET], random);
    const matches = [order.slice(0, ROWS), order.slice(ROWS)].map((half) => {
      const capitals = [...half].sort();
      const small = displaced(capitals, random).map((letter) => letter.toLowerCase());
      return { capitals, small };
    });
    const columns = matches.flatMap(({ capitals, small }) => [capitals, small]);
    if (!columns.some((column) => hasUnwantedWord(column.join("")))) return matches;
  }
}

/** Which small letter belongs to each capital, by position. */
export function pairsOf({ capitals, small }: LetterMatch): [number, number][] {
  return capitals.map((capital, index) => [
    index,
    small.findIndex((letter) => letter.toUpperCase() === capital),
  ]);
}

function drawMatch(match: LetterMatch, box: Box, size: number, solved: boolean): Mark[] {
  const rows = boxes(box, 1, ROWS, 2);
  const card = Math.min(CARD, rows[0]?.height ?? CARD);
  const left = rows.map((row) => ({ ...row, width: card, height: card }));
  const right = left.map((place) => ({ ...place, x: box.x + box.width - card }));
  const beside = (place: Box, x: number) => ({ x, y: place.y + card / 2 });
  return [
    ...matchingDots(
      left.map((place) => beside(place, place.x + card + 4)),
      right.map((place) => beside(place, place.x - 4)),
      solved ? pairsOf(match) : [],
    ),
    ...left.flatMap((place, index) => [
      rectangle(place, { stroke: "ink", width: 0.6, fill: "paper" }, 2.5),
      textIn(place, match.capitals[index] ?? "", { size, bold: true }),
    ]),
    ...right.flatMap((place, index) => [
      circle(middleOf(place), card / 2, { stroke: "ink", width: 0.6, fill: "paper" }),
      // Small letters are raised a little, so that those with a tail stay inside.
      textIn({ ...place, y: place.y - card * 0.06 }, match.small[index] ?? "", { size }),
    ]),
  ];
}

function pagesOf(matches: readonly LetterMatch[], params: SheetParams, solved: boolean): Page[] {
  const type = typeSizes(params);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Every big letter has a small friend. Draw a line from dot to dot.",
    BODY.width,
    { size: type.body + (params.age === "k2" ? 2 : 0) },
  );
  const top = advice.height + 4;
  const body = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  const size = type.display;
  // Beginners get a page for each half of the alphabet, so that fewer lines cross.
  if (params.age === "k2") {
    return matches.map((match) => ({
      marks: [
        ...advice.marks,
        ...drawMatch(match, { ...body, x: 18, width: BODY.width - 36 }, size, solved),
      ],
    }));
  }
  const halves = boxes(body, 2, 1, 22);
  const marks = matches.flatMap((match, index) =>
    drawMatch(match, halves[index] ?? body, size, solved),
  );
  return [{ marks: [...advice.marks, ...marks] }];
}

export const generate: Generate = (params, random) => {
  const matches = letterMatches(random);
  return {
    title: "Uppercase and Lowercase Match",
    pages: pagesOf(matches, params, false),
    answers: pagesOf(matches, params, true),
  };
};
