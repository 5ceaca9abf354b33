import { createHash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./run-command.ts";

/** What a result depends on: names of a format, settings, versions, bytes. */
export type Input = string | number | Uint8Array;

/**
 * Results of a build's slow steps, by the hash of everything they depend on. The cache only saves
 * time: a damaged result is made again, and without write access nothing is cached.
 */
export interface BuildCache {
  /** The result for these inputs: the cached one, or what `make` returns. */
  readonly of: (inputs: readonly Input[], make: () => Promise<Buffer>) => Promise<Buffer>;
  /** The same without waiting, for a result that is JSON. */
  readonly ofJson: <T>(inputs: readonly Input[], make: () => T) => T;
  /**
   * Deletes what no build has used since.
   * @param before epoch milliseconds
   */
  readonly forget: (before: number) => void;
}

const DIGEST_BYTES = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** Includes the lengths of the inputs, so that different lists never produce the same bytes. */
function keyOf(inputs: readonly Input[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const bytes = typeof input === "object" ? input : Buffer.from(String(input));
    hash.update(`${typeof input} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** @param folder is deleted by `npm ci`, together with the packages. */
export function openBuildCache(
  folder = join(ROOT, "node_modules", ".cache", "sevenfold"),
): BuildCache {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);

  /** A cached result begins with its own hash; anything else is not trusted. */
  function read(path: string): Buffer | undefined {
    try {
      const kept = readFileSync(path);
      const result = kept.subarray(DIGEST_BYTES);
      if (!digestOf(result).equals(kept.subarray(0, DIGEST_BYTES))) return undefined;
      const now = new Date();
      utimesSync(path, now, now);
      return result;
    } catch {
      return undefined;
    }
  }

  function keep(path: string, result: Buffer): void {
    const draft = `${path}.${randomUUID()}`;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, Buffer.concat([digestOf(result), result]));
      renameSync(draft, path);
    } catch {
      // A leftover draft is deleted with the rest.
    }
  }

  return {
    async of(inputs, make) {
      const path = pathOf(keyOf(inputs));
      const kept = read(path);
      if (kept) return kept;
      const made = await make();
      keep(path, made);
      return made;
    },
    ofJson<T>(inputs: readonly Input[], make: () => T): T {
      const path = pathOf(keyOf(inputs));
      const kept = read(path);
      if (kept) return JSON.parse(kept.toString("utf8"));
      const made = make();
      keep(path, Buffer.from(JSON.stringify(made)));
      return made;
    },
    forget(before) {
      try {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name);
          if (entry.isFile() && statSync(path).mtimeMs < before) rmSync(path, { force: true });
        }
      } catch {
        // Another build is deleting at the same time, or there is nothing yet.
      }
    },
  };
}
