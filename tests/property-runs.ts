/** Whether `npm run test:deep` runs. */
export const IS_DEEP = process.env.TEST_RUNS !== undefined;

/**
 * Runs of each property test: a hundred, or as many as `npm run test:deep` asks for. The seed is the
 * commit's (`vitest.config.ts`): each commit looks at new values, and what it finds is found again.
 */
export const RUNS = {
  numRuns: Number(process.env.TEST_RUNS ?? 100),
  ...(process.env.TEST_SEED && { seed: Number(process.env.TEST_SEED) }),
};
