import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { createPlans } from "#server/learning/service/plans.ts";
import { createShares } from "#server/learning/service/shares.ts";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { hashPassword } from "#server/services/accounts/password-hashing.ts";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { HOBBIES, newPlans } from "../member-data.ts";

/** Members, each with this many plans from the library; the limit is five. */
const MEMBERS = 2_000;
export const PLANS_EACH = 3;
/** Plans that have a link. */
const SHARED = 64;
/** How many members are created at once. */
const AT_ONCE = 64;
export const PASSWORD = "seven quiet herons";

export interface SoakMember {
  readonly userId: string;
  readonly email: string;
  readonly planIds: readonly string[];
}

/** A database with members, and the configuration for a server on it. */
export interface SoakData {
  readonly env: Readonly<Record<string, string>>;
  readonly engine: string;
  readonly members: readonly SoakMember[];
  /** Paths of pages that show a plan to anybody. */
  readonly sharedPaths: readonly string[];
  /** The body of a call that saves a plan for a hobby that no member has. */
  readonly newPlan: { readonly hobby: string; readonly plan_data: unknown };
  /** Bytes of the database now, including its log. */
  size(): Promise<number>;
  remove(): Promise<void>;
}

/**
 * Creates the database for the load: SQLite, or an embedded PostgreSQL.
 * @throws the signal's reason when it is aborted; nothing is left behind.
 */
export async function makeSoakData(onPostgres: boolean, signal: AbortSignal): Promise<SoakData> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-soak-"));
  const postgres = onPostgres ? await startPostgres() : undefined;
  const remove = async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const opened = await openDatabase({ url: postgres?.url, dataDir });
    const plans = await newPlans();
    const members = await addMembers(opened.db, plans.slice(0, PLANS_EACH), signal);
    const sharedPaths = await share(opened.db, members.slice(0, SHARED));
    await opened.close();
    return {
      env: { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? "" },
      engine: postgres ? "PostgreSQL on this machine, without fsync" : "SQLite",
      members,
      sharedPaths,
      newPlan: { hobby: HOBBIES[PLANS_EACH] ?? "", plan_data: plans[PLANS_EACH] },
      size: async () =>
        postgres ? sizeOnServer(postgres.url) : sizeOfFiles(join(dataDir, SQLITE_FILE)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function addMembers(
  db: Database,
  plans: readonly unknown[],
  signal: AbortSignal,
): Promise<SoakMember[]> {
  const hash = await hashPassword(PASSWORD);
  const now = Date.now();
  const saved = createPlans({ db, now: () => now, newId: () => crypto.randomUUID() });
  const addOne = async (at: number): Promise<SoakMember> => {
    const email = `member-${at}@example.org`;
    const names = { email, username: "Ada", fullName: "Ada Member", timeZone: "Europe/Berlin" };
    const userId = await putConfirmedMember(db, names, hash, now);
    const rows = await Promise.all(plans.map((plan) => saved.begin(userId, plan)));
    return { userId, email, planIds: rows.map(({ id }) => id) };
  };
  const members: SoakMember[] = [];
  while (members.length < MEMBERS) {
    signal.throwIfAborted();
    const next = Array.from({ length: AT_ONCE }, (_, at) => addOne(members.length + at));
    members.push(...(await Promise.all(next)));
  }
  return members;
}

async function share(db: Database, members: readonly SoakMember[]): Promise<string[]> {
  // These plans are the library's own.
  const guard = { expectSafe: async () => {}, isSafelyNamed: async () => true };
  const shares = createShares(db, guard, Date.now);
  const paths: string[] = [];
  for (const { userId, planIds } of members) {
    for (const planId of planIds.slice(0, 1)) paths.push((await shares.share(userId, planId)).path);
  }
  return paths;
}

const sizeOfFiles = (file: string): number =>
  [file, `${file}-wal`].reduce(
    (bytes, name) => bytes + (statSync(name, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

async function sizeOnServer(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select pg_database_size(current_database()) as bytes");
  await client.end();
  return Number(rows[0]?.bytes);
}
