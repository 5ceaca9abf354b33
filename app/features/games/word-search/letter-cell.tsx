import { memo } from "react";
import * as wordSearchWords from "../../../words/games/word-search.ts";

/** One letter. There are 144 of them, so each is rendered only when its own props change. */
export const LetterCell = memo(function LetterCell({
  cell,
  letter,
  place,
  tabbable,
  marked,
  found,
}: {
  cell: number;
  letter: string;
  /** 'row 3, column 4' */
  place: string;
  tabbable: boolean;
  marked: boolean;
  found: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a letter in a grid; a table would know no keys
    <div
      role="gridcell"
      data-cell={cell}
      tabIndex={tabbable ? 0 : -1}
      aria-selected={marked}
      aria-label={`${letter}, ${place}${found ? wordSearchWords.foundHidden : ""}`}
      className="grid place-items-center rounded-full font-extrabold text-[min(5.4cqi,1.75rem)] leading-none outline-offset-[-3px]"
    >
      {letter}
    </div>
  );
});
