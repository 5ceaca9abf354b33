import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { findChromium } from "./browser.ts";
import { build } from "./build.ts";
import { ROOT, run } from "./run-command.ts";
import { isBuilt } from "./start.ts";

/**
 * `npm test` is the gate: what every change needs, with fixed seeds. Rules and API with Vitest, then the
 * screens in a real Chromium. `npm test -- core/plan tests/e2e/video` runs those whose path contains one
 * of these texts, and starts nothing that they do not need.
 * `npm run test:deep` runs what takes long and nothing else: property tests with many seeds, the API on
 * both engines, servers that are killed or meet all of a hostile client's requests, and the screens'
 * long tests. It takes paths in the same way. `docs/testing.md` says what runs where.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { deep: { type: "boolean", default: false } },
});

const WITH_VITEST = "{app,core,contract,server,scripts,tests}/**/*.test.ts";
const IN_BROWSER = "tests/e2e/**/*.spec.ts";
/** Seeds of each property test in deep runs: of all parts, and of those that a change asks for. */
const DEEP_RUNS = { all: 1_000, chosen: 300 };
/** For a property test of a thousand seeds on a slow machine, in milliseconds. */
const DEEP_TIMEOUT_MS = 300_000;

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
const areNamed = wanted.length > 0;
if (!values.deep && chosen.length > 0) {
  const projects = areNamed ? [] : ["--project", "!long"];
  steps.push(["rules and API", () => run("vitest", ["run", ...projects, ...wanted])]);
}
if (values.deep) {
  const settings = {
    TEST_RUNS: String(areNamed ? DEEP_RUNS.chosen : DEEP_RUNS.all),
    API_ENGINES: "all",
  };
  const args = ["run", `--testTimeout=${DEEP_TIMEOUT_MS}`, "--passWithNoTests"];
  const rules = chosen.filter((file) => file.startsWith("core/"));
  if (rules.length > 0) {
    steps.push(["rules with many seeds", () => run("vitest", [...args, ...rules], settings)]);
  }
  const ofApi = chosen.filter((file) => /^(?:server|tests\/api)\//u.test(file));
  if (ofApi.length > 0) {
    const projects = ["--project", "api", "--project", "long"];
    steps.push([
      "API on both engines, crashes and attacks",
      () => run("vitest", [...args, ...projects, ...ofApi], settings),
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
      run("playwright", ["test", ...wanted, ...(values.deep ? ["--pass-with-no-tests"] : [])], {
        CHROMIUM_PATH: await findChromium(),
        ...(areNamed && { SCREENS: "named" }),
        ...(values.deep && { SCREENS: "deep" }),
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
