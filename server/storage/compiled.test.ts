import type { LogEvent } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, ENGINES, type TestDatabase } from "#tests/setup/test-database.ts";
import { compiledOnce } from "./compiled.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { inTransaction } from "./transactions.ts";

const callsOn = compiledOnce((connection, { day }: { day: string }) =>
  connection.selectFrom("model_usage").select("calls").where("day", "=", day),
);
const addDay = compiledOnce((connection, { day, calls }: { day: string; calls: number }) =>
  connection.insertInto("model_usage").values({ day, calls }),
);

const DAY = "2026-01-31";

describe.each(ENGINES)("statements compiled once on %s", (engine) => {
  let place: TestDatabase;
  let opened: OpenDatabase;
  const told: LogEvent[] = [];
  beforeEach(async () => {
    place = await createTestDatabase(engine);
    opened = await openDatabase({ ...place, onQuery: (event) => void told.push(event) });
    told.length = 0;
  });
  afterEach(async () => {
    await opened.close();
    await place.drop();
  });

  test("values go where they belong, each time anew", async () => {
    const { db } = opened;
    await addDay(db, { day: DAY, calls: 3 });
    await addDay(db, { day: "2026-02-01", calls: 5 });
    expect(await callsOn(db, { day: DAY })).toEqual([{ calls: 3 }]);
    expect(await callsOn(db, { day: "2026-02-01" })).toEqual([{ calls: 5 }]);
    expect(await callsOn(db, { day: "2026-02-02" })).toEqual([]);
  });

  test("a transaction sees its own, and nobody else sees what is undone", async () => {
    const { db } = opened;
    let own: unknown;
    let beside: Promise<unknown> | undefined;
    const work = inTransaction(db, async (transaction) => {
      await addDay(transaction, { day: DAY, calls: 3 });
      own = await callsOn(transaction, { day: DAY });
      beside = callsOn(db, { day: DAY });
      await callsOn(transaction, { day: DAY });
      throw new Error("undo it");
    });
    await expect(work).rejects.toThrow("undo it");
    expect(own).toEqual([{ calls: 3 }]);
    expect(await beside).toEqual([]);
    expect(await callsOn(db, { day: DAY })).toEqual([]);
  });

  test("whoever follows the queries hears of each, and of the one that fails", async () => {
    const { db } = opened;
    await addDay(db, { day: DAY, calls: 3 });
    await inTransaction(db, (transaction) => callsOn(transaction, { day: DAY }));
    await expect(addDay(db, { day: DAY, calls: 4 })).rejects.toThrow(/unique/iu);
    const heard = told
      .filter(({ query }) => query.sql.includes("model_usage"))
      .map(({ level, query }) => [level, query.sql.split(" ")[0]]);
    expect(heard).toEqual([
      ["query", "insert"],
      ["query", "select"],
      ["error", "insert"],
    ]);
    expect(told.every(({ queryDurationMillis }) => queryDurationMillis >= 0)).toBe(true);
  });
});
