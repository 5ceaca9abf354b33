import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";

/** The embedded database inside the data directory. */
export const SQLITE_FILE = "sevenfold.sqlite";

/** How long a writer waits for another one, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** The page cache in memory, in kilobytes. */
const CACHE_KB = 16_000;
/**
 * The log is written back after this many pages (16 MB): four times the default, so a quarter as
 * often.
 */
const CHECKPOINT_PAGES = 4_000;

/**
 * SQLite can roll back schema changes, but Kysely's adapter says that it cannot. With this, the
 * migrations run in one transaction that holds the write lock: of processes that start at once,
 * only one migrates, and one that is killed midway leaves nothing behind.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Writes `+?` for a value. With a bare `?` SQLite (with STAT4, as better-sqlite3 is built) lets the value
 * have a say in the plan of a join or an ordered query, and so prepares the statement anew for each one.
 * The sign changes no value, and plans use the same indexes.
 */
class UnplannedValuesCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return "+?";
  }
}

/** How many prepared statements are kept; far fewer are ever reused. */
const STATEMENTS_KEPT = 300;
/** Longer statements insert many rows at once, and hardly any two are the same. */
const STATEMENT_MAX = 4_000;

/** Milliseconds between two attempts. */
const TRY_AGAIN = 20;

/** SQLite does not wait for a lock while it changes the journal, as it does everywhere else. */
async function writeAhead(database: SQLite.Database): Promise<void> {
  const until = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
      if (!isBusy || Date.now() > until) throw error;
      await pause(TRY_AGAIN);
    }
  }
}

/**
 * SQLite with a write-ahead log. Every commit is on disk before it is acknowledged. Transactions
 * take the write lock at their start, because a deferred one that first reads and then writes fails
 * with SQLITE_BUSY_SNAPSHOT when somebody else has written in between.
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
      const database = new SQLite(file, { timeout: BUSY_TIMEOUT_MS, readonly: readOnly });
      if (!readOnly) await writeAhead(database);
      database.pragma("synchronous = FULL");
      database.pragma("foreign_keys = ON");
      // Overwrites deleted data, so that no address or lesson remains in free pages.
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
    createQueryCompiler: () => new UnplannedValuesCompiler(),
    createDriver: () => transactional(dialect.createDriver(), () => isInTransaction()),
  };
}

/**
 * Prepares each statement once, which makes reads twice as fast. Statements survive schema changes,
 * because SQLite prepares them again.
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

/**
 * @param isInTransaction whether one is open; a full disk, for example, ends it without being
 *   asked.
 */
function transactional(driver: Driver, isInTransaction: () => boolean): Driver {
  driver.beginTransaction = async (
    connection: DatabaseConnection,
    _settings: TransactionSettings,
  ): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  };
  driver.rollbackTransaction = async (connection: DatabaseConnection): Promise<void> => {
    // Rolling back twice is an error, which would hide the one that matters.
    if (isInTransaction()) await connection.executeQuery(CompiledQuery.raw("rollback"));
  };
  return driver;
}
