import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { BODY } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import type { Point } from "../../shapes.ts";
import { ANIMALS } from "./animals.ts";
import { type LaidPiece, lay, PIECES, WHOLE_SQUARE } from "./tangram.ts";
import { generate } from "./tangram-animals.ts";

const NEAR = 1e-9;

/** Area by the shoelace formula; positive if the corners go clockwise on paper. */
function area(corners: readonly Point[]): number {
  return corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

const clockwise = (corners: readonly Point[]) =>
  area(corners) < 0 ? [...corners].reverse() : [...corners];

/** The intersection of two convex shapes (Sutherland-Hodgman). */
function common(one: readonly Point[], other: readonly Point[]): Point[] {
  let left = clockwise(one);
  const edges = clockwise(other);
  for (const [index, a] of edges.entries()) {
    const b = edges[(index + 1) % edges.length] ?? a;
    const side = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    left = left.flatMap((p, place) => {
      const q = left[(place + 1) % left.length] ?? p;
      const [from, to] = [side(p), side(q)];
      const part = from / (from - to);
      const cut = { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
      return [...(from >= 0 ? [p] : []), ...(from >= 0 !== to >= 0 ? [cut] : [])];
    });
  }
  return left;
}

const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Sides and diagonals, sorted: equal for two such shapes only if they are congruent. */
const distances = (corners: readonly Point[]) =>
  corners
    .flatMap((corner, index) => corners.slice(index + 1).map((other) => length(corner, other)))
    .sort((a, b) => a - b)
    .map((value) => value.toFixed(6));

/** The length of the edges that two shapes share. */
function shared(one: readonly Point[], other: readonly Point[]): number {
  let most = 0;
  for (const [index, a] of one.entries()) {
    const b = one[(index + 1) % one.length] ?? a;
    const size = length(a, b);
    const on = (p: Point) => ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / size;
    const off = (p: Point) =>
      Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / size;
    for (const [place, c] of other.entries()) {
      const d = other[(place + 1) % other.length] ?? c;
      if (off(c) > NEAR || off(d) > NEAR) continue;
      const from = Math.max(0, Math.min(on(c), on(d)));
      most = Math.max(most, Math.min(size, Math.max(on(c), on(d))) - from);
    }
  }
  return most;
}

const ROOT = Math.SQRT2;
/** The true pieces, written down independently of the document's own rules. */
const TRUE_PIECES = {
  "large 1": [0, 0, 2, 0, 0, 2],
  "large 2": [0, 0, 2, 0, 0, 2],
  medium: [0, 0, ROOT, 0, 0, ROOT],
  "small 1": [0, 0, 1, 0, 0, 1],
  "small 2": [0, 0, 1, 0, 0, 1],
  square: [0, 0, 1, 0, 1, 1, 0, 1],
  parallelogram: [0, 0, 1, 0, 2, 1, 1, 1],
};

function expectTrueTiling(pieces: readonly LaidPiece[]): void {
  expect(pieces.map(({ piece }) => piece).sort()).toEqual([...PIECES].sort());
  for (const { piece, corners } of pieces) {
    const numbers = TRUE_PIECES[piece];
    const model = numbers.flatMap((x, index) =>
      index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : [],
    );
    expect(distances(corners), piece).toEqual(distances(model));
    expect(Math.abs(area(corners)), piece).toBeCloseTo(Math.abs(area(model)), 9);
    for (const [index, { x, y }] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      const eighths = Math.atan2(next.y - y, next.x - x) / (Math.PI / 4);
      expect(eighths, `${piece} is turned by an eighth`).toBeCloseTo(Math.round(eighths), 9);
    }
  }
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      const overlap = Math.abs(area(common(one.corners, other.corners)));
      expect(overlap, `${one.piece} and ${other.piece}`).toBeLessThan(NEAR);
    }
  }
  const sum = pieces.reduce((total, { corners }) => total + Math.abs(area(corners)), 0);
  expect(sum).toBeCloseTo(8, 9);
}

test("the seven pieces fill the square: none overlaps, and their areas add up to it", () => {
  expectTrueTiling(WHOLE_SQUARE);
  const corners = WHOLE_SQUARE.flatMap((piece) => piece.corners);
  for (const axis of ["x", "y"] as const) {
    const values = corners.map((corner) => corner[axis]);
    expect(Math.max(...values) - Math.min(...values)).toBeCloseTo(2 * ROOT, 9);
  }
});

