/**
 * A cube of three by three, as stickers in space: x to the right, y up, z toward the viewer. Turns are
 * written as cubers write them (World Cube Association, regulation 12): R is a quarter turn of the right
 * face clockwise as one looks at it, R' the way back, R2 half a turn.
 */

export const FACES = ["U", "D", "F", "B", "R", "L"] as const;
export type Face = (typeof FACES)[number];

type Vector = readonly [x: number, y: number, z: number];

/** Where each face looks to. */
const NORMALS: Readonly<Record<Face, Vector>> = {
  U: [0, 1, 0],
  D: [0, -1, 0],
  F: [0, 0, 1],
  B: [0, 0, -1],
  R: [1, 0, 0],
  L: [-1, 0, 0],
};

/** One sticker: where its piece is, where it looks to, and the face at which it is at home. */
interface Sticker {
  readonly at: Vector;
  readonly normal: Vector;
  readonly home: Face;
  /** The faces of its piece in the solved cube: one of a center, two of an edge, three of a corner. */
  readonly piece: readonly Face[];
}
export type Cube = readonly Sticker[];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const isSame = (a: Vector, b: Vector): boolean => a.every((value, index) => value === b[index]);

const STEPS = [-1, 0, 1];
const PLACES: readonly Vector[] = STEPS.flatMap((x) =>
  STEPS.flatMap((y) => STEPS.map((z) => [x, y, z] as const)),
);

export const SOLVED: Cube = FACES.flatMap((home) =>
  PLACES.filter((at) => dot(at, NORMALS[home]) === 1).map((at) => ({
    at,
    normal: NORMALS[home],
    home,
    piece: FACES.filter((face) => dot(at, NORMALS[face]) === 1),
  })),
);

/** One turn: 'R', "R'" or 'R2'. */
const TURN = /^([UDFBRL])(['2]?)$/u;

/** Turns as they are written, one after the other; undefined if one of them is none. */
export function readTurns(written: string): readonly string[] | undefined {
  const turns = written.split(/\s+/u).filter(Boolean);
  return turns.every((turn) => TURN.test(turn)) ? turns : undefined;
}

/** A quarter turn about an axis, clockwise as one looks at the face. */
function turnVector(vector: Vector, axis: Vector): Vector {
  const [x, y, z] = vector;
  const [a, b, c] = axis;
  const along = dot(vector, axis);
  // Clockwise from outside: v × axis, and what lies along the axis stays.
  return [y * c - z * b + along * a, z * a - x * c + along * b, x * b - y * a + along * c];
}

/** The cube after turns. @throws RangeError for what is no turn. */
export function turned(cube: Cube, written: string): Cube {
  const turns = readTurns(written);
  if (!turns) throw new RangeError(`"${written}" has something that is no turn`);
  let now = cube;
  for (const turn of turns) {
    const [, face = "U", kind = ""] = TURN.exec(turn) ?? [];
    const axis = NORMALS[face as Face];
    for (let times = kind === "2" ? 2 : kind === "'" ? 3 : 1; times > 0; times -= 1) {
      now = now.map((sticker) =>
        dot(sticker.at, axis) === 1
          ? {
              ...sticker,
              at: turnVector(sticker.at, axis),
              normal: turnVector(sticker.normal, axis),
            }
          : sticker,
      );
    }
  }
  return now;
}

/** The turns that lead back. */
export const undoing = (written: string): string =>
  (readTurns(written) ?? [])
    .toReversed()
    .map((turn) => (turn.endsWith("2") ? turn : turn.endsWith("'") ? turn.slice(0, 1) : `${turn}'`))
    .join(" ");

/** The nine stickers of a face as one looks at it, row by row; U with F below it, D with F above. */
export function faceOf(cube: Cube, face: Face): readonly Sticker[] {
  const [right, down] = EDGES[face];
  return cube
    .filter(({ normal }) => isSame(normal, NORMALS[face]))
    .toSorted((a, b) => dot(a.at, down) - dot(b.at, down) || dot(a.at, right) - dot(b.at, right));
}

/** To the right and down, as one looks at a face. */
const EDGES: Readonly<Record<Face, readonly [right: Vector, down: Vector]>> = {
  U: [
    [1, 0, 0],
    [0, 0, 1],
  ],
  D: [
    [1, 0, 0],
    [0, 0, -1],
  ],
  F: [
    [1, 0, 0],
    [0, -1, 0],
  ],
  B: [
    [-1, 0, 0],
    [0, -1, 0],
  ],
  R: [
    [0, 0, -1],
    [0, -1, 0],
  ],
  L: [
    [0, 0, 1],
    [0, -1, 0],
  ],
};
