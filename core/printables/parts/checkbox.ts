import type { PathMark } from "../page.ts";
import { type Point, rectangle } from "../shapes.ts";

/** A box to check, with its top left corner at a point. */
export function checkbox(at: Point, side = 5): PathMark {
  return rectangle(
    { x: at.x, y: at.y, width: side, height: side },
    { stroke: "ink", width: 0.4, fill: "paper" },
    0.8,
  );
}
