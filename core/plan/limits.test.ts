import { expect, test } from "vitest";
import {
  DELETED_BYTES_MAX,
  DELETED_PLANS_MAX,
  findExcessDeleted,
  hasRoomForPlan,
  PLAN_LIMIT,
  STORED_PLANS_MAX,
} from "./limits.ts";

const FINISHED = [1, 2, 3, 4, 5, 6, 7];
const times = (count: number, completed: readonly number[]) => Array(count).fill(completed);

test("five unfinished plans fill an account, finished ones do not", () => {
  expect(hasRoomForPlan([])).toBe(true);
  expect(hasRoomForPlan(times(PLAN_LIMIT - 1, [1, 2]))).toBe(true);
  expect(hasRoomForPlan(times(PLAN_LIMIT, FINISHED.slice(1)))).toBe(false);
  expect(hasRoomForPlan([...times(PLAN_LIMIT - 1, []), ...times(20, FINISHED)])).toBe(true);
});

test("an account does not grow without end", () => {
  expect(hasRoomForPlan(times(STORED_PLANS_MAX - 1, FINISHED))).toBe(true);
  expect(hasRoomForPlan(times(STORED_PLANS_MAX, FINISHED))).toBe(false);
});

const plans = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), bytes }));

test("as many deleted plans as may be are all kept", () => {
  expect(findExcessDeleted([])).toEqual([]);
  expect(findExcessDeleted(plans(DELETED_PLANS_MAX, 28_000))).toEqual([]);
  expect(findExcessDeleted(plans(4, DELETED_BYTES_MAX / 4))).toEqual([]);
});

test("of more, the oldest go, by their number and by their size", () => {
  expect(findExcessDeleted(plans(DELETED_PLANS_MAX + 2, 1))).toEqual(["20", "21"]);
  expect(findExcessDeleted(plans(5, DELETED_BYTES_MAX / 4))).toEqual(["4"]);
});

test("what is older than one that is too many goes too, however small it is; the latest stays", () => {
  const [big, small] = [DELETED_BYTES_MAX + 1, 1];
  const sizes = (...all: number[]) => all.map((bytes, at) => ({ id: String(at), bytes }));
  expect(findExcessDeleted(sizes(small, big, small))).toEqual(["1", "2"]);
  expect(findExcessDeleted(sizes(big))).toEqual([]);
});
