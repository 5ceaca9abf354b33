import { z } from "zod";
import type { Color, Mark, Tone } from "#core/printables/page.ts";
import { blockHeight, blockWidth } from "#core/printables/puzzles/sudoku.ts";
import { line, rectangle } from "#core/printables/shapes.ts";
import { text, textIn, textWidth } from "#core/printables/text.ts";
import { type FigureKind, listed, sentence, WIDTH_MAX } from "../figure.ts";
import { captionsOf, straightArrow } from "../parts.ts";

/** A cell by its row and column from 1: 'r2c5'. */
const PlaceSchema = z.string().regex(/^r([1-9]|1[0-5])c([1-9]|1[0-5])$/u);

/** A sudoku, a crossword, a table of numbers or words. */
export const GridSchema = z
  .strictObject({
    kind: z.literal("grid"),
    title: z.string().min(1).max(38),
    /**
     * What it is, and so what is proved. A part of a sudoku (a box, a row) is a `table`. A `crossword`
     * has '#' for black cells, and gets its numbers by itself.
     */
    of: z.enum(["sudoku", "crossword", "table"]),
    /** Row by row: signs in a text, or words in a list. '.' is an empty cell. */
    rows: z
      .array(z.union([z.string().min(1).max(15), z.array(z.string().min(1).max(14)).min(1).max(9)]))
      .min(1)
      .max(15),
    /** Of a table: letters above its columns and numbers beside its rows, as a spreadsheet has. */
    headers: z.boolean().default(false),
    /** Of a table: cells of a box, across and down, with a thick line around. A sudoku has its own. */
    box: z.tuple([z.number().int().min(1).max(9), z.number().int().min(1).max(9)]).optional(),
    /** What is written now, one after the other: { r1c3: '7' }. */
    found: z.record(PlaceSchema, z.string().min(1).max(14)).default({}),
    /** Small pencil marks: { r4c5: '26' }. */
    small: z.record(PlaceSchema, z.string().min(1).max(6)).default({}),
    /** Those of the pencil marks that go. */
    struck: z.record(PlaceSchema, z.string().min(1).max(6)).default({}),
    /** Cells with a soft ground: where to look. */
    look: z.array(PlaceSchema).max(60).default([]),
    /** From cell to cell. */
    arrows: z
      .array(z.tuple([PlaceSchema, PlaceSchema]))
      .max(6)
      .default([]),
    /** Below the grid. */
    text: z.string().min(2).max(90).optional(),
  })
  .superRefine(({ rows }, context) => {
    const columns = new Set(rows.map((row) => row.length));
    if (columns.size > 1) {
      context.addIssue({ code: "custom", path: ["rows"], message: "rows of different lengths" });
    }
  });
export type Grid = z.infer<typeof GridSchema>;

export interface Cell {
  /** From 0. */
  readonly row: number;
  readonly column: number;
}

const DIGITS = /\d+/gu;
/** 'r2c5' as counted from 0. */
export function cellAt(place: string): Cell {
  const [row = 1, column = 1] = (place.match(DIGITS) ?? []).map(Number);
  return { row: row - 1, column: column - 1 };
}
export const placeOf = ({ row, column }: Cell): string => `r${row + 1}c${column + 1}`;

/** What stands in the cells from the start; '' in an empty one. */
export const givensOf = ({ rows }: Pick<Grid, "rows">): readonly (readonly string[])[] =>
  rows.map((row) => [...row].map((sign) => (sign === "." ? "" : sign)));

/** The numbers of a crossword's cells: where a word of two letters or more begins. */
export function numbersIn(cells: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const isWhite = (row: number, column: number) => (cells[row]?.[column] ?? "#") !== "#";
  const numbers = new Map<string, number>();
  cells.forEach((signs, row) => {
    signs.forEach((_, column) => {
      if (!isWhite(row, column)) return;
      const across = !isWhite(row, column - 1) && isWhite(row, column + 1);
      const down = !isWhite(row - 1, column) && isWhite(row + 1, column);
      if (across || down) numbers.set(placeOf({ row, column }), numbers.size + 1);
    });
  });
  return numbers;
}

