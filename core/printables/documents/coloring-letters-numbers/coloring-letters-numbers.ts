import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { hollowLetter, hollowText } from "../../letters/hollow-text.ts";
import { BODY, type Generate, type Mark, type SheetParams } from "../../page.ts";
import type { LazyPage } from "../../parts/coloring-page.ts";
import { type Box, boxes, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes } from "../../text.ts";
import { COUNTED, LETTER_PICTURES } from "./pictures.ts";

const TOP = 12;
const GAP = 5;
const FRAME = { stroke: "mid", width: 0.4 } as const;

const NUMBER_WORDS = "one two three four five six seven eight nine ten".split(" ");
/** Numbers that share a page; small ones need less room. */
const NUMBER_PAGES = [
  [1, 2, 3, 4],
  [5, 6, 7],
  [8, 9, 10],
] as const;

const body = { x: 0, y: TOP, width: BODY.width, height: BODY.height - TOP } as const;

/** The font size of a word below its picture, in points. */
const wordSize = (params: SheetParams): number => typeSizes(params).heading + 4;

function instruction(params: SheetParams, words: string): readonly Mark[] {
  return textBlock({ x: 0, y: 0 }, words, BODY.width, { size: params.large ? 18 : 15 }).marks;
}

/** A capital and a small letter above the picture and its word. */
function letterCell(params: SheetParams, letter: string, drawing: Drawing, cell: Box): Mark[] {
  const size = wordSize(params);
  const word = lineHeight(size);
  const letters = { x: cell.x + 6, y: cell.y + 5, width: cell.width - 12, height: 42 };
  const top = letters.y + letters.height + 4;
  const picture = {
    x: cell.x + 12,
    y: top,
    width: cell.width - 24,
    height: cell.y + cell.height - word - 2 - top,
  };
  const middle = cell.x + cell.width / 2;
  return [
    rectangle(cell, FRAME, 4),
    ...hollowText(`${letter} ${letter.toLowerCase()}`, letters),
    ...placed(drawing, picture, { width: 0.7 }),
    text({ x: middle, y: cell.y + cell.height - word * 0.35 }, drawing.name, {
      size,
      bold: true,
      anchor: "middle",
    }),
  ];
}

/** Room to draw something for the child's own initial, after Z. */
function ownLetter(params: SheetParams, cell: Box): Mark[] {
  const size = typeSizes(params).heading;
  const words = "My name begins with the letter";
  const block = textBlock({ x: cell.x + 6, y: cell.y + 4 }, words, cell.width - 60, { size });
  const square = { x: cell.x + cell.width - 44, y: cell.y + 6, width: 38, height: 38 };
  const draw = textBlock(
    { x: cell.x + 6, y: cell.y + 4 + block.height + 3 },
    "I draw something that begins like my name.",
    cell.width - 60,
    { size },
  );
  return [
    rectangle(cell, FRAME, 4),
    ...block.marks,
    ...draw.marks,
    rectangle(square, { stroke: "ink", width: 0.7 }, 3),
  ];
}

function letterPages(params: SheetParams, random: Random): LazyPage[] {
  const cells = boxes(body, 2, 2, GAP);
  const letters = Object.entries(LETTER_PICTURES);
  const pages: LazyPage[] = [];
  for (let start = 0; start < letters.length; start += cells.length) {
    const some = letters.slice(start, start + cells.length);
    const [, , left, right] = cells;
    const rest = some.length === 2 && left && right;
    pages.push(() => ({
      marks: [
        ...instruction(params, "Color each letter and its picture. Say the word aloud."),
        ...some.flatMap(([letter, drawings], index) => {
          const cell = cells[index];
          return cell ? letterCell(params, letter, pick(drawings, random), cell) : [];
        }),
        ...(rest ? ownLetter(params, { ...left, width: BODY.width }) : []),
      ],
    }));
  }
  return pages;
}

/** A number, its word, and as many things. */
function numberRow(
  params: SheetParams,
  count: number,
  [drawing, plural]: (typeof COUNTED)[number],
  row: Box,
): Mark[] {
  const size = wordSize(params);
  const word = lineHeight(size);
  const label = `${NUMBER_WORDS[count - 1]} ${count === 1 ? drawing.name : plural}`;
  const figure = { x: row.x + 5, y: row.y + 4, width: 42, height: row.height - word - 5 };
  const area = {
    x: row.x + 52,
    y: row.y + 3,
    width: row.width - 56,
    height: row.height - word - 4,
  };
  const rows = count > 5 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const figures = [...String(count)];
  const outlines =
    figures.length === 1
      ? hollowLetter(String(count), figure)
      : hollowText(String(count), { ...figure, x: figure.x - 2, width: figure.width + 4 });
  return [
    rectangle(row, FRAME, 4),
    ...outlines,
    ...boxes(area, columns, rows, 2)
      .slice(0, count)
      .flatMap((place) => placed(drawing, place, { width: 0.7 })),
    text({ x: row.x + row.width / 2, y: row.y + row.height - word * 0.33 }, label, {
      size,
      bold: true,
      anchor: "middle",
    }),
  ];
}

function numberPages(params: SheetParams, random: Random): LazyPage[] {
  const things = shuffled(COUNTED, random);
  return NUMBER_PAGES.map((numbers) => {
    const rows = boxes(body, 1, numbers.length, GAP);
    return () => ({
      marks: [
        ...instruction(params, "Color each number. Count the pictures as you color them."),
        ...numbers.flatMap((count, index) => {
          const [thing, row] = [things[count - 1], rows[index]];
          return thing && row ? numberRow(params, count, thing, row) : [];
        }),
      ],
    });
  });
}

/** The set's pages, each drawn only when needed. */
export const letterAndNumberPages = (params: SheetParams, random: Random): LazyPage[] => [
  ...letterPages(params, random),
  ...numberPages(params, random),
];

export const generate: Generate = (params, random) => ({
  title: "Letters and Numbers Coloring",
  pages: letterAndNumberPages(params, random).map((draw) => draw()),
  answers: [],
});
