import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { SQLITE_FILE } from "#server/storage/sqlite.ts";
import { IS_DEEP } from "#tests/property-runs.ts";
import { type ServerProcess, startServerProcess } from "#tests/setup/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import {
  acknowledgedBy,
  expectAllThere,
  makeMembers,
  type Random,
  seededRandom,
  signInAll,
  type WritingMember,
  writeOnce,
} from "#tests/setup/writing-members.ts";

/** Each takes some two seconds. */
const CRASHES = IS_DEEP ? 25 : 5;
const MEMBERS = 4;
/** A server is killed after so many acknowledged writes, however fast the machine is. */
const FEWEST = 20;
const MOST = 120;

test(`a server that is killed ${CRASHES} times while members write loses nothing it has acknowledged`, async () => {
  const place = await createTestDatabase("sqlite");
  const random = seededRandom(7);
  const members = await makeMembers(place, MEMBERS);
  let acknowledged = 0;
  let inFlight = 0;
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const server = await startServerProcess(place);
    if (crash === 0) await signInAll(server.url, members);
    const load = Promise.all(members.map((member) => writeUntilKilled(server, member, random)));
    const enough = FEWEST + random() * (MOST - FEWEST);
    // In the middle of the writes.
    while (acknowledgedBy(members) < enough) await pause(2);
    await server.kill();
    await load;
    inFlight += members.filter(({ pending }) => pending).length;
    expectWholeFile(place);
    await expectAllThere(place, members);
    acknowledged += acknowledgedBy(members);
    for (const member of members) member.acknowledged = 0;
  }
  // The crashes did come in the middle of writes.
  expect(acknowledged).toBeGreaterThan(CRASHES * MEMBERS);
  expect(inFlight).toBeGreaterThan(CRASHES);
  await place.drop();
}, 600_000);

/** One write after the other, each of them told to the model before and after. */
async function writeUntilKilled(
  { url }: ServerProcess,
  member: WritingMember,
  random: Random,
): Promise<void> {
  while (await writeOnce(url, member, random));
}

function expectWholeFile(place: TestDatabase): void {
  const db = new SQLite(join(place.dataDir, SQLITE_FILE));
  try {
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.pragma("foreign_key_check")).toEqual([]);
  } finally {
    db.close();
  }
}
