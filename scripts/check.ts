import { buildContent } from "./build-content.ts";
import { ROOT, run } from "./run-command.ts";

/** Everything that can be found wrong without running the product, cheapest first. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["format and lint", "biome", "ci", "--max-diagnostics=40"],
  ["content", "node", "scripts/check-content.ts"],
  ["route types", "react-router", "typegen"],
  ["types of core and contract", "tsc", "-p", "core"],
  ["types of server and scripts", "tsc", "-p", "server"],
  ["types of app", "tsc", "-p", "app"],
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
  ["dead code", "knip", "--no-progress"],
];

buildContent(ROOT);
let failed = 0;
for (const [name, command, ...args] of CHECKS) {
  const started = Date.now();
  const code = await run(command, args);
  if (code !== 0) failed += 1;
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
}
console.log(
  failed === 0 ? "All checks are clean." : `${failed} of ${CHECKS.length} checks failed.`,
);
process.exitCode = failed === 0 ? 0 : 1;
