import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";
import type { PoolUse } from "./database.ts";
import { LockedByTransaction } from "./migration-lock.ts";
import { DEFAULT_CONNECTIONS } from "./pool-size.ts";

const INT8 = 20;

/**
 * PostgreSQL through a small pool. `count(*)` and sums are returned as numbers, not as text.
 * @param connections the most that are opened.
 */
export function createPostgresDialect(
  url: string,
  connections = DEFAULT_CONNECTIONS,
): {
  readonly dialect: Dialect;
  readonly use: () => PoolUse;
} {
  let pool: pg.Pool | undefined;
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 && format !== "binary"
        ? Number
        : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig["getTypeParser"],
  };
  const dialect = new PostgresDialect({
    pool: async () => {
      pool = new pg.Pool({
        connectionString: url,
        max: connections,
        connectionTimeoutMillis: 5_000,
        types,
      });
      // The pool replaces an idle connection that breaks; without a listener, the error would end
      // the process.
      pool.on("error", () => {});
      // The same for one that breaks inside a transaction: its next query fails and reports it.
      pool.on("connect", (client) => client.on("error", () => {}));
      return pool;
    },
  });
  return {
    dialect: {
      createAdapter: () => new LockedByTransaction(),
      createDriver: () => dialect.createDriver(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    use: () => ({
      open: pool?.totalCount ?? 0,
      idle: pool?.idleCount ?? 0,
      waiting: pool?.waitingCount ?? 0,
    }),
  };
}
