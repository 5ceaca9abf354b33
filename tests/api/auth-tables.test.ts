import { getMigrations } from "better-auth/db/migration";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createMetrics } from "#server/observe/metrics.ts";
import { openAccounts } from "#server/services/accounts/open-accounts.ts";
import { type OpenDatabase, openDatabase } from "#server/storage/database.ts";
import { createTestDatabase, ENGINES, type TestDatabase } from "../setup/test-database.ts";

const SECRET = "a secret for this test alone, long enough";

describe.each(ENGINES)("the auth library's tables on %s", (engine) => {
  let place: TestDatabase;
  let opened: OpenDatabase;
  beforeAll(async () => {
    place = await createTestDatabase(engine);
    opened = await openDatabase(place);
  });
  afterAll(async () => {
    await opened.close();
    await place.drop();
  });

  test("are those that our migrations make: it would create and add nothing", async () => {
    const accounts = await openAccounts({
      config: readConfig({ DATABASE_URL: place.url, LOG_LEVEL: "silent" }),
      db: opened.db,
      secrets: {
        current: SECRET,
        numbered: [{ version: 1, value: SECRET }],
        ofDatabase: SECRET,
      },
      limits: { take: async () => ({ allowed: true }), giveBack: async () => {} },
      log: pino({ level: "silent" }),
      metrics: createMetrics(),
      now: Date.now,
      contentDir: "generated",
    });
    const plan = await getMigrations(accounts.auth.options);
    expect({
      created: plan.toBeCreated,
      added: plan.toBeAdded,
      problems: plan.schemaProblems,
    }).toEqual({ created: [], added: [], problems: [] });
    await accounts.close();
  });
});
