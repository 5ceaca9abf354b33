import { parseArgs } from "node:util";
import { Refusal } from "#server/maintenance/refusal.ts";
import { endMemberSessions } from "#server/maintenance/sessions.ts";
import { openDatabase } from "#server/storage/database.ts";
import { endSessions } from "#server/storage/sessions.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";

/** `npm run sessions:end -- <e-mail>`, or `--all`; see docs/operating.md. */
await runForOperator(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const [email] = positionals;
  if (!email && !values.all) {
    throw new Refusal("Name the member: npm run sessions:end -- <e-mail>. Or --all for everybody.");
  }
  const { db, close } = await openDatabase(databaseOptions(config));
  try {
    const count = email ? await endMemberSessions(db, email) : await endSessions(db);
    console.log(`${count} sessions are ended.`);
  } finally {
    await close();
  }
});
