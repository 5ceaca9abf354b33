import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import pg from "pg";
import { inject } from "vitest";
import { createApiApp } from "#server/api-app.ts";
import { readConfig } from "#server/config.ts";
import { createServices, type ServicesOptions } from "#server/services/services.ts";

/** The engines that everything has to hold on. */
export const ENGINES = ["sqlite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

export interface TestServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions extends Partial<ServicesOptions> {
  readonly env?: Readonly<Record<string, string>>;
}

const NO_LIMITS: NonNullable<ServicesOptions["limits"]> = { take: async () => ({ allowed: true }) };

/** A whole server over real HTTP, with a database of its own. */
export async function startTestServer(
  engine: Engine,
  { env = {}, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-test-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  });
  const services = await createServices(config, {
    contentDir: join(import.meta.dirname, "../../generated"),
    limits: NO_LIMITS,
    ...options,
  });
  const app = createApiApp(services);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = inject("postgresUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client(admin);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** Posts JSON and reads the JSON answer. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json().catch(() => ({}))) as Record<string, unknown>,
  };
}
