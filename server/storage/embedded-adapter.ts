import type SQLite from "better-sqlite3";
import { CompiledQuery, type Logger, SqliteAdapter } from "kysely";

/** The file, once it is open. */
export interface OpenFile {
  /** Prepares a statement, once for each text. */
  readonly prepare: (statement: string) => SQLite.Statement;
  readonly inTransaction: () => boolean;
}

/**
 * What Kysely knows of the embedded database, and a shorter way past its layers: SQLite answers in
 * this process and at once, and for a statement of microseconds the promises around it cost more than
 * the statement.
 */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #log: Logger | undefined;
  #file: OpenFile | undefined;

  /** @param log is told of every statement. */
  constructor(log?: Logger) {
    super();
    this.#log = log;
  }

  /**
   * SQLite undoes changes of the schema like any others; Kysely's adapter says otherwise. With this
   * the migrations run in one transaction, which holds the write lock: of processes that start at once
   * one migrates, and one that is killed half-way leaves nothing behind.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  use(file: OpenFile): void {
    this.#file = file;
  }

  /** Whether a transaction is open; a full disk, for one, ends it by itself. */
  get inTransaction(): boolean {
    return this.#file?.inTransaction() ?? false;
  }

  /**
   * Runs a statement now, unless it has to wait for its turn: there is one connection, and while a
   * transaction is open on it only that transaction's own statements may run.
   * @param isTransaction whether it is asked for by a transaction.
   * @returns its rows; undefined if it has to wait, and was not run.
   */
  rowsNow(
    isTransaction: boolean,
    sql: string,
    parameters: readonly unknown[],
  ): readonly unknown[] | undefined {
    if (!this.#file || this.inTransaction !== isTransaction) return undefined;
    const statement = this.#file.prepare(sql);
    return this.#log
      ? told(this.#log, statement, CompiledQuery.raw(sql, [...parameters]))
      : rowsOf(statement, parameters);
  }
}

function rowsOf(statement: SQLite.Statement, parameters: readonly unknown[]): readonly unknown[] {
  if (statement.reader) return statement.all(parameters);
  statement.run(parameters);
  return [];
}

function told(log: Logger, statement: SQLite.Statement, query: CompiledQuery): readonly unknown[] {
  const began = performance.now();
  try {
    const rows = rowsOf(statement, query.parameters);
    log({ level: "query", query, queryDurationMillis: performance.now() - began });
    return rows;
  } catch (error) {
    log({ level: "error", error, query, queryDurationMillis: performance.now() - began });
    throw error;
  }
}
