/** Whether `npm run test:deep` runs. */
export const IS_DEEP = process.env.TEST_RUNS !== undefined;

/**
 * Runs of each property test: fifty, or as many as `npm run test:deep` asks for. The seed is fixed
 * in the gate and the commit's in deep runs (`vitest.config.ts`).
 */
export const RUNS = {
  numRuns: Number(process.env.TEST_RUNS ?? 50),
  ...(process.env.TEST_SEED && { seed: Number(process.env.TEST_SEED) }),
};

/** One of so many is looked at in the gate, where a test has more examples than it needs; all in deep runs. */
export const everyNth = (count: number): number => (IS_DEEP ? 1 : count);
