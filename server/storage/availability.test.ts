import { expect, test } from "vitest";
import { isConflict, isDatabaseAway } from "./availability.ts";

const withCode = (code: string) => Object.assign(new Error("what the driver says"), { code });

test.each([
  ["53100", "PostgreSQL's disk is full"],
  ["53300", "it has too many connections"],
  ["57P01", "it is shutting down"],
  ["57P03", "it is starting"],
  ["25006", "it has become a standby"],
  ["08006", "the connection failed"],
  ["ECONNREFUSED", "nobody listens"],
  ["EAI_AGAIN", "its name cannot be looked up now"],
  ["SQLITE_BUSY", "another process writes"],
  ["SQLITE_BUSY_SNAPSHOT", "another process has written"],
  ["SQLITE_FULL", "the disk is full"],
  ["SQLITE_IOERR_WRITE", "the disk takes nothing"],
  ["SQLITE_CANTOPEN", "the file is out of reach"],
])("%s passes: %s", (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true);
  expect(isDatabaseAway(new AggregateError([withCode(code)]))).toBe(true);
});

test.each([
  ["23505", true],
  ["SQLITE_CONSTRAINT_UNIQUE", true],
  ["57P01", false],
  ["42P01", false],
])("%s is a row that another one is in the way of: %s", (code, conflicts) => {
  expect(isConflict(withCode(code))).toBe(conflicts);
});

test.each(["23505", "42P01", "22P02", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_ERROR", ""])(
  "%j is a fault of ours",
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false);
  },
);
