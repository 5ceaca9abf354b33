import type { Logger } from "pino";

/** Milliseconds in which an answer is surely on its way. */
const HEAD_START = 20;

/**
 * Does work behind an answer that must not show whether there was any: how long it takes is not
 * part of how long the answer took.
 */
export interface Afterwards {
  (work: () => Promise<void>): void;
  /** Waits until nothing is left to do. */
  settled(): Promise<void>;
}

export function createAfterwards(log: Pick<Logger, "warn">): Afterwards {
  const underWay = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>): void => {
    const done = new Promise((resolve) => setTimeout(resolve, HEAD_START))
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, "work behind an answer failed"))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  return Object.assign(begin, {
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  });
}
