import { join } from "node:path";
import SQLite from "better-sqlite3";
import pg from "pg";
import { STORED_TABLES, type StoredTable } from "#server/maintenance/stored-tables.ts";
import type { DatabaseOptions } from "#server/storage/database.ts";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";

type Row = Readonly<Record<string, unknown>>;

/** A database as readable SQL that creates it again when it is run. */
export interface Dump {
  /** Statements that create tables and indexes, from the two engines' own catalogs. */
  readonly schema: readonly string[];
  /** Statements that insert every row, one row per line. */
  readonly rows: readonly string[];
}

/** The tables in an order in which rows can be inserted, those of the migrations first. */
const TABLES: readonly StoredTable[] = [
  { name: "kysely_migration", key: ["name"] },
  { name: "kysely_migration_lock", key: ["id"] },
  ...STORED_TABLES,
];

const rowsQuery = ({ name, key }: StoredTable, columns = "*"): string =>
  `select ${columns} from "${name}" t order by ${key.map((column) => `"${column}"`)}`;

export const dumpDatabase = ({ url, dataDir }: DatabaseOptions): Promise<Dump> =>
  url ? dumpPostgres(url) : dumpSqlite(join(dataDir, SQLITE_FILE));

async function dumpSqlite(file: string): Promise<Dump> {
  const db = new SQLite(file, { readonly: true });
  try {
    const statements = db
      .prepare("select sql from sqlite_master where sql is not null order by tbl_name, rowid")
      .pluck()
      .all() as string[];
    const names = new Set(db.prepare("select name from sqlite_master").pluck().all());
    return {
      schema: statements.map((statement) => `${onLines(statement)};`),
      rows: TABLES.filter(({ name }) => names.has(name)).flatMap((table) =>
        insertionOf(table.name, db.prepare(rowsQuery(table)).all()),
      ),
    };
  } finally {
    db.close();
  }
}

/** SQLite stores a statement as it was written, plus later additions: here one column per line. */
function onLines(statement: string): string {
  const flat = statement.replaceAll(/\s+/gu, " ").replaceAll(/(?<=\() | (?=[),])/gu, "");
  if (!/^create table/iu.test(flat)) return flat;
  let depth = 0;
  let text = "";
  for (const character of flat) {
    if (character === ")") depth -= 1;
    if (depth === 0 && character === ")") text += "\n";
    text += character;
    if (character === "(") depth += 1;
    if (depth === 1 && character === "(") text += "\n  ";
    if (depth === 1 && character === ",") text += "\n ";
  }
  return text;
}

interface PostgresTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly definition: string }[];
  readonly constraints: readonly string[];
  readonly indexes: readonly string[];
}

/** The types, constraints and indexes as PostgreSQL itself writes them. */
const POSTGRES_TABLES = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'definition',
        format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || case when a.attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
        order by k.contype, k.conname), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n') as constraints,
    (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text), '[]')
      from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) as indexes
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`;

async function dumpPostgres(url: string): Promise<Dump> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: found } = await client.query<PostgresTable>(POSTGRES_TABLES);
    const rows: string[] = [];
    for (const table of TABLES) {
      const columns = found.find(({ name }) => name === table.name)?.columns;
      if (!columns) continue;
      const read = await client.query<{ row: Row }>(rowsQuery(table, "to_jsonb(t) as row"));
      const inOrder = ({ row }: { row: Row }) =>
        Object.fromEntries(columns.map(({ name }) => [name, row[name]]));
      rows.push(...insertionOf(table.name, read.rows.map(inOrder)));
    }
    const place = (table: PostgresTable) => TABLES.findIndex(({ name }) => name === table.name);
    const tables = found.sort((one, other) => place(one) - place(other));
    return { schema: tables.flatMap(statementsOf), rows };
  } finally {
    await client.end();
  }
}

const statementsOf = ({ name, columns, constraints, indexes }: PostgresTable): string[] => [
  `create table "${name}" (\n  ${[...columns.map(({ definition }) => definition), ...constraints].join(",\n  ")}\n);`,
  ...indexes.map((index) => `${index};`),
];

function insertionOf(table: string, found: readonly unknown[]): string[] {
  const rows = found as readonly Row[];
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first).map((name) => `"${name}"`);
  const values = rows.map((row) => `  (${Object.values(row).map(literal).join(", ")})`);
  return [`insert into "${table}" (${names.join(", ")}) values\n${values.join(",\n")};`];
}

function literal(value: unknown): string {
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return String(value);
  }
  const text = String(value);
  // Editors and version control may change line endings.
  if (/[\r\0]/u.test(text)) throw new Error(`cannot stand in a readable file: ${text}`);
  return `'${text.replaceAll("'", "''")}'`;
}
