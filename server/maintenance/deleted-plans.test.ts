import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { createLearning } from "../learning/service/commands.ts";
import { createPlans } from "../learning/service/plans.ts";
import { type OpenDatabase, openDatabase } from "../storage/database.ts";
import { putConfirmedMember } from "./confirmed-member.ts";
import { listDeletedPlans, restoreDeletedPlan } from "./deleted-plans.ts";
import { Refusal } from "./refusal.ts";

const NOW = Date.UTC(2026, 0, 31, 12);
const DAY = 86_400_000;
const EMAIL = "ada@example.org";

describe.each(ENGINES)("a deleted plan on %s", (engine) => {
  let place: TestDatabase;
  let opened: OpenDatabase;
  let userId = "";
  let at = NOW;
  beforeEach(async () => {
    at = NOW;
    place = await createTestDatabase(engine);
    opened = await openDatabase(place);
    const member = { email: EMAIL, username: "Ada", fullName: "Ada", timeZone: "UTC" };
    userId = await putConfirmedMember(opened.db, member, "hash", NOW);
  });
  afterEach(async () => {
    await opened.close();
    await place.drop();
  });
  const plans = () =>
    createPlans({ db: opened.db, now: () => at, newId: () => crypto.randomUUID() });
  const create = async (hobby: string) =>
    (await plans().begin(userId, { hobby, title: `Learn ${hobby} in 7 Days`, days: [] })).id;
  const learning = () => createLearning(opened.db, () => at);
  const remove = (planId: string) =>
    learning().act(userId, [{ kind: "delete-plan", id: crypto.randomUUID(), planId, at }]);
  const restore = (id: string, email = EMAIL) => restoreDeletedPlan(opened.db, email, id, at);

  test("is listed with what was done of it, and comes back with it", async () => {
    const kites = await create("Kites");
    await learning().setCompletedDays(userId, kites, [1, 2]);
    await create("Juggling");
    at += DAY;
    await remove(kites);
    at += DAY;
    expect(await listDeletedPlans(opened.db, " ADA@example.org", at)).toEqual([
      { id: kites, hobby: "Kites", deletedAt: new Date(NOW + DAY), completedDays: [1, 2] },
    ]);
    await restore(kites);
    expect((await plans().list(userId)).map(({ hobby }) => hobby).sort()).toEqual([
      "Juggling",
      "Kites",
    ]);
    expect((await learning().readProgress(userId, kites)).completedDays).toEqual([1, 2]);
    expect(await listDeletedPlans(opened.db, EMAIL, at)).toEqual([]);
  });

  test("stays deleted while another plan of its hobby lives", async () => {
    const first = await create("Kites");
    await remove(first);
    const second = await create(" kites ");
    await expect(restore(first)).rejects.toThrow("another plan for Kites");
    await remove(second);
    await restore(first);
    await expect(restore(second)).rejects.toThrow("another plan");
    expect((await plans().list(userId)).map(({ id }) => id)).toEqual([first]);
  });

  test("stays deleted while the account is full", async () => {
    const gone = await create("Kites");
    await remove(gone);
    for (const hobby of ["A 1", "A 2", "A 3", "A 4", "A 5"]) await create(hobby);
    await expect(restore(gone)).rejects.toThrow("5 plans");
    expect(await plans().list(userId)).toHaveLength(5);
  });

  test("is gone after 30 days", async () => {
    const id = await create("Kites");
    await remove(id);
    at += 30 * DAY;
    expect(await listDeletedPlans(opened.db, EMAIL, at)).toHaveLength(1);
    at += 1;
    expect(await listDeletedPlans(opened.db, EMAIL, at)).toEqual([]);
    await expect(restore(id)).rejects.toThrow(Refusal);
  });

  test("is its owner's alone, and a living plan is not restored", async () => {
    const id = await create("Kites");
    await expect(restore(id)).rejects.toThrow(Refusal);
    await remove(id);
    const other = { email: "bo@example.org", username: "Bo", fullName: "Bo", timeZone: "UTC" };
    await putConfirmedMember(opened.db, other, "hash", NOW);
    await expect(restore(id, "bo@example.org")).rejects.toThrow(Refusal);
    await expect(restore(id, "nobody@example.org")).rejects.toThrow("Nobody has an account");
  });
});
