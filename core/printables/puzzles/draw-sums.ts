import type { Mark } from "../page.ts";
import { type Box, boxes, rectangle } from "../shapes.ts";
import { POINT, text, textIn, textWidth } from "../text.ts";
import { resultOf, type Sum, sumText } from "./sums.ts";

/** Type that is easy to read and leaves room to write; nothing is gained beyond it. */
const LARGEST_TYPE = 32;
/** The widest sum, so that all of a sheet stand in line. */
const WIDEST = "12 + 12 =";
/** Height of the field for the result, and the height of a row, as parts of the type's height. */
const FIELD = 1.5;
const ROW = 1.9;
/** Numbers of columns that eight sums fill without a gap. */
const COLUMNS = [1, 2, 4] as const;
/** Width of the field, and of the gap before it. */
const FIELD_WIDTH = 2;
const GAP = 0.35;

/** Type in points at which so many columns of sums fit into a box. */
function typeThatFits(count: number, columns: number, box: Box): number {
  const rows = Math.ceil(count / columns);
  const byHeight = box.height / rows / ROW / POINT;
  const unit = textWidth(WIDEST, { size: 1 }) + (FIELD_WIDTH + GAP + 1) * POINT;
  return Math.min(LARGEST_TYPE, byHeight, box.width / columns / unit);
}

/**
 * Sums with a field for each result, in as many columns as let them be largest in the box; `solved`
 * writes the results. Type is never smaller than `smallest` points.
 */
export function drawSums(
  sums: readonly Sum[],
  box: Box,
  { smallest, solved = false }: { readonly smallest: number; readonly solved?: boolean },
): Mark[] {
  const sizes = COLUMNS.map((columns) => typeThatFits(sums.length, columns, box));
  const largest = Math.max(...sizes);
  const columns = COLUMNS[sizes.indexOf(largest)] ?? 1;
  const size = Math.max(smallest, Math.floor(largest));
  const unit = size * POINT;
  const wide = textWidth(WIDEST, { size });
  return boxes(box, columns, Math.ceil(sums.length / columns)).flatMap((place, index): Mark[] => {
    const sum = sums[index];
    if (!sum) return [];
    const left = place.x + (place.width - wide - (GAP + FIELD_WIDTH) * unit) / 2;
    const middle = place.y + place.height / 2;
    const field = {
      x: left + wide + GAP * unit,
      y: middle - (FIELD * unit) / 2,
      width: FIELD_WIDTH * unit,
      height: FIELD * unit,
    };
    const printed = sumText(sum);
    return [
      text({ x: left + wide, y: middle + unit * 0.34 }, `${printed} =`, { size, anchor: "end" }),
      rectangle(field, { stroke: "ink" }, unit * 0.2),
      ...(solved ? [textIn(field, String(resultOf(printed)), { size, bold: true })] : []),
    ];
  });
}
