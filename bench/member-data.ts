import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import pino from "pino";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import { createPlans } from "#server/learning/service/plans.ts";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { hashPassword } from "#server/services/accounts/password-hashing.ts";
import { createLessons } from "#server/services/lessons.ts";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";
import { ROOT } from "./sevenfold.ts";

/** A data directory with members. */
export interface MemberData {
  readonly dataDir: string;
  readonly file: string;
  readonly members: readonly BenchMember[];
  readonly password: string;
  readonly remove: () => void;
}

export interface BenchMember {
  readonly userId: string;
  readonly email: string;
  readonly planIds: readonly string[];
}

const PASSWORD = "seven quiet herons";
export const HOBBIES = ["Guitar", "Origami", "Sourdough baking", "Chess", "Knitting"] as const;

/**
 * Creates members who can sign in, with five plans from the library.
 * @param crowd other users besides them, with five small plans each.
 */
export async function makeMemberData(count: number, crowd = 0): Promise<MemberData> {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-bench-"));
  const file = join(dataDir, SQLITE_FILE);
  const opened = await openDatabase({ dataDir });
  const hash = await hashPassword(PASSWORD);
  const members: BenchMember[] = [];
  // The crowd is on both sides of the members, in the tables as in their indexes.
  addCrowd(file, 0, crowd / 2);
  const plans = await newPlans();
  for (let at = 0; at < count; at += 1) members.push(await addMember(opened.db, at, hash, plans));
  addCrowd(file, crowd / 2, crowd);
  await opened.close();
  return {
    dataDir,
    file,
    members,
    password: PASSWORD,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function addMember(
  db: Database,
  at: number,
  hash: string,
  plans: readonly unknown[],
): Promise<BenchMember> {
  const email = `member-${at}@example.org`;
  const now = Date.now();
  const userId = await putConfirmedMember(
    db,
    { email, username: "Ada", fullName: "Ada Member", timeZone: "Europe/Berlin" },
    hash,
    now,
  );
  const saved = createPlans({ db, now: () => now, newId: () => crypto.randomUUID() });
  const planIds: string[] = [];
  for (const plan of plans) planIds.push((await saved.begin(userId, plan)).id);
  return { userId, email, planIds };
}

/** New plans: their opening and one day, 5-7 kB each. */
export async function newPlans(): Promise<unknown[]> {
  const lessons = createLessons(join(ROOT, "generated"), pino({ level: "warn" }));
  return Promise.all(
    HOBBIES.map(async (hobby) => {
      const request = { hobby, ...DEFAULT_ANSWERS };
      const lesson = await lessons.lessonFor(hobby, request);
      return { ...lesson.opening(request), days: [lesson.day(request, 1)] };
    }),
  );
}

function addCrowd(file: string, from: number, to: number): void {
  const database = new SQLite(file);
  const user = database.prepare(
    `insert into auth_users (id, name, email, emailVerified, createdAt, updatedAt)
     values (?, 'Ada', ?, 1, '2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00.000Z')`,
  );
  const plan = database.prepare(
    `insert into plans (id, user_id, hobby, hobby_key, title, overview, difficulty, category,
       total_days, outline, created_at, updated_at)
     values (?, ?, ?, ?, 'Learn it in 7 Days', '', 'beginner', 'craft', 7, '{"days":[]}', ?, 0)`,
  );
  database.transaction(() => {
    for (let at = from; at < to; at += 1) {
      const id = crypto.randomUUID();
      user.run(id, `crowd-${at}@example.org`);
      for (let number = 0; number < HOBBIES.length; number += 1) {
        plan.run(crypto.randomUUID(), id, `Hobby ${number}`, `hobby ${number}`, number);
      }
    }
  })();
  database.close();
}
