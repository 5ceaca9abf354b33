import { Chord, Note, Scale } from "tonal";
import { pitchClass } from "./notes.ts";

/** The twelve notes' numbers of a chord by its usual name ('Am7', 'D/F#'); undefined if there is none. */
export function chordNotes(name: string): ReadonlySet<number> | undefined {
  const { notes, empty } = Chord.get(name);
  return empty ? undefined : new Set(notes.map((note) => Note.chroma(note)));
}

/** The same of a scale: 'A minor pentatonic'. */
export function scaleNotes(name: string): ReadonlySet<number> | undefined {
  const { notes, empty } = Scale.get(name);
  return empty || notes.length === 0 ? undefined : new Set(notes.map((note) => Note.chroma(note)));
}

/**
 * What is wrong with notes that should be a chord: every note belongs to it, and nothing of it is
 * missing but the fifth, which players leave out of larger chords.
 * @param numbers MIDI's numbers.
 */
export function chordFaults(name: string, numbers: readonly number[]): string[] {
  const wanted = chordNotes(name);
  if (!wanted) return [`"${name}" is no chord`];
  const heard = new Set(numbers.map(pitchClass));
  const { tonic, bass } = Chord.get(name);
  const fifth = wanted.size > 3 && tonic ? pitchClass(Note.chroma(tonic) + 7) : undefined;
  const lowest = Math.min(...numbers);
  return [
    ...[...heard]
      .filter((one) => !wanted.has(one))
      .map((one) => `${Note.fromMidi(60 + one).slice(0, -1)} is no note of ${name}`),
    ...[...wanted]
      .filter((one) => !heard.has(one) && one !== fifth)
      .map((one) => `${name} has no ${Note.fromMidi(60 + one).slice(0, -1)}`),
    ...(bass && pitchClass(lowest) !== Note.chroma(bass)
      ? [`the lowest note of ${name} is not ${bass}`]
      : []),
  ];
}

/** What is wrong with notes that should belong to a scale. */
export function scaleFaults(name: string, numbers: readonly number[]): string[] {
  const wanted = scaleNotes(name);
  if (!wanted) return [`"${name}" is no scale`];
  return [...new Set(numbers.map(pitchClass))]
    .filter((one) => !wanted.has(one))
    .map((one) => `${Note.fromMidi(60 + one).slice(0, -1)} is no note of ${name}`);
}
