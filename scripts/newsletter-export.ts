import { parseArgs } from "node:util";
import { exportSubscribers, subscribersAsCsv } from "#server/maintenance/newsletter-export.ts";
import { homeOrigin } from "#server/services/accounts/origins.ts";
import { openDatabase } from "#server/storage/database.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";

/** `npm run --silent newsletter:export [-- --json]`; see docs/operating.md. */
await runForOperator(async (config) => {
  const { json } = parseArgs({ options: { json: { type: "boolean" } } }).values;
  const { db, close } = await openDatabase(databaseOptions(config));
  try {
    const subscribers = await exportSubscribers(db, homeOrigin(config));
    process.stdout.write(
      json ? `${JSON.stringify(subscribers, null, 2)}\n` : subscribersAsCsv(subscribers),
    );
  } finally {
    await close();
  }
});
