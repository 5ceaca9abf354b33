import { placed } from "../drawing.ts";
import { scissors } from "../drawings/scissors.ts";
import type { PathMark } from "../page.ts";
import { type Box, type Point, rectangle, type Style } from "../shapes.ts";

/** The style of a line to cut along: dashes, which nobody takes for a line to color. */
export const CUT: Style = { stroke: "dark", width: 0.5, dash: [2.4, 1.8] };

/** Side of the little scissors in millimeters. */
const SCISSORS = 6;

/** Little scissors centered at a point, for a cut line. */
export function scissorsAt({ x, y }: Point, size = SCISSORS): PathMark[] {
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return placed(scissors, box, { width: 0.4 });
}

/** A rectangle to cut out, with scissors a little to the right of its top left corner. */
export function cutBox(box: Box, radius = 0): PathMark[] {
  return [rectangle(box, CUT, radius), ...scissorsAt({ x: box.x + radius + SCISSORS, y: box.y })];
}
