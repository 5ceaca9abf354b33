import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from "kysely";

/** How long a writer waits for another one, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * SQLite with a write-ahead log, every commit on the disk before it is acknowledged, and
 * transactions that take the write lock at their begin: a deferred one that reads first and writes
 * later fails with SQLITE_BUSY_SNAPSHOT when somebody else wrote between.
 */
export function createSqliteDialect(file: string): Dialect {
  const dialect = new SqliteDialect({
    database: async () => {
      const database = new SQLite(file, { timeout: BUSY_TIMEOUT });
      database.pragma("journal_mode = WAL");
      database.pragma("synchronous = FULL");
      database.pragma("foreign_keys = ON");
      return database;
    },
  });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => beginImmediate(dialect.createDriver()),
  };
}

/**
 * SQLite undoes changes of the schema like any others; Kysely's adapter says otherwise. With this the
 * migrations run in one transaction, which holds the write lock: of processes that start at once one
 * migrates, and one that is killed half-way leaves nothing behind.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function beginImmediate(driver: Driver): Driver {
  driver.beginTransaction = async (
    connection: DatabaseConnection,
    _settings: TransactionSettings,
  ): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  };
  return driver;
}
