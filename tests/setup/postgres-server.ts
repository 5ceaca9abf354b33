import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

/** Runs once before the tests of a project: a PostgreSQL to test on. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
