import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApiApp } from "#server/api-app.ts";
import { readConfig } from "#server/config.ts";
import { createServices, type Services, type ServicesOptions } from "#server/services/services.ts";
import type { DatabaseOptions } from "#server/storage/database.ts";
import { CHEAP_HASH } from "./signed-in-member.ts";
import { createMigratedDatabase, type Engine, type TestDatabase } from "./test-database.ts";

export { ENGINES } from "./test-database.ts";

export interface TestServer {
  readonly url: string;
  /** Its database, for tests that check what was written or let time pass in it. */
  readonly database: DatabaseOptions;
  /** What its pages use: no page is built here. */
  readonly services: Services;
  readonly close: () => Promise<void>;
}

export interface TestServerOptions extends Partial<ServicesOptions> {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether visitors' limits count; most tests call more often than visitors do. */
  readonly limited?: boolean;
  /**
   * A prepared database in place of an empty one; it outlives the server, and its creator drops it.
   */
  readonly database?: TestDatabase;
}

const NO_LIMITS: NonNullable<ServicesOptions["limits"]> = {
  take: async () => ({ allowed: true }),
  giveBack: async () => {},
};

/** A whole server over real HTTP, with a database of its own. */
export async function startTestServer(
  engine: Engine,
  { env = {}, limited = false, database: prepared, ...options }: TestServerOptions = {},
): Promise<TestServer> {
  const database = prepared ?? (await createMigratedDatabase(engine));
  const config = readConfig({
    DATA_DIR: database.dataDir,
    LOG_LEVEL: "silent",
    DATABASE_URL: database.url,
    ...env,
  });
  const services = await createServices(config, {
    contentDir: join(import.meta.dirname, "../../generated"),
    ...(!limited && { limits: NO_LIMITS }),
    passwordCost: CHEAP_HASH,
    ...options,
  });
  const app = createApiApp(services);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    services,
    close: async () => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await services.close();
      if (!prepared) await database.drop();
    },
  };
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
