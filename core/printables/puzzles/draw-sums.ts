import type { Mark } from "../page.ts";
import { POINT } from "../point.ts";
import { type Box, boxes, rectangle } from "../shapes.ts";
import { text, textIn, textWidth } from "../text.ts";
import { resultOf, type Sum, sumText } from "./sums.ts";

/** A font size that is easy to read and leaves room to write; a larger one gains nothing. */
const LARGEST_TYPE = 32;
/** The widest sum, used to align all sums of a sheet. */
const WIDEST = "12 + 12 =";
/** The height of the result's field and of a row, relative to the font size. */
const FIELD = 1.5;
const ROW = 1.9;
/** Numbers of columns that eight sums fill evenly. */
const COLUMNS = [1, 2, 4] as const;
/** The width of the field, and of the gap before it. */
const FIELD_WIDTH = 2;
const GAP = 0.35;

/** The font size in points at which this many columns of sums fit into a box. */
function typeThatFits(count: number, columns: number, box: Box): number {
  const rows = Math.ceil(count / columns);
  const byHeight = box.height / rows / ROW / POINT;
  const unit = textWidth(WIDEST, { size: 1 }) + (FIELD_WIDTH + GAP + 1) * POINT;
  return Math.min(LARGEST_TYPE, byHeight, box.width / columns / unit);
}

/**
 * Sums with a field for each result, in the number of columns that makes them largest; `solved`
 * writes the results. The font is never smaller than `smallest` points.
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