// White paper in both themes, as puzzles are printed.
const PAPER: Color = "#fffdf8";
const BLACK: Color = "#23262d";
/** A crossword's black cell: it must not look cut out of the dark theme's page. */
const FILLED: Color = "#4a505c";
const LOOK: Color = "#fbe3b6";
const FOUND: Color = "#a33325";
/** Pale enough for a digit that stands on it. */
const ARROW: Color = "#dd9a8b";
const SOFT: Color = "#5a6170";

const TOP = 7.5;
const TEXT_LINE = 3.7;
const HEADER = 5;

function draw(grid: Grid) {
  const { title, of, headers, box, found, small, struck, look, arrows } = grid;
  const cells = givensOf(grid);
  const columns = cells[0]?.length ?? 1;
  const [left, top] = headers ? [HEADER, TOP + HEADER] : [0.5, TOP];
  const widest = Math.max(
    ...[...cells.flat(), ...Object.values(found)].map((words) =>
      textWidth(words, { size: 9, bold: true }),
    ),
  );
  // A table with boxes is a part of a sudoku, or one digit of it: its cells are as large as there.
  const isTable = of === "table" && !box;
  const most = (WIDTH_MAX - left - 0.5) / columns;
  const width = isTable ? Math.min(most, Math.max(7, widest + 3)) : Math.min(most, 9);
  const height = isTable ? 7 : width;
  const size = isTable ? 9 : 11;
  // A narrow grid stands in the middle.
  const from = Math.max(left, (WIDTH_MAX - columns * width) / 2);
  const boxOf = ({ row, column }: Cell) => ({
    x: from + column * width,
    y: top + row * height,
    width,
    height,
  });
  const looked = new Set(look);
  const numbers = of === "crossword" ? numbersIn(cells) : new Map<string, number>();
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  /** What is written, above the arrows. */
  const written: Mark[] = [];
  cells.forEach((signs, row) => {
    signs.forEach((sign, column) => {
      const place = placeOf({ row, column });
      const own = boxOf({ row, column });
      const fill = sign === "#" && of === "crossword" ? FILLED : looked.has(place) ? LOOK : PAPER;
      marks.push(rectangle(own, { fill, stroke: SOFT, width: 0.25 }));
      const number = numbers.get(place);
      if (number) {
        written.push(
          text({ x: own.x + 0.5, y: own.y + 2.6 }, String(number), { size: 8, tone: SOFT }),
        );
      }
      const words = found[place] ?? sign;
      const isShown = words !== "" && !(sign === "#" && of === "crossword");
      // A letter stands below the number of its cell.
      const inner = of === "crossword" ? { ...own, x: own.x + 1, y: own.y + 1.2 } : own;
      if (isShown) {
        const tone: Tone | Color = found[place] ? FOUND : BLACK;
        written.push(textIn(inner, words, { size, tone, ...(found[place] && { bold: true }) }));
      }
      if (small[place]) written.push(...drawSmall(own, small[place], struck[place] ?? ""));
    });
  });
  for (const [start, end] of arrows) {
    const middle = (place: string) => {
      const own = boxOf(cellAt(place));
      return { x: own.x + width / 2, y: own.y + height / 2 };
    };
    const [at, to] = [middle(start), middle(end)];
    // It begins beside what stands in the cell, and ends before what stands in the other.
    const distance = Math.max(Math.hypot(to.x - at.x, to.y - at.y), height);
    const share = (0.4 * height) / distance;
    const target = cellAt(end);
    const sign = cells[target.row]?.[target.column] ?? "";
    const isFull = Boolean((sign && sign !== "#") || found[end] || small[end]);
    const last = isFull && distance > 1.2 * height ? 1 - (0.3 * height) / distance : 1;
    const along = (part: number) => ({
      x: at.x + (to.x - at.x) * part,
      y: at.y + (to.y - at.y) * part,
    });
    const style = { width: 0.6, long: 2.4, wide: 1.4, fill: ARROW } as const;
    marks.push(...straightArrow(along(share), along(last), style));
  }
  marks.push(...written);
  const strong = { stroke: BLACK, width: 0.7 } as const;
  const [right, bottom] = [from + columns * width, top + cells.length * height];
  const [across, down] =
    of === "sudoku"
      ? [blockWidth(columns), blockHeight(columns)]
      : (box ?? [columns, cells.length]);
  for (let column = 0; column <= columns; column += across) {
    const x = from + column * width;
    marks.push(line({ x, y: top }, { x, y: bottom }, strong));
  }
  for (let row = 0; row <= cells.length; row += down) {
    const y = top + row * height;
    marks.push(line({ x: from, y }, { x: right, y }, strong));
  }
  if (headers) {
    for (let column = 0; column < columns; column += 1) {
      const own = boxOf({ row: 0, column });
      const head = { ...own, y: own.y - HEADER, height: HEADER };
      marks.push(textIn(head, "ABCDEFGHI".charAt(column), { size: 8, tone: "dark" }));
    }
    cells.forEach((_, row) => {
      const own = boxOf({ row, column: 0 });
      marks.push(
        textIn({ ...own, x: own.x - HEADER, width: HEADER }, String(row + 1), {
          size: 8,
          tone: "dark",
        }),
      );
    });
  }
  const words = grid.text ? (captionsOf([{ text: grid.text }])[0] ?? []) : [];
  words.forEach((one, index) => {
    const at = { x: WIDTH_MAX / 2, y: bottom + 4.4 + index * TEXT_LINE };
    marks.push(text(at, one, { size: 8, anchor: "middle" }));
  });
  const below = words.length > 0 ? 1.6 + words.length * TEXT_LINE : 1;
  return { width: WIDTH_MAX, height: bottom + below, marks };
}

