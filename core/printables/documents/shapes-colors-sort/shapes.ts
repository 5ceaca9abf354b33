import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PathMark } from "../../page.ts";
import { circle, type Point, polygon, type Style } from "../../shapes.ts";

export const KINDS = ["circle", "triangle", "square", "rectangle", "hexagon", "star"] as const;
export type Kind = (typeof KINDS)[number];

export const PLURALS: Readonly<Record<Kind, string>> = {
  circle: "circles",
  triangle: "triangles",
  square: "squares",
  rectangle: "rectangles",
  hexagon: "hexagons",
  star: "stars",
};

/**
 * The corners of a shape in a circle of radius 1: angles in degrees from the top, and distances.
 */
const CORNERS: Readonly<Record<Exclude<Kind, "circle">, readonly (readonly [number, number])[]>> = {
  triangle: [0, 120, 240].map((angle) => [angle, 1] as const),
  square: [45, 135, 225, 315].map((angle) => [angle, 1] as const),
  rectangle: [62, 118, 242, 298].map((angle) => [angle, 1] as const),
  hexagon: [30, 90, 150, 210, 270, 330].map((angle) => [angle, 1] as const),
  star: Array.from({ length: 10 }, (_, index) => [index * 36, index % 2 === 0 ? 1 : 0.45] as const),
};

/** A shape around a point that stays within a radius, turned clockwise by degrees. */
export function drawShape(
  kind: Kind,
  middle: Point,
  radius: number,
  turn: number,
  style: Style,
): PathMark {
  if (kind === "circle") return circle(middle, radius * 0.9, style);
  const corners = CORNERS[kind].map(([angle, distance]) => {
    const radians = ((angle + turn) * Math.PI) / 180;
    return {
      x: middle.x + Math.sin(radians) * radius * distance,
      y: middle.y - Math.cos(radians) * radius * distance,
    };
  });
  return polygon(corners, style);
}

/** This many shapes in random order: of each kind at least three, at most seven more. */
export function chooseShapes(count: number, random: Random): Kind[] {
  const counts = new Map<Kind, number>(KINDS.map((kind) => [kind, 3]));
  for (let left = count - 3 * KINDS.length; left > 0; ) {
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? "circle";
    const now = counts.get(kind) ?? 0;
    if (now >= 10) continue;
    counts.set(kind, now + 1);
    left -= 1;
  }
  return shuffled(
    [...counts].flatMap(([kind, number]) => new Array<Kind>(number).fill(kind)),
    random,
  );
}
