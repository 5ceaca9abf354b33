import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** Where reports are kept; the folder of the build is nobody's source. */
export const REPORTS = join(import.meta.dirname, "../../build/scan");
mkdirSync(REPORTS, { recursive: true });

/**
 * Runs a tool to its end.
 * @returns what it said, on both outputs.
 * @throws Error when it is not installed.
 */
export function runTool(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const listen = (piece: Buffer) => {
    said += piece.toString();
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      reject(
        new Error(`${command} is needed: Debian has a package of that name.`, { cause: error }),
      );
    });
    child.once("close", () => resolve(said));
  });
}
