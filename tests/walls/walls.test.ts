import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const BIN = join(ROOT, "node_modules/.bin");
/**
 * A small copy of the rooms in which each wall is broken once, by a file whose comment names it.
 */
const HOUSE = join(import.meta.dirname, "house");
const CONFIG = join(ROOT, ".dependency-cruiser.cjs");
/** Starting another program takes seconds on a busy machine. */
const TIMEOUT = 60_000;

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string } }[];
  };
}

test("every wall between rooms is found broken where it is", { timeout: TIMEOUT }, () => {
  const { forbidden } = createRequire(import.meta.url)(CONFIG) as {
    forbidden: readonly { readonly name: string }[];
  };
  const { stdout } = spawnSync(
    join(BIN, "depcruise"),
    ["--config", CONFIG, "--output-type", "json", "app", "core", "contract", "server"],
    { cwd: HOUSE, encoding: "utf8" },
  );
  const { summary } = JSON.parse(stdout) as Cruise;
  const broken = summary.violations.map(({ rule }) => rule.name).sort();
  expect(broken).toEqual(forbidden.map(({ name }) => name).sort());
});

test("every file of the app is type-checked, tests too", { timeout: TIMEOUT }, () => {
  const { stdout } = spawnSync(join(BIN, "tsc"), ["-p", "app", "--showConfig"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const { files } = JSON.parse(stdout) as { files: readonly string[] };
  const checked = new Set(files.map((file) => join("app", file)));
  const all = globSync("app/**/*.{ts,tsx}", { cwd: ROOT });
  expect(all.filter((file) => !checked.has(file))).toEqual([]);
});

const FORBIDDEN_IN_CORE = [
  "Math.random()",
  "Date.now()",
  "new Date()",
  "performance.now()",
  "crypto.randomUUID()",
  "fetch",
  "document",
  "process.env",
];
const FINE_IN_CORE = ["new Date(0)", "Math.max(1, 2)"];

test("core is refused a clock, chance, a page and a network, and nothing else", {
  timeout: TIMEOUT,
}, () => {
  const house = mkdtempSync(join(tmpdir(), "sevenfold-walls-"));
  try {
    const { vcs: _, ...config } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
    const text = JSON.stringify(config).replaceAll("./scripts/lint", join(ROOT, "scripts/lint"));
    writeFileSync(join(house, "biome.json"), text);
    mkdirSync(join(house, "core"));
    const expressions = [...FORBIDDEN_IN_CORE, ...FINE_IN_CORE];
    for (const [at, expression] of expressions.entries()) {
      writeFileSync(join(house, `core/example-${at}.ts`), `export const found = ${expression};\n`);
    }
    const { stdout } = spawnSync(join(BIN, "biome"), ["lint", "--reporter=json", "core"], {
      cwd: house,
      encoding: "utf8",
    });
    const refused = expressions.filter((_, at) => stdout.includes(`core/example-${at}.ts`));
    expect(refused).toEqual(FORBIDDEN_IN_CORE);
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
});
