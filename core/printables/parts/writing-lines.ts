import type { PackAge, PathMark } from "../page.ts";
import { type Box, line } from "../shapes.ts";

/** The distance between lines in millimeters: wide for children under eight. */
export const lineGap = (age: PackAge): number => (age === "k2" ? 10 : 8.5);

export interface WritingLines {
  /** Millimeters from line to line. */
  readonly gap: number;
  /** Whether there is a dashed line halfway, for small letters. */
  readonly midline?: boolean;
}

/** Lines to write on: as many as fit into a box, with the last at its lower edge or above. */
export function writingLines(box: Box, { gap, midline = false }: WritingLines): PathMark[] {
  const count = Math.floor(box.height / gap + 0.001);
  const [left, right] = [box.x, box.x + box.width];
  return Array.from({ length: count }, (_, index) => box.y + (index + 1) * gap).flatMap((y) => {
    const middle = y - gap / 2;
    const half = line(
      { x: left, y: middle },
      { x: right, y: middle },
      { stroke: "mid", width: 0.25, dash: [1.5, 1.8] },
    );
    const base = line({ x: left, y }, { x: right, y }, { stroke: "dark", width: 0.3 });
    return midline ? [half, base] : [base];
  });
}
