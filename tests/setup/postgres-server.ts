import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/storage/database.ts";
import { startPostgres } from "./postgres.ts";
import { MIGRATED_TEMPLATE } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests create their own databases. */
    postgresUrl: string;
  }
}

/** Runs once before the tests of a project: provides a PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  await makeTemplate(postgres.url);
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}

async function makeTemplate(admin: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query(`drop database if exists ${MIGRATED_TEMPLATE}`);
  await client.query(`create database ${MIGRATED_TEMPLATE}`);
  await client.end();
  const url = new URL(admin);
  url.pathname = `/${MIGRATED_TEMPLATE}`;
  const { close } = await openDatabase({ url: url.href, dataDir: "" });
  await close();
}
