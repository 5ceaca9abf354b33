import type { PathMark } from "../../page.ts";
import { curve, type Point, type Style } from "../../shapes.ts";

/** Line of a mandala in millimeters. */
export const PEN: Style = { stroke: "ink", width: 0.6 };

/**
 * The part of a ring that repeats: between two radii, `angle` degrees wide, with its middle on the
 * x-axis.
 */
export interface Sector {
  readonly inner: number;
  readonly outer: number;
  readonly angle: number;
}

/** What is drawn in a sector around (0, 0); all its repetitions fill the ring. */
export type Motif = (sector: Sector) => PathMark[];

/** The smallest distance between two lines in millimeters, so that a crayon fits between. */
export const ROOM = 3.8;

/** A point at a radius and an angle in degrees. */
const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

/** The width of the sector at a radius, in millimeters. */
const chord = (radius: number, degrees: number) => (radius * degrees * Math.PI) / 180;

/** A closed shape mirrored at the x-axis: from its foot along one side to its tip and back. */
function leafShape(foot: Point, sides: readonly Point[], tip: Point): PathMark {
  const back = sides.map(({ x, y }) => ({ x, y: -y })).reverse();
  return sharp([foot, ...sides, tip], [tip, ...back, foot]);
}

/** Two smooth lines joined at their ends, where they form corners. */
function sharp(there: readonly Point[], back: readonly Point[]): PathMark {
  const [first, second] = [curve(there, PEN), curve(back, PEN)];
  return { ...first, d: `${first.d}${second.d.replace(/^M[^C]*/u, "")}Z` };
}

/** A pointed petal as broad as the sector, one inside the other while there is room. */
const petals: Motif = ({ inner, outer, angle }) => {
  const high = outer - inner;
  const shape = (from: number, to: number, broad: number): PathMark[] => {
    const at = (part: number) => from + (to - from) * part;
    const side = [
      { x: at(0.22), y: broad * 0.72 },
      { x: at(0.5), y: broad },
      { x: at(0.8), y: broad * 0.5 },
    ];
    return [leafShape({ x: from, y: 0 }, side, { x: to, y: 0 })];
  };
  const broad = Math.min(
    chord(inner + high * 0.5, angle) * 0.45,
    chord(inner + high * 0.22, angle) * 0.54,
    high * 0.44,
  );
  const nested = broad > ROOM * 2 && high > ROOM * 5;
  return [
    ...shape(inner, outer, broad),
    ...(nested ? shape(inner + ROOM * 1.6, outer - ROOM * 2, broad - ROOM * 1.15) : []),
  ];
};

/** A round arch from edge to edge of the sector with a smaller one below. */
const arches: Motif = ({ inner, outer, angle }) => {
  const high = outer - inner;
  const arch = (from: number, to: number, half: number) => {
    const points = [-1, -0.93, -0.6, 0, 0.6, 0.93, 1].map((part, index) => {
      const rise = [0, 0.22, 0.66, 1, 0.66, 0.22, 0][index] ?? 0;
      return polar(from + (to - from) * rise, half * part);
    });
    return curve(points, PEN);
  };
  const half = angle / 2;
  const less = (half * ROOM * 1.15) / (chord(inner, angle) / 2);
  const marks = [arch(inner, outer, half)];
  if (half - less > half * 0.35 && high > ROOM * 3.6) {
    marks.push(arch(inner, outer - ROOM * 1.3, half - less));
  }
  return marks;
};

/** A round bead, a ring inside it while there is room. */
const beads: Motif = ({ inner, outer, angle }) => {
  const middle = (inner + outer) / 2;
  const radius = Math.min((outer - inner) / 2 - 0.9, chord(middle, angle) / 2 - 0.9);
  const at = { x: middle, y: 0 };
  const ring = (r: number) =>
    curve(
      Array.from({ length: 8 }, (_, step) => {
        const turned = polar(r, step * 45);
        return { x: at.x + turned.x, y: at.y + turned.y };
      }),
      PEN,
      true,
    );
  return [ring(radius), ...(radius > ROOM * 1.9 ? [ring(radius - ROOM * 1.05)] : [])];
};

