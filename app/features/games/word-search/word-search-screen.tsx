import { RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import type { Level } from "#core/games/catalogue.ts";
import { type Category, WORD_LISTS } from "#core/games/word-search/word-lists.ts";
import { wordsNeeded } from "#core/games/word-search/word-search.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import * as wordSearchWords from "../../../words/games/word-search.ts";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameResult } from "../shell/game-result.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameChoice, useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { LetterBoard } from "./letter-board.tsx";
import { describeLineResult, useWordSearch, type WordSearchGame } from "./use-word-search.ts";
import { WordList } from "./word-list.tsx";

const CATEGORY_OPTIONS = [
  { value: "animals", label: wordSearchWords.animals },
  { value: "space", label: wordSearchWords.space },
] as const satisfies readonly { value: Category; label: string }[];

/** Eight directions are the specified game, so 'Tricky' is the default. */
const LEVEL_OPTIONS = [
  { value: "easy", label: wordSearchWords.easy },
  { value: "medium", label: wordSearchWords.tricky },
] as const satisfies readonly { value: Level; label: string }[];

/** Word Search (spec 3 §4): find the listed words among the letters. */
export function WordSearchScreen() {
  const today = useGameSeed();
  const [category, setCategory] = useGameChoice<Category>("category", ["animals", "space"]);
  const [level, setLevel] = useGameChoice<Level>("level", ["medium", "easy"]);
  const sounds = useSounds();
  const { say, region } = useAnnouncer();
  const game = useWordSearch({ category, level, seed: today.seed }, sounds, say);
  const { state, clock, best, mark } = game;
  const isLive = today.seed !== "";
  const table = useRef<HTMLDivElement>(null);
  // The finished game whose result was closed to look for the remaining words.
  const [lookedAway, setLookedAway] = useState<unknown>();
  const { finishedAfter, grid, found } = state;
  const seconds = finishedAfter === undefined ? clock.seconds : finishedAfter / 1000;

  /** The result's button disappears, so the focus goes to the letters. */
  const goToLetters = () =>
    table.current?.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus();
  const begin = () => {
    today.newSeed();
    say(wordSearchWords.newLetters);
    if (finishedAfter !== undefined) goToLetters();
  };
  const lookOn = () => {
    setLookedAway(grid);
    goToLetters();
  };

  return (
    <GameShell
      name="word-search"
      title={wordSearchWords.title}
      intro={wordSearchWords.intro}
      sounds={sounds}
      today={today}
      clock={clock}
      stats={[
        { label: wordSearchWords.time, value: clockText(seconds) },
        { label: wordSearchWords.found, value: `${found.length}/${wordsNeeded(state)}` },
        { label: wordSearchWords.best, value: best === undefined ? "–" : clockText(best) },
      ]}
      choices={
        <>
          <ChoiceSwitch
            label={wordSearchWords.words}
            options={CATEGORY_OPTIONS}
            value={category}
            onChange={setCategory}
          />
          <ChoiceSwitch
            label={wordSearchWords.level}
            options={LEVEL_OPTIONS}
            value={level}
            onChange={setLevel}
          />
        </>
      }
      controls={
        <Button look="outline" onClick={begin}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {wordSearchWords.newLabel}
        </Button>
      }
      help={<Help />}
    >
      {region}
      <div className="grid gap-1 sm:gap-3 md:grid-cols-[minmax(0,1fr)_9.5rem] md:items-start">
        <div ref={table} className="relative">
          <LetterBoard
            grid={isLive ? grid : undefined}
            found={found}
            line={state.line}
            onMark={mark}
          />
          <p aria-hidden="true" className="min-h-8 pt-1 text-center font-bold">
            {describeLineResult(state.lineResult)}
          </p>
          {finishedAfter !== undefined && lookedAway !== grid && (
            <div className="absolute inset-0 grid place-items-center rounded-card bg-paper/60 p-2">
              <Result game={game} onAgain={begin} onLookOn={lookOn} />
            </div>
          )}
        </div>
        <WordList words={WORD_LISTS[category]} found={found} />
      </div>
    </GameShell>
  );
}

function Result({
  game: { state, isRecord },
  onAgain,
  onLookOn,
}: {
  game: WordSearchGame;
  onAgain: () => void;
  onLookOn: () => void;
}) {
  const { finishedAfter = 0, found, grid } = state;
  const left = grid.placements.length - found.length;
  return (
    <GameResult
      title={wordSearchWords.won}
      actions={
        <>
          <Button onClick={onAgain}>{wordSearchWords.playAgain}</Button>
          {left > 0 && (
            <Button look="outline" onClick={onLookOn}>
              {left === 1 ? wordSearchWords.findLastOne : wordSearchWords.findLastOf(left)}
            </Button>
          )}
        </>
      }
    >
      <p>{wordSearchWords.result(wordsNeeded(state), clockText(finishedAfter / 1000))}</p>
      {isRecord && <p className="font-bold">{wordSearchWords.bestTime}</p>}
    </GameResult>
  );
}

function Help() {
  return (
    <>
      <p>{wordSearchWords.helpLines}</p>
      <ul>
        {wordSearchWords.help.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
