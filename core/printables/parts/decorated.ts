import type { Random } from "#core/random/random.ts";
import type { PathMark } from "../page.ts";
import { circle, type Point, star } from "../shapes.ts";
import { bloom, COLORABLE } from "./scenery.ts";

/** Straight segments of a path, for measuring. */
type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

const COMMAND = /([MLCZ])([^MLCZ]*)/gu;
/** Segments per curve. */
const STEPS = 3;

function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    segments.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (const [, command, rest = ""] of d.matchAll(COMMAND)) {
    const n = (rest.match(/-?\d*\.?\d+/gu) ?? []).map(Number);
    if (command === "M") [x, y, startX, startY] = [n[0] ?? 0, n[1] ?? 0, n[0] ?? 0, n[1] ?? 0];
    else if (command === "L") to(n[0] ?? 0, n[1] ?? 0);
    else if (command === "Z") to(startX, startY);
    else {
      const [a = 0, b = 0, c = 0, e = 0, endX = 0, endY = 0] = n;
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= STEPS; step += 1) {
        const t = step / STEPS;
        const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        to(p * fromX + q * a + r * c + s * endX, p * fromY + q * b + r * e + s * endY);
      }
    }
  }
  return segments;
}

/** The squared distance between a point and a segment. */
function squaredDistance({ x, y }: Point, [x1, y1, x2, y2]: Segment): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return (x1 + t * dx - x) ** 2 + (y1 + t * dy - y) ** 2;
}

/** Whether a point is inside a closed shape (even-odd rule). */
function isInside({ x, y }: Point, shape: readonly Segment[]): boolean {
  let inside = false;
  for (const [x1, y1, x2, y2] of shape) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/**
 * Whether a point is surrounded by lines: outlines drawn for the eye may have gaps, and the paper
 * beneath may extend beyond its lines.
 */
function isSurrounded({ x, y }: Point, lines: readonly Segment[]): boolean {
  return WAYS.every(([dx, dy]) =>
    lines.some(([x1, y1, x2, y2]) => {
      const [side1, side2] = [(x1 - x) * dy - (y1 - y) * dx, (x2 - x) * dy - (y2 - y) * dx];
      if (side1 > 0 === side2 > 0) return false;
      const t = side1 / (side1 - side2);
      return (x1 + t * (x2 - x1) - x) * dx + (y1 + t * (y2 - y1) - y) * dy > 0;
    }),
  );
}

const WAYS = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index + 0.5) * Math.PI) / 6;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

interface Ring {
  readonly middle: Point;
  readonly radius: number;
}

const LARGEST = 17;
const SMALLEST = 1.7;
/** Between two patterns, and between a pattern and a line. */
const GAP = 0.9;
const TRIES = 240;

/** The distance from a point to the nearest line; 0 if that is too little for any pattern. */
function roomAt(middle: Point, lines: readonly Segment[]): number {
  const least = (SMALLEST + GAP) ** 2;
  let squared = (LARGEST + GAP) ** 2;
  for (const segment of lines) {
    squared = Math.min(squared, squaredDistance(middle, segment));
    if (squared < least) return 0;
  }
  return Math.sqrt(squared) - GAP;
}

/** Rings that touch neither each other nor a line of the drawing, largest first. */
export function ringsIn(marks: readonly PathMark[], random: Random): Ring[] {
  const filled = marks.filter(({ fill }) => fill === "paper").map(({ d }) => segmentsOf(d));
  const dark = marks.filter(({ fill }) => fill && fill !== "paper").map(({ d }) => segmentsOf(d));
  const strokes = marks.filter(({ stroke }) => stroke).flatMap(({ d }) => segmentsOf(d));
  const lines = [...strokes, ...dark.flat(), ...filled.flat()];
  const xs = filled.flatMap((shape) => shape.map(([x]) => x));
  const ys = filled.flatMap((shape) => shape.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let open: Ring[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const middle = { x: left + random() * width, y: top + random() * height };
    const radius = roomAt(middle, lines);
    if (radius < SMALLEST) continue;
    if (!filled.some((shape) => isInside(middle, shape))) continue;
    if (dark.some((shape) => isInside(middle, shape))) continue;
    if (isSurrounded(middle, strokes)) open.push({ middle, radius });
  }
  const rings: Ring[] = [];
  while (open.length > 0) {
    const next = open.reduce((best, ring) => (ring.radius > best.radius ? ring : best));
    rings.push(next);
    open = open
      .filter((ring) => ring !== next)
      .map(({ middle, radius }) => {
        const apart = Math.hypot(middle.x - next.middle.x, middle.y - next.middle.y);
        return { middle, radius: Math.min(radius, apart - next.radius - GAP) };
      })
      .filter(({ radius }) => radius >= SMALLEST);
  }
  return rings;
}

/** A round pattern; larger ones have more detail. */
function pattern({ middle, radius }: Ring, random: Random): PathMark[] {
  const ring = (part: number) => circle(middle, radius * part, COLORABLE);
  const kind = Math.floor(random() * 3);
  if (radius < 3) return kind === 0 ? [ring(1), ring(0.4)] : [ring(1)];
  if (radius < 6) {
    if (kind === 0) return [ring(1), ring(0.62), ring(0.28)];
    if (kind === 1) return bloom(middle, radius, 6, 0.32);
    return [ring(1), star(middle, radius * 0.8, COLORABLE)];
  }
  if (kind === 0) return [ring(1), ...bloom(middle, radius * 0.9, 8, 0.3)];
  const petals = 8 + Math.floor(random() * 3) * 2;
  const dots = Array.from({ length: petals }, (_, index) => {
    const angle = ((index + 0.5) / petals) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle) * radius * 0.82, Math.sin(angle) * radius * 0.82];
    return circle({ x: middle.x + x, y: middle.y + y }, radius * 0.11, COLORABLE);
  });
  if (kind === 1) return [ring(1), ...dots, ring(0.64), ...bloom(middle, radius * 0.56, 6, 0.34)];
  return [
    ring(1),
    ring(0.8),
    star(middle, radius * 0.76, COLORABLE, petals, radius * 0.5),
    ring(0.3),
  ];
}

/** A drawing with round patterns in all its parts, to be filled with color. */
export function decorated(marks: readonly PathMark[], random: Random): PathMark[] {
  return [...marks, ...ringsIn(marks, random).flatMap((ring) => pattern(ring, random))];
}
