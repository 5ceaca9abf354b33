import { type Compilable, CompiledQuery, PostgresAdapter } from "kysely";
import { EmbeddedAdapter } from "./embedded-adapter.ts";
import type { Connection } from "./owner-lock.ts";

/** Stands for an argument while a query is compiled. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A query that was compiled: its text, and where its parameters come from. */
interface Template {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * A query for calls that come often: built and compiled once an engine, which is most of what a
 * small query costs. Its text must not depend on its arguments; only their values may differ.
 * @param build makes the query; each argument may be used any number of times, as a value.
 * @returns a function that runs the query and answers its rows.
 */
export function compiledOnce<Arguments extends readonly unknown[], Row>(
  build: (connection: Connection, ...values: Arguments) => Compilable<Row>,
): (connection: Connection, ...values: Arguments) => Promise<Row[]> {
  const templates = new Map<boolean, Template>();
  const compile = (connection: Connection, count: number): Template => {
    const placeholders = Array.from({ length: count }, (_, index) => new Placeholder(index));
    return build(connection, ...(placeholders as unknown as Arguments)).compile();
  };
  return (connection, ...values) => {
    const isPostgres = connection.getExecutor().adapter instanceof PostgresAdapter;
    const template = templates.get(isPostgres) ?? compile(connection, values.length);
    templates.set(isPostgres, template);
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.index] : parameter,
    );
    return runStatement<Row>(connection, template.sql, parameters);
  };
}

/**
 * Runs a statement as it stands, on SQLite without waiting where it may.
 * @returns its rows.
 */
export async function runStatement<Row>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const { adapter } = connection.getExecutor();
  const known =
    adapter instanceof EmbeddedAdapter
      ? adapter.rowsNow(connection.isTransaction, sql, parameters)
      : undefined;
  if (known) return known as Row[];
  const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]));
  return rows;
}
