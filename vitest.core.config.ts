import { defineConfig } from "vitest/config";

/** The games alone: needs no database. */
export default defineConfig({
  test: {
    include: ["core/games/**/*.test.ts", "app/features/{games,kids}/**/*.test.ts"],
    testTimeout: 20_000,
    maxWorkers: 1,
  },
});
