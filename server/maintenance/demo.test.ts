import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addDays, localDate } from "#core/learning/local-date.ts";
import { countStreak, longestRun } from "#core/learning/streak.ts";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { parsePlanRow } from "../learning/service/stored-plan.ts";
import { listPlanStates } from "../learning/store/plan-states.ts";
import { withDays } from "../learning/store/plans.ts";
import { createLessons } from "../services/lessons.ts";
import { type OpenDatabase, openDatabase } from "../storage/database.ts";
import { findProfile, learnedDates } from "../storage/profiles.ts";
import { putConfirmedMember } from "./confirmed-member.ts";
import { DEMO_EMAIL, seedDemo } from "./demo.ts";

const log = pino({ level: "silent" });
const lessons = createLessons(join(import.meta.dirname, "../../generated"), log);
const NOON = Date.UTC(2026, 2, 30, 12);

describe.each(ENGINES)("the demo account on %s", (engine) => {
  let place: TestDatabase;
  let opened: OpenDatabase;
  beforeEach(async () => {
    place = await createTestDatabase(engine);
    opened = await openDatabase(place);
  });
  afterEach(async () => {
    await opened.close();
    await place.drop();
  });
  const seed = (now = NOON, timeZone = "Europe/Berlin") =>
    seedDemo({ db: opened.db, lessons, log, now, timeZone });
  const userId = async () => {
    const row = await opened.db
      .selectFrom("auth_users")
      .select("id")
      .where("email", "=", DEMO_EMAIL)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  const plansOf = (owner: string) =>
    opened.db
      .selectFrom("plans")
      .selectAll()
      .select(withDays)
      .where("user_id", "=", owner)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();

  test("has plans that are completed, paused, not begun and half done, with their days written", async () => {
    await seed();
    const rows = await plansOf(await userId());
    const states = await listPlanStates(opened.db, await userId());
    const seen = rows.map((row) => ({
      hobby: row.hobby,
      paused: row.paused_at !== null,
      completed: states.find(({ planId }) => planId === row.id)?.completedDays,
      written: parsePlanRow(row)?.days.map(({ day }) => day),
    }));
    expect(seen).toEqual([
      { hobby: expect.stringMatching(/watercolor/iu), paused: false, completed: [], written: [1] },
      {
        hobby: "Guitar",
        paused: false,
        completed: [1, 2, 3, 4],
        written: [1, 2, 3, 4, 5],
      },
      {
        hobby: expect.stringMatching(/sourdough/iu),
        paused: true,
        completed: [1, 2],
        written: [1, 2, 3],
      },
      {
        hobby: "Origami",
        paused: false,
        completed: [1, 2, 3, 4, 5, 6, 7],
        written: [1, 2, 3, 4, 5, 6, 7],
      },
    ]);
    for (const row of rows) expect(row.updated_at).toBeLessThanOrEqual(NOON);
  });

  test.each([
    ["at noon", NOON, "Europe/Berlin"],
    ["far in the east, after the clocks were set", NOON, "Pacific/Kiritimati"],
    ["far in the west", NOON, "Pacific/Pago_Pago"],
    ["a minute after midnight", Date.UTC(2026, 2, 30, 0, 1), "UTC"],
    ["a minute before midnight", Date.UTC(2026, 2, 30, 23, 59), "UTC"],
  ])("has a streak that ends today, and facts that agree: %s", async (_, now, zone) => {
    await seed(now, zone);
    const today = localDate(now, zone);
    const dates = await learnedDates(opened.db, await userId());
    expect(dates.slice(-4)).toEqual([-3, -2, -1, 0].map((offset) => addDays(today, offset)));
    expect(await findProfile(opened.db, await userId())).toMatchObject({
      time_zone: zone,
      total_plans_created: 4,
      total_days_completed: 13,
      current_streak: countStreak(dates, today),
      longest_streak: longestRun(dates),
    });
    expect(countStreak(dates, today)).toBe(4);
    expect(longestRun(dates)).toBe(7);
  });

  test("made again takes the place of the first one, and leaves everybody else alone", async () => {
    const other = { email: "ada@example.org", username: "a", fullName: "Ada", timeZone: "UTC" };
    const id = await putConfirmedMember(opened.db, other, "hash", NOON);
    const first = await seed();
    const second = await seed();
    expect(second.password).not.toBe(first.password);
    expect(await plansOf(await userId())).toHaveLength(4);
    const users = await opened.db.selectFrom("auth_users").select("id").execute();
    expect(users.map((user) => user.id).sort()).toEqual([id, await userId()].sort());
  });
});
