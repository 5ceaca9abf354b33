import { type Compilable, type CompiledQuery, PostgresAdapter } from "kysely";
import type { Connection } from "./owner-lock.ts";

/** Stands for an argument while a query is compiled. */
class Argument {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A frequent query, compiled once per engine: for a small query, compiling is most of the work.
 * Only values may differ between calls, never the text.
 * @param build makes the query; it may use each of its named arguments as a value any number of
 *   times.
 * @returns a function that runs the query and returns its rows.
 */
export function compiledOnce<Arguments extends object, Row>(
  build: (connection: Connection, args: Arguments) => Compilable<Row>,
): (connection: Connection, args: Arguments) => Promise<Row[]> {
  const names = new Proxy({}, { get: (_, name) => new Argument(name) }) as Arguments;
  const queries = new Map<boolean, CompiledQuery<Row>>();
  return async (connection, args) => {
    const isPostgres = connection.getExecutor().adapter instanceof PostgresAdapter;
    const query = queries.get(isPostgres) ?? build(connection, names).compile();
    queries.set(isPostgres, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Argument ? Reflect.get(args, parameter.name) : parameter,
    );
    const { rows } = await connection.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
