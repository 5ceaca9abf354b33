import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { type Point, polygon, rectangle } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, listed, sentence, WIDTH_MAX } from "../figure.ts";
import { captionsOf, straightArrow, topsOfRows } from "../parts.ts";
import { type Cube, FACES, type Face, faceOf, SOLVED, turned, undoing } from "./turns.ts";

const TurnsSchema = z
  .string()
  .max(120)
  .regex(/^[UDFBRL'2\s]*$/u);

/** What of the cube matters; the rest is gray. */
const PARTS = ["all", "cross", "first-layer", "two-layers", "top", "top-cross"] as const;

/** A cube of three by three in one to four states, made by turns, so that none is impossible. */
export const CubeSchema = z.strictObject({
  kind: z.literal("cube"),
  title: z.string().min(1).max(38),
  /** The color that looks up; green is in front. */
  up: z.enum(["yellow", "white"]).default("yellow"),
  cubes: z
    .array(
      z.strictObject({
        text: z.string().min(2).max(90),
        /** Turns that were made on a solved cube. */
        after: TurnsSchema.optional(),
        /** Or turns that would solve the cube that is shown. */
        before: TurnsSchema.optional(),
        show: z.enum(PARTS).default("all"),
        /** From a corner, or the top face alone with the stickers around it. */
        view: z.enum(["corner", "top"]).default("corner"),
        /** A turn that is to be made now, as an arrow: "R'". */
        turn: z
          .string()
          .regex(/^[UDFBRL]['2]?$/u)
          .optional(),
      }),
    )
    .min(1)
    .max(4),
});
export type CubeFigure = z.infer<typeof CubeSchema>;
type State = CubeFigure["cubes"][number];

/** The usual colors, with green in front. */
const COLORS: Readonly<Record<CubeFigure["up"], Readonly<Record<Face, readonly [string, Color]>>>> =
  {
    yellow: {
      U: ["yellow", "#f3cc3c"],
      D: ["white", "#f7f5ef"],
      F: ["green", "#3b9a57"],
      B: ["blue", "#3566b0"],
      R: ["orange", "#e5813a"],
      L: ["red", "#bf3b35"],
    },
    white: {
      U: ["white", "#f7f5ef"],
      D: ["yellow", "#f3cc3c"],
      F: ["green", "#3b9a57"],
      B: ["blue", "#3566b0"],
      R: ["red", "#bf3b35"],
      L: ["orange", "#e5813a"],
    },
  };
const GRAY: Color = "#9a9c9f";
const BODY: Color = "#23262d";

export const cubeOf = ({ after, before }: State): Cube =>
  turned(SOLVED, after ?? undoing(before ?? ""));

type Sticker = Cube[number];

/** Whether a sticker matters for what is shown. */
const MATTERS: Readonly<Record<State["show"], (sticker: Sticker) => boolean>> = {
  all: () => true,
  cross: ({ piece }) => piece.length === 1 || (piece.length === 2 && piece.includes("D")),
  "first-layer": ({ piece }) => piece.length === 1 || piece.includes("D"),
  "two-layers": ({ piece }) => piece.length === 1 || !piece.includes("U"),
  top: ({ home }) => home === "U",
  "top-cross": ({ home, piece }) => home === "U" && piece.length < 3,
};

const PANEL = 35;
const GAP = 4;
const TOP = 7;
const TEXT_LINE = 3.7;
/** How high the drawing of one cube is. */
const TALL = 35;
/** The length of a sticker's sides across and down, seen from a corner. */
const [ACROSS, SLOPE, DOWN] = [5, 2.9, 5.4];

/** A point of a face seen from the corner: so many stickers to its right and down. */
function cornerPoint(face: Face, right: number, down: number, from: Point): Point {
  const middle = { x: from.x + PANEL / 2, y: from.y + 6 * SLOPE };
  if (face === "F") {
    return { x: middle.x + (right - 3) * ACROSS, y: middle.y + (right - 3) * SLOPE + down * DOWN };
  }
  if (face === "R") {
    return { x: middle.x + right * ACROSS, y: middle.y - right * SLOPE + down * DOWN };
  }
  return {
    x: middle.x + (right - 3) * ACROSS + (3 - down) * ACROSS,
    y: middle.y + (right - 3) * SLOPE - (3 - down) * SLOPE,
  };
}

type Place = (right: number, down: number) => Point;

function drawFace(stickers: readonly Sticker[], place: Place, paint: (one: Sticker) => Color) {
  const marks: Mark[] = [
    polygon([place(0, 0), place(3, 0), place(3, 3), place(0, 3)], {
      fill: BODY,
      stroke: BODY,
      width: 0.7,
    }),
  ];
  stickers.forEach((sticker, index) => {
    const [x, y] = [index % 3, Math.floor(index / 3)];
    const [a, b] = [0.08, 0.92];
    const corners = [place(x + a, y + a), place(x + b, y + a), place(x + b, y + b)];
    marks.push(polygon([...corners, place(x + a, y + b)], { fill: paint(sticker) }));
  });
  return marks;
}

/** Which row of stickers moves where as a face turns clockwise, of the faces that are seen. */
const ARROWS: Readonly<Record<Face, readonly [Face, from: Point, to: Point]>> = {
  R: ["F", { x: 2.5, y: 2.8 }, { x: 2.5, y: 0.3 }],
  L: ["F", { x: 0.5, y: 0.2 }, { x: 0.5, y: 2.7 }],
  U: ["F", { x: 2.8, y: 0.5 }, { x: 0.3, y: 0.5 }],
  D: ["F", { x: 0.2, y: 2.5 }, { x: 2.7, y: 2.5 }],
  F: ["U", { x: 0.2, y: 2.5 }, { x: 2.7, y: 2.5 }],
  B: ["U", { x: 2.8, y: 0.5 }, { x: 0.3, y: 0.5 }],
};

function drawTurn(turn: string, from: Point): Mark[] {
  const [face, start, end] = ARROWS[turn.slice(0, 1) as Face];
  const place = ({ x, y }: Point) => cornerPoint(face, x, y, from);
  const [a, b] = turn.endsWith("'") ? [end, start] : [start, end];
  const outline = { width: 2, long: 3.6, wide: 2.6, beyond: 0.6, fill: "#ffffff" } as const;
  const arrow = { width: 1, long: 3.2, wide: 1.9, fill: "#1b1f29" } as const;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [
    ...straightArrow(place(a), place(b), outline),
    ...straightArrow(place(a), place(b), arrow),
    // Half a turn has two heads.
    ...(turn.endsWith("2") ? straightArrow(place(a), place(middle), arrow) : []),
  ];
}

/** The top face, and the stickers of its layer on the four sides. */
function drawTop(cube: Cube, from: Point, paint: (one: Sticker) => Color): Mark[] {
  const cell = 6;
  const left = from.x + (PANEL - 3 * cell) / 2;
  const top = from.y + (TALL - 3 * cell) / 2 - 1;
  const marks = drawFace(
    faceOf(cube, "U"),
    (right, down) => ({ x: left + right * cell, y: top + down * cell }),
    paint,
  );
  const side = { fill: GRAY, stroke: BODY, width: 0.4 } as const;
  for (let index = 0; index < 3; index += 1) {
    const [near, far] = [index * cell + 0.4, (2 - index) * cell + 0.4];
    const bars = [
      ["F", { x: left + near, y: top + 3 * cell + 0.8, width: cell - 0.8, height: 2.6 }],
      ["B", { x: left + far, y: top - 3.4, width: cell - 0.8, height: 2.6 }],
      ["R", { x: left + 3 * cell + 0.8, y: top + far, width: 2.6, height: cell - 0.8 }],
      ["L", { x: left - 3.4, y: top + near, width: 2.6, height: cell - 0.8 }],
    ] as const;
    for (const [face, box] of bars) {
      const sticker = faceOf(cube, face)[index];
      if (sticker) marks.push(rectangle(box, { ...side, fill: paint(sticker) }, 0.6));
    }
  }
  return marks;
}

function draw({ title, cubes, up }: CubeFigure) {
  const captions = captionsOf(cubes);
  const columns = Math.min(2, cubes.length);
  const tops = topsOfRows(captions, columns, TOP, (lines) => TALL + 3 + lines * TEXT_LINE);
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  cubes.forEach((state, index) => {
    const width = columns * PANEL + (columns - 1) * GAP;
    const from = {
      x: (WIDTH_MAX - width) / 2 + (index % 2) * (PANEL + GAP),
      y: tops[Math.floor(index / 2)] ?? TOP,
    };
    const cube = cubeOf(state);
    const paint = (sticker: Sticker) =>
      MATTERS[state.show](sticker) ? COLORS[up][sticker.home][1] : GRAY;
    if (state.view === "top") marks.push(...drawTop(cube, from, paint));
    else {
      for (const face of ["U", "F", "R"] as const) {
        const place: Place = (right, down) => cornerPoint(face, right, down, from);
        marks.push(...drawFace(faceOf(cube, face), place, paint));
      }
      if (state.turn) marks.push(...drawTurn(state.turn, from));
    }
    captions[index]?.forEach((words, row) => {
      const at = { x: from.x + PANEL / 2, y: from.y + TALL + 2.4 + row * TEXT_LINE };
      marks.push(text(at, words, { size: 8, anchor: "middle" }));
    });
  });
  return { width: WIDTH_MAX, height: tops.at(-1) ?? TOP, marks };
}

function describe({ title, cubes, up }: CubeFigure): string {
  const told = cubes.map((state, index) => {
    const cube = cubeOf(state);
    const seen = state.view === "top" ? (["U"] as const) : (["U", "F", "R"] as const);
    const faces = seen.map((face) => {
      const names = faceOf(cube, face).map((one) =>
        MATTERS[state.show](one) ? COLORS[up][one.home][0] : "any",
      );
      const isPlain = names.every((name) => name === names[0]);
      const rows = [0, 3, 6].map((at) => names.slice(at, at + 3).join(" "));
      return `${FACE_NAMES[face]} ${isPlain ? `all ${names[0]}` : rows.join(", ")}`;
    });
    const turn = state.turn ? ` Turn ${state.turn}.` : "";
    const number = cubes.length > 1 ? `${index + 1}. ` : "";
    return `${number}${sentence(state.text)} ${listed(faces)}.${turn}`;
  });
  return `${sentence(title)} ${told.join(" ")}`;
}

const FACE_NAMES: Readonly<Record<Face, string>> = {
  U: "Top",
  D: "Bottom",
  F: "Front",
  B: "Back",
  R: "Right",
  L: "Left",
};

/** Whether every sticker is at home. */
export const isSolved = (cube: Cube): boolean =>
  FACES.every((face) => faceOf(cube, face).every(({ home }) => home === face));

export const cube: FigureKind<CubeFigure> = { schema: CubeSchema, draw, describe };
