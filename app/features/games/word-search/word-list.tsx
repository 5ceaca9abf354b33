import { Check } from "lucide-react";
import * as wordSearchWords from "../../../words/games/word-search.ts";
import { foundColor } from "./found-colors.ts";

/**
 * The words to find. A found one is struck through, ticked and tinted like its line in the grid.
 */
export function WordList({ words, found }: { words: readonly string[]; found: readonly string[] }) {
  return (
    <ul
      aria-label={wordSearchWords.wordsToFind}
      className="mx-auto grid w-full max-w-[38rem] grid-cols-4 gap-1 sm:gap-2 md:max-w-none md:grid-cols-1"
    >
      {words.map((word) => {
        const index = found.indexOf(word);
        const isFound = index !== -1;
        return (
          <li
            key={word}
            className="relative flex min-h-8 items-center justify-center gap-1 overflow-hidden rounded-full border border-rule bg-sheet px-1 font-bold text-[0.86rem] sm:min-h-9 sm:text-base"
          >
            {isFound && (
              <span
                aria-hidden="true"
                className="absolute inset-0 opacity-45"
                style={{ backgroundColor: foundColor(index) }}
              />
            )}
            <span className={isFound ? "relative line-through decoration-2" : "relative"}>
              {word}
            </span>
            {isFound && (
              <>
                <Check aria-hidden="true" className="relative size-4 shrink-0" strokeWidth={3} />
                <span className="sr-only">{wordSearchWords.foundHidden}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
