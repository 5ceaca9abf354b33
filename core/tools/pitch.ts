/** Concert pitch: A above middle C, in hertz (ISO 16). */
export const CONCERT_A = 440;

const NAMES = ["C", "C♯", "D", "D♯", "E", "F", "F♯", "G", "G♯", "A", "A♯", "B"] as const;

export interface Note {
  /** By MIDI's numbers: 60 is middle C, 69 the A above it. */
  readonly number: number;
  /** 'C♯'. */
  readonly name: string;
  /** Scientific: middle C is in octave 4. */
  readonly octave: number;
}

/** @param number MIDI's number of the note. */
export const noteOf = (number: number): Note => ({
  number,
  name: NAMES[((number % 12) + 12) % 12] ?? "",
  octave: Math.floor(number / 12) - 1,
});

/** Hertz of a note in equal temperament. */
export const frequencyOf = (number: number): number => CONCERT_A * 2 ** ((number - 69) / 12);

/** Strings from the one that lies nearest to the player's chin, by MIDI's numbers. */
export const TUNINGS = {
  chromatic: [],
  guitar: [40, 45, 50, 55, 59, 64],
  ukulele: [67, 60, 64, 69],
  violin: [55, 62, 69, 76],
  bass: [28, 33, 38, 43],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Tuning = keyof typeof TUNINGS;

/** The tuning for what is learned: its own, every note for other instruments, the guitar's for nothing. */
export function tuningFor(hobby: string | undefined): Tuning {
  const name = hobby?.toLowerCase() ?? "guitar";
  const named = (["ukulele", "violin", "bass", "guitar"] as const).find((one) =>
    name.includes(one),
  );
  return named ?? "chromatic";
}

export interface Heard {
  /** What it is compared with: the nearest string, or the nearest note. */
  readonly note: Note;
  /** Hundredths of a half tone: below 0 is too low. */
  readonly cents: number;
}

/** Cents within which a string counts as in tune: fewer than most ears can tell. */
export const IN_TUNE_CENTS = 5;

/** @param frequency in hertz, above 0. */
export function readPitch(frequency: number, tuning: Tuning): Heard {
  const exact = 69 + 12 * Math.log2(frequency / CONCERT_A);
  const strings: readonly number[] = TUNINGS[tuning];
  const nearest =
    strings.length === 0
      ? Math.round(exact)
      : strings.reduce((best, string) =>
          Math.abs(string - exact) < Math.abs(best - exact) ? string : best,
        );
  return { note: noteOf(nearest), cents: (exact - nearest) * 100 };
}