/** A leaf with its vein, if it is broad enough to be halved. */
const leaves: Motif = ({ inner, outer, angle }) => {
  const high = outer - inner;
  const broad = Math.min(chord(inner + high * 0.45, angle) * 0.4, high * 0.4);
  const at = (part: number) => inner + high * part;
  const sides = [
    { x: at(0.2), y: broad * 0.75 },
    { x: at(0.45), y: broad },
    { x: at(0.75), y: broad * 0.6 },
  ];
  const vein =
    broad > ROOM * 1.25
      ? [
          curve(
            [
              { x: at(0), y: 0 },
              { x: at(0.72), y: 0 },
            ],
            PEN,
          ),
        ]
      : [];
  return [leafShape({ x: inner, y: 0 }, sides, { x: outer, y: 0 }), ...vein];
};

/** A drop that hangs from the outer edge. */
const drops: Motif = ({ inner, outer, angle }) => {
  const high = outer - inner;
  const broad = Math.min(chord(inner + high * 0.35, angle) * 0.42, high * 0.36);
  const at = (part: number) => inner + 1 + (high - 1) * part;
  const half = [
    { x: at(0.75), y: broad * 0.34 },
    { x: at(0.45), y: broad * 0.92 },
    { x: at(0.18), y: broad * 0.86 },
    { x: at(0.02), y: broad * 0.4 },
  ];
  const back = half.map(({ x, y }) => ({ x, y: -y })).reverse();
  const tip = { x: outer, y: 0 };
  return [sharp([tip, ...half, ...back, tip], [tip, tip])];
};

/** A zigzag from edge to edge of the sector. */
const zigzag: Motif = ({ inner, outer, angle }) => {
  const [a, b, c] = [polar(inner, -angle / 2), polar(outer, 0), polar(inner, angle / 2)];
  const mark = curve([a, b], PEN);
  return [mark, curve([b, c], PEN)];
};

/** A diamond with a smaller one inside while there is room. */
const diamonds: Motif = ({ inner, outer, angle }) => {
  const middle = (inner + outer) / 2;
  const half = Math.min(chord(middle, angle) * 0.44, (outer - inner) * 0.5);
  const shape = (high: number, broad: number): PathMark => {
    const corners = [
      { x: middle - high, y: 0 },
      { x: middle, y: broad },
      { x: middle + high, y: 0 },
      { x: middle, y: -broad },
    ];
    const d = corners.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
    return { kind: "path", d: `M${d}Z`, ...PEN };
  };
  const high = (outer - inner) / 2;
  const small = Math.min(half, high) > ROOM * 2.4;
  return [shape(high, half), ...(small ? [shape(high * 0.48, half * 0.48)] : [])];
};

/** A wave that leans to one side: turned around the middle it makes a whirl. */
const whirl: Motif = ({ inner, outer, angle }) => {
  const points = Array.from({ length: 6 }, (_, step) =>
    polar(inner + ((outer - inner) * step) / 5, -angle / 2 + angle * 0.9 * (step / 5) ** 1.4),
  );
  return [curve(points, PEN)];
};

/** A heart that points to the middle. */
const hearts: Motif = ({ inner, outer, angle }) => {
  const high = outer - inner - 2.6;
  const broad = Math.min(chord((inner + outer) / 2, angle) * 0.44, high * 0.55);
  const at = (part: number) => inner + 0.9 + high * part;
  const half = [
    { x: at(0.45), y: broad * 0.72 },
    { x: at(0.75), y: broad },
    { x: at(0.97), y: broad * 0.72 },
    { x: at(0.98), y: broad * 0.3 },
  ];
  const dip = { x: at(0.8), y: 0 };
  const foot = { x: at(0), y: 0 };
  const back = half.map(({ x, y }) => ({ x, y: -y })).reverse();
  return [sharp([foot, ...half, dip], [dip, ...back, foot])];
};

/** All motifs by name. */
export const MOTIFS = {
  petals,
  arches,
  beads,
  leaves,
  drops,
  zigzag,
  diamonds,
  whirl,
  hearts,
} as const;
export type MotifName = keyof typeof MOTIFS;
