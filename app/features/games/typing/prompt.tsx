import type { TypingState } from "#core/games/typing/typing.ts";
import * as typingWords from "../../../words/games/typing.tsx";
import { TextTiles } from "./text-tiles.tsx";
import { keyName } from "./use-typing.ts";

/**
 * The text to type, once the clock runs; its height is fixed, so that the keys below never move.
 */
export function Prompt({ state, isLive }: { state: TypingState; isLive: boolean }) {
  const { phase, text, typed, mistakes, missesHere, options } = state;
  return (
    <div className="grid min-h-32 content-center gap-1 rounded-[24px] bg-sunk px-1 py-2 text-center sm:min-h-40 sm:px-2">
      {isLive && phase !== "ready" ? (
        <TextTiles
          text={text}
          typed={typed}
          mistakes={mistakes}
          single={options.difficulty === "letters"}
        />
      ) : (
        <p className="font-extrabold text-xl">{typingWords.pressStart}</p>
      )}
      <p aria-hidden="true" className="min-h-7 font-bold">
        {phase === "paused" && typingWords.paused}
        {phase === "running" && missesHere > 0 && typingWords.nearly(keyName(text[typed]))}
      </p>
    </div>
  );
}
