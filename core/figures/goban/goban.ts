import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { circle, line, type Point, polygon, rectangle } from "#core/printables/shapes.ts";
import { text, textIn } from "#core/printables/text.ts";
import { type FigureKind, listed, sentence, WIDTH_MAX } from "../figure.ts";
import {
  COLUMNS,
  columnOf,
  type Played,
  type Player,
  playAll,
  positionOf,
  rowOf,
} from "./rules.ts";

const PointSchema = z.string().regex(/^[A-HJ-T](?:1\d|[1-9])$/u);
const ColumnSchema = z.string().regex(/^[A-HJ-T]$/u);
const RowSchema = z.int().min(1).max(19);
const PointsSchema = z.array(PointSchema).max(120).default([]);

/** A position in the game of Go: a whole board, or a corner, a side or another part of one. */
export const GobanSchema = z.strictObject({
  kind: z.literal("goban"),
  title: z.string().min(1).max(38),
  /** Lines each way. */
  size: z.union([z.literal(9), z.literal(13), z.literal(19)]).default(9),
  /** The part that is shown: its left column, lowest row, right column and highest row. */
  part: z.tuple([ColumnSchema, RowSchema, ColumnSchema, RowSchema]).optional(),
  /** Where stones stand before the moves. */
  black: PointsSchema,
  white: PointsSchema,
  /** Moves by turns, drawn as numbered stones; what they take is still shown. */
  moves: z.array(PointSchema).max(30).default([]),
  /** Who plays the first of the moves. */
  first: z.enum(["black", "white"]).default("black"),
  marks: z
    .strictObject({
      triangle: PointsSchema,
      square: PointsSchema,
      circle: PointsSchema,
      cross: PointsSchema,
      /** Points by the letter on them: {a: E6}. */
      letter: z.record(z.string().regex(/^[a-z]$/u), PointSchema).default({}),
    })
    .prefault({}),
  /** Claims that the build proves. After the moves these chains have one liberty. */
  atari: z.array(PointSchema).max(20).default([]),
  /** The moves take so many stones off. */
  captured: z.int().min(0).max(100).optional(),
  /** After the moves these chains have two eyes. */
  alive: z.array(PointSchema).max(20).default([]),
});
export type Goban = z.infer<typeof GobanSchema>;

/** The columns and rows that are shown; columns count from 0, rows from 1. */
export function partOf({ part, size }: Pick<Goban, "part" | "size">) {
  if (!part) return { left: 0, right: size - 1, low: 1, high: size };
  const [from, low, to, high] = part;
  return { left: columnOf(from), right: columnOf(to), low, high };
}

export const isShown = (point: string, shown: ReturnType<typeof partOf>): boolean =>
  columnOf(point) >= shown.left &&
  columnOf(point) <= shown.right &&
  rowOf(point) >= shown.low &&
  rowOf(point) <= shown.high;

export const SHAPES = ["triangle", "square", "circle", "cross"] as const;

/** The points with small dots, which help the eye to find its place. */
const STARS: Readonly<Record<number, readonly string[]>> = {
  9: ["C3", "G3", "E5", "C7", "G7"],
  13: ["D4", "K4", "G7", "D10", "K10"],
  19: ["D4", "K4", "Q4", "D10", "K10", "Q10", "D16", "K16", "Q16"],
};

// Wood and stones are the same in both themes.
const WOOD: Color = "#e0bd7f";
const LINES: Color = "#5b4426";
const WHITE: Color = "#fffdf8";
const BLACK: Color = "#23262d";
const MARK: Color = "#8f1d14";

/** Room for the rows' numbers. */
const LEFT = 4.2;
const TOP = 7;
/** The most millimeters between two lines. */
const CELL_MAX = 8;
/** From the outermost lines to the wood's edge, in cells. */
const RIM = 0.62;

