import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PLAN_LIMIT } from "#core/plan/limits.ts";
import { putConfirmedMember } from "#server/maintenance/confirmed-member.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";

const PROCESSES = 5;
const CREATIONS_EACH = 10;
const NOW = Date.UTC(2026, 0, 31);

const address = (path: string) =>
  JSON.stringify(pathToFileURL(`${import.meta.dirname}/../../${path}`).href);

/** Opens the database, waits for a line, and creates all of its plans at once. */
const CREATOR = `
  import { once } from "node:events";
  const [{ openDatabase }, { createPlans }] = await Promise.all([
    import(${address("server/storage/database.ts")}),
    import(${address("server/learning/service/plans.ts")}),
  ]);
  const [database, userId, hobbies] = JSON.parse(process.argv[1]);
  const { db, close } = await openDatabase(database);
  const plans = createPlans({ db, now: () => ${NOW}, newId: () => crypto.randomUUID() });
  console.log("waiting");
  await once(process.stdin, "data");
  const outcomes = await Promise.all(
    hobbies.map((hobby) =>
      plans.begin(userId, { hobby, title: hobby, days: [] }).then(
        () => "created",
        (error) => error.code ?? String(error),
      ),
    ),
  );
  await close();
  process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
`;

describe.each(ENGINES)("50 plans created at once by 5 processes on %s", (engine) => {
  let place: TestDatabase;
  let userId = "";
  beforeEach(async () => {
    place = await createTestDatabase(engine);
    const { db, close } = await openDatabase(place);
    const member = { email: "a@example.org", username: "A", fullName: "A", timeZone: "UTC" };
    userId = await putConfirmedMember(db, member, "hash", NOW);
    await close();
  });
  afterEach(() => place.drop());

  const createAll = async (hobbyOf: (number: number) => string) => {
    const creators = Array.from({ length: PROCESSES }, (_, process) =>
      startCreator(place, userId, (at) => hobbyOf(process * CREATIONS_EACH + at)),
    );
    await Promise.all(creators.map(({ ready }) => ready));
    for (const creator of creators) creator.go();
    const outcomes = (await Promise.all(creators.map((creator) => creator.outcomes()))).flat();
    return outcomes.sort();
  };

  test("of different hobbies leave five", async () => {
    const outcomes = await createAll((at) => `Hobby ${at}`);
    expect(outcomes).toEqual([
      ...Array(PLAN_LIMIT).fill("created"),
      ...Array(PROCESSES * CREATIONS_EACH - PLAN_LIMIT).fill("plan-limit-reached"),
    ]);
    expect(await stored(place)).toEqual({ plans: PLAN_LIMIT, progress: PLAN_LIMIT, counted: 5 });
  });

  test("of one hobby, however it is written, leave one", async () => {
    const spellings = ["Kite making", " kite  MAKING", "KITE making "];
    const outcomes = await createAll((at) => spellings[at % spellings.length] ?? "");
    expect(outcomes).toEqual([
      "created",
      ...Array(PROCESSES * CREATIONS_EACH - 1).fill("plan-exists"),
    ]);
    expect(await stored(place)).toEqual({ plans: 1, progress: 1, counted: 1 });
  });
});

async function stored(place: TestDatabase) {
  const { db, close } = await openDatabase(place);
  const plans = await db.selectFrom("plans").select("id").execute();
  const progress = await db.selectFrom("plan_states").select("plan_id").execute();
  const profile = await db
    .selectFrom("user_profiles")
    .select("total_plans_created")
    .executeTakeFirst();
  await close();
  return {
    plans: plans.length,
    progress: progress.length,
    counted: profile?.total_plans_created,
  };
}

function startCreator(
  { url, dataDir }: TestDatabase,
  userId: string,
  hobbyOf: (at: number) => string,
) {
  const hobbies = Array.from({ length: CREATIONS_EACH }, (_, at) => hobbyOf(at));
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", CREATOR, JSON.stringify([{ url, dataDir }, userId, hobbies])],
    { cwd: import.meta.dirname, stdio: ["pipe", "pipe", "inherit"] },
  );
  const ready = once(child.stdout, "data");
  return {
    ready,
    go: () => child.stdin.write("go\n"),
    outcomes: async (): Promise<string[]> => JSON.parse(await text(child.stdout)),
  };
}
