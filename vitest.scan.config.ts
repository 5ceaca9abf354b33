import { defineConfig } from "vitest/config";

/** Scans by other people's tools (`npm run scan`): they have to be installed, and take half an hour. */
export default defineConfig({
  test: {
    include: ["tests/scan/**/*.scan.ts"],
    globalSetup: ["tests/setup/content.ts", "tests/setup/postgres-server.ts"],
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    reporters: ["verbose"],
  },
});
