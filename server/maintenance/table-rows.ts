import { sql } from "kysely";
import type { RawDatabase } from "./raw-database.ts";
import { tableNames } from "./raw-database.ts";
import { STORED_TABLES, type StoredTable } from "./stored-tables.ts";

/**
 * A row of any table, with values that JSON can represent: times of the auth library are ISO text.
 */
export interface StoredRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Rows read at once: plans may have 250 kB each. */
const PAGE = 100;

/** All rows of all existing tables in the order of insertion, with one page in memory at a time. */
export async function* allRows(connection: RawDatabase): AsyncGenerator<StoredRow> {
  const present = await tableNames(connection);
  for (const table of STORED_TABLES) {
    if (!present.has(table.name)) continue;
    for await (const row of rowsOf(connection, table)) yield { table: table.name, row };
  }
}

async function* rowsOf(
  connection: RawDatabase,
  { name, key }: StoredTable,
): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: Record<string, unknown> | undefined;
  for (;;) {
    const last = after;
    const where = last
      ? sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
      : sql``;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} ${where} order by ${columns} limit ${PAGE}`.execute(
      connection,
    );
    yield* rows;
    after = rows.at(-1);
    if (!after || rows.length < PAGE) return;
  }
}

/** How many rows each table has. */
export async function countRows(connection: RawDatabase): Promise<Record<string, number>> {
  const present = await tableNames(connection);
  const counts: Record<string, number> = {};
  for (const { name } of STORED_TABLES) {
    if (!present.has(name)) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)}`.execute(connection);
    counts[name] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}
