import { writeFileSync } from "node:fs";
import { buildContent } from "./build-content.ts";
import { hashOfInputs, INPUTS_FILE } from "./build-inputs.ts";
import { ROOT, run } from "./run-command.ts";

/** Makes everything that a server hands out: content, client, server, prerendered pages. */
export async function build(): Promise<void> {
  // Before anything is read: what changes meanwhile is in the next build.
  const inputs = hashOfInputs();
  buildContent(ROOT);
  // A test runner's NODE_ENV would build React's development version.
  const code = await run("react-router", ["build", "--logLevel", "error"], {
    NODE_ENV: "production",
  });
  if (code !== 0) throw new Error(`the build ended with code ${code}`);
  writeFileSync(INPUTS_FILE, inputs);
}

if (import.meta.main) await build();
