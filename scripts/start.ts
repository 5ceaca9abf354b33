import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run-command.ts";

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

/** The options that `npm start` gives Node, for whatever starts the server in another way. */
export function nodeOptions(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const words: readonly string[] = scripts.start.split(" ");
  return words.filter((word) => word.startsWith("--"));
}

/** How often it is looked whether the one who started us is still there, in milliseconds. */
const LOOK = 500;

/**
 * npm passes a signal to stop to its shell, and Debian's shell does not pass it on: the server would
 * stay. It stops when its parent is gone.
 */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, LOOK).unref();
}

if (import.meta.main) {
  if (!isBuilt()) {
    console.log("Building Sevenfold. This is needed once, and takes some seconds.");
    // In a process of its own: what building needs of memory is not the server's.
    const code = await run("node", ["scripts/build.ts"]);
    if (code !== 0) process.exit(code);
  }
  if (process.env.npm_lifecycle_event) stopWithParent();
  await import("../server/main.ts");
}
