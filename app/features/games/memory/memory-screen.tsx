import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { LEVELS } from "#core/games/catalogue.ts";
import { pairsFound } from "#core/games/memory/memory.ts";
import { clockText } from "#core/games/stopwatch.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameResult } from "../shell/game-result.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameChoice, useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { MemoryBoard } from "./memory-board.tsx";
import { useMemory } from "./use-memory.ts";

const LEVEL_OPTIONS = [
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium" },
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
    say("New cards.");
    // The result's button disappears, so the focus goes to the first card.
    if (isFinished) table.current?.querySelector("button")?.focus();
  };

  return (
    <GameShell
      name="memory"
      title="Memory Match"
      intro="Turn two cards. Find the two that are the same!"
      stats={[
        { label: "Time", value: clockText(seconds) },
        { label: "Moves", value: String(state.moves) },
        { label: "Pairs", value: `${pairsFound(state)}/${state.cards.length / 2}` },
        { label: "Best", value: best === undefined ? "–" : clockText(best) },
      ]}
      choices={
        <ChoiceSwitch label="Level" options={LEVEL_OPTIONS} value={level} onChange={setLevel} />
      }
      controls={
        <Button look="outline" onClick={restart}>
          <RotateCcw aria-hidden="true" className="size-5" />
          Restart
        </Button>
      }
      help={
        <ul>
          <li>Tap a card to see its animal. Then tap a second card.</li>
          <li>Two the same? They stay open. If not, they turn back.</li>
          <li>Try to remember where the animals are. Find all pairs to win.</li>
          <li>With keys: the arrows move, Enter or Space turns a card.</li>
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
              title="You found them all!"
              actions={
                <>
                  <Button onClick={restart}>Play again</Button>
                  {level === "easy" && (
                    <Button look="outline" onClick={() => setLevel("medium")}>
                      Try medium
                    </Button>
                  )}
                </>
              }
            >
              <p>
                {clockText(seconds)} and {state.moves} moves.
              </p>
              {isRecord && <p className="font-bold">⭐ That is your best time!</p>}
            </GameResult>
          </div>
        )}
      </div>
    </GameShell>
  );
}
