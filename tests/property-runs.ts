/** Whether `npm run test:deep` runs. */
export const IS_DEEP = process.env.TEST_RUNS !== undefined;

/**
 * Runs of each property test: a hundred, or as many as `npm run test:deep` asks for. The seed is fixed
 * in the gate and the commit's in deep runs (`vitest.config.ts`).
 */
export const RUNS = {
  numRuns: Number(process.env.TEST_RUNS ?? 100),
  ...(process.env.TEST_SEED && { seed: Number(process.env.TEST_SEED) }),
};
