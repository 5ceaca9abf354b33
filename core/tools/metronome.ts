/** The slowest and the fastest tempo of a metronome, in beats a minute. */
export const TEMPO = { least: 30, most: 240 } as const;

/** The most beats that a bar may have. */
export const BEATS_MOST = 12;

export interface Beat {
  /** Seconds on the clock that the metronome runs by. */
  readonly at: number;
  /** Whether it is the first of its bar. */
  readonly accent: boolean;
  /** Its place in the bar, from 0. */
  readonly place: number;
}

/** Where a metronome goes on. */
export interface NextBeat {
  readonly at: number;
  readonly place: number;
}

/**
 * The beats from `next` up to a moment, and where to go on afterward. A tempo that changes holds from
 * the next beat on, so that a turn of the knob breaks no bar.
 * @param tempo beats a minute.
 * @param beats in a bar; with 0 there are no bars and no accents.
 * @param until seconds; beats at this moment or later are left for the next time.
 */
export function beatsUntil(
  { tempo, beats }: { readonly tempo: number; readonly beats: number },
  next: NextBeat,
  until: number,
): { readonly due: Beat[]; readonly next: NextBeat } {
  const due: Beat[] = [];
  let { at, place } = next;
  while (at < until) {
    if (beats > 0) place %= beats;
    due.push({ at, accent: beats > 0 && place === 0, place });
    at += 60 / tempo;
    place += 1;
  }
  return { due, next: { at, place } };
}

/** Taps further apart than this begin a new count, in milliseconds: two beats of the slowest tempo. */
const PAUSE_MS = (2 * 60_000) / TEMPO.least;
/** How many taps count: the latest ones. */
const TAPS = 6;

/**
 * The tempo that somebody taps: the median of what lies between the latest taps, so that one late
 * finger does not count.
 * @param taps moments in milliseconds, in order.
 * @returns beats a minute within `TEMPO`; undefined before the second tap.
 */
export function tempoOfTaps(taps: readonly number[]): number | undefined {
  const lengths: number[] = [];
  for (let at = taps.length - 1; at > 0 && lengths.length < TAPS - 1; at -= 1) {
    const length = (taps[at] ?? 0) - (taps[at - 1] ?? 0);
    if (length > PAUSE_MS || length <= 0) break;
    lengths.push(length);
  }
  lengths.sort((one, other) => one - other);
  const middle = lengths.length / 2;
  const [low, high] = [lengths[Math.ceil(middle) - 1], lengths[Math.floor(middle)]];
  if (low === undefined || high === undefined) return undefined;
  return clampTempo(60_000 / ((low + high) / 2));
}

/** A whole tempo within the limits. */
export const clampTempo = (tempo: number): number =>
  Math.min(TEMPO.most, Math.max(TEMPO.least, Math.round(tempo)));
