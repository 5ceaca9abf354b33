import { useCallback, useEffect, useState } from "react";
import type { Level } from "#core/games/catalogue.ts";
import {
  initialMemory,
  type MemoryEvent,
  type MemoryState,
  nextMemory,
  pairsFound,
} from "#core/games/memory/memory.ts";
import * as memoryWords from "../../../words/games/memory.ts";
import type { Announcer } from "../shell/announcer.tsx";
import { readBest, saveBest } from "../shell/best-results.ts";
import { gameKeys } from "../shell/game-keys.ts";
import type { Sounds } from "../shell/sounds.ts";
import { type GameClock, useGameClock } from "../shell/use-game-clock.ts";
import { useMachine } from "../shell/use-machine.ts";

export interface MemoryGame {
  readonly state: MemoryState;
  readonly clock: GameClock;
  /** The best stored time of this level, in seconds. */
  readonly best: number | undefined;
  /** Whether the game that has just ended beat it. */
  readonly isRecord: boolean;
  readonly pick: (card: number) => void;
}

/** The tone of a found pair, in hertz. */
const PAIR_TONE = 659.25;

/** A game of Memory Match with its clock, sounds and record. */
export function useMemory(
  { seed, level }: { seed: string; level: Level },
  sounds: Sounds,
  say: Announcer["say"],
): MemoryGame {
  const initial = useCallback(() => initialMemory({ seed, level }), [seed, level]);
  const { state, read, send } = useMachine<MemoryState, MemoryEvent>(initial, nextMemory);
  const isLive = seed !== "";
  const clock = useGameClock(isLive && state.finishedAt === undefined);
  const { elapsed, hidden, reset } = clock;
  const [isRecord, setIsRecord] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new game begins at zero
  useEffect(() => {
    reset();
    setIsRecord(false);
  }, [initial, reset]);

  const { turnBackAt } = state;
  useEffect(() => {
    if (turnBackAt === undefined || hidden) return;
    // A timer may fire a fraction of a millisecond early.
    const wait = Math.ceil(turnBackAt - elapsed()) + 1;
    const timer = setTimeout(() => send({ type: "time", at: elapsed() }), wait);
    return () => clearTimeout(timer);
  }, [turnBackAt, hidden, elapsed, send]);

  const pick = useCallback(
    (card: number) => {
      const before = read();
      const after = send({ type: "pick", card, at: elapsed() });
      const picked = after.cards[card];
      if (!isLive || !picked || after === before || before.cards[card]?.side === picked.side)
        return;
      const name = memoryWords.faces[picked.face.name];
      if (after.finishedAt !== undefined) {
        const seconds = Math.floor(after.finishedAt / 1000);
        setIsRecord(saveBest(gameKeys.memoryBest(level), seconds, "lower").isRecord);
        sounds.chime();
      } else if (pairsFound(after) > pairsFound(before)) {
        sounds.tone(PAIR_TONE, 220);
        say(memoryWords.aPair(name, pairsFound(after), after.cards.length / 2));
      } else if (after.turnBackAt !== undefined) {
        sounds.oops();
        say(memoryWords.noPair(name));
      } else {
        sounds.tick();
        say(name);
      }
    },
    [read, send, elapsed, isLive, level, sounds, say],
  );

  const best = isLive ? readBest(gameKeys.memoryBest(level)) : undefined;
  return { state, clock, best, isRecord, pick };
}
