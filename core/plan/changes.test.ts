import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { applyChanges, changesBetween, type Json } from "./changes.ts";

const anyJson = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes("__proto__")) as fc.Arbitrary<Json>;
// -0 does not survive JSON, where it becomes 0.
const plain = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

describe("changes", () => {
  test("lead from any value to any other", () => {
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        const [before, after] = [plain(one), plain(other)];
        expect(applyChanges(before, changesBetween(before, after))).toEqual(after);
      }),
      RUNS,
    );
  });

  test("between equal values are none", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(changesBetween(plain(value), plain(value))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("of a growing text are only its new letters", () => {
    const before = { days: [{ title: "Tun" }] };
    const after = { days: [{ title: "Tuning" }] };
    expect(changesBetween(before, after)).toEqual([[["days", 0, "title"], "append", "ing"]]);
  });

  test("leave the value they are made on as it was", () => {
    const value = { days: [{ title: "a" }] };
    applyChanges(value, [[["days", 0, "title"], "set", "b"]]);
    expect(value).toEqual({ days: [{ title: "a" }] });
  });

  test.each([["__proto__"], ["constructor"], ["prototype"]])("never follow '%s'", (key) => {
    const changed = applyChanges({}, [[[key, "polluted"], "set", true]]);
    expect(changed).toEqual({});
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([["__proto__"], ["constructor"], ["prototype"], ["toString"]])(
    "carry the key '%s' like any other, and touch no prototype",
    (key) => {
      const after = JSON.parse(`{"${key}":{"x":1},"y":2}`) as Json;
      const made = applyChanges({}, changesBetween({}, after));
      expect(JSON.stringify(made)).toBe(JSON.stringify(after));
      expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  test("pass over a path that leads nowhere", () => {
    expect(applyChanges({ a: 1 }, [[["a", "b"], "set", 2]])).toEqual({ a: 1 });
    expect(applyChanges([], [[[5], "set", 2]])).toEqual([]);
  });
});
