import { useMemo } from "react";
import type { WordGrid } from "#core/games/word-search/grid.ts";
import { lineBetween } from "#core/games/word-search/lines.ts";
import { GRID_SIZE, type MarkedLine } from "#core/games/word-search/word-search.ts";
import * as wordSearchWords from "../../../words/games/word-search.ts";
import { LetterCell } from "./letter-cell.tsx";
import { MarkedLines } from "./marked-lines.tsx";
import { type Marking, useMarking } from "./use-marking.ts";

const INDICES = Array.from({ length: GRID_SIZE }, (_, index) => index);

/** The square of letters and the lines drawn in it. Empty until the game is ready. */
export function LetterBoard({
  grid,
  found,
  line,
  onMark,
}: {
  grid: WordGrid | undefined;
  found: readonly string[];
  line: MarkedLine | undefined;
  onMark: (marking: Marking) => void;
}) {
  const { cursor, handlers } = useMarking(GRID_SIZE, line, onMark);
  const foundCells = useMemo(
    () =>
      new Set(
        grid?.placements.filter(({ word }) => found.includes(word)).flatMap(({ cells }) => cells),
      ),
    [grid, found],
  );
  const marked = new Set(line && lineBetween(line.from, line.to, GRID_SIZE));
  return (
    <div className="mx-auto w-full max-w-[min(38rem,max(20rem,100dvh-17rem))] rounded-[20px] border-2 border-edge bg-sheet p-1 shadow-soft sm:p-2">
      <div className="@container relative aspect-square">
        <MarkedLines
          size={GRID_SIZE}
          placements={grid?.placements ?? []}
          found={found}
          line={line}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: letters to mark; a table would know no keys */}
        <div
          role="grid"
          aria-label={wordSearchWords.letters}
          tabIndex={-1}
          className="absolute inset-0 grid touch-none select-none grid-rows-12 outline-none"
          {...handlers}
        >
          {INDICES.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
            <div key={row} role="row" className="grid grid-cols-12">
              {INDICES.map((column) => {
                const cell = row * GRID_SIZE + column;
                return (
                  <LetterCell
                    key={column}
                    cell={cell}
                    letter={grid?.letters[cell] ?? ""}
                    place={wordSearchWords.place(row + 1, column + 1)}
                    tabbable={cell === cursor}
                    marked={marked.has(cell)}
                    found={foundCells.has(cell)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
