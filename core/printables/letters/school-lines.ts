import type { PathMark } from "../page.ts";
import { line, type Point, type Style } from "../shapes.ts";
import { MIDLINE, TOP } from "./strokes.ts";

/** A line to write on with its baseline from a point: top line, dashed midline and baseline. */
export function schoolLines(base: Point, width: number, size: number): PathMark[] {
  const across = (height: number, style: Style) => {
    const y = base.y + height * size;
    return line({ x: base.x, y }, { x: base.x + width, y }, style);
  };
  return [
    across(TOP, { stroke: "mid", width: 0.3 }),
    across(MIDLINE, { stroke: "mid", width: 0.3, dash: [2, 2] }),
    across(0, { stroke: "ink", width: 0.4 }),
  ];
}
