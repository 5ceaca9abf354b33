import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/** The result of a finished command. */
export interface Ended {
  /** Its exit code; 1 when a signal ended it. */
  readonly code: number;
  /** Its output on both streams, in order. */
  readonly output: string;
}

function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  stdio: "inherit" | "pipe",
) {
  const path = `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
  return spawn(command, args, {
    cwd: ROOT,
    stdio: stdio === "inherit" ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, PATH: path },
    shell: process.platform === "win32",
  });
}

/**
 * Runs one of the project's own tools and shows its output.
 * @returns its exit code; 1 when a signal ended it.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = start(command, args, env, "inherit");
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a command beside others: its output is collected, so that it can be shown in one piece. */
export function runQuietly(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = start(command, args, env, "pipe");
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
