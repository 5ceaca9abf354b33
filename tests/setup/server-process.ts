import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { DatabaseOptions } from "#server/storage/database.ts";

/** The API in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

/** Starts the whole API, without visitors' limits, on a database that may be in use already. */
export async function startServerProcess(database: DatabaseOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url ?? "",
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const port = await Promise.race([
    once(createInterface(child.stdout), "line"),
    once(child, "exit").then(([code]) => {
      throw new Error(`the server ended with code ${code}`);
    }),
  ]);
  return { url: `http://127.0.0.1:${port}`, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** What runs in that process; it ends with the one who started it. */
async function run(): Promise<void> {
  const { join } = await import("node:path");
  const { serve } = await import("@hono/node-server");
  const { createApiApp } = await import("#server/api-app.ts");
  const { readConfig } = await import("#server/config.ts");
  const { createServices } = await import("#server/services/services.ts");
  process.stdin.resume().once("end", () => process.exit(0));
  const services = await createServices(readConfig(process.env), {
    contentDir: join(import.meta.dirname, "../../generated"),
    limits: { take: async () => ({ allowed: true }) },
  });
  serve({ fetch: createApiApp(services).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
    console.log(port);
  });
}

if (import.meta.main) await run();
