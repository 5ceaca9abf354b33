import { useCallback, useEffect, useState } from "react";
import {
  initialWordSearch,
  type LineResult,
  nextWordSearch,
  type WordSearchOptions,
  type WordSearchState,
  wordsNeeded,
} from "#core/games/word-search/word-search.ts";
import * as wordSearchWords from "../../../words/games/word-search.ts";
import type { Announcer } from "../shell/announcer.tsx";
import { readBest, saveBest } from "../shell/best-results.ts";
import { gameKeys } from "../shell/game-keys.ts";
import type { Sounds } from "../shell/sounds.ts";
import { type GameClock, useGameClock } from "../shell/use-game-clock.ts";
import { useMachine } from "../shell/use-machine.ts";
import type { Marking } from "./use-marking.ts";

/** The tone of a found word, in hertz. */
const FOUND_TONE = 659.25;

/** What the last line was, in words. */
export function describeLineResult(lineResult: LineResult | undefined): string {
  switch (lineResult?.kind) {
    case "found":
      return wordSearchWords.youFound(lineResult.word);
    case "again":
      return wordSearchWords.youHave(lineResult.word);
    case "miss":
      return wordSearchWords.notListed(lineResult.letters);
    default:
      return "";
  }
}

export interface WordSearchGame {
  readonly state: WordSearchState;
  readonly clock: GameClock;
  /** The best stored time of this category and level, in seconds. */
  readonly best: number | undefined;
  /** Whether the game that has just ended beat it. */
  readonly isRecord: boolean;
  readonly mark: (marking: Marking) => void;
}

/** A game of Word Search with its clock, sounds, announcements and record. */
export function useWordSearch(
  { category, level, seed }: WordSearchOptions,
  sounds: Sounds,
  say: Announcer["say"],
): WordSearchGame {
  const initial = useCallback(
    () => initialWordSearch({ category, level, seed }),
    [category, level, seed],
  );
  const { state, read, send } = useMachine(initial, nextWordSearch);
  const isLive = seed !== "";
  const clock = useGameClock(isLive && state.finishedAfter === undefined);
  const { elapsed, reset } = clock;
  const [isRecord, setIsRecord] = useState(false);
  const bestKey = gameKeys.wordSearchBest(category, level);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new game begins at zero
  useEffect(() => {
    reset();
    setIsRecord(false);
  }, [initial, reset]);

  const mark = useCallback(
    (marking: Marking) => {
      const before = read();
      const after = send(marking.type === "release" ? { ...marking, at: elapsed() } : marking);
      const { lineResult } = after;
      if (lineResult === before.lineResult) return;
      const isFound = lineResult?.kind === "found";
      if (after.finishedAfter !== before.finishedAfter) {
        const seconds = Math.floor((after.finishedAfter ?? 0) / 1000);
        setIsRecord(saveBest(bestKey, seconds, "lower").isRecord);
        sounds.chime();
      } else if (isFound) sounds.tone(FOUND_TONE, 160);
      else sounds.oops();
      const count = isFound ? wordSearchWords.foundOf(after.found.length, wordsNeeded(after)) : "";
      say(`${describeLineResult(lineResult)}${count}`);
    },
    [read, send, elapsed, bestKey, sounds, say],
  );

  return { state, clock, best: isLive ? readBest(bestKey) : undefined, isRecord, mark };
}
