import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { lockMigrations } from "./migration-lock.ts";
import { migrations } from "./migrations/index.ts";

/**
 * The database was opened by a later version. Nothing in it was changed; the message says what to
 * do.
 */
export class LaterSchemaError extends Error {
  override readonly name = "LaterSchemaError";

  constructor(migration: string) {
    super(
      `The database was brought up to date by a later version of Sevenfold (${migration}), and this ` +
        "version would damage it. Nothing was changed. Start that version or a later one; or go back " +
        "by restoring a backup of before the update, into an empty database (docs/operating.md).",
    );
  }
}

/**
 * Brings the schema up to date: all missing migrations in one transaction, run by only one of the
 * processes that start at the same time.
 * @param tell receives what is being done to a database that has been used before.
 * @throws LaterSchemaError
 */
export async function migrateToLatest(db: Database, tell: Tell = () => {}): Promise<void> {
  try {
    await db.transaction().execute((transaction) => migrateAll(transaction, tell));
  } catch (error) {
    const later = await firstUnknown(db).catch(() => undefined);
    throw later ? new LaterSchemaError(later) : error;
  }
}

/** Receives a message for the operator. */
export type Tell = (message: string) => void;

async function migrateAll(transaction: Database, tell: Tell): Promise<void> {
  await lockMigrations(transaction);
  let isUsed = false;
  const toOperator: Tell = (message) => {
    if (isUsed) tell(message);
  };
  const provider = { getMigrations: async () => telling(toOperator) };
  const migrator = new Migrator({ db: transaction, provider });
  isUsed = (await migrator.getMigrations()).some(({ executedAt }) => executedAt);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

const telling = (tell: Tell): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [
      name,
      {
        up: (db) => {
          tell(`bringing the database up to date (${name})`);
          return up(db, tell);
        },
      },
    ]),
  );

/** The first migration that has run here and that this version does not know. */
async function firstUnknown(db: Database): Promise<string | undefined> {
  const applied = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return applied.find(({ name }) => !(name in migrations))?.name;
}