function draw(goban: Goban) {
  const { title, size, black, white, marks } = goban;
  const shown = partOf(goban);
  const [across, down] = [shown.right - shown.left, shown.high - shown.low];
  const cell = Math.min(CELL_MAX, (WIDTH_MAX - LEFT - 0.2) / (across + 2 * RIM));
  const wood = {
    x: LEFT,
    y: TOP,
    width: (across + 2 * RIM) * cell,
    height: (down + 2 * RIM) * cell,
  };
  const at = (column: number, row: number): Point => ({
    x: LEFT + (RIM + column - shown.left) * cell,
    y: TOP + (RIM + shown.high - row) * cell,
  });
  const placeOf = (point: string) => at(columnOf(point), rowOf(point));

  const drawn: Mark[] = [
    text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true }),
    rectangle(wood, { fill: WOOD }, 0.8),
  ];
  const ends = {
    // Where the board goes on, the lines do too.
    left: shown.left > 0 ? wood.x : at(shown.left, 1).x,
    right: shown.right < size - 1 ? wood.x + wood.width : at(shown.right, 1).x,
    top: shown.high < size ? wood.y : at(0, shown.high).y,
    bottom: shown.low > 1 ? wood.y + wood.height : at(0, shown.low).y,
  };
  const lineStyle = (isEdge: boolean) => ({ stroke: LINES, width: isEdge ? 0.5 : 0.25 });
  const label = { size: 8, anchor: "middle", tone: "dark" } as const;
  for (let row = shown.low; row <= shown.high; row += 1) {
    const { y } = at(0, row);
    const style = lineStyle(row === 1 || row === size);
    drawn.push(line({ x: ends.left, y }, { x: ends.right, y }, style));
    drawn.push(text({ x: 1.9, y: y + 1 }, String(row), label));
  }
  for (let column = shown.left; column <= shown.right; column += 1) {
    const { x } = at(column, 1);
    const style = lineStyle(column === 0 || column === size - 1);
    drawn.push(line({ x, y: ends.top }, { x, y: ends.bottom }, style));
    drawn.push(text({ x, y: wood.y + wood.height + 3.2 }, COLUMNS[column] ?? "", label));
  }
  for (const star of STARS[size] ?? []) {
    if (isShown(star, shown)) drawn.push(circle(placeOf(star), 0.65, { fill: LINES }));
  }

  const stones = new Map(positionOf(black, white));
  const again: string[] = [];
  const numbers: Mark[] = [];
  playedOf(goban).forEach(({ point, player }, index) => {
    // As books do: a move where a stone already stands on paper is told below.
    if (stones.has(point)) again.push(`${index + 1} at ${point}`);
    else {
      stones.set(point, player);
      numbers.push(written(placeOf(point), String(index + 1), cell, inkOn(player)));
    }
  });
  for (const [point, player] of stones) drawn.push(drawStone(placeOf(point), player, cell));
  drawn.push(...numbers);
  for (const shape of SHAPES) {
    for (const point of marks[shape]) {
      drawn.push(...drawMark(shape, placeOf(point), cell, inkOn(stones.get(point))));
    }
  }
  for (const [letter, point] of Object.entries(marks.letter)) {
    const player = stones.get(point);
    // A letter stands on wood, not on lines.
    if (!player) drawn.push(circle(placeOf(point), cell * 0.36, { fill: WOOD }));
    drawn.push(written(placeOf(point), letter, cell, player ? inkOn(player) : BLACK));
  }

  const bottom = wood.y + wood.height + 4;
  if (again.length > 0) drawn.push(text({ x: LEFT, y: bottom + 3.2 }, listed(again), { size: 9 }));
  return {
    width: WIDTH_MAX,
    height: again.length > 0 ? bottom + 4.4 : bottom + 0.4,
    marks: drawn,
  };
}

const playedOf = ({ black, white, moves, first, size }: Goban): Played[] =>
  playAll(positionOf(black, white), { moves, first, size });

/** What can be read on a stone, or on the wood. */
const inkOn = (player: Player | undefined): Color =>
  player ? (player === "black" ? WHITE : BLACK) : MARK;

const drawStone = (place: Point, player: Player, cell: number): Mark =>
  circle(place, cell * 0.46, {
    fill: player === "black" ? BLACK : WHITE,
    stroke: BLACK,
    width: 0.25,
  });

const written = ({ x, y }: Point, words: string, cell: number, tone: Color): Mark =>
  textIn({ x: x - cell / 2, y: y - cell / 2, width: cell, height: cell }, words, {
    size: cell > 6.5 ? 11 : cell > 5.5 ? 9 : 8,
    bold: true,
    tone,
  });

function drawMark(
  shape: (typeof SHAPES)[number],
  { x, y }: Point,
  cell: number,
  stroke: Color,
): Mark[] {
  const style = { stroke, width: 0.5 };
  const reach = cell * 0.25;
  const from = { x: x - reach, y: y - reach };
  switch (shape) {
    case "circle":
      return [circle({ x, y }, reach, style)];
    case "square":
      return [rectangle({ ...from, width: 2 * reach, height: 2 * reach }, style)];
    case "triangle":
      return [
        polygon(
          [-90, 30, 150].map((degrees) => ({
            x: x + 1.15 * reach * Math.cos((degrees * Math.PI) / 180),
            y: y + 1.15 * reach * Math.sin((degrees * Math.PI) / 180),
          })),
          style,
        ),
      ];
    case "cross":
      return [
        line(from, { x: x + reach, y: y + reach }, style),
        line({ x: x - reach, y: y + reach }, { x: x + reach, y: y - reach }, style),
      ];
  }
}

const named = (player: Player): string => (player === "black" ? "Black" : "White");

function describe(goban: Goban): string {
  const { title, size, part, black, white, marks, atari, alive } = goban;
  const played = playedOf(goban);
  const told = [
    part
      ? `Part of a board of ${size} lines, ${part[0]}${part[1]} to ${part[2]}${part[3]}.`
      : `A board of ${size} lines.`,
    `Black: ${listed(black) || "nothing"}.`,
    `White: ${listed(white) || "nothing"}.`,
    ...(played.length > 0
      ? [
          `Moves: ${played.map((one, index) => `${index + 1} ${named(one.player)} ${one.point}`).join(", ")}.`,
        ]
      : []),
    ...played.flatMap(({ player, captured }, index) =>
      captured.length > 0
        ? [`Move ${index + 1}, ${named(player)}, takes ${listed(captured)}.`]
        : [],
    ),
    ...SHAPES.flatMap((shape) =>
      marks[shape].length > 0 ? [`Marked with a ${shape}: ${listed(marks[shape])}.`] : [],
    ),
    ...Object.entries(marks.letter).map(([letter, point]) => `Point ${letter} is ${point}.`),
    ...(atari.length > 0 ? [`In atari: ${listed(atari)}.`] : []),
    ...(alive.length > 0 ? [`Alive with two eyes: ${listed(alive)}.`] : []),
  ];
  return `${sentence(title)} ${told.join(" ")}`;
}

export const goban: FigureKind<Goban> = { schema: GobanSchema, draw, describe };
