import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseOptions } from "#server/storage/database.ts";
import { MIGRATED_TEMPLATE } from "./template.ts";

export type Engine = "sqlite" | "postgres";

/** The engines that a test has to run on: both, or as the project says (`vitest.config.ts`). */
export const ENGINES: readonly Engine[] =
  process.env.ENGINES === "sqlite" ? ["sqlite"] : ["sqlite", "postgres"];

/** An empty database that nobody else uses; `url` is absent for the embedded engine. */
export interface TestDatabase extends DatabaseOptions {
  /** Removes it with everything in it; it must have been closed before. */
  readonly drop: () => Promise<void>;
}

/** Reserves a place for a database; `openDatabase` opens it and creates its tables. */
export function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  return createPlace(engine, "template1");
}

/** The same, with its tables already there on PostgreSQL, where creating them takes a while. */
export function createMigratedDatabase(engine: Engine): Promise<TestDatabase> {
  return createPlace(engine, MIGRATED_TEMPLATE);
}

async function createPlace(engine: Engine, template: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-test-"));
  const server =
    engine === "postgres" ? await createOnServer(inject("postgresUrl"), template) : undefined;
  return {
    dataDir,
    url: server?.url,
    drop: async () => {
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createOnServer(
  admin: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client(admin);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
