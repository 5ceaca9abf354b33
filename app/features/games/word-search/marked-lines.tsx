import { memo } from "react";
import type { Placement } from "#core/games/word-search/grid.ts";
import { type Cell, columnOf, rowOf } from "#core/games/word-search/lines.ts";
import type { MarkedLine } from "#core/games/word-search/word-search.ts";
import { foundColor } from "./found-colors.ts";

/** A pill around the cells from one to another, in units of cells. */
function Pill({
  from,
  to,
  size,
  ...look
}: {
  from: Cell;
  to: Cell;
  size: number;
  stroke: string;
  strokeWidth: number;
  strokeOpacity: number;
  className?: string;
}) {
  return (
    <line
      x1={columnOf(from, size) + 0.5}
      y1={rowOf(from, size) + 0.5}
      x2={columnOf(to, size) + 0.5}
      y2={rowOf(to, size) + 0.5}
      strokeLinecap="round"
      {...look}
    />
  );
}

/** The found words, and the line being marked, behind the letters. */
export const MarkedLines = memo(function MarkedLines({
  size,
  placements,
  found,
  line,
}: {
  size: number;
  placements: readonly Placement[];
  found: readonly string[];
  line: MarkedLine | undefined;
}) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      {found.map((word, index) => {
        const cells = placements.find((placement) => placement.word === word)?.cells;
        if (!cells) return null;
        return (
          <Pill
            key={word}
            from={cells[0] ?? 0}
            to={cells.at(-1) ?? 0}
            size={size}
            stroke={foundColor(index)}
            strokeWidth={0.78}
            strokeOpacity={0.5}
          />
        );
      })}
      {line && (
        <>
          <Pill {...line} size={size} stroke="var(--ink)" strokeWidth={0.9} strokeOpacity={0.75} />
          <Pill {...line} size={size} stroke="var(--sheet)" strokeWidth={0.76} strokeOpacity={1} />
          <Pill
            {...line}
            size={size}
            stroke="var(--day-3)"
            strokeWidth={0.76}
            strokeOpacity={0.45}
          />
        </>
      )}
    </svg>
  );
});
