import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * A fingerprint of files: it changes when a name or a byte of one does, and a checkout, a copy or a
 * touched file leaves it alone.
 * @param paths files and folders below `root`; one that is missing counts as such.
 * @returns a SHA-256 in base64url.
 */
export function fingerprintOf(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(existsSync(file) ? readFileSync(file) : "missing");
    hash.update("\0");
  }
  return hash.digest("base64url");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
