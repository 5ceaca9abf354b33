import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { Drawing } from "../../drawing.ts";
import { apple } from "../../drawings/apple.ts";
import { cheese } from "../../drawings/cheese.ts";
import { cup } from "../../drawings/cup.ts";
import { egg } from "../../drawings/egg.ts";
import { mushroom } from "../../drawings/mushroom.ts";
import { pear } from "../../drawings/pear.ts";
import { shell } from "../../drawings/shell.ts";
import { strawberry } from "../../drawings/strawberry.ts";
import type { PackAge } from "../../page.ts";
import { makeBalance } from "./balance.ts";
import { makeCipher, RIDDLES } from "./cipher.ts";
import { makeMatchSum } from "./matches.ts";
import { makeNumberPattern } from "./number-pattern.ts";
import { makeOddPuzzle } from "./odd-figure.ts";

/** Things to weigh that look heavy enough to matter. */
const THINGS: readonly Drawing[] = [apple, cheese, egg, cup, mushroom, shell, strawberry, pear];
/** The data of a sheet's five puzzles: what is asked, not how it is drawn. */
export function makePuzzles(age: PackAge, random: Random) {
  const first = makeNumberPattern(age, random);
  let second = makeNumberPattern(age, random);
  while (second.rule === first.rule || second.shown.join() === first.shown.join()) {
    second = makeNumberPattern(age, random);
  }
  const [riddle = "", answer = ""] = shuffled(RIDDLES[age], random)[0] ?? [];
  return {
    patterns: [first, second],
    matches: makeMatchSum(age, random),
    odd: makeOddPuzzle(age, random),
    balance: makeBalance(age, random),
    drawings: shuffled(THINGS, random).slice(0, 3),
    riddle,
    message: answer,
    cipher: makeCipher(random),
  };
}

export type Puzzles = ReturnType<typeof makePuzzles>;
