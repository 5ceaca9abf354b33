import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { DatabaseOptions } from "#server/storage/database.ts";

/** The API in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly url: string;
  /** Kills it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Whether it is still running. */
  readonly isAlive: () => boolean;
  /** Bytes of memory that it holds (its resident set). */
  readonly memory: () => Promise<number>;
}

export interface ServerProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Limits of the process as options of the shell's `ulimit`: `-f 1000`, `-n 20000`. */
  readonly ulimit?: string;
  /** Replaces timeouts of `server/http/connections.ts`, in milliseconds. */
  readonly connections?: Readonly<Record<string, number>>;
}

/** Starts the whole API, without visitors' limits, on a database that may be in use already. */
export async function startServerProcess(
  database: DatabaseOptions,
  { env, ulimit, connections = {} }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const command = [process.execPath, fileURLToPath(import.meta.url), JSON.stringify(connections)];
  const [program = "", ...args] = ulimit
    ? ["sh", "-c", `ulimit ${ulimit} && exec "$@"`, "sh", ...command]
    : command;
  const child = spawn(program, args, {
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url ?? "",
      ...env,
    },
    stdio: ["pipe", "pipe", "inherit", "ipc"],
  });
  const port = await Promise.race([
    once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line"),
    once(child, "exit").then(([code]) => {
      throw new Error(`the server ended with code ${code}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => kill(child),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: async () => {
      const told = once(child, "message");
      child.send("memory");
      const [bytes] = await told;
      return Number(bytes);
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  if (!child.kill("SIGKILL")) return;
  await ended;
}

/** Runs in that process; it ends with the process that started it. */
async function run(): Promise<void> {
  const { join } = await import("node:path");
  const { getRequestListener } = await import("@hono/node-server");
  const { createApiApp } = await import("#server/api-app.ts");
  const { readConfig } = await import("#server/config.ts");
  const { createHttpServer } = await import("#server/http/connections.ts");
  const { createServices } = await import("#server/services/services.ts");
  process.once("disconnect", () => process.exit(0));
  process.on("message", () => {
    globalThis.gc?.();
    process.send?.(process.memoryUsage().rss);
  });
  const services = await createServices(readConfig(process.env), {
    contentDir: join(import.meta.dirname, "../../generated"),
    limits: { take: async () => ({ allowed: true }), giveBack: async () => {} },
  });
  const times = JSON.parse(process.argv[2] ?? "{}") as Record<string, number>;
  const server = createHttpServer(getRequestListener(createApiApp(services).fetch), times);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(typeof address === "object" && address?.port);
  });
}

if (import.meta.main) await run();
