import { execFileSync } from "node:child_process";
import { defineConfig } from "vitest/config";
import { SecondAttempts } from "./tests/setup/second-attempts.ts";

/** A number made of the commit that is tested; none where there is no repository. */
function seedOfCommit(): string {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    return String(Number.parseInt(commit.toString().slice(0, 7), 16));
  } catch {
    return "";
  }
}

/** Unit, property and API tests. Browser tests have a runner of their own (`playwright.config.ts`). */
export default defineConfig({
  test: {
    include: ["{app,core,contract,server,scripts}/**/*.test.ts", "tests/api/**/*.test.ts"],
    globalSetup: ["tests/setup/global.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
    reporters: ["default", new SecondAttempts()],
    env: { TEST_SEED: process.env.TEST_SEED ?? seedOfCommit() },
  },
});
