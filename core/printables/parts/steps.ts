import type { Mark } from "../page.ts";
import { POINT } from "../point.ts";
import { circle, type Point } from "../shapes.ts";
import { lineHeight, textBlock, textIn } from "../text.ts";

/** Marks with their height in millimeters; what follows may begin below. */
export interface MarkBlock {
  readonly marks: readonly Mark[];
  readonly height: number;
}

/** Numbered steps below one another, each with its number in a ring and its text beside it. */
export function numberedSteps(
  at: Point,
  steps: readonly string[],
  width: number,
  size: number,
  gap = 1.5,
): MarkBlock {
  const radius = size * POINT * 0.68;
  const indent = radius * 2 + 2.5;
  const marks: Mark[] = [];
  let y = at.y;
  for (const [index, words] of steps.entries()) {
    const block = textBlock({ x: at.x + indent, y }, words, width - indent, { size });
    const middle = { x: at.x + radius, y: y + size * POINT * 0.66 };
    const ring = { x: at.x, y: middle.y - radius, width: radius * 2, height: radius * 2 };
    marks.push(
      circle(middle, radius, { stroke: "ink", width: 0.5 }),
      textIn(ring, String(index + 1), { size, bold: true }),
      ...block.marks,
    );
    y += Math.max(block.height, lineHeight(size)) + gap;
  }
  return { marks, height: Math.max(0, y - at.y - gap) };
}
