import { useCallback, useEffect, useRef, useState } from "react";
import {
  animalOf,
  countsAsBest,
  initialTyping,
  nextTyping,
  type TypingOptions,
  type TypingState,
  wantedKey,
  wordsPerMinute,
} from "#core/games/typing/typing.ts";
import * as typingWords from "../../../words/games/typing.tsx";
import type { Announcer } from "../shell/announcer.tsx";
import { readBest, saveBest } from "../shell/best-results.ts";
import { gameKeys } from "../shell/game-keys.ts";
import type { Sounds } from "../shell/sounds.ts";
import { type GameClock, useGameClock } from "../shell/use-game-clock.ts";
import { useMachine } from "../shell/use-machine.ts";

/** A key's spoken name: 'T', 'the space bar'. */
export const keyName = (key: string | undefined): string =>
  key === " " ? typingWords.spaceBar : (key ?? "").toUpperCase();

/** What to announce as the text to type: the whole word at its beginning, then only keys. */
function promptFor(state: TypingState): string {
  const { text, typed, options } = state;
  const atWord = options.difficulty !== "letters" && (typed === 0 || text[typed - 1] === " ");
  const word = text.slice(typed).split(" ")[0];
  const key = keyName(wantedKey(state));
  return atWord ? typingWords.typeWord(word, key) : key;
}

export interface TypingGame {
  readonly state: TypingState;
  readonly clock: GameClock;
  /** Words per minute so far. */
  readonly speed: number;
  /** The best stored speed of this difficulty. */
  readonly best: number | undefined;
  /** Whether the round that has just ended beat it. */
  readonly isRecord: boolean;
  readonly press: (key: string) => void;
  readonly act: (type: "start" | "pause" | "resume" | "next") => void;
}

/** A game of Typing Safari with its clock, sounds, announcements and record. */
export function useTyping(
  { difficulty, seed }: TypingOptions,
  sounds: Sounds,
  say: Announcer["say"],
): TypingGame {
  const initial = useCallback(() => initialTyping({ difficulty, seed }), [difficulty, seed]);
  const { state, read, send } = useMachine(initial, nextTyping);
  const clock = useGameClock(state.phase === "running");
  const { elapsed, reset } = clock;
  const [isRecord, setIsRecord] = useState(false);
  const bestKey = gameKeys.typingBest(difficulty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins at zero
  useEffect(() => {
    reset();
    setIsRecord(false);
  }, [initial, state.round, reset]);

  const finish = useCallback(
    (after: TypingState) => {
      sounds.chime();
      const speed = wordsPerMinute(after, after.finishedAfter ?? 0);
      if (countsAsBest(after)) setIsRecord(saveBest(bestKey, speed, "higher").isRecord);
      say(typingWords.madeItAcross(animalOf(after)));
    },
    [sounds, bestKey, say],
  );

  const press = useCallback(
    (key: string) => {
      const before = read();
      const after = send({ type: "key", key, at: elapsed() });
      if (after === before) return;
      if (after.phase === "finished") finish(after);
      else if (after.typed > before.typed) {
        sounds.tick();
        say(promptFor(after));
      } else {
        sounds.oops();
        say(typingWords.nearly(keyName(wantedKey(after))));
      }
    },
    [read, send, elapsed, finish, sounds, say],
  );

  // Pressed before it is known which game this is: the game starts when it is.
  const pressedEarly = useRef(false);
  const act = useCallback(
    (type: "start" | "pause" | "resume" | "next") => {
      if (seed === "") {
        pressedEarly.current = type === "start";
        return;
      }
      const { phase } = send({ type });
      if (phase === "running") say(promptFor(read()));
      if (phase === "paused") say(typingWords.pausedAloud);
    },
    [seed, send, read, say],
  );
  useEffect(() => {
    if (seed === "" || !pressedEarly.current) return;
    pressedEarly.current = false;
    act("start");
  }, [seed, act]);

  const speed = wordsPerMinute(state, elapsed());
  const best = seed === "" ? undefined : readBest(bestKey);
  return { state, clock, speed, best, isRecord, press, act };
}
