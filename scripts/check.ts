import pLimit from "p-limit";
import { buildContent } from "./build-content.ts";
import { ROOT, runQuietly } from "./run-command.ts";

/** Everything that can be checked without running the product; the slowest start first. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["types of app", "tsc", "-p", "app"],
  ["format and lint", "biome", "ci", "--max-diagnostics=40"],
  [
    "boundaries",
    "depcruise",
    "--config",
    ".dependency-cruiser.cjs",
    "app",
    "core",
    "contract",
    "server",
  ],
  ["content", "node", "scripts/check-content.ts"],
  ["spelling", "node", "scripts/check-spelling.ts"],
  ["dead code", "knip", "--no-progress"],
  ["types of server, scripts and tests", "tsc", "-p", "server"],
  ["types of core and contract", "tsc", "-p", "core"],
];
/** As many as the smallest intended machine has cores. */
const AT_ONCE = 2;

const begun = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1_000).toFixed(1)} s`;

async function check([name, command, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await runQuietly(command, args);
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds(started)})`);
  return code === 0;
}

await buildContent(ROOT);
// The route types come first, because the app's type check needs them.
const typegen = await check(["route types", "react-router", "typegen"]);
const limit = pLimit(AT_ONCE);
const results = [typegen, ...(await limit.map(CHECKS, check))];
const failed = results.filter((passed) => !passed).length;
console.log(
  failed === 0
    ? `All checks are clean (${seconds(begun)}).`
    : `${failed} of ${results.length} checks failed (${seconds(begun)}).`,
);
process.exitCode = failed === 0 ? 0 : 1;
