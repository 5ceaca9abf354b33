import { execFileSync } from "node:child_process";
import { defineConfig } from "vitest/config";
import { IS_DEEP } from "./tests/property-runs.ts";
import { SecondAttempts } from "./tests/setup/second-attempts.ts";

/** The seed of the gate: a change that has nothing to do with a rule cannot turn its test red. */
const GATE_SEED = "7";

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

/** Tests that open a database; all others are pure or bring their own world. */
const WITH_DATABASE = [
  "tests/api/**/*.test.ts",
  "server/{maintenance,storage}/**/*.test.ts",
  "server/services/mail/outbox.test.ts",
];

/**
 * What is stored and what happens at the same time has to hold on SQLite and PostgreSQL. All else that
 * works with a database does not depend on the engine: SQLite is enough, but in deep runs.
 */
const ON_BOTH_ENGINES = [
  "server/{maintenance,storage}/**/*.test.ts",
  "server/services/mail/outbox.test.ts",
  "tests/api/{accounts,auth-processes,auth-tables,hobby-plans,parallel-plans,statements,upgrade}.test.ts",
  "tests/api/{database-faults,faults-clock,model-budget}.test.ts",
];

/** What kills servers, fills disks and waits for clients that do not read: for deep runs, or by name. */
const LONG = [
  "tests/api/{crash*,faults-clients,faults-disk}.test.ts",
  "server/maintenance/restore-drill.test.ts",
  "scripts/ready-made.test.ts",
];

/** Whether the project `api` runs on both engines as well: `npm run test:deep` asks for it. */
const EVERYWHERE = process.env.API_ENGINES === "all";

/**
 * Unit, property and API tests, in four projects. Browser tests have a runner of their own
 * (`playwright.config.ts`).
 *
 * - `unit`: rules and modules without a database. `vitest --project unit core/plan` starts nothing else.
 * - `api`: the API over HTTP on SQLite; on PostgreSQL too in deep runs.
 * - `engines`: what has to hold on both engines; starts a PostgreSQL.
 * - `long`: what takes long; `npm test` leaves it to `npm run test:deep`.
 */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
    reporters: ["default", new SecondAttempts()],
    // Deep runs look at new values with each commit, and find again what they found.
    env: { TEST_SEED: process.env.TEST_SEED ?? (IS_DEEP ? seedOfCommit() : GATE_SEED) },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,core,contract,server,scripts}/**/*.test.ts", "tests/walls/*.test.ts"],
          exclude: WITH_DATABASE,
          // Nothing here changes what another file sees, so they share threads and modules.
          pool: "threads",
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: WITH_DATABASE,
          exclude: [...ON_BOTH_ENGINES, ...LONG],
          isolate: false,
          env: EVERYWHERE ? {} : { ENGINES: "sqlite" },
          globalSetup: [
            "tests/setup/content.ts",
            ...(EVERYWHERE ? ["tests/setup/postgres-server.ts"] : []),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: ON_BOTH_ENGINES,
          exclude: LONG,
          isolate: false,
          globalSetup: ["tests/setup/content.ts", "tests/setup/postgres-server.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: LONG,
          isolate: false,
          globalSetup: ["tests/setup/content.ts", "tests/setup/postgres-server.ts"],
        },
      },
    ],
  },
});
