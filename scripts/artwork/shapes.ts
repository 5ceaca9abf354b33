import { BEADS } from "./colors.ts";

export type Point = readonly [x: number, y: number];

export const n = (value: number) => String(Math.round(value * 10) / 10);

/** Points in a short notation: `0 270, 200 262`. */
export const at = (points: string): Point[] =>
  points.split(",").map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(" ").map(Number);
    return [x, y];
  });

/** A smooth line through points: Catmull-Rom as cubic Béziers. */
export function through(points: readonly Point[]): string {
  const point = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const [x0, y0] = point(0);
  let path = `M${n(x0)} ${n(y0)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const one = `${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)}`;
    const two = `${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)}`;
    path += `C${one} ${two} ${n(c[0])} ${n(c[1])}`;
  }
  return path;
}

/** The same line as many short segments, for finding positions on it. */
export function sampled(points: readonly Point[]): Point[] {
  const point = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const all: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    for (let k = 0; k < 40; k += 1) {
      const t = k / 40;
      const on = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      all.push([on(0), on(1)]);
    }
  }
  all.push(point(points.length - 1));
  return all;
}

/** Seven positions spread evenly between two fractions of a line's length. */
export function sevenOn(points: readonly Point[], from: number, to: number): Point[] {
  const all = sampled(points);
  const lengths = [0];
  for (let i = 1; i < all.length; i += 1) {
    const [a, b] = [all[i - 1] ?? [0, 0], all[i] ?? [0, 0]];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = lengths.at(-1) ?? 0;
  return BEADS.map((_, day) => {
    const wanted = whole * (from + ((to - from) * day) / 6);
    return all[lengths.findIndex((length) => length >= wanted)] ?? [0, 0];
  });
}

export const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`;
export const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, rest: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${rest}/>`;
export const line = (d: string, color: string, width: number, rest = "") =>
  path(
    d,
    `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${rest}`,
  );
export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join("")}</g>`;
export const turned = (x: number, y: number, degrees: number, ...parts: string[]) =>
  group(`translate(${n(x)} ${n(y)}) rotate(${n(degrees)})`, ...parts);
export const ellipse = (x: number, y: number, rx: number, ry: number, rest: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`;
