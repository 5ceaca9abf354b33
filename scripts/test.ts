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
/** What a deep run repeats with a thousand seeds, kills again and again, or attacks with all it has. */
const DEEP = ["core/", "tests/api/crash", "tests/api/hostile"];
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

const chosen = chosenFrom(vitestFiles, wanted);
const steps: [name: string, act: () => Promise<number>][] = [];
if (!values.deep && chosen.length > 0) {
  steps.push(["rules and API", () => run("vitest", ["run", ...wanted])]);
}
if (values.deep) {
  const repeated = chosen.filter((file) => DEEP.some((start) => file.startsWith(start)));
  if (repeated.length > 0) {
    steps.push([
      "a thousand seeds, crashes and attacks",
      () =>
        run("vitest", ["run", ...repeated, `--testTimeout=${DEEP_TIMEOUT}`], { TEST_RUNS: "1000" }),
    ]);
  }
  const ofApi = chosen.filter((file) => file.startsWith("tests/api/"));
  if (ofApi.length > 0) {
    steps.push([
      "API on both engines",
      () => run("vitest", ["run", "--project", "api", ...ofApi], { API_ENGINES: "all" }),
    ]);
  }
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
