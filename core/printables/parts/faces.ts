import type { PathMark } from "../page.ts";
import { arc, circle, curve, ellipse, line, type Point, polyline, type Style } from "../shapes.ts";

type Eyes = "dots" | "wide" | "glad" | "shut" | "half" | "squeezed" | "wink" | "aside" | "up";
type Mouth =
  | "smile"
  | "small-smile"
  | "laugh"
  | "frown"
  | "small-frown"
  | "flat"
  | "wavy"
  | "round"
  | "yawn"
  | "slant"
  | "teeth"
  | "tongue";
type Brows = "none" | "angry" | "sad" | "raised" | "one-up";

interface Features {
  readonly eyes: Eyes;
  readonly mouth: Mouth;
  readonly brows?: Brows;
  readonly extra?: "tear" | "blush" | "sweat";
}

const FACES = {
  happy: { eyes: "dots", mouth: "smile" },
  calm: { eyes: "shut", mouth: "small-smile" },
  excited: { eyes: "wide", mouth: "laugh", brows: "raised" },
  sad: { eyes: "dots", mouth: "frown", brows: "sad", extra: "tear" },
  worried: { eyes: "dots", mouth: "wavy", brows: "sad" },
  angry: { eyes: "dots", mouth: "frown", brows: "angry" },
  tired: { eyes: "shut", mouth: "yawn" },
  scared: { eyes: "wide", mouth: "wavy", brows: "sad" },
  proud: { eyes: "glad", mouth: "smile", brows: "raised" },
  surprised: { eyes: "wide", mouth: "round", brows: "raised" },
  silly: { eyes: "wink", mouth: "tongue" },
  shy: { eyes: "aside", mouth: "small-smile", extra: "blush" },
  bored: { eyes: "half", mouth: "flat" },
  lonely: { eyes: "aside", mouth: "small-frown", brows: "sad" },
  nervous: { eyes: "wide", mouth: "teeth", brows: "sad", extra: "sweat" },
  frustrated: { eyes: "squeezed", mouth: "wavy", brows: "angry" },
  hopeful: { eyes: "up", mouth: "small-smile", brows: "raised" },
  thankful: { eyes: "glad", mouth: "small-smile", extra: "blush" },
  confused: { eyes: "dots", mouth: "slant", brows: "one-up" },
  jealous: { eyes: "aside", mouth: "slant", brows: "angry" },
  embarrassed: { eyes: "dots", mouth: "wavy", brows: "raised", extra: "blush" },
  disappointed: { eyes: "half", mouth: "small-frown", brows: "sad" },
  curious: { eyes: "up", mouth: "round", brows: "one-up" },
  content: { eyes: "dots", mouth: "small-smile" },
} as const satisfies Readonly<Record<string, Features>>;

/** A feeling that has a face. */
export type Feeling = keyof typeof FACES;
export const FEELINGS = Object.keys(FACES) as readonly Feeling[];

/** One eye around a point; `side` is -1 on the left, 1 on the right. */
function eye(kind: Eyes, at: Point, r: number, side: -1 | 1, pen: Style): PathMark[] {
  const dot = (dx = 0, dy = 0) =>
    circle({ x: at.x + dx * r, y: at.y + dy * r }, 0.09 * r, { fill: "ink" });
  const white = circle(at, 0.19 * r, pen);
  switch (kind) {
    case "dots":
      return [ellipse(at, 0.09 * r, 0.12 * r, { fill: "ink" })];
    case "wide":
      return [white, dot()];
    case "aside":
      return [white, dot(0.08, 0.06)];
    case "up":
      return [white, dot(0.02, -0.08)];
    case "glad":
      return [arc({ x: at.x, y: at.y + 0.08 * r }, 0.17 * r, 190, 350, pen)];
    case "shut":
      return [arc({ x: at.x, y: at.y - 0.06 * r }, 0.17 * r, 10, 170, pen)];
    case "half":
      return [
        line({ x: at.x - 0.2 * r, y: at.y }, { x: at.x + 0.2 * r, y: at.y }, pen),
        arc(at, 0.17 * r, 0, 180, pen),
        dot(0, 0.07),
      ];
    case "squeezed":
      return [
        polyline(
          [-1, 0, 1].map((step) => ({
            x: at.x + (step === 0 ? -side : side) * 0.14 * r,
            y: at.y + step * 0.13 * r,
          })),
          pen,
        ),
      ];
    case "wink":
      return side < 0 ? [white, dot()] : eye("glad", at, r, side, pen);
  }
}

