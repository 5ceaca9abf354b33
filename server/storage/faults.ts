import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseConnection, Dialect, Driver } from "kysely";

interface Watch {
  fault?: unknown;
}

const watched = new AsyncLocalStorage<Watch>();

function note(error: unknown): never {
  const watch = watched.getStore();
  if (watch) watch.fault ??= error;
  throw error;
}

/**
 * Runs work that may hide the database's errors, and returns the first one: a library that mistakes
 * an unanswered query for a missing row reports nothing.
 */
export async function watchFaults<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly fault: unknown }> {
  const watch: Watch = {};
  const value = await watched.run(watch, work);
  return { value, fault: watch.fault };
}

/** A driver's dialect that reports errors of connecting and of every statement to `watchFaults`. */
export const reportFaults = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => reportDriverFaults(dialect.createDriver()),
});

function reportDriverFaults(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const known = new WeakSet<DatabaseConnection>();
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(note);
    if (!known.has(connection)) {
      known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, ...rest) => execute(query, ...rest).catch(note) as never;
    }
    return connection;
  };
  return driver;
}
