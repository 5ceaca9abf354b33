import { parseArgs } from "node:util";
import { makeBackup } from "#server/maintenance/backup.ts";
import { databaseOptions, runForOperator } from "./operator-command.ts";

/** `npm run backup [-- <file or folder>]`; see docs/operating.md. */
await runForOperator(async (config) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { file, bytes } = await makeBackup(databaseOptions(config), positionals[0], new Date());
  console.log(`Wrote ${file} (${Math.ceil(bytes / 1_000).toLocaleString("en")} kB).`);
  console.log(
    "It holds everybody's data and this instance's secrets: keep it where nobody reads it.",
  );
});
