/**
 * Compressed copies of the client build: fast ones for the first start, and the smallest, which take
 * half a minute. `node scripts/compress.ts` replaces the one by the other.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism, constants as machine, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import type { StaticManifest } from "../server/http/static-files.ts";
import { openBuildCache } from "./build-cache.ts";
import { ROOT } from "./run-command.ts";

/** 5 takes 0.7 s of a core for the whole build and leaves 4.5 MB; 11 takes 23 s and leaves 4.1 MB. */
const BROTLI_FAST = 5;
const BROTLI_BEST = 11;
const GZIP_LEVEL = 9;

/** The hash of the manifest whose files have their smallest copies. */
const markOf = (buildDirectory: string) => join(buildDirectory, "compressed-best.sha256");
const manifestOf = (buildDirectory: string) => join(buildDirectory, "static-manifest.json");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const brotliOf = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes a file's compressed copies beside it: the fast ones. */
export async function compressFast(path: string, bytes: Buffer): Promise<void> {
  const [brotli, gzipped] = await Promise.all([
    brotliOf(bytes, BROTLI_FAST),
    promisify(gzip)(bytes, { level: GZIP_LEVEL }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
}

export function isCompressedBest(buildDirectory: string): boolean {
  const mark = markOf(buildDirectory);
  const manifest = readFileSync(manifestOf(buildDirectory), "utf8");
  return existsSync(mark) && readFileSync(mark, "utf8") === hashOf(manifest);
}

/** Makes the copies of a finished build as small as can be. A server reads them when it starts. */
export async function compressBest(buildDirectory: string): Promise<void> {
  const folder = join(buildDirectory, "client");
  const manifest = readFileSync(manifestOf(buildDirectory), "utf8");
  const { files } = JSON.parse(manifest) as { files: StaticManifest };
  const cache = openBuildCache();
  const atOnce = pLimit(availableParallelism());
  const compressed = Object.entries(files).filter(([, file]) => file.compressed);
  await atOnce.map(compressed, async ([name]) => {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    const inputs = ["brotli", process.versions.brotli ?? "", BROTLI_BEST, bytes];
    const smallest = await cache.of(inputs, () => brotliOf(bytes, BROTLI_BEST));
    if (readFileSync(manifestOf(buildDirectory), "utf8") !== manifest) {
      throw new Error("another build has taken this one's place");
    }
    // Whole at any moment: a server may start and read it now.
    writeFileSync(`${path}.br.new`, smallest);
    renameSync(`${path}.br.new`, `${path}.br`);
  });
  writeFileSync(markOf(buildDirectory), hashOf(manifest));
}

if (import.meta.main) {
  // Behind the server that has just started; before the threads are there that compress.
  setPriority(machine.priority.PRIORITY_LOW);
  await compressBest(join(ROOT, "build"));
}
