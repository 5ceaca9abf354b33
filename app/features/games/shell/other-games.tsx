import { memo } from "react";
import { Link } from "react-router";
import { GAMES, type GameName, gamePath } from "#core/games/catalogue.ts";
import * as gameWords from "../../../words/games/shell.ts";
import { GAME_LOOK } from "./game-look.ts";

/** Links to the four other games (spec 3 §2). */
export const OtherGames = memo(function OtherGames({ name }: { name: GameName }) {
  return (
    <nav aria-labelledby="other-games" className="mx-auto mt-12 max-w-6xl">
      <h2 id="other-games" className="joyful text-2xl">
        {gameWords.moreGames}
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {GAMES.filter((game) => game.name !== name).map((game) => (
          <li key={game.name}>
            <Link
              to={gamePath(game.name)}
              className={`flex min-h-16 items-center gap-3 rounded-card ${GAME_LOOK[game.name].tint} px-4 py-3 font-bold text-ink no-underline hover:underline`}
            >
              <span aria-hidden="true" className="text-3xl">
                {GAME_LOOK[game.name].emoji}
              </span>
              {game.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
