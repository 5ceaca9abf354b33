import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { findChromium } from "./browser.ts";
import { build } from "./build.ts";
import { ROOT, run } from "./run-command.ts";
import { isBuilt } from "./start.ts";

/**
 * `npm test` runs all tests: rules and API with Vitest, then the screens in a real Chromium.
 * `npm test -- core/plan tests/e2e/video` runs those whose path contains one of these texts, and starts
 * nothing that they do not need.
 * `npm run test:deep` runs what takes long and nothing else: the property tests over a thousand seeds,
 * the API on both engines, servers that are killed again and again or meet all of a hostile client's
 * requests, and the tests of screens that take minutes. It takes paths in the same way.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: "boolean", default: false } },
});

const WITH_VITEST = "{app,core,contract,server,scripts,tests}/**/*.test.ts";
const IN_BROWSER = "tests/e2e/**/*.spec.ts";
/** What deep runs look at with Vitest. */
const DEEP = ["core", "tests/api"];
/** For a property test of a thousand seeds on a slow machine, in milliseconds. */
const DEEP_TIMEOUT = 300_000;

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: ROOT });
const chosenFrom = (files: readonly string[], texts: readonly string[]): string[] =>
  texts.length === 0
    ? [...files]
    : files.filter((file) => texts.some((text) => file.includes(text)));

const [vitestFiles, browserFiles] = [filesOf(WITH_VITEST), filesOf(IN_BROWSER)];
const unknown = wanted.filter(
  (text) => chosenFrom([...vitestFiles, ...browserFiles], [text]).length === 0,
);
if (unknown.length > 0) {
  for (const text of unknown) console.error(`No test has '${text}' in its path.`);
  process.exit(1);
}

const steps: [name: string, act: () => Promise<number>][] = [];
if (chosenFrom(vitestFiles, wanted).length > 0) {
  const filters = wanted.length > 0 || !values.deep ? wanted : DEEP;
  steps.push([
    "rules and API",
    () =>
      run(
        "vitest",
        ["run", ...filters, ...(values.deep ? [`--testTimeout=${DEEP_TIMEOUT}`] : [])],
        values.deep ? { TEST_RUNS: "1000" } : {},
      ),
  ]);
}
if (chosenFrom(browserFiles, wanted).length > 0) {
  steps.push([
    "build",
    async () => {
      if (!isBuilt()) await build();
      return 0;
    },
  ]);
  steps.push([
    "screens",
    async () =>
      run("playwright", ["test", ...wanted, ...(values.deep ? ["--project", "desktop"] : [])], {
        CHROMIUM_PATH: await findChromium(),
        ...(values.deep && { DEEP: "1" }),
      }),
  ]);
}

const told: string[] = [];
for (const [name, act] of steps) {
  const started = Date.now();
  const code = await act();
  told.push(
    `${code === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1_000).toFixed(0)} s)`,
  );
  if (code !== 0) process.exitCode = 1;
}
console.log(told.join("\n"));
