/** Tries something again later, after a pause that doubles each time. */
export interface Retry {
  /** Plans the next attempt, in place of a planned one. */
  readonly later: (attempt: () => void) => void;
  /** It succeeded: nothing is planned any more, and the next pause is the first again. */
  readonly reset: () => void;
  /** Whether an attempt is planned. */
  readonly isPlanned: () => boolean;
  /** Forgets the planned attempt; the pauses go on where they were. */
  readonly cancel: () => void;
}

/** @param first @param last the shortest and the longest pause, in milliseconds. */
export function createRetry(first: number, last: number): Retry {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    later(attempt) {
      clearTimeout(timer);
      const pause = Math.min(first * 2 ** failures, last);
      failures += 1;
      timer = setTimeout(() => {
        timer = undefined;
        attempt();
      }, pause);
    },
    isPlanned: () => timer !== undefined,
    reset() {
      cancel();
      failures = 0;
    },
    cancel,
  };
}
