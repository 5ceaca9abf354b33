import { parseStoredPlan } from "#core/plan/parse-stored.ts";
import { toPlanRow, toStoredForm } from "#server/learning/service/stored-plan.ts";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { putSignedInMember } from "../../tests/setup/signed-in-member.ts";
import type { Attack } from "./server.ts";

const SAVES = 900;
const AT_ONCE = 8;
/** Characters of each plan's JSON. */
const PLAN_LENGTH = 228_000;
/** Milliseconds after which saves and the export are given up. */
const LONGEST = 60_000;

let cookie = "";

async function putMember(db: Database): Promise<string> {
  const member = await putSignedInMember(db, {
    email: "eve@example.org",
    username: "Eve",
    password: "seven quiet herons",
  });
  cookie = `${member.cookie.name}=${member.cookie.value}`;
  return member.userId;
}

/** A member with as many deleted plans as could once be kept exports the account. */
export const exporting: Attack = {
  async prepare(dataDir) {
    const { db, close } = await openDatabase({ dataDir });
    const userId = await putMember(db);
    const plan = parseStoredPlan(largePlan());
    if (!plan) throw new Error("the plan cannot be read");
    const now = Date.now();
    for (let saved = 0; saved < SAVES; saved += 1) {
      const id = crypto.randomUUID();
      const stored = toStoredForm(id, plan);
      const row = { ...toPlanRow(userId, id, plan, stored, now), deleted_at: now };
      await db.insertInto("plans").values(row).execute();
      await db
        .insertInto("plan_days")
        .values([...stored.days])
        .execute();
    }
    await close();
  },
  run: async ({ url }) => [["the export", await readExport(url)]],
};

/**
 * A member saves a large plan again and again, each replacing the last, and exports the account.
 */
export const saving: Attack = {
  async prepare(dataDir) {
    const { db, close } = await openDatabase({ dataDir });
    await putMember(db);
    await close();
  },
  async run({ url, isAlive }) {
    const body = JSON.stringify({ hobby: "Chess", plan_data: largePlan(), force: true });
    const statuses = new Map<number | string, number>();
    let sent = 0;
    const began = performance.now();
    const save = async () => {
      while (sent < SAVES && isAlive() && performance.now() - began < LONGEST) {
        sent += 1;
        const status = await fetch(`${url}/api/hobby-plans`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Cookie: cookie },
          body,
        }).then(
          (answer) => answer.arrayBuffer().then(() => answer.status),
          () => "broken",
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, save));
    const saved = performance.now() - began;
    const exported = await readExport(url);
    return [
      ["saves, by what was answered", [...statuses].map((pair) => pair.join(": ")).join(", ")],
      ["time of the saves", `${(saved / 1_000).toFixed(1)} s`],
      ["the export", exported],
    ];
  },
};

/** Reads it piece by piece, as a file is saved. */
async function readExport(url: string): Promise<string> {
  const began = performance.now();
  let bytes = 0;
  try {
    const answer = await fetch(`${url}/api/account/export`, {
      headers: { Cookie: cookie },
      signal: AbortSignal.timeout(LONGEST),
    });
    for await (const piece of answer.body ?? []) bytes += piece.byteLength;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    return `${answer.status}, ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s`;
  } catch (error) {
    return `broken off after ${(bytes / 1e6).toFixed(1)} MB: ${error}`;
  }
}

function largePlan() {
  const empty = {
    hobby: "Chess",
    days: [{ day: 1, title: "First", mainTask: "", howTo: ["One"] }],
  };
  const rest = PLAN_LENGTH - JSON.stringify(empty).length;
  return { ...empty, days: [{ ...empty.days[0], mainTask: "x".repeat(rest) }] };
}
