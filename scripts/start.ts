import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfInputs, INPUTS_FILE } from "./build-inputs.ts";
import { isCompressedBest } from "./compress.ts";
import { ROOT, run } from "./run-command.ts";

/** Whether there is a whole build of the sources as they are. */
export function isBuilt(): boolean {
  const parts = ["generated", "build/static-manifest.json"];
  if (!parts.every((part) => existsSync(join(ROOT, part))) || !existsSync(INPUTS_FILE))
    return false;
  return readFileSync(INPUTS_FILE, "utf8") === hashOfInputs();
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

/** Who has just started it looks around first, in milliseconds. */
const COMPRESS_AFTER = 60_000;

/** Makes smaller copies of the build, for the next start, behind whatever else the machine has to do. */
function compressLater(): void {
  const child = spawn(process.execPath, [join(ROOT, "scripts/compress.ts")], { stdio: "ignore" });
  child.unref();
  // The next start may build anew in the folder that it works on.
  process.once("exit", () => child.kill());
}

if (import.meta.main) {
  if (!isBuilt()) {
    console.log(
      existsSync(INPUTS_FILE)
        ? "Something has changed since the last build."
        : "Sevenfold has to be built first. This takes half a minute, once.",
    );
    // In a process of its own: what building needs of memory is not the server's.
    const code = await run("node", ["scripts/build.ts"]);
    if (code !== 0) process.exit(code);
  }
  if (process.env.npm_lifecycle_event) stopWithParent();
  await import("../server/main.ts");
  if (!isCompressedBest(join(ROOT, "build"))) setTimeout(compressLater, COMPRESS_AFTER).unref();
}
