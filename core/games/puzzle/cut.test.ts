import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { cutPicture, type Joint, KNOB_DEPTH, PIECE_SIDE, type Piece, type Point } from "./cut.ts";

const SEEDS = Array.from({ length: 1_000 }, (_, index) => `seed ${index}`);
const SIZES = [3, 4] as const;

/** The points of the curve between two corners. */
const sideOf = ({ outline }: Piece, { row, column }: Piece, turn: 0 | 1 | 2 | 3): Point[] => {
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ].map(([x = 0, y = 0]) => [x * PIECE_SIDE, y * PIECE_SIDE]);
  const at = (corner: Point | undefined) =>
    outline.findIndex(([x, y]) => x === corner?.[0] && y === corner[1]);
  const end = at(corners[(turn + 1) % 4]);
  return outline.slice(at(corners[turn]), end === 0 ? undefined : end + 1);
};

/** Points along a piece's outline, close together. */
function sampled({ outline }: Piece): Point[] {
  const places: Point[] = [];
  for (let start = 0; start + 3 < outline.length; start += 3) {
    const [a, b, c, d] = outline.slice(start, start + 4) as [Point, Point, Point, Point];
    for (let step = 0; step < 16; step += 1) {
      const t = step / 16;
      const on = (axis: 0 | 1) =>
        (1 - t) ** 3 * a[axis] +
        3 * (1 - t) ** 2 * t * b[axis] +
        3 * (1 - t) * t * t * c[axis] +
        t ** 3 * d[axis];
      places.push([on(0), on(1)]);
    }
  }
  return places;
}

describe.each(SIZES)("a picture cut into %i × itself", (size) => {
  const cuts = SEEDS.map((seed) => cutPicture(size, seed));

  const every = cuts.flatMap((pieces) =>
    pieces.map((piece) => ({ piece, pieces, places: sampled(piece) })),
  );
  const same = (a: readonly Point[], b: readonly Point[]) =>
    JSON.stringify(a) === JSON.stringify(b.toReversed());
  const match = (a: Joint, b: Joint) => (a === "out" && b === "in") || (a === "in" && b === "out");

  test("fits: neighbours share the very same curve, one with the knob and one with the hole", () => {
    const misfits = every.filter(({ piece, pieces }) => {
      const right = piece.column < size - 1 ? pieces[piece.id + 1] : undefined;
      const below = pieces[piece.id + size];
      return (
        (right &&
          !(
            same(sideOf(piece, piece, 1), sideOf(right, right, 3)) &&
            match(piece.sides.right, right.sides.left)
          )) ||
        (below &&
          !(
            same(sideOf(piece, piece, 2), sideOf(below, below, 0)) &&
            match(piece.sides.bottom, below.sides.top)
          ))
      );
    });
    expect(misfits).toEqual([]);
  });

  test("is flat outside and nowhere else", () => {
    const last = size - 1;
    const wrong = every.filter(
      ({ piece: { row, column, sides }, places }) =>
        (sides.top === "flat") !== (row === 0) ||
        (sides.left === "flat") !== (column === 0) ||
        (sides.bottom === "flat") !== (row === last) ||
        (sides.right === "flat") !== (column === last) ||
        places.some((place) => place.some((value) => value < 0 || value > size * PIECE_SIDE)),
    );
    expect(wrong).toEqual([]);
  });

  test("has knobs of the specified depth, to where the side says", () => {
    const wrong = every.filter(({ piece: { row, column, sides }, places }) => {
      const [x, y] = [column * PIECE_SIDE, row * PIECE_SIDE];
      const reach = {
        top: y - Math.min(...places.map(([, py]) => py)),
        left: x - Math.min(...places.map(([px]) => px)),
        bottom: Math.max(...places.map(([, py]) => py)) - y - PIECE_SIDE,
        right: Math.max(...places.map(([px]) => px)) - x - PIECE_SIDE,
      };
      return (["top", "right", "bottom", "left"] as const).some((side) =>
        sides[side] === "out" ? Math.abs(reach[side] - KNOB_DEPTH) > 1e-6 : reach[side] > 1,
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has a closed path of finite numbers for every piece", () => {
    const wrong = every.filter(
      ({ piece: { path, outline } }) =>
        !/^M-?[\d.]+ -?[\d.]+C[-\d. ]+Z$/.test(path) ||
        outline.length % 3 !== 1 ||
        JSON.stringify(outline[0]) !== JSON.stringify(outline.at(-1)),
    );
    expect(wrong).toEqual([]);
  });
});

test("knobs go both ways, and differ from seed to seed", () => {
  const cuts = SEEDS.map((seed) => cutPicture(3, seed));
  const joints = cuts.map((pieces) => pieces.map(({ sides }) => Object.values(sides)));
  expect(new Set(joints.map((all) => JSON.stringify(all))).size).toBeGreaterThan(700);
  const knobs = joints.flat(2).filter((joint) => joint !== "flat");
  const share = knobs.filter((joint) => joint === "out").length / knobs.length;
  expect(share).toBe(0.5);
  const toTheRight = cuts.filter(([first]) => first?.sides.right === "out").length;
  expect(toTheRight).toBeGreaterThan(400);
  expect(toTheRight).toBeLessThan(600);
});

test("any text is a seed, and the same one cuts the same pieces", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (seed) => {
      expect(JSON.stringify(cutPicture(3, seed))).toBe(JSON.stringify(cutPicture(3, seed)));
    }),
    RUNS,
  );
});
