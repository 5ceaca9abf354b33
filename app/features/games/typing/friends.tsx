import { cx } from "class-variance-authority";
import { ANIMALS, type Animal } from "#core/games/typing/typing.ts";
import * as typingWords from "../../../words/games/typing.tsx";
import { AnimalPicture } from "./animals.tsx";

/** The five animals: pale ones still wait on the other bank. */
export function Friends({ across }: { across: readonly Animal[] }) {
  return (
    <section className="w-full rounded-card bg-sunk p-4">
      <h2 className="joyful text-lg">
        {across.length === ANIMALS.length
          ? typingWords.allAcross
          : typingWords.someAcross(across.length, ANIMALS.length)}
      </h2>
      <ul className="mt-2 grid grid-cols-5 gap-1">
        {ANIMALS.map((animal) => {
          const isAcross = across.includes(animal);
          return (
            <li
              key={animal}
              className={cx(
                "rounded-field border-2 p-1",
                isAcross ? "border-edge bg-day-4/25" : "border-transparent",
              )}
            >
              <AnimalPicture
                animal={animal}
                className={cx("w-full", !isAcross && "opacity-40 grayscale")}
              />
              <span className="sr-only">{typingWords.friend(animal, isAcross)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
