import { findChromium } from "./browser.ts";
import { build } from "./build.ts";
import { run } from "./run-command.ts";
import { isBuilt } from "./start.ts";

/**
 * All tests: the rules and the API with Vitest, then the screens in a real Chromium.
 * `--deep` runs the property tests over a thousand seeds, with time enough for it on a slow machine, a
 * server that is killed many times or meets all of a hostile client's requests, and the tests of
 * screens that take minutes; nothing else.
 */
const deep = process.argv.includes("--deep");

const results = deep
  ? [
      await run(
        "vitest",
        ["run", "core", "tests/api/crash", "tests/api/hostile", "--testTimeout=300000"],
        {
          TEST_RUNS: "1000",
        },
      ),
      await testScreens({ DEEP: "1" }),
    ]
  : [await run("vitest", ["run"]), await testScreens()];
process.exitCode = results.every((code) => code === 0) ? 0 : 1;

async function testScreens(env: Readonly<Record<string, string>> = {}): Promise<number> {
  const chromium = await findChromium();
  // The tests before may have built it already.
  if (!deep || !isBuilt()) await build();
  const projects = deep ? ["--project", "desktop"] : [];
  return run("playwright", ["test", ...projects], { CHROMIUM_PATH: chromium, ...env });
}
