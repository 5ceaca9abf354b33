import { chordFaults, scaleFaults } from "../harmony.ts";
import { numberOfNote } from "../notes.ts";
import type { Keys } from "./keys.ts";

/** Half tones that one hand reaches without stretching: an octave and a little. */
const REACH = 14;

/** The notes of a named chord or scale, and a hand that reaches them. */
export function proveKeys({ play, together, chord, scale, hand }: Keys): string[] {
  const numbers = play.map(({ key }) => numberOfNote(key));
  const faults = [
    ...(chord ? chordFaults(chord, numbers) : []),
    ...(scale ? scaleFaults(scale, numbers) : []),
  ];
  if (!together) return faults;
  const span = Math.max(...numbers) - Math.min(...numbers);
  if (hand && span > REACH) faults.push(`one hand does not reach over ${span} half tones`);
  const fingers = play.flatMap(({ finger }) => finger ?? []);
  if (new Set(fingers).size < fingers.length) faults.push("one finger plays two keys at once");
  const sorted = play.toSorted((a, b) => numberOfNote(a.key) - numberOfNote(b.key));
  const order = sorted.flatMap(({ finger }) => finger ?? []);
  const isOrdered = order.every((finger, index) => {
    const before = order[index - 1];
    return before === undefined || (hand === "left" ? finger < before : finger > before);
  });
  if (hand && !isOrdered) faults.push(`the fingers of the ${hand} hand cross`);
  return faults;
}