function mouth(kind: Mouth, { x, y }: Point, r: number, pen: Style): PathMark[] {
  const points = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([dx, dy]) => ({ x: x + dx * r, y: y + dy * r }));
  const thick = { ...pen, fill: "paper" } as const;
  switch (kind) {
    case "smile":
      return [curve(points([-0.42, 0.22], [0, 0.48], [0.42, 0.22]), pen)];
    case "small-smile":
      return [curve(points([-0.26, 0.32], [0, 0.43], [0.26, 0.32]), pen)];
    case "laugh":
      return [
        curve(
          points([-0.42, 0.2], [0, 0.24], [0.42, 0.2], [0.28, 0.52], [0, 0.64], [-0.28, 0.52]),
          thick,
          true,
        ),
        curve(points([-0.24, 0.54], [0, 0.45], [0.24, 0.54]), pen),
      ];
    case "frown":
      return [curve(points([-0.36, 0.52], [0, 0.3], [0.36, 0.52]), pen)];
    case "small-frown":
      return [curve(points([-0.22, 0.46], [0, 0.36], [0.22, 0.46]), pen)];
    case "flat":
      return [line(...(points([-0.3, 0.4], [0.3, 0.4]) as [Point, Point]), pen)];
    case "wavy":
      return [
        curve(points([-0.36, 0.44], [-0.2, 0.34], [0, 0.44], [0.2, 0.34], [0.36, 0.44]), pen),
      ];
    case "round":
      return [ellipse({ x, y: y + 0.43 * r }, 0.15 * r, 0.18 * r, thick)];
    case "yawn":
      return [ellipse({ x, y: y + 0.44 * r }, 0.22 * r, 0.17 * r, thick)];
    case "slant":
      return [line(...(points([-0.26, 0.47], [0.28, 0.33]) as [Point, Point]), pen)];
    case "teeth":
      return [
        curve(
          points([-0.36, 0.32], [0, 0.3], [0.36, 0.32], [0.36, 0.52], [0, 0.54], [-0.36, 0.52]),
          thick,
          true,
        ),
        polyline(points([-0.36, 0.42], [0.36, 0.42]), pen),
        ...[-0.18, 0, 0.18].map((dx) => polyline(points([dx, 0.31], [dx, 0.53]), pen)),
      ];
    case "tongue":
      return [
        curve(points([0, 0.4], [0.3, 0.36], [0.32, 0.64], [0.16, 0.7], [0.02, 0.6]), thick, true),
        curve(points([-0.42, 0.24], [0, 0.44], [0.42, 0.24]), pen),
      ];
  }
}

/** How far a brow's outer and inner ends are above the eyes, in units of the radius. */
const BROWS = {
  angry: [0.36, 0.18],
  sad: [0.24, 0.4],
  raised: [0.38, 0.42],
} as const;

function brow(kind: Brows, middle: Point, r: number, side: -1 | 1, pen: Style): PathMark[] {
  if (kind === "none" || (kind === "one-up" && side < 0)) return [];
  const [outer, inner] = BROWS[kind === "one-up" ? "raised" : kind];
  const base = middle.y - 0.15 * r;
  return [
    line(
      { x: middle.x + side * 0.52 * r, y: base - outer * r },
      { x: middle.x + side * 0.2 * r, y: base - inner * r },
      pen,
    ),
  ];
}

function extras(kind: Features["extra"], { x, y }: Point, r: number, pen: Style): PathMark[] {
  const drop = (dx: number, dy: number) =>
    curve(
      [
        { x: x + dx * r, y: y + dy * r },
        { x: x + (dx + 0.09) * r, y: y + (dy + 0.18) * r },
        { x: x + dx * r, y: y + (dy + 0.27) * r },
        { x: x + (dx - 0.09) * r, y: y + (dy + 0.18) * r },
      ],
      { ...pen, fill: "paper" },
      true,
    );
  if (kind === "tear") return [drop(-0.36, 0.08)];
  if (kind === "sweat") return [drop(0.66, -0.45)];
  if (kind !== "blush") return [];
  return [-1, 1].map((side) =>
    ellipse({ x: x + side * 0.56 * r, y: y + 0.2 * r }, 0.15 * r, 0.09 * r, {
      ...pen,
      stroke: "mid",
    }),
  );
}

/** A round face that shows a feeling. */
export function face(feeling: Feeling, middle: Point, r: number, width = 0.6): PathMark[] {
  const { eyes, mouth: lips, brows = "none", extra }: Features = FACES[feeling];
  const pen = { stroke: "ink", width: Math.min(width, r * 0.09) } as const;
  const sides = [-1, 1] as const;
  return [
    circle(middle, r, { stroke: "ink", width, fill: "paper" }),
    ...sides.flatMap((side) => [
      ...eye(eyes, { x: middle.x + side * 0.36 * r, y: middle.y - 0.15 * r }, r, side, pen),
      ...brow(brows, middle, r, side, pen),
    ]),
    ...mouth(lips, middle, r, pen),
    ...extras(extra, middle, r, pen),
  ];
}
