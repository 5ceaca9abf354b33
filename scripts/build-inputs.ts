import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./run-command.ts";

/** What a build depends on. */
export const SOURCES: readonly string[] = [
  "app",
  "contract",
  "content",
  "core",
  "public",
  "scripts",
  "server",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

function filesOf(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .sort();
}

/** A hash of the names and contents of files, and of all files in folders except tests. */
export function hashOfFiles(paths: readonly string[], root = ROOT): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesOf(root, path))) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** A hash of everything that a build depends on. */
export const hashOfInputs = (): string => hashOfFiles(SOURCES);

/** Where a complete build records that hash: `npm start` compares it with the current sources. */
export const INPUTS_FILE = join(ROOT, "build", "inputs.sha256");
