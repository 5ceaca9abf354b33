import { type Rhythm, signsOf } from "./rhythm.ts";

/** Bars that add up. */
export const proveRhythm = ({ rows, beats, parts, bars }: Rhythm): string[] =>
  rows.flatMap(({ name, pattern }) => {
    const [found, wanted] = [signsOf(pattern).length, beats * parts * bars];
    return found === wanted
      ? []
      : [`${name ?? "the row"} has ${found} parts; ${bars} bars of ${beats} beats have ${wanted}`];
  });
