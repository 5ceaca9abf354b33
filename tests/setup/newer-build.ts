import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WORKER } from "#app/offline/worker-address.ts";
import type { StaticManifest } from "#server/http/static-files.ts";

/** A build as the next release would leave it. */
export interface NewerBuild {
  /** To be started like the product. */
  readonly root: string;
  /** Addresses that exist in this build and not in the newer one. */
  readonly gone: readonly string[];
  remove(): void;
}

/**
 * A copy of the built product with another service worker, and without some of its scripts.
 * @param isGone whether the newer build lacks an asset of this name.
 */
export function makeNewerBuild(root: string, isGone: (name: string) => boolean): NewerBuild {
  const folder = mkdtempSync(join(tmpdir(), "sevenfold-newer-"));
  for (const name of ["server", "build", "package.json"]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ["node_modules", "generated"]) {
    symlinkSync(join(root, name), join(folder, name));
  }
  const client = join(folder, "build/client");
  const manifestFile = join(folder, "build/static-manifest.json");
  const { files, names } = JSON.parse(readFileSync(manifestFile, "utf8")) as {
    files: Record<string, StaticManifest[string]>;
    names: unknown;
  };
  const worker = WORKER.slice(1);
  const newer = Buffer.from(`${readFileSync(join(client, worker), "utf8")}\n// newer`);
  writeFileSync(join(client, worker), newer);
  for (const copy of ["br", "gz"]) rmSync(join(client, `${worker}.${copy}`));
  files[worker] = { etag: "newer", size: newer.length };
  const gone = readdirSync(join(client, "assets"))
    .filter((name) => name.endsWith(".js") && isGone(name))
    .map((name) => `assets/${name}`);
  for (const file of gone) delete files[file];
  writeFileSync(manifestFile, JSON.stringify({ files, names }));
  return {
    root: folder,
    gone: gone.map((file) => `/${file}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
