import type { PathMark } from "../../page.ts";
import { drawnAt } from "../../parts/scenery.ts";
import { ellipse, type Point, path, type Style } from "../../shapes.ts";

/** Prints are dark on a pale ground, as in mud. */
const PRINT: Style = { fill: "dark" };

/** A print in a square of 2 by 2 around (0, 0), toes up, moved to a point. */
type Print = (middle: Point, size: number) => PathMark[];

const shape =
  (...parts: readonly string[]): Print =>
  (middle, size) =>
    parts.map((d) => path(drawnAt(d, middle, size / 2), PRINT));

/** Webbed toes leave a fainter print. */
const web =
  (d: string): Print =>
  (middle, size) => [path(drawnAt(d, middle, size / 2), { fill: "mid" })];

/** Toes as ovals: x, y, width and height. */
const ovals =
  (...toes: readonly (readonly [number, number, number, number])[]): Print =>
  (middle, size) =>
    toes.map(([x, y, rx, ry]) =>
      ellipse(
        { x: middle.x + (x * size) / 2, y: middle.y + (y * size) / 2 },
        (rx * size) / 2,
        (ry * size) / 2,
        PRINT,
      ),
    );

const strokes =
  (width: number, ...parts: readonly string[]): Print =>
  (middle, size) =>
    parts.map((d) =>
      path(drawnAt(d, middle, size / 2), { stroke: "dark", width: (width * size) / 2 }),
    );

const all =
  (...prints: readonly Print[]): Print =>
  (middle, size) =>
    prints.flatMap((print) => print(middle, size));

/** The tracks of animals, each with its distinguishing feature. */
export const PRINTS = {
  // Three toes with skin between them, and a little hind toe.
  duck: all(
    web(
      "M-.1 .72C-.3 .3 -.6 -.1 -.8 -.5C-.5 -.4 -.26 -.5 0 -.9C.26 -.5 .5 -.4 .8 -.5C.6 -.1 .3 .3 .1 .72Z",
    ),
    strokes(
      0.15,
      "M0 .66L0 -.86",
      "M0 .66C-.24 .3 -.54 -.1 -.78 -.48",
      "M0 .66C.24 .3 .54 -.1 .78 -.48",
    ),
    ovals([0, 0.92, 0.07, 0.09]),
  ),
  // Four toes with claws before an arched pad; longer than wide.
  dog: all(
    ovals(
      [-0.24, -0.42, 0.17, 0.27],
      [0.24, -0.42, 0.17, 0.27],
      [-0.6, 0, 0.16, 0.25],
      [0.6, 0, 0.16, 0.25],
    ),
    shape(
      "M0 .02C.22 .02 .4 .3 .48 .52C.58 .8 .3 .9 .16 .82C.06 .76 -.06 .76 -.16 .82C-.3 .9 -.58 .8 -.48 .52C-.4 .3 -.22 .02 0 .02Z",
      "M-.27 -.74L-.23 -.96L-.19 -.74Z",
      "M.19 -.74L.23 -.96L.27 -.74Z",
      "M-.69 -.27L-.68 -.48L-.6 -.29Z",
      "M.6 -.29L.68 -.48L.69 -.27Z",
    ),
  ),
  // Four round toes without claws; the pad has three lobes behind.
  cat: all(
    ovals(
      [-0.24, -0.56, 0.19, 0.22],
      [0.24, -0.56, 0.19, 0.22],
      [-0.64, -0.14, 0.19, 0.21],
      [0.64, -0.14, 0.19, 0.21],
    ),
    shape(
      "M-.2 .02C-.08 -.06 .08 -.06 .2 .02C.4 .16 .6 .42 .56 .62C.52 .8 .34 .8 .24 .7C.16 .82 -.16 .82 -.24 .7C-.34 .8 -.52 .8 -.56 .62C-.6 .42 -.4 .16 -.2 .02Z",
    ),
  ),
  // One round hoof, open behind, with a wedge in it: the frog of the hoof.
  horse: shape(
    "M-.52 .9C-.8 .5 -.9 -.1 -.62 -.52C-.34 -.94 .34 -.94 .62 -.52C.9 -.1 .8 .5 .52 .9L.34 .84C.58 .46 .62 0 .42 -.34C.22 -.64 -.22 -.64 -.42 -.34C-.62 0 -.58 .46 -.34 .84Z",
    "M0 -.16L.24 .84C.12 .76 .06 .7 0 .6C-.06 .7 -.12 .76 -.24 .84Z",
  ),
  // Two pointed halves side by side.
  deer: shape(
    "M-.07 -.9C-.4 -.62 -.58 0 -.52 .5C-.48 .86 -.2 .92 -.1 .66C-.04 .5 -.05 .1 -.05 -.2C-.05 -.5 -.05 -.7 -.07 -.9Z",
    "M.07 -.9C.4 -.62 .58 0 .52 .5C.48 .86 .2 .92 .1 .66C.04 .5 .05 .1 .05 -.2C.05 -.5 .05 -.7 .07 -.9Z",
  ),
  // A hop: two long hind feet land before the two small front feet.
  rabbit: ovals(
    [-0.34, -0.52, 0.15, 0.4],
    [0.34, -0.46, 0.15, 0.4],
    [-0.08, 0.36, 0.13, 0.17],
    [0.1, 0.8, 0.13, 0.17],
  ),
  // Three thin toes forward and one back.
  bird: strokes(
    0.13,
    "M0 .15L0 -.88",
    "M0 .15C-.2 -.1 -.4 -.36 -.62 -.58",
    "M0 .15C.2 -.1 .4 -.36 .62 -.58",
    "M0 .15C.01 .4 .03 .65 .06 .88",
  ),
} as const satisfies Readonly<Record<string, Print>>;

export type TrackName = keyof typeof PRINTS;

export const TRACK_NAMES = Object.keys(PRINTS) as readonly TrackName[];
