import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";
import { hashOfFiles } from "./build-inputs.ts";
import { run } from "./run-command.ts";

/** What the bundles of the browser and the server are made of; no lesson is among it. */
const INPUTS: readonly string[] = [
  ...["app", "contract", "core", "public", "server"],
  ...["generated/home.json", "generated/hobby-check-browser.json", "generated/site.json"],
  ...["package-lock.json", "react-router.config.ts", "vite.config.ts"],
];

/** What a finished bundle was made of, and what it consists of: each file's hash by its path. */
const BundleSchema = z.object({ inputs: z.string(), files: z.record(z.string(), z.string()) });
type Bundle = z.infer<typeof BundleSchema>;

const RECORD = "bundle.json";
const PARTS = ["client", "server"] as const;

/**
 * Bundles the app and the server, unless the folder still holds the bundles of the same sources: then
 * it only removes from it what a build has added to them.
 */
export async function bundle(buildDirectory: string): Promise<void> {
  const inputs = hashOfFiles(INPUTS);
  if (restoreBundles(buildDirectory, inputs)) return;
  rmSync(join(buildDirectory, RECORD), { force: true });
  const code = await run("react-router", ["build", "--logLevel", "error"], {
    // A test runner's would build React's development version.
    NODE_ENV: "production",
  });
  if (code !== 0) throw new Error(`the build ended with code ${code}`);
  recordBundles(buildDirectory, inputs);
}

/** Records all files of a build's folder as the bundles of these sources. */
export function recordBundles(buildDirectory: string, inputs: string): void {
  const files = Object.fromEntries(
    filesIn(buildDirectory).map((file) => [file, hashOf(join(buildDirectory, file))]),
  );
  writeFileSync(join(buildDirectory, RECORD), JSON.stringify({ inputs, files } satisfies Bundle));
}

/**
 * Removes from a build's folder whatever is not recorded.
 * @returns whether it holds the bundles of these sources now, whole and undamaged.
 */
export function restoreBundles(buildDirectory: string, inputs: string): boolean {
  const last = readRecord(join(buildDirectory, RECORD));
  if (last?.inputs !== inputs) return false;
  const isWhole = Object.entries(last.files).every(([file, hash]) => {
    const path = join(buildDirectory, file);
    return existsSync(path) && hashOf(path) === hash;
  });
  if (!isWhole) return false;
  for (const file of filesIn(buildDirectory)) {
    if (!Object.hasOwn(last.files, file)) rmSync(join(buildDirectory, file));
  }
  return true;
}

function readRecord(path: string): Bundle | undefined {
  try {
    return BundleSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

function filesIn(buildDirectory: string): string[] {
  return PARTS.flatMap((part) =>
    readdirSync(join(buildDirectory, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(buildDirectory, join(parentPath, name))),
  );
}

const hashOf = (path: string): string =>
  createHash("sha256").update(readFileSync(path)).digest("hex");
