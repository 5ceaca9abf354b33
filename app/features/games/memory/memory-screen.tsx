import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import { LEVELS } from "#core/games/catalogue.ts";
import { pairsFound } from "#core/games/memory/memory.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import * as memoryWords from "../../../words/games/memory.ts";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameResult } from "../shell/game-result.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameChoice, useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { MemoryBoard } from "./memory-board.tsx";
import { useMemory } from "./use-memory.ts";

const LEVEL_OPTIONS = [
  { value: "easy", label: memoryWords.easy },
  { value: "medium", label: memoryWords.medium },
] as const;

/** Memory Match (spec 3 §4): find the pairs. */
export function MemoryScreen() {
  const today = useGameSeed();
  const [level, setLevel] = useGameChoice("level", LEVELS);
  const sounds = useSounds();
  const { say, region } = useAnnouncer();
  const game = useMemory({ seed: today.seed, level }, sounds, say);
  const { state, clock, best, isRecord } = game;
  const table = useRef<HTMLDivElement>(null);
  const isFinished = state.finishedAt !== undefined;
  const seconds = isFinished ? (state.finishedAt ?? 0) / 1000 : clock.seconds;

  const restart = () => {
    today.newSeed();
    say(memoryWords.newCards);
    // The result's button disappears, so the focus goes to the first card.
    if (isFinished) table.current?.querySelector("button")?.focus();
  };

  return (
    <GameShell
      name="memory"
      title={memoryWords.title}
      intro={memoryWords.intro}
      stats={[
        { label: memoryWords.time, value: clockText(seconds) },
        { label: memoryWords.moves, value: String(state.moves) },
        { label: memoryWords.pairs, value: `${pairsFound(state)}/${state.cards.length / 2}` },
        { label: memoryWords.best, value: best === undefined ? "–" : clockText(best) },
      ]}
      choices={
        <ChoiceSwitch
          label={memoryWords.level}
          options={LEVEL_OPTIONS}
          value={level}
          onChange={setLevel}
        />
      }
      controls={
        <Button look="outline" onClick={restart}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {memoryWords.restart}
        </Button>
      }
      help={
        <ul>
          <li>{memoryWords.helpTap}</li>
          <li>{memoryWords.helpSame}</li>
          <li>{memoryWords.helpRemember}</li>
          <li>{memoryWords.helpKeys}</li>
        </ul>
      }
      sounds={sounds}
      today={today}
      clock={clock}
    >
      <div ref={table} className="relative">
        {region}
        <MemoryBoard state={state} level={level} isLive={today.seed !== ""} onPick={game.pick} />
        {isFinished && (
          <div className="absolute inset-0 grid place-items-center rounded-card bg-paper/60 p-2">
            <GameResult
              title={memoryWords.won}
              actions={
                <>
                  <Button onClick={restart}>{memoryWords.playAgain}</Button>
                  {level === "easy" && (
                    <Button look="outline" onClick={() => setLevel("medium")}>
                      {memoryWords.tryMedium}
                    </Button>
                  )}
                </>
              }
            >
              <p>{memoryWords.result(clockText(seconds), state.moves)}</p>
              {isRecord && <p className="font-bold">{memoryWords.bestTime}</p>}
            </GameResult>
          </div>
        )}
      </div>
    </GameShell>
  );
}
