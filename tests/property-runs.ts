/** Runs of each property test: a hundred, or as many as `npm run test:deep` asks for. */
export const RUNS = { numRuns: Number(process.env.TEST_RUNS ?? 100) };
