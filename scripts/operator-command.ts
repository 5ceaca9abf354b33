import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "#server/config.ts";
import { Refusal } from "#server/maintenance/refusal.ts";
import { isOperatorError } from "#server/operator-error.ts";
import { ROOT } from "./run-command.ts";

/**
 * Runs a command with the server's configuration, including `.env`. An error that the operator can
 * fix is told in one sentence; any other is shown with its stack.
 */
export async function runForOperator(command: (config: Config) => Promise<void>): Promise<void> {
  const file = join(ROOT, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  process.env.NODE_ENV ??= "production";
  try {
    await command(readConfig(process.env));
  } catch (error) {
    const isPlain =
      error instanceof Refusal ||
      isOperatorError(error) ||
      (error instanceof Error && "code" in error && error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION");
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  }
}

/** The location of a configuration's database. */
export const databaseOptions = (config: Config) => ({
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
});
