import { parseArgs } from "node:util";
import { Refusal } from "#server/maintenance/refusal.ts";
import { removeAllSecondFactors, removeSecondFactor } from "#server/maintenance/second-factor.ts";
import { openDatabase } from "#server/storage/database.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";

/** `npm run second-factor:remove -- <e-mail>`, or `--all`; see docs/operating.md. */
await runForOperator(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false } },
  });
  const [email] = positionals;
  if (!email && !values.all) {
    throw new Refusal(
      "Name the member: npm run second-factor:remove -- <e-mail>. Or --all, when AUTH_SECRET is lost.",
    );
  }
  const { db, close } = await openDatabase(databaseOptions(config));
  try {
    if (email) {
      await removeSecondFactor(db, email, Date.now());
      console.log(`${email} signs in with the password alone again, and has been written to.`);
      return;
    }
    const count = await removeAllSecondFactors(db, Date.now());
    console.log(`${count} second factors are removed. Start the server again.`);
  } finally {
    await close();
  }
});
