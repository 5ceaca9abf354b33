import { useCallback, useEffect, useRef } from "react";
import { COLORS, type ColorName } from "#core/games/pattern/colors.ts";
import {
  initialPattern,
  nextChange,
  nextPattern,
  type PatternEvent,
  type PatternState,
} from "#core/games/pattern/pattern.ts";
import type { Announcer } from "../shell/announcer.tsx";
import { readBest, saveBest } from "../shell/best-results.ts";
import { gameKeys } from "../shell/game-keys.ts";
import type { Sounds } from "../shell/sounds.ts";
import { type GameClock, useGameClock } from "../shell/use-game-clock.ts";
import { useMachine } from "../shell/use-machine.ts";
import { wordsFor } from "./pattern-words.ts";

export interface PatternGame {
  readonly state: PatternState;
  readonly clock: GameClock;
  readonly start: () => void;
  readonly press: (color: ColorName) => void;
  readonly replay: () => void;
  readonly relax: (on: boolean) => void;
}

/** How many milliseconds a pressed color sounds. */
const PRESS_TONE = 260;

const toneOf = (name: ColorName | undefined): number | undefined =>
  COLORS.find((color) => color.name === name)?.hertz;

const bestOf = (): PatternState["best"] => ({
  timed: readBest(gameKeys.patternBest) ?? 0,
  relaxed: readBest(gameKeys.patternBestRelaxed) ?? 0,
});

/**
 * A game of Pattern Builder with its clock, tones and records. Another seed ends the current game.
 * @param seed '' until the page is interactive.
 */
export function usePattern(seed: string, sounds: Sounds, say: Announcer["say"]): PatternGame {
  const isLive = seed !== "";
  const relaxed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each seed has a game of its own
  const initial = useCallback(
    () => initialPattern(isLive ? { best: bestOf(), relaxed: relaxed.current } : {}),
    [seed],
  );
  const { state, read, send } = useMachine<PatternState, PatternEvent>(initial, nextPattern);
  relaxed.current = state.relaxed;
  const clock = useGameClock(isLive);
  const { elapsed, hidden } = clock;
  const soundsRef = useRef(sounds);
  soundsRef.current = sounds;

  /** Sends an event, and plays the sounds of what it changed. */
  const act = useCallback(
    (event: PatternEvent) => {
      const before = read();
      const after = send(event);
      if (after === before) return;
      if (after.phase !== before.phase || after.since !== before.since) {
        const words = wordsFor(after);
        if (words) say(words);
      }
      const lit = after.lit === undefined ? undefined : toneOf(after.sequence[after.lit]);
      if (lit !== undefined && after.lit !== before.lit) soundsRef.current.tone(lit, 420);
      if (after.lives < before.lives) soundsRef.current.oops();
      else if (after.built > before.built) soundsRef.current.chime();
      else if (after.position > before.position && event.type === "press") {
        soundsRef.current.tone(toneOf(event.color) ?? 0, PRESS_TONE);
      }
      if (after.best.timed > before.best.timed) {
        saveBest(gameKeys.patternBest, after.best.timed, "higher");
      }
      if (after.best.relaxed > before.best.relaxed) {
        saveBest(gameKeys.patternBestRelaxed, after.best.relaxed, "higher");
      }
    },
    [read, send, say],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change has a next one
  useEffect(() => {
    if (hidden) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      const now = elapsed();
      const moment = nextChange(read(), now);
      if (moment === undefined) return;
      // A timer may fire a fraction of a millisecond early; then it is set again.
      timer = setTimeout(
        () => {
          act({ type: "time", at: elapsed() });
          plan();
        },
        Math.ceil(moment - now),
      );
    };
    plan();
    return () => clearTimeout(timer);
  }, [state, hidden, act, elapsed, read]);

  return {
    state,
    clock,
    start: useCallback(() => act({ type: "start", seed, at: elapsed() }), [act, seed, elapsed]),
    press: (color) => act({ type: "press", color, at: elapsed() }),
    replay: () => act({ type: "replay", at: elapsed() }),
    relax: (on) => act({ type: "relax", on, at: elapsed() }),
  };
}
