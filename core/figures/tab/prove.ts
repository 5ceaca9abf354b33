import { momentsOf, type Tab } from "./tab.ts";

/** How far the hand reaches at one moment, in frets. */
const REACH = 4;

/** Bars that add up, and notes that one hand can hold together. */
export const proveTab = ({ bars, beats }: Tab): string[] =>
  bars.flatMap((bar, index) => {
    const moments = momentsOf(bar);
    const sum = moments.reduce((all, moment) => all + moment.beats, 0);
    return [
      ...(sum === beats ? [] : [`bar ${index + 1} has ${sum} beats; ${beats}`]),
      ...moments.flatMap(({ notes }) => {
        const frets = notes.map(([, fret]) => fret).filter((fret) => fret > 0);
        const reach = Math.max(...frets, 0) - Math.min(...frets, 99);
        const strings = new Set(notes.map(([string]) => string)).size;
        return [
          ...(reach > REACH ? [`bar ${index + 1} needs a reach of ${reach} frets`] : []),
          ...(strings < notes.length ? [`bar ${index + 1} plays two notes on one string`] : []),
        ];
      }),
    ];
  });
