import { PostgresAdapter, sql } from "kysely";
import { isDatabaseAway } from "./availability.ts";
import type { Database } from "./database.ts";
import type { Connection } from "./owner-lock.ts";

type Work<Value> = (transaction: Connection) => Promise<Value>;

/**
 * Runs the work in a transaction: when this resolves, all of it is on disk; if it rejects, nothing
 * is. The work must use only the transaction, and wait only for its queries.
 */
export function inTransaction<Value>(db: Database, work: Work<Value>): Promise<Value> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return db.transaction().execute(work);
  const queue = queues.get(db) ?? createQueue(db);
  queues.set(db, queue);
  return queue(work);
}

const queues = new WeakMap<Database, <Value>(work: Work<Value>) => Promise<Value>>();

interface Task {
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome =
  | { readonly task: Task; readonly value: unknown }
  | { readonly task: Task; readonly error: unknown };

/** The most works in one commit, so that none waits long. */
const BATCH = 64;

/**
 * SQLite has one writer, and most of the time of a small write is spent waiting for the disk at its
 * commit. Works that arrive together share one commit (group commit). Each runs behind a savepoint
 * of its own, so that a failing one undoes only itself, and nobody is told of success before the
 * commit is on disk.
 */
function createQueue(db: Database): <Value>(work: Work<Value>) => Promise<Value> {
  const waiting: Task[] = [];
  let running = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        for (const outcome of await commitTogether(db, batch)) settle(outcome);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return <Value>(work: Work<Value>) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (running) return;
      running = true;
      // Everything that has arrived from the network by now joins the first commit.
      setImmediate(() => void drain());
    });
}

function settle(outcome: Outcome): void {
  if ("error" in outcome) outcome.task.reject(outcome.error);
  else outcome.task.resolve(outcome.value);
}

function commitTogether(db: Database, batch: readonly Task[]): Promise<readonly Outcome[]> {
  return db.transaction().execute(async (transaction) => {
    const outcomes: Outcome[] = [];
    for (const task of batch) outcomes.push(await runAlone(transaction, task));
    return outcomes;
  });
}

async function runAlone(transaction: Connection, task: Task): Promise<Outcome> {
  await sql`savepoint work`.execute(transaction);
  try {
    const value = await task.work(transaction);
    await sql`release work`.execute(transaction);
    return { task, value };
  } catch (error) {
    await undoAlone(transaction, error);
    return { task, error };
  }
}

/** @throws if even this fails; then the whole transaction is rolled back. */
async function undoAlone(transaction: Connection, error: unknown): Promise<void> {
  try {
    await sql`rollback to work`.execute(transaction);
    await sql`release work`.execute(transaction);
  } catch (failure) {
    // A full disk undoes everything, savepoints included, and everybody must be told that.
    throw isDatabaseAway(error) ? error : failure;
  }
}
