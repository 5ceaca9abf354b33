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

/** The embedded database inside of the data directory. */
export const SQLITE_FILE = "sevenfold.sqlite";

/** How long a writer waits for another one, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/** Pages of the database that are kept in memory, in kilobytes. */
const CACHE_KB = 16_000;
/** The log is written back at so many pages (16 MB): four times the default, so a quarter as often. */
const CHECKPOINT_PAGES = 4_000;

/**
 * SQLite undoes changes of the schema like any others; Kysely's adapter says otherwise. With this
 * the migrations run in one transaction, which holds the write lock: of processes that start at once
 * one migrates, and one that is killed half-way leaves nothing behind.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Statements kept prepared; there are far fewer of them that come again. */
const STATEMENTS_KEPT = 300;
/** Longer ones are written for many rows at once, and hardly two are the same. */
const STATEMENT_MAX = 4_000;

/**
 * SQLite with a write-ahead log, every commit on the disk before it is acknowledged, and
 * transactions that take the write lock at their begin: a deferred one that reads first and writes
 * later fails with SQLITE_BUSY_SNAPSHOT when somebody else wrote between.
 * @param options `readOnly`: the file must exist, and nothing in it is changed.
 */
export function createSqliteDialect(
  file: string,
  options: { readonly readOnly?: boolean } = {},
): Dialect {
  const { readOnly = false } = options;
  let isInTransaction = (): boolean => false;
  const dialect = new SqliteDialect({
    database: async () => {
      const database = new SQLite(file, { timeout: BUSY_TIMEOUT, readonly: readOnly });
      if (!readOnly) database.pragma("journal_mode = WAL");
      database.pragma("synchronous = FULL");
      database.pragma("foreign_keys = ON");
      // What is deleted is overwritten: no address or lesson stays behind in free pages.
      database.pragma("secure_delete = ON");
      database.pragma(`cache_size = -${CACHE_KB}`);
      database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      isInTransaction = () => database.inTransaction;
      return { prepare: keepPrepared(database), close: () => database.close() };
    },
  });
  return {
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => transactional(dialect.createDriver(), () => isInTransaction()),
  };
}

/**
 * Prepares each statement once: reads are twice as fast then. Statements outlive changes of the
 * schema, SQLite prepares them again itself.
 */
function keepPrepared(database: SQLite.Database): (statement: string) => SQLite.Statement {
  const kept = new Map<string, SQLite.Statement>();
  return (statement) => {
    const known = kept.get(statement);
    if (known) return known;
    const prepared = database.prepare(statement);
    if (statement.length > STATEMENT_MAX) return prepared;
    if (kept.size >= STATEMENTS_KEPT) kept.clear();
    kept.set(statement, prepared);
    return prepared;
  };
}

/** @param isInTransaction whether one is open; a full disk, for one, ends it by itself. */
function transactional(driver: Driver, isInTransaction: () => boolean): Driver {
  driver.beginTransaction = async (
    connection: DatabaseConnection,
    _settings: TransactionSettings,
  ): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  };
  driver.rollbackTransaction = async (connection: DatabaseConnection): Promise<void> => {
    // To undo what is undone is an error, and would be told in place of the one that matters.
    if (isInTransaction()) await connection.executeQuery(CompiledQuery.raw("rollback"));
  };
  return driver;
}
