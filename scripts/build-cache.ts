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

/** What a result is made of: names of a format, settings, versions, bytes. */
export type Input = string | number | Uint8Array;

/**
 * Results of a build's slow steps, by the hash of all that they are made of. It only saves time: what is
 * damaged is made again, and where nothing can be written nothing is kept.
 */
export interface BuildCache {
  /** The result for these inputs: the kept one, or else what `make` makes of them. */
  readonly of: (inputs: readonly Input[], make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Forgets what no build has asked for since. @param before epoch milliseconds */
  readonly forget: (before: number) => void;
}

const DIGEST_BYTES = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** The lengths stand with the inputs, so that no two lists run together to the same bytes. */
function keyOf(inputs: readonly Input[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const bytes = typeof input === "object" ? input : Buffer.from(String(input));
    hash.update(`${typeof input} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** @param folder `npm ci` takes it away with the packages. */
export function openBuildCache(
  folder = join(ROOT, "node_modules", ".cache", "sevenfold"),
): BuildCache {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);

  /** A kept result begins with its own hash: nothing else is believed. */
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
      // A draft that is left over is forgotten with the rest.
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
    forget(before) {
      try {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const path = join(entry.parentPath, entry.name);
          if (entry.isFile() && statSync(path).mtimeMs < before) rmSync(path, { force: true });
        }
      } catch {
        // Another build forgets at the same time, or there is nothing yet.
      }
    },
  };
}
