import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeOptions } from "../scripts/start.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";

export const ROOT = join(import.meta.dirname, "..");

/** Overrides whatever the operator has configured: an empty variable counts as not set. */
export const PLAIN = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  LOG_LEVEL: "silent",
  DATABASE_URL: "",
  PUBLIC_URL: "",
  TRUST_PROXY: "",
  AI_PROVIDER: "",
  AI_MODEL: "",
  AI_API_KEY: "",
  AI_BASE_URL: "",
  AI_DAILY_BUDGET: "",
  YOUTUBE_API_KEY: "",
  SMTP_URL: "",
  GOOGLE_CLIENT_ID: "",
};

/**
 * The whole product as `npm start` runs it, with an empty data directory.
 * @param furtherOptions of Node; with any of them the process also gets a message channel.
 */
export async function startSevenfold(
  env: Readonly<Record<string, string>> = {},
  paths: readonly string[] = ["/healthz"],
  furtherOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-bench-"));
  const server = await startProcess(
    () => [...nodeOptions(), ...furtherOptions, join(ROOT, "server", "main.ts")],
    { ...PLAIN, DATA_DIR: dataDir, ...env },
    paths,
    furtherOptions.length > 0,
  );
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A bare `node:http` server that serves the home page's bytes. */
export function startBare(paths: readonly string[] = ["/"]): Promise<ServerProcess> {
  const script = join(import.meta.dirname, "bare-server.js");
  const page = join(ROOT, "build", "client", "index.html.br");
  return startProcess((port) => [script, String(port), page], {}, paths);
}
