import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.ts";
import { ROOT } from "./run-command.ts";

/** What a build is made of: when anything here is younger than the build, it is made again. */
const SOURCES = [
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

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(path, { recursive: true }).map(
      (name) => statSync(join(path, String(name))).mtimeMs,
    ),
  );
}

export function isBuilt(): boolean {
  const manifest = join(ROOT, "build", "static-manifest.json");
  if (!existsSync(manifest) || !existsSync(join(ROOT, "generated"))) return false;
  const made = statSync(manifest).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= made);
}

if (import.meta.main) {
  if (!isBuilt()) {
    console.log("Building Sevenfold. This is needed once, and takes some seconds.");
    await build();
  }
  await import("../server/main.ts");
}
