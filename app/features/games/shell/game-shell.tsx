import { ArrowLeft, Volume2, VolumeX } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { GameName } from "#core/games/catalogue.ts";
import { Button } from "../../../ui/button.tsx";
import * as gameWords from "../../../words/games/shell.ts";
import { GAME_LOOK } from "./game-look.ts";
import { OtherGames } from "./other-games.tsx";
import type { GameSeed } from "./seed.ts";
import { ShareGame } from "./share-game.tsx";
import type { Sounds } from "./sounds.ts";
import type { GameClock } from "./use-game-clock.ts";

export interface GameShellProps {
  readonly name: GameName;
  readonly title: string;
  /** One short line: what to do. */
  readonly intro: string;
  /** How to play by mouse, finger and keys; folded away until it is wanted. */
  readonly help: ReactNode;
  /** Figures above the board; four fit on a phone. */
  readonly stats: readonly { readonly label: string; readonly value: string }[];
  /** Choices such as the level, above the board. */
  readonly choices?: ReactNode;
  /** The game's buttons, below the board on phones and beside it on desktops. */
  readonly controls: ReactNode;
  /** The board. */
  readonly children: ReactNode;
  readonly sounds: Sounds;
  readonly today: GameSeed;
  /** With it, the page says when the clock waited while the page was hidden. */
  readonly clock?: Pick<GameClock, "waited">;
}

/** The page of a game. Everything but the board is in the same place in every game. */
export function GameShell({
  name,
  title,
  intro,
  help,
  stats,
  choices,
  controls,
  children,
  sounds,
  today,
  clock,
}: GameShellProps) {
  const { emoji, tint } = GAME_LOOK[name];
  return (
    <div className="mx-auto max-w-7xl px-3 pt-2 pb-8 sm:px-6 sm:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <Link
          to="/kids"
          className="-ms-2 inline-flex min-h-12 items-center gap-2 rounded-full px-3 font-bold text-ink hover:bg-sunk"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {gameWords.backToKidsHub}
        </Link>
        <MuteButton sounds={sounds} />
      </div>
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-8">
        <header
          className={`flex flex-wrap items-center gap-x-3 rounded-[28px] ${tint} px-4 py-2 sm:gap-x-4 sm:py-3 lg:col-span-2`}
        >
          <span aria-hidden="true" className="text-4xl sm:text-5xl">
            {emoji}
          </span>
          <div className="min-w-0 flex-1 basis-40">
            <h1 className="joyful text-2xl sm:text-4xl">{title}</h1>
            <p className="text-[0.94rem] leading-snug sm:text-lg">{intro}</p>
          </div>
        </header>
        <div className="grid gap-3 lg:col-start-2">
          {choices && <div className="flex flex-wrap gap-2">{choices}</div>}
          <Stats stats={stats} />
        </div>
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-2">
          <p
            role="status"
            className="pointer-events-none fixed inset-x-4 bottom-4 z-20 text-center"
          >
            {clock?.waited && (
              <span className="inline-block rounded-full bg-ink px-5 py-2 font-bold text-paper">
                {gameWords.welcomeBack}
              </span>
            )}
          </p>
          {children}
        </div>
        <div className="flex flex-wrap gap-2 lg:col-start-2">{controls}</div>
        <div className="grid content-start gap-3 lg:col-start-2">
          <details className="group rounded-card bg-sunk px-4 open:pb-4">
            <summary className="joyful min-h-12 content-center text-lg">
              {gameWords.howToPlay}
            </summary>
            <div className="space-y-2 [&_li]:mt-1 [&_ul]:list-disc [&_ul]:ps-5">{help}</div>
          </details>
          <ShareGame today={today} />
        </div>
      </div>
      <OtherGames name={name} />
    </div>
  );
}

/** Figures that change without moving anything: digits and tiles of fixed width. */
function Stats({ stats }: Pick<GameShellProps, "stats">) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.2rem),1fr))] gap-2 lg:grid-cols-2">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col items-center rounded-field bg-sunk px-1 py-1.5 text-center"
        >
          <dt className="text-[0.8rem] text-soft leading-tight">{label}</dt>
          <dd className="whitespace-nowrap font-extrabold text-xl tabular-nums leading-tight">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MuteButton({ sounds: { muted, toggleMute } }: { sounds: Sounds }) {
  const Icon = muted ? VolumeX : Volume2;
  return (
    <Button
      look="quiet"
      className="-me-2 px-3"
      aria-label={muted ? gameWords.turnSoundOn : gameWords.turnSoundOff}
      onClick={toggleMute}
    >
      <Icon aria-hidden="true" className="size-6" />
      <span aria-hidden="true" className="min-w-[4.8rem] text-start">
        {muted ? gameWords.soundOff : gameWords.soundOn}
      </span>
    </Button>
  );
}
