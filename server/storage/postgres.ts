import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const INT8 = 20;

/** PostgreSQL through a small pool. `count(*)` and sums come back as numbers, not as text. */
export function createPostgresDialect(url: string): Dialect {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 && format !== "binary"
        ? Number
        : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
  };
  return new PostgresDialect({
    pool: async () => {
      const pool = new pg.Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5_000,
        types,
      });
      // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
      pool.on("error", () => {});
      // The same for one that breaks while a transaction holds it: its next query fails and says so.
      pool.on("connect", (client) => client.on("error", () => {}));
      return pool;
    },
  });
}
