import { Eye, ImageIcon, Shuffle } from "lucide-react";
import { useState } from "react";
import { clockText } from "#core/clock/stopwatch.ts";
import { LEVELS } from "#core/games/catalogue.ts";
import {
  nextPicture,
  PICTURE_NAMES,
  PUZZLE_PICTURES,
  picturesOf,
} from "#core/games/puzzle/pictures.ts";
import { pictureTitles } from "#core/games/puzzle/words.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import * as puzzleWords from "../../../words/games/puzzle.ts";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameResult } from "../shell/game-result.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameChoice, useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { PuzzleTable } from "./puzzle-table.tsx";
import { usePicture } from "./use-picture.ts";
import { usePuzzle } from "./use-puzzle.ts";

const LEVEL_OPTIONS = [
  { value: "easy", label: puzzleWords.easy },
  { value: "medium", label: puzzleWords.medium },
] as const;
const THEME_OPTIONS = [
  { value: "animals", label: puzzleWords.animals },
  { value: "nature", label: puzzleWords.nature },
] as const;

/** Puzzle (spec 3 §4): put the pieces of a picture together. */
export function PuzzleScreen() {
  const today = useGameSeed();
  const [level, setLevel] = useGameChoice("level", LEVELS);
  const [picture, setPicture] = useGameChoice("picture", PICTURE_NAMES);
  const [isPeeking, setIsPeeking] = useState(true);
  const sounds = useSounds();
  const { say, region } = useAnnouncer();
  const isLive = today.seed !== "";
  const loaded = usePicture(picture);
  const game = usePuzzle({ seed: today.seed, picture: loaded.shown, level }, sounds, say);
  const { state, clock, best, isRecord } = game;
  const { theme } = PUZZLE_PICTURES[picture];
  const seconds = state.solvedAt === null ? clock.seconds : state.solvedAt / 1000;
  const done = state.slots.filter((piece, slot) => piece === slot).length;

  const newImage = () => {
    const next = nextPicture(picture);
    setPicture(next);
    say(puzzleWords.newImageOf(pictureTitles[next]));
  };
  const shuffle = () => {
    today.newSeed();
    say(puzzleWords.shuffled);
  };

  return (
    <GameShell
      name="puzzle"
      title={puzzleWords.puzzle}
      intro={puzzleWords.intro}
      stats={[
        { label: puzzleWords.time, value: clockText(seconds) },
        { label: puzzleWords.moves, value: String(state.moves) },
        { label: puzzleWords.inPlace, value: `${done}/${state.slots.length}` },
        { label: puzzleWords.best, value: best === undefined ? "–" : clockText(best) },
      ]}
      choices={
        <ChoiceSwitch
          label={puzzleWords.level}
          options={LEVEL_OPTIONS}
          value={level}
          onChange={setLevel}
        />
      }
      controls={
        <>
          <Button onClick={newImage}>
            <ImageIcon aria-hidden="true" className="size-5" />
            {puzzleWords.newImage}
          </Button>
          <Button look="outline" onClick={shuffle}>
            <Shuffle aria-hidden="true" className="size-5" />
            {puzzleWords.shuffle}
          </Button>
          <Button
            look="outline"
            aria-pressed={isPeeking}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setIsPeeking(!isPeeking)}
          >
            <Eye aria-hidden="true" className="size-5" />
            {puzzleWords.peek}
          </Button>
          <ChoiceSwitch
            label={puzzleWords.theme}
            options={THEME_OPTIONS}
            value={theme}
            onChange={(chosen) => setPicture(picturesOf(chosen)[0] ?? picture)}
          />
        </>
      }
      help={
        <ul>
          <li>{puzzleWords.helpDrag}</li>
          <li>{puzzleWords.helpTap}</li>
          <li>{puzzleWords.helpWrong}</li>
          <li>{puzzleWords.helpPeek}</li>
          <li>{puzzleWords.helpKeys}</li>
        </ul>
      }
      sounds={sounds}
      today={today}
      clock={clock}
    >
      {region}
      <div className="@container relative mx-auto max-w-[max(20rem,min(100%,calc((100dvh-20rem)/1.3)))] lg:max-w-[max(34rem,min(100%,calc((100dvh-13rem)/0.62)))]">
        <PuzzleTable
          game={game}
          say={say}
          loaded={loaded}
          isLive={isLive}
          isPeeking={isPeeking || state.solvedAt !== null}
        />
        {(loaded.hasFailed || loaded.shown !== picture) && (
          <div role="alert" className="mt-2 rounded-card bg-sunk p-4 text-center">
            <p>{loaded.hasFailed ? puzzleWords.noPicture : puzzleWords.otherPicture}</p>
            <Button className="mt-2" onClick={loaded.retry}>
              {puzzleWords.tryAgain}
            </Button>
          </div>
        )}
        {state.solvedAt !== null && (
          <div className="mt-3 grid place-items-center @lg:absolute @lg:inset-y-0 @lg:right-0 @lg:mt-0 @lg:w-[35.5cqw]">
            <GameResult
              title={puzzleWords.solved}
              actions={
                <>
                  <Button onClick={newImage}>{puzzleWords.newImage}</Button>
                  <Button look="outline" onClick={shuffle}>
                    {puzzleWords.shuffle}
                  </Button>
                </>
              }
            >
              <p>{pictureTitles[state.picture]}</p>
              <p>{puzzleWords.result(clockText(seconds), state.moves)}</p>
              {isRecord && <p className="font-bold">{puzzleWords.bestTime}</p>}
            </GameResult>
          </div>
        )}
      </div>
    </GameShell>
  );
}
