import { Play, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { canReplay, START_LIVES } from "#core/games/pattern/pattern.ts";
import { Button } from "../../../ui/button.tsx";
import * as patternWords from "../../../words/games/pattern.ts";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameResult } from "../shell/game-result.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { Pads } from "./pads.tsx";
import { statusOf } from "./pattern-words.ts";
import { RelaxedSwitch } from "./relaxed-switch.tsx";
import { TimeBar } from "./time-bar.tsx";
import { usePattern } from "./use-pattern.ts";

/** Pattern Builder (spec 3 §4): watch the colors, then play them back. */
export function PatternScreen() {
  const today = useGameSeed();
  const sounds = useSounds();
  const { say, region } = useAnnouncer();
  const { seed, isToday, newSeed } = today;
  const { state, clock, start, press, replay, relax } = usePattern(seed, sounds, say);
  const board = useRef<HTMLDivElement>(null);
  const isOver = state.phase === "gameover";
  const isPlaying = state.phase !== "idle" && !isOver;

  const wantsStart = useRef(false);
  const focusPads = () => board.current?.querySelector("button")?.focus();
  /**
   * A first game, or today's game again, uses the seed in the address; any other game a new one.
   */
  const begin = () => {
    focusPads();
    if (state.phase === "idle" || isToday) return start();
    wantsStart.current = true;
    newSeed();
  };
  useEffect(() => {
    if (!wantsStart.current) return;
    wantsStart.current = false;
    start();
  }, [start]);
  const left =
    state.deadline === undefined ? undefined : Math.ceil((state.deadline - clock.elapsed()) / 1000);
  const best = state.best[state.easedGame ? "relaxed" : "timed"];

  return (
    <GameShell
      name="pattern"
      title={patternWords.title}
      intro={patternWords.intro}
      stats={[
        { label: patternWords.level, value: String(state.level) },
        { label: patternWords.lives, value: `❤️ ${state.lives}` },
        { label: patternWords.seconds, value: state.relaxed ? "∞" : String(left ?? "–") },
        { label: patternWords.bestLevel, value: best === 0 ? "–" : String(best) },
      ]}
      controls={
        <>
          <Button onClick={begin}>
            <Play aria-hidden="true" className="size-5" />
            {isPlaying ? patternWords.startAgain : patternWords.start}
          </Button>
          <Button
            look="outline"
            aria-disabled={!canReplay(state) || undefined}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            onClick={() => {
              if (!canReplay(state)) return;
              replay();
              focusPads();
            }}
          >
            <RotateCcw aria-hidden="true" className="size-5" />
            {patternWords.replay}
          </Button>
          <RelaxedSwitch on={state.relaxed} onChange={relax} />
        </>
      }
      help={
        <ul>
          <li>{patternWords.helpWatch}</li>
          <li>{patternWords.helpRepeat}</li>
          <li>{patternWords.helpLives(START_LIVES)}</li>
          <li>{patternWords.helpReplay}</li>
          <li>{patternWords.helpRelaxed}</li>
          <li>{patternWords.helpKeys}</li>
        </ul>
      }
      sounds={sounds}
      today={today}
      clock={clock}
    >
      {region}
      <p className="joyful min-h-9 text-center text-xl">{statusOf(state)}</p>
      <TimeBar state={state} isHalted={clock.hidden} />
      <div ref={board} className="relative mt-3">
        <Pads
          lit={state.lit === undefined ? undefined : state.sequence[state.lit]}
          isOpen={state.phase === "waitingInput"}
          onPress={press}
        />
        {state.recordUntil !== undefined && (
          <p className="joyful pointer-events-none absolute inset-0 m-auto grid h-16 w-60 place-items-center rounded-full bg-ink text-2xl text-paper motion-rise">
            {patternWords.newRecord}
          </p>
        )}
        {isOver && (
          <div className="absolute inset-0 z-10 grid place-items-center rounded-card bg-paper/60 p-2">
            <GameResult
              title={state.built === 0 ? patternWords.niceTry : patternWords.wellPlayed}
              actions={<Button onClick={begin}>{patternWords.playAgain}</Button>}
            >
              <p>
                {state.built === 0
                  ? patternWords.sayAloud
                  : patternWords.built(state.built, state.sequence.length - 1)}
              </p>
            </GameResult>
          </div>
        )}
      </div>
    </GameShell>
  );
}
