import { defineConfig } from "vitest/config";

/** Unit, property and API tests. Browser tests have a runner of their own (`playwright.config.ts`). */
export default defineConfig({
  test: {
    include: ["{app,core,contract,server,scripts}/**/*.test.ts", "tests/api/**/*.test.ts"],
    globalSetup: ["tests/setup/global.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
