import { mm, type Point } from "../shapes.ts";

/**
 * One movement of the pen: a start and cubic curves, each given by two control points and its end.
 */
export interface Stroke {
  readonly start: Point;
  readonly curves: readonly (readonly [handle: Point, handle: Point, end: Point])[];
}

type Step = (from: Point) => readonly (readonly [Point, Point, Point])[];

const at = (x: number, y: number): Point => ({ x, y });

/** A straight line. */
export const to =
  (x: number, y: number): Step =>
  (from) => [[from, at(x, y), at(x, y)]];

/** A curve by its two control points and its end. */
export const bend =
  (x1: number, y1: number, x2: number, y2: number, x: number, y: number): Step =>
  () => [[at(x1, y1), at(x2, y2), at(x, y)]];

/**
 * A part of an ellipse around (x, y); degrees clockwise from the right. It starts at its first
 * angle.
 */
export function round(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  until: number,
): Step {
  const steps = Math.max(1, Math.ceil(Math.abs(until - from) / 90));
  const step = ((until - from) / steps) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(step / 4);
  const on = (angle: number, along: number): Point =>
    at(
      x + rx * (Math.cos(angle) - along * Math.sin(angle)),
      y + ry * (Math.sin(angle) + along * Math.cos(angle)),
    );
  return () =>
    Array.from({ length: steps }, (_, index) => {
      const angle = from * (Math.PI / 180) + index * step;
      return [on(angle, reach), on(angle + step, -reach), on(angle + step, 0)] as const;
    });
}

/** A stroke from a point through its steps. */
export function stroke(x: number, y: number, ...steps: readonly Step[]): Stroke {
  let pen = at(x, y);
  const curves: Stroke["curves"][number][] = [];
  for (const step of steps) {
    curves.push(...step(pen));
    pen = curves.at(-1)?.[2] ?? pen;
  }
  return { start: at(x, y), curves };
}

/** A stroke that is only a part of an ellipse, starting at its first angle. */
export function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  until: number,
): Stroke {
  const angle = from * (Math.PI / 180);
  return stroke(
    x + rx * Math.cos(angle),
    y + ry * Math.sin(angle),
    round(x, y, rx, ry, from, until),
  );
}

/** The path of a stroke whose unit is `size` millimeters and whose (0, 0) is at `origin`. */
export function strokePath({ start, curves }: Stroke, origin: Point, size: number): string {
  const place = ({ x, y }: Point) => `${mm(origin.x + x * size)} ${mm(origin.y + y * size)}`;
  return `M${place(start)}${curves.map((points) => `C${points.map(place).join(" ")}`).join("")}`;
}

/** Points along a stroke at about equal distances, both ends included. */
export function pointsAlong({ start, curves }: Stroke, count: number): Point[] {
  const fine: Point[] = [start];
  let from = start;
  for (const [first, second, end] of curves) {
    for (let index = 1; index <= 24; index += 1) {
      const [t, s] = [index / 24, 1 - index / 24];
      const mix = (a: number, b: number, c: number, d: number) =>
        s ** 3 * a + 3 * s ** 2 * t * b + 3 * s * t ** 2 * c + t ** 3 * d;
      fine.push(at(mix(from.x, first.x, second.x, end.x), mix(from.y, first.y, second.y, end.y)));
    }
    from = end;
  }
  const lengths = [0];
  for (const [index, point] of fine.slice(1).entries()) {
    const before = fine[index] ?? point;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const total = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (total * index) / Math.max(1, count - 1);
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-9),
    );
    const [a, b] = [fine[next - 1] ?? start, fine[next] ?? start];
    const [before, after] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
    const part = after > before ? Math.max(0, (wanted - before) / (after - before)) : 0;
    return at(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
  });
}
