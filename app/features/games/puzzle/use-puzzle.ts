import { useCallback, useEffect, useMemo, useState } from "react";
import {
  initialPuzzle,
  nextPuzzle,
  type PuzzleEvent,
  type PuzzleOptions,
  type PuzzleState,
} from "#core/games/puzzle/puzzle.ts";
import type { PuzzleTarget } from "#core/games/puzzle/target.ts";
import type { Announcer } from "../shell/announcer.tsx";
import { readBest, saveBest } from "../shell/best-results.ts";
import { gameKeys } from "../shell/game-keys.ts";
import type { Sounds } from "../shell/sounds.ts";
import { type GameClock, useGameClock } from "../shell/use-game-clock.ts";
import { useMachine } from "../shell/use-machine.ts";
import { moveWords } from "./piece-words.ts";

/** The tone of a piece in its right place, in hertz. */
const FITS_TONE = 659.25;

export interface PuzzleGame {
  readonly state: PuzzleState;
  /** The state at this very moment. */
  readonly read: () => PuzzleState;
  readonly clock: GameClock;
  /** The best stored time of this level, in seconds. */
  readonly best: number | undefined;
  /** Whether the puzzle that was just solved beat it. */
  readonly isRecord: boolean;
  /** Puts a piece down. @returns whether anything moved. */
  readonly putDown: (piece: number, target: PuzzleTarget) => boolean;
}

/** A puzzle with its clock, sounds and record. */
export function usePuzzle(
  { seed, picture, level = "easy" }: PuzzleOptions,
  sounds: Sounds,
  say: Announcer["say"],
): PuzzleGame {
  const initial = useCallback(
    () => initialPuzzle({ seed, picture, level }),
    [seed, picture, level],
  );
  const { state, read, send } = useMachine<PuzzleState, PuzzleEvent>(initial, nextPuzzle);
  const isLive = seed !== "";
  const clock = useGameClock(isLive && state.solvedAt === null);
  const { elapsed, reset } = clock;
  const [isRecord, setIsRecord] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new puzzle begins at zero
  useEffect(() => {
    reset();
    setIsRecord(false);
  }, [initial, reset]);

  const putDown = useCallback(
    (piece: number, target: PuzzleTarget): boolean => {
      const before = read();
      const after = send(
        target === "tray"
          ? { type: "return", piece }
          : { type: "place", piece, slot: target, at: elapsed() },
      );
      if (after === before) return false;
      if (after.solvedAt !== null) {
        const seconds = Math.floor(after.solvedAt / 1000);
        setIsRecord(saveBest(gameKeys.puzzleBest(level), seconds, "lower").isRecord);
        sounds.chime();
        return true;
      }
      if (piece === target) sounds.tone(FITS_TONE, 140);
      else sounds.tick();
      say(moveWords(after));
      return true;
    },
    [read, send, elapsed, level, sounds, say],
  );

  const best = isLive ? readBest(gameKeys.puzzleBest(level)) : undefined;
  return useMemo(
    () => ({ state, read, clock, best, isRecord, putDown }),
    [state, read, clock, best, isRecord, putDown],
  );
}