/** Pencil marks, with a line through those that go. */
function drawSmall(
  box: { x: number; y: number; width: number; height: number },
  signs: string,
  struck: string,
): Mark[] {
  // More than three stand in two rows.
  const across = signs.length > 3 ? Math.ceil(signs.length / 2) : signs.length;
  const step = Math.min(2.4, (box.width - 0.8) / across);
  const first = box.x + box.width / 2 - ((across - 1) * step) / 2;
  return [...signs].flatMap((sign, index) => {
    const x = first + (index % across) * step;
    const row = across < signs.length ? (index < across ? -1.7 : 1.7) : 0;
    const y = box.y + box.height / 2 + row;
    const isGone = struck.includes(sign);
    return [
      text({ x, y: y + 1 }, sign, { size: 8, anchor: "middle", tone: isGone ? FOUND : SOFT }),
      ...(isGone
        ? [
            line(
              { x: x - 0.9, y: y + 1.4 },
              { x: x + 0.9, y: y - 1.4 },
              { stroke: FOUND, width: 0.3 },
            ),
          ]
        : []),
    ];
  });
}

const told = (place: string): string => {
  const { row, column } = cellAt(place);
  return `row ${row + 1}, column ${column + 1}`;
};

function describe(grid: Grid): string {
  const { title, of, found, small, struck, look } = grid;
  const rows = givensOf(grid).map((signs, row) => {
    const named = signs.map((sign) =>
      sign === "" ? "empty" : sign === "#" && of === "crossword" ? "black" : sign,
    );
    return `Row ${row + 1}: ${named.join(", ")}.`;
  });
  const list = (of: Readonly<Record<string, string>>, word: string) =>
    Object.entries(of).map(([place, sign]) => `${told(place)} ${word} ${sign}`);
  const said = [
    ...(grid.text ? [sentence(grid.text)] : []),
    ...rows,
    ...(look.length > 0 ? [`Look at ${listed(look.map(told))}.`] : []),
    ...Object.entries(found).map(([place, sign]) => `${sentence(`Now ${told(place)} is ${sign}`)}`),
    ...list(small, "may be").map(sentence),
    ...list(struck, "can no longer be").map(sentence),
  ];
  return `${sentence(title)} ${said.join(" ")}`;
}

export const grid: FigureKind<Grid> = { schema: GridSchema, draw, describe };
