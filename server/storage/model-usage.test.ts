import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { takeModelCall } from "./model-usage.ts";

const NOON = Date.UTC(2026, 0, 31, 12);
const MIDNIGHT = Date.UTC(2026, 1, 1);

describe.each(ENGINES)("the model's daily budget on %s", (engine) => {
  let place: TestDatabase;
  let one: OpenDatabase;
  let other: OpenDatabase;
  beforeEach(async () => {
    place = await createTestDatabase(engine);
    one = await openDatabase(place);
    other = await openDatabase(place);
  });
  afterEach(async () => {
    await one.close();
    await other.close();
    await place.drop();
  });

  test("50 calls at once through two connections: exactly the budget is spent", async () => {
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, call) =>
        takeModelCall((call % 2 === 0 ? one : other).db, 17, NOON),
      ),
    );
    expect(taken.filter((may) => may)).toHaveLength(17);
  });

  test("the next day, in UTC, has a budget of its own", async () => {
    expect(await takeModelCall(one.db, 1, NOON)).toBe(true);
    expect(await takeModelCall(one.db, 1, MIDNIGHT - 1)).toBe(false);
    expect(await takeModelCall(one.db, 1, MIDNIGHT)).toBe(true);
    expect(await takeModelCall(one.db, 1, MIDNIGHT)).toBe(false);
  });

  test("a budget that was raised counts what is spent already", async () => {
    expect(await takeModelCall(one.db, 1, NOON)).toBe(true);
    expect(await takeModelCall(one.db, 2, NOON)).toBe(true);
    expect(await takeModelCall(one.db, 2, NOON)).toBe(false);
  });

  test("without a budget no call is made or counted", async () => {
    expect(await takeModelCall(one.db, 0, NOON)).toBe(false);
    expect(await one.db.selectFrom("model_usage").selectAll().execute()).toEqual([]);
  });
});
