import type { Logger } from "pino";

/** Milliseconds after which the answer has certainly been sent. */
const HEAD_START = 20;

/**
 * Runs work after an answer that must not reveal whether there was any: its duration is not part of
 * the answer's.
 */
export interface BackgroundWork {
  (work: () => Promise<void>): void;
  /** Resolves when no work is left. */
  whenDone(): Promise<void>;
}

export function createBackgroundWork(log: Pick<Logger, "warn">): BackgroundWork {
  const underWay = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>): void => {
    const done = new Promise((resolve) => setTimeout(resolve, HEAD_START))
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, "work behind an answer failed"))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  return Object.assign(begin, {
    whenDone: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  });
}
