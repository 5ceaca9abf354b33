/** Notes as figures name them: a letter, '#' or 'b', and an octave ('F#4'); middle C is C4. */
export const NOTE = /^([A-G])(#|b)?(-?\d)$/u;

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** MIDI's number of a note's name. @throws RangeError for a name that is none. */
export function numberOfNote(name: string): number {
  const [, letter = "", sign, octave] = NOTE.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new RangeError(`${name} is no note`);
  return 12 * (Number(octave) + 1) + step + (sign === "#" ? 1 : sign === "b" ? -1 : 0);
}

/** Which of the twelve notes it is, whatever the octave: C is 0. */
export const pitchClass = (number: number): number => ((number % 12) + 12) % 12;
