import type { Migration } from "kysely/migration";
import * as limitsAndCaches from "./2026-11-21-limits-and-caches.ts";

/** All migrations, oldest first. A migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  "2026-11-21-limits-and-caches": limitsAndCaches,
};
