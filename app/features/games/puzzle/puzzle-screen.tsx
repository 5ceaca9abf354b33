import { Eye, ImageIcon, Shuffle } from "lucide-react";
import { useState } from "react";
import { LEVELS } from "#core/games/catalogue.ts";
import {
  nextPicture,
  PICTURE_NAMES,
  PUZZLE_PICTURES,
  picturesOf,
  titleOf,
} from "#core/games/puzzle/pictures.ts";
import { clockText } from "#core/games/stopwatch.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice-switch.tsx";
import { useAnnouncer } from "../shell/announcer.tsx";
import { GameResult } from "../shell/game-result.tsx";
import { GameShell } from "../shell/game-shell.tsx";
import { useGameChoice, useGameSeed } from "../shell/seed.ts";
import { useSounds } from "../shell/sounds.ts";
import { PuzzleTable } from "./puzzle-table.tsx";
import { usePicture } from "./use-picture.ts";
import { usePuzzle } from "./use-puzzle.ts";

const LEVEL_OPTIONS = [
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium" },
] as const;
const THEME_OPTIONS = [
  { value: "animals", label: "Animals" },
  { value: "nature", label: "Nature" },
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
    say(`New image: ${titleOf(next)}.`);
  };
  const shuffle = () => {
    today.newSeed();
    say("All pieces are back in the tray.");
  };

  return (
    <GameShell
      name="puzzle"
      title="Puzzle"
      intro="Drag each piece to its place!"
      stats={[
        { label: "Time", value: clockText(seconds) },
        { label: "Moves", value: String(state.moves) },
        { label: "In place", value: `${done}/${state.slots.length}` },
        { label: "Best", value: best === undefined ? "–" : clockText(best) },
      ]}
      choices={
        <ChoiceSwitch label="Level" options={LEVEL_OPTIONS} value={level} onChange={setLevel} />
      }
      controls={
        <>
          <Button onClick={newImage}>
            <ImageIcon aria-hidden="true" className="size-5" />
            New Image
          </Button>
          <Button look="outline" onClick={shuffle}>
            <Shuffle aria-hidden="true" className="size-5" />
            Shuffle
          </Button>
          <Button
            look="outline"
            aria-pressed={isPeeking}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setIsPeeking(!isPeeking)}
          >
            <Eye aria-hidden="true" className="size-5" />
            Peek
          </Button>
          <ChoiceSwitch
            label="Theme"
            options={THEME_OPTIONS}
            value={theme}
            onChange={(chosen) => setPicture(picturesOf(chosen)[0] ?? picture)}
          />
        </>
      }
      help={
        <ul>
          <li>Drag a piece from the tray to the board. Let it go where it belongs.</li>
          <li>You can also tap a piece, then tap its place.</li>
          <li>Is a piece wrong? Drag it to another place, or back to the tray.</li>
          <li>Peek shows you the picture. Corners have two straight sides.</li>
          <li>
            With keys: Tab goes to a piece, Enter lifts it, the arrows move it, Enter puts it down.
            Escape lets it go. Delete sends it back to the tray.
          </li>
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
            <p>
              {loaded.hasFailed
                ? "The picture did not come. Is the internet on?"
                : "The picture did not come. Here is another one."}
            </p>
            <Button className="mt-2" onClick={loaded.retry}>
              Try again
            </Button>
          </div>
        )}
        {state.solvedAt !== null && (
          <div className="mt-3 grid place-items-center @lg:absolute @lg:inset-y-0 @lg:right-0 @lg:mt-0 @lg:w-[35.5cqw]">
            <GameResult
              title="Solved! Great job!"
              actions={
                <>
                  <Button onClick={newImage}>New Image</Button>
                  <Button look="outline" onClick={shuffle}>
                    Shuffle
                  </Button>
                </>
              }
            >
              <p>{titleOf(state.picture)}</p>
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
