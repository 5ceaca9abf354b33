import type { PathMark } from "../../page.ts";
import type { Point } from "../../shapes.ts";

/** Squares per millimeter of the measured picture. */
const FINE = 2.5;
/** Below this many millimeters, an area is just the corner between two lines. */
const CLOSED = 0.7;
const NUMBER = /-?[\d.]+/gu;

/** Visits points along a path, close enough to leave no gap. */
function follow({ d }: PathMark, visit: (x: number, y: number) => void): void {
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (const [, command = "", rest = ""] of d.matchAll(/([MLCZ])([^MLCZ]*)/gu)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const points: Point[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
    }
    if (command === "Z") points.push(start);
    const [a = at, b = a, c = a] = points;
    const to = points.at(-1) ?? at;
    if (command === "M") start = to;
    else {
      const reach = Math.hypot(to.x - at.x, to.y - at.y) + Math.hypot(a.x - at.x, a.y - at.y);
      const steps = Math.ceil(1.1 * FINE * (reach + Math.hypot(to.x - c.x, to.y - c.y)) + 2);
      const [one, two] = command === "C" ? [a, b] : [at, to];
      for (let step = 0; step <= steps; step += 1) {
        const t = step / steps;
        const s = 1 - t;
        const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        visit(
          w0 * at.x + w1 * one.x + w2 * two.x + w3 * to.x,
          w0 * at.y + w1 * one.y + w2 * two.y + w3 * to.y,
        );
      }
    }
    at = to;
  }
}

/**
 * For every enclosed area within a circle, the approximate diameter in millimeters of the largest
 * circle that fits between its lines. Areas with narrow openings are not counted.
 */
export function areaSizes(
  marks: readonly PathMark[],
  middle: Point,
  radius: number,
  width: number,
): number[] {
  const side = Math.ceil(2 * radius * FINE) + 3;
  const far = new Float32Array(side * side).fill(1e6);
  for (const mark of marks) {
    follow(mark, (x, y) => {
      const row = Math.round((y - middle.y + radius) * FINE + 1);
      far[row * side + Math.round((x - middle.x + radius) * FINE + 1)] = 0;
    });
  }
  // Distances to the nearest line by a forward and a backward sweep (chamfer 1, √2).
  for (const step of [1, -1]) {
    const [left, up, upLeft, upRight] = [
      -step,
      -step * side,
      -step * (side + 1),
      -step * (side - 1),
    ];
    const first = step > 0 ? side + 1 : side * side - side - 2;
    for (
      let count = side * side - 2 * side - 2, index = first;
      count > 0;
      count -= 1, index += step
    ) {
      const least = far[index] as number;
      if (least === 0) continue;
      far[index] = Math.min(
        least,
        (far[index + left] as number) + 1,
        (far[index + up] as number) + 1,
        (far[index + upLeft] as number) + Math.SQRT2,
        (far[index + upRight] as number) + Math.SQRT2,
      );
    }
  }
  const seen = new Uint8Array(side * side);
  const open = new Int32Array(side * side);
  const steps = [-1, 1, -side, side];
  const sizes: number[] = [];
  for (let first = 0; first < side * side; first += 1) {
    const [x, y] = [first % side, Math.floor(first / side)];
    const away = Math.hypot(x - 1 - radius * FINE, y - 1 - radius * FINE);
    if (seen[first] || far[first] === 0 || away >= radius * FINE) continue;
    let largest = 0;
    open[0] = first;
    seen[first] = 1;
    for (let count = 1; count > 0; ) {
      count -= 1;
      const index = open[count] as number;
      largest = Math.max(largest, far[index] as number);
      for (const step of steps) {
        const other = index + step;
        if (seen[other] === 0 && far[other] !== 0) {
          seen[other] = 1;
          open[count] = other;
          count += 1;
        }
      }
    }
    const size = (2 * largest) / FINE - width;
    if (size > CLOSED) sizes.push(size);
  }
  return sizes;
}
