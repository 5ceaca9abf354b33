/** A workout of rounds: seconds of work and of rest, and how often. */
export interface Rounds {
  readonly work: number;
  readonly rest: number;
  readonly rounds: number;
}

/** What may be set: seconds, seconds, and how many. */
export const ROUND_LIMITS: Readonly<
  Record<keyof Rounds, { readonly least: number; readonly most: number }>
> = {
  work: { least: 1, most: 900 },
  rest: { least: 1, most: 900 },
  rounds: { least: 1, most: 50 },
};

export interface Phase {
  readonly kind: "ready" | "work" | "rest" | "done";
  /** From 1; the round that is about to begin or has ended. */
  readonly round: number;
  /** Seconds until the next phase. */
  readonly left: number;
}

/** Seconds to get into place before the first round. */
export const READY_SECONDS = 5;

/**
 * Where somebody is after so many seconds. The last round has no rest: it is over.
 * @param seconds since the start, with the time to get ready.
 */
export function phaseAt({ work, rest, rounds }: Rounds, seconds: number): Phase {
  if (seconds < READY_SECONDS) return { kind: "ready", round: 1, left: READY_SECONDS - seconds };
  const since = seconds - READY_SECONDS;
  if (since >= rounds * work + (rounds - 1) * rest) return { kind: "done", round: rounds, left: 0 };
  const round = Math.floor(since / (work + rest));
  const within = since - round * (work + rest);
  return within < work
    ? { kind: "work", round: round + 1, left: work - within }
    : { kind: "rest", round: round + 1, left: work + rest - within };
}
