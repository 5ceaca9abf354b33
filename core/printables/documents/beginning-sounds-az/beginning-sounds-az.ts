import type { Random } from "../../../random/random.ts";
import { pick } from "../../../random/random.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { BODY, type Generate, type Mark, type Page, type SheetParams } from "../../page.ts";
import { POINT } from "../../point.ts";
import { displaced, matchingDots } from "../../puzzles/matching.ts";
import { type Box, boxes, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { PICTURES } from "./pictures.ts";

/**
 * Letters per page. C, K and Q share their sound, so they are on different pages; so are F and the
 * fox.
 */
export const PAGES = ["ABCDEFG", "HIJKLM", "NOPQRST", "UVWXYZ"] as const;

/** A page's letters, and their pictures in random order. */
interface SoundMatch {
  readonly letters: readonly string[];
  readonly pictures: readonly Drawing[];
}

export function soundMatches(random: Random): SoundMatch[] {
  return PAGES.map((page) => {
    const letters = [...page];
    const own = letters.flatMap((letter) => {
      const some = PICTURES[letter];
      return some ? [pick(some, random)] : [];
    });
    return { letters, pictures: displaced(own, random) };
  });
}

/** The letter for a picture: the first letter of its name, or the last one for a word with X. */
export const letterOf = (name: string): string =>
  (name.endsWith("x") ? name.slice(-1) : name.slice(0, 1)).toUpperCase();

/** Which picture belongs to each letter, by their places. */
export function pairsOf({ letters, pictures }: SoundMatch): [number, number][] {
  return letters.map((letter, index) => [
    index,
    pictures.findIndex(({ name }) => letterOf(name) === letter),
  ]);
}

function drawPage(match: SoundMatch, params: SheetParams, solved: boolean): Page {
  const type = typeSizes(params);
  const early = params.age === "k2";
  const withX = match.letters.includes("X");
  const advice = textBlock(
    { x: 0, y: 0 },
    `Say the name of each picture. Which sound comes first? Draw a line from the letter to its picture.${
      withX ? " Only X is different: it comes last in its word." : ""
    }${early ? "" : " Then write the word."}`,
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 4;
  const rows = boxes(
    { x: 0, y: top, width: BODY.width, height: BODY.height - top },
    1,
    match.letters.length,
    3,
  );
  const height = rows[0]?.height ?? 0;
  const left = rows.map((row) => ({ ...row, x: early ? 16 : 2, width: 34 }));
  const right = rows.map((row) => ({ ...row, x: early ? 136 : 96, width: 34 }));
  const middle = (box: Box) => box.y + box.height / 2;
  const size = type.display;
  return {
    marks: [
      ...advice.marks,
      ...matchingDots(
        left.map((box) => ({ x: box.x + box.width + 4, y: middle(box) })),
        right.map((box) => ({ x: box.x - 4, y: middle(box) })),
        solved ? pairsOf(match) : [],
      ),
      ...left.flatMap((box, index) => {
        const letter = match.letters[index] ?? "";
        const card = { ...box, y: middle(box) - 9, height: 18 };
        return [
          rectangle(card, { stroke: "ink", width: 0.6 }, 3),
          textIn({ ...card, y: card.y - 0.5 }, `${letter}${letter.toLowerCase()}`, {
            size,
            bold: true,
          }),
        ];
      }),
      ...right.flatMap((box, index): Mark[] => {
        const picture = match.pictures[index];
        if (!picture) return [];
        const base = middle(box) + 5;
        const lineAt = { x: box.x + box.width + 5, y: base };
        return [
          ...placed(picture, { ...box, y: box.y + 0.5, height: height - 1 }),
          ...(early
            ? []
            : [line(lineAt, { x: BODY.width, y: base }, { stroke: "dark", width: 0.3 })]),
          ...(solved && !early
            ? [text({ x: lineAt.x + 1, y: base - POINT * 4 }, picture.name, { size: type.body })]
            : []),
        ];
      }),
    ],
  };
}

export const generate: Generate = (params, random) => {
  const matches = soundMatches(random);
  return {
    title: "Beginning Sounds A-Z",
    pages: matches.map((match) => drawPage(match, params, false)),
    answers: matches.map((match) => drawPage(match, params, true)),
  };
};
