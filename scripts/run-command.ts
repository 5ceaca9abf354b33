import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/**
 * Runs a command of the project's own tools and shows what it prints.
 * @returns its exit code; 1 when a signal ended it.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const path = `${join(ROOT, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`;
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env, PATH: path },
    shell: process.platform === "win32",
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
