import { Play } from "lucide-react";
import { Link } from "react-router";
import { GAMES, type GameName, gamePath } from "#core/games/catalogue.ts";
import * as kidsWords from "../../words/kids.ts";
import { GamePicture } from "./game-pictures.tsx";

const WORDS: Readonly<Record<GameName, { text: string; tint: string }>> = {
  memory: { text: kidsWords.memoryText, tint: "bg-day-1/25" },
  puzzle: { text: kidsWords.puzzleText, tint: "bg-day-3/30" },
  "word-search": { text: kidsWords.wordSearchText, tint: "bg-day-5/25" },
  typing: { text: kidsWords.typingText, tint: "bg-day-4/25" },
  pattern: { text: kidsWords.patternText, tint: "bg-day-6/25" },
};

/** The five games, each with both of its badges (spec 3 §2). The whole card is a link. */
export function GameCards() {
  return (
    <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      {GAMES.map(({ name, title, ages, badge }, index) => (
        <li
          key={name}
          className={`relative flex flex-col overflow-hidden rounded-[32px] ${WORDS[name].tint} transition-transform duration-150 hover:-translate-y-1 motion-reduce:hover:translate-y-0 ${index < 2 ? "lg:col-span-3" : "lg:col-span-2"} ${index === 4 ? "sm:max-lg:col-span-2" : ""}`}
        >
          <GamePicture name={name} className="mx-auto mt-4 h-40 max-w-full sm:h-48" />
          <div className="flex grow flex-col p-5 pt-3 sm:p-6 sm:pt-4">
            <h3 className="joyful text-2xl">{title}</h3>
            <p className="mt-1 grow text-lg">{WORDS[name].text}</p>
            <div className="mt-4 grid justify-items-start gap-4">
              <ul aria-label={kidsWords.aboutGame} className="flex flex-wrap gap-2">
                <li className="rounded-full bg-sheet px-3 py-1 font-bold text-[0.88rem]">
                  {kidsWords.ages(ages)}
                </li>
                <li className="rounded-full bg-sheet px-3 py-1 font-bold text-[0.88rem]">
                  {badge}
                </li>
              </ul>
              <Link
                to={gamePath(name)}
                aria-label={kidsWords.playGame(title)}
                className="inline-flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-extrabold text-lg text-paper no-underline after:absolute after:inset-0 after:rounded-[32px]"
              >
                <Play aria-hidden="true" className="size-5 fill-current" />
                {kidsWords.play}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
