import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PathMark } from "../../page.ts";
import { boundsOf } from "../../parts/transform.ts";
import type { Box } from "../../shapes.ts";

/** A part of a picture; with `change` it can look different in the second picture. */
export interface Piece {
  readonly marks: readonly PathMark[];
  readonly change?: Change;
}

export interface Change {
  /** What is different in the second picture, in the words of the key. */
  readonly words: string;
  /** What is drawn instead of the piece's marks. */
  readonly marks: readonly PathMark[];
}

/** A picture from back to front. */
export interface Scene {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

/** One difference between the two pictures. */
export interface Difference {
  readonly piece: Piece;
  readonly words: string;
  /** Surrounds everything that differs. */
  readonly region: Box;
}

/** How many differences a sheet has; its instruction says so. */
export const DIFFERENCES = 8;

/** Free paper around each difference in millimeters, so that two are never mistaken for one. */
const APART = 2;

/** The smallest box around the marks that are only in one of two lists. */
export function regionBetween(first: readonly PathMark[], second: readonly PathMark[]): Box {
  const keys = (marks: readonly PathMark[]) => new Set(marks.map((mark) => JSON.stringify(mark)));
  const [inFirst, inSecond] = [keys(first), keys(second)];
  const differing = [
    ...first.filter((mark) => !inSecond.has(JSON.stringify(mark))),
    ...second.filter((mark) => !inFirst.has(JSON.stringify(mark))),
  ];
  const half = Math.max(0, ...differing.map(({ width = 0 }) => width / 2));
  const { x, y, width, height } = boundsOf(differing);
  return { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half };
}

/** Whether two boxes have at least `gap` between them. */
export function apart(one: Box, other: Box, gap: number): boolean {
  return (
    one.x + one.width + gap <= other.x ||
    other.x + other.width + gap <= one.x ||
    one.y + one.height + gap <= other.y ||
    other.y + other.height + gap <= one.y
  );
}

function differenceIn(piece: Piece): Difference | undefined {
  const { marks, change } = piece;
  if (!change) return undefined;
  return { piece, words: change.words, region: regionBetween(marks, change.marks) };
}

/** All possible differences in a scene. */
export function possibleDifferences(scene: Scene): Difference[] {
  return scene.pieces.flatMap((piece) => {
    const one = differenceIn(piece);
    return one ? [one] : [];
  });
}

/**
 * Random differences, none near another.
 * @throws Error if the scene has no room for all of them.
 */
export function chooseDifferences(scene: Scene, random: Random): Difference[] {
  const chosen: Difference[] = [];
  for (const piece of shuffled(scene.pieces, random)) {
    if (chosen.length === DIFFERENCES) break;
    const one = differenceIn(piece);
    if (one && chosen.every(({ region }) => apart(region, one.region, APART))) chosen.push(one);
  }
  if (chosen.length < DIFFERENCES) throw new Error(`The ${scene.name} has too few differences`);
  return chosen;
}

/** The picture with the given differences; without any, the first picture. */
export function drawScene(scene: Scene, differences: readonly Difference[] = []): PathMark[] {
  const changed = new Set(differences.map(({ piece }) => piece));
  return scene.pieces.flatMap((piece) =>
    piece.change && changed.has(piece) ? piece.change.marks : piece.marks,
  );
}

/** A piece that is the same in both pictures. */
export const always = (...marks: readonly (readonly PathMark[])[]): Piece => ({
  marks: marks.flat(),
});

/** A piece that may look different; without `instead` it may be missing. */
export const maybe = (
  words: string,
  marks: readonly PathMark[],
  instead: readonly PathMark[] = [],
): Piece => ({ marks, change: { words, marks: instead } });
