import { numberOfNote } from "../notes.ts";
import type { Score } from "./score.ts";

/** The lowest and highest notes that a learner's staff has room for: E2 and E6. */
const LOWEST = 40;
const HIGHEST = 88;

/** Notes that are neither too low nor too high to be read. What ABC says of bars is proved by its engraver. */
export const proveScore = ({ notes }: Score): string[] =>
  notes
    .flatMap(({ names }) => names)
    .filter((name) => numberOfNote(name) < LOWEST || numberOfNote(name) > HIGHEST)
    .map((name) => `${name} is too far from the staff`);
