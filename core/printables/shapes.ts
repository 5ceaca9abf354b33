import type { PathMark } from "./page.ts";

/** A position on the paper in millimeters. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the paper in millimeters. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a shape is drawn; by default with a thin ink line and no fill. */
export type Style = Omit<PathMark, "kind" | "d">;

const OUTLINE: Style = { stroke: "ink" };

/**
 * A number as it is written in a path: with at most two decimals, so hundredths of a millimeter.
 */
export function mm(value: number): string {
  const hundredths = Math.round(value * 100);
  if (!hundredths) return "0";
  // Integers are formatted several times faster than fractions, and sheets consist of these.
  const size = Math.abs(hundredths);
  const whole = `${hundredths < 0 ? "-" : ""}${Math.trunc(size / 100)}`;
  const rest = size % 100;
  if (rest === 0) return whole;
  if (rest < 10) return `${whole}.0${rest}`;
  return rest % 10 === 0 ? `${whole}.${rest / 10}` : `${whole}.${rest}`;
}

const at = ({ x, y }: Point): string => `${mm(x)} ${mm(y)}`;

/** Any path made of the absolute commands M, L, C and Z. */
export const path = (d: string, style: Style = OUTLINE): PathMark => ({
  kind: "path",
  d,
  ...style,
});

/** An open line through points. */
export function polyline(points: readonly Point[], style: Style = OUTLINE): PathMark {
  return path(`M${points.map(at).join("L")}`, style);
}

export function polygon(points: readonly Point[], style: Style = OUTLINE): PathMark {
  return path(`M${points.map(at).join("L")}Z`, style);
}

export function line(from: Point, to: Point, style: Style = OUTLINE): PathMark {
  return polyline([from, to], style);
}

/** The length of control handles for a quarter of a circle of radius 1. */
const ROUND = 0.5522847498;

/** A rectangle; `radius` rounds its corners. */
export function rectangle(box: Box, style: Style = OUTLINE, radius = 0): PathMark {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) {
    return polygon(
      [
        { x, y },
        { x: right, y },
        { x: right, y: bottom },
        { x, y: bottom },
      ],
      style,
    );
  }
  const k = r * (1 - ROUND);
  const corner = (a: Point, b: Point, to: Point) => `C${at(a)} ${at(b)} ${at(to)}`;
  return path(
    `M${mm(x + r)} ${mm(y)}L${mm(right - r)} ${mm(y)}` +
      corner({ x: right - k, y }, { x: right, y: y + k }, { x: right, y: y + r }) +
      `L${mm(right)} ${mm(bottom - r)}` +
      corner(
        { x: right, y: bottom - k },
        { x: right - k, y: bottom },
        { x: right - r, y: bottom },
      ) +
      `L${mm(x + r)} ${mm(bottom)}` +
      corner({ x: x + k, y: bottom }, { x, y: bottom - k }, { x, y: bottom - r }) +
      `L${mm(x)} ${mm(y + r)}` +
      corner({ x, y: y + k }, { x: x + k, y }, { x: x + r, y }) +
      "Z",
    style,
  );
}

export function ellipse(middle: Point, rx: number, ry: number, style: Style = OUTLINE): PathMark {
  const { x, y } = middle;
  const [kx, ky] = [rx * ROUND, ry * ROUND];
  const curve = (...points: readonly Point[]) => `C${points.map(at).join(" ")}`;
  return path(
    `M${mm(x)} ${mm(y - ry)}` +
      curve({ x: x + kx, y: y - ry }, { x: x + rx, y: y - ky }, { x: x + rx, y }) +
      curve({ x: x + rx, y: y + ky }, { x: x + kx, y: y + ry }, { x, y: y + ry }) +
      curve({ x: x - kx, y: y + ry }, { x: x - rx, y: y + ky }, { x: x - rx, y }) +
      curve({ x: x - rx, y: y - ky }, { x: x - kx, y: y - ry }, { x, y: y - ry }) +
      "Z",
    style,
  );
}

export function circle(middle: Point, radius: number, style: Style = OUTLINE): PathMark {
  return ellipse(middle, radius, radius, style);
}

/** A part of a circle; degrees clockwise from the right. */
export function arc(
  middle: Point,
  radius: number,
  from: number,
  to: number,
  style: Style = OUTLINE,
): PathMark {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = ((to - from) / steps) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const start = from * (Math.PI / 180);
  const on = (angle: number): Point => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
  });
  let d = `M${at(on(start))}`;
  for (let index = 0; index < steps; index += 1) {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const [p, q] = [on(a), on(b)];
    d += `C${at({ x: p.x - reach * Math.sin(a), y: p.y + reach * Math.cos(a) })} ${at({
      x: q.x + reach * Math.sin(b),
      y: q.y - reach * Math.cos(b),
    })} ${at(q)}`;
  }
  return path(d, style);
}

/** A smooth line through all points (Catmull-Rom as cubic curves); `closed` joins the ends. */
export function curve(points: readonly Point[], style: Style = OUTLINE, closed = false): PathMark {
  const count = points.length;
  const get = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[inside] ?? { x: 0, y: 0 };
  };
  let d = `M${at(get(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [p0, p1, p2, p3] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    d += `C${at({ x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 })} ${at({
      x: p2.x - (p3.x - p1.x) / 6,
      y: p2.y - (p3.y - p1.y) / 6,
    })} ${at(p2)}`;
  }
  return path(closed ? `${d}Z` : d, style);
}

/** A star with its first point up. */
export function star(
  middle: Point,
  outer: number,
  style: Style = OUTLINE,
  points = 5,
  inner = outer * 0.45,
): PathMark {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
  return polygon(corners, style);
}

/** Equal boxes in rows and columns that fill a box, row by row; `gap` in millimeters. */
export function boxes(box: Box, columns: number, rows: number, gap = 0): Box[] {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: box.x + (index % columns) * (width + gap),
    y: box.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A box reduced by a margin on all sides. */
export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
