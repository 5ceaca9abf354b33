import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildContent } from "../../scripts/build-content.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

/** Runs once before all tests: the content as a server loads it, and a PostgreSQL to test on. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildContent(join(import.meta.dirname, "../.."));
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
