import { findChromium } from "./browser.ts";
import { build } from "./build.ts";
import { run } from "./run-command.ts";

/**
 * All tests: the rules and the API with Vitest, then the screens in a real Chromium.
 * `--deep` runs the property tests over a thousand seeds and nothing else, with time enough for it
 * on a slow machine.
 */
const deep = process.argv.includes("--deep");

const results = deep
  ? [await run("vitest", ["run", "core", "--testTimeout=180000"], { TEST_RUNS: "1000" })]
  : [await run("vitest", ["run"]), await testScreens()];
process.exitCode = results.every((code) => code === 0) ? 0 : 1;

async function testScreens(): Promise<number> {
  const chromium = await findChromium();
  await build();
  return run("playwright", ["test"], { CHROMIUM_PATH: chromium });
}