test("there are at least eight animals, no name twice", () => {
  expect(ANIMALS.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ANIMALS.map(({ name }) => name)).size).toBe(ANIMALS.length);
});

describe.each(ANIMALS)("the $name", ({ pieces: placements }) => {
  const pieces = lay(placements);

  test("is tiled by the seven true pieces", () => {
    expectTrueTiling(pieces);
  });

  test("hangs together: every piece is reached over edges that touch", () => {
    const reached = new Set(pieces.slice(0, 1));
    for (const piece of reached) {
      for (const other of pieces) {
        if (shared(piece.corners, other.corners) > 0.4) reached.add(other);
      }
    }
    expect(reached.size).toBe(7);
  });
});

test("no two animals have the same shape", () => {
  const shapes = ANIMALS.map(({ pieces }) =>
    lay(pieces)
      .map(({ corners }) => corners.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join())
      .sort()
      .join(),
  );
  expect(new Set(shapes).size).toBe(ANIMALS.length);
});

test("the key shows seven pieces per animal, whose areas are those of the cut square", () => {
  for (const [age, large, count] of [
    ["k2", false, 5],
    ["35", true, 6],
    ["68", false, 6],
  ] as const) {
    for (let seed = 0; seed < 30; seed += 1) {
      const params = { time: 5, skill: "mixed", seed: "", variant: 1, words: [] } as const;
      const sheet = generate({ ...params, age, large }, seededRandom(seed));
      const shapes = sheet.answers.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === "path" ? [pointsOf(mark)] : [])),
      );
      expect(shapes).toHaveLength(7 * count);
      const areas = shapes.map((shape) => Math.abs(area(shape)));
      for (let animal = 0; animal < count; animal += 1) {
        const own = areas.slice(animal * 7, animal * 7 + 7).sort((a, b) => a - b);
        const unit = own.reduce((sum, value) => sum + value, 0) / 8;
        const parts = own.map((value) => value / unit);
        for (const [index, part] of [0.5, 0.5, 1, 1, 1, 2, 2].entries()) {
          expect(parts[index]).toBeCloseTo(part, 1);
        }
      }
      if (age !== "k2") continue;
      // The shape to cover is exactly as large as the pieces, and fits on the paper.
      const border = sheet.pages[0]?.marks.find(
        (mark) => mark.kind === "path" && mark.dash && mark.d.endsWith("Z"),
      );
      const size = border?.kind === "path" ? Math.abs(area(pointsOf(border))) : 0;
      const first = areas.slice(0, 7).reduce((sum, value) => sum + value, 0);
      expect(Math.sqrt(first)).toBeCloseTo(Math.sqrt(size), 1);
      for (const { x } of shapes.flat()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(BODY.width);
      }
    }
  }
});

test("the printed lines cut out all seven pieces and nothing else", () => {
  const params = { time: 5, skill: "mixed", seed: "", variant: 1, words: [] } as const;
  const { pages } = generate({ ...params, age: "35", large: false }, seededRandom(1));
  const paths = (pages[0]?.marks ?? []).flatMap((mark) =>
    mark.kind === "path" && mark.dash ? [mark] : [],
  );
  const segments = paths.flatMap((mark) => {
    const corners = pointsOf(mark);
    const ends = mark.d.endsWith("Z") ? corners : corners.slice(0, -1);
    return ends.map(
      (from, index) => [from, corners[(index + 1) % corners.length] ?? from] as const,
    );
  });
  const all = segments.flat();
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const unit = (Math.max(...all.map(({ x }) => x)) - left) / (2 * ROOT);
  const corners = WHOLE_SQUARE.flatMap((piece) => piece.corners);
  const [x0, y0] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const off = (p: Point, a: Point, b: Point) => length(p, a) + length(p, b) - length(a, b);
  let edges = 0;
  for (const { piece, corners: own } of WHOLE_SQUARE) {
    const shape = own.map(({ x, y }) => ({ x: left + (x - x0) * unit, y: top + (y - y0) * unit }));
    for (const [index, from] of shape.entries()) {
      const to = shape[(index + 1) % shape.length] ?? from;
      const covered = segments.some(([a, b]) => off(from, a, b) < 0.01 && off(to, a, b) < 0.01);
      expect(covered, piece).toBe(true);
      edges += length(from, to);
    }
  }
  // Inner edges are one cut for two pieces; the border belongs to one.
  const cuts = segments.reduce((sum, [a, b]) => sum + length(a, b), 0);
  const border = 8 * ROOT * unit;
  expect(cuts).toBeCloseTo((edges - border) / 2 + border, 0);
});
