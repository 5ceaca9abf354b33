import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "#server/maintenance/backup.ts";
import { openBackup } from "#server/maintenance/open-backup.ts";
import { Refusal } from "#server/maintenance/refusal.ts";
import { countMembers, restoreBackup } from "#server/maintenance/restore.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";

/** `npm run restore -- <file> [--replace]`; see docs/operating.md. */
await runForOperator(async (config) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Refusal("Name the backup: npm run restore -- <file> [--replace]");
  const database = databaseOptions(config);
  const backup = await openBackup(file);
  try {
    const { auth_users: members = 0, plans = 0, hobby_plans: olderPlans = 0 } = backup.counts;
    console.log(`${file} is whole. Members: ${members}. Plans: ${plans + olderPlans}.`);
    console.log(`It was made on ${backup.madeAt.toISOString()}.`);
    const present = await countMembers(database);
    if (present > 0 && values.replace) {
      const kept = await makeBackup(database, join(config.DATA_DIR, "backups"), new Date());
      console.log(`It takes the place of what there is now (members: ${present}),`);
      console.log(`which is kept in ${kept.file}.`);
    }
    await restoreBackup(database, backup, values);
    console.log("Restored. Start the server now.");
  } finally {
    await backup.close();
  }
});
