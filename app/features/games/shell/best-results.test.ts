import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBest, saveBest } from "./best-results.ts";

let stored = new Map<string, string>();

function browserWith(setItem: (key: string, text: string) => void): void {
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem,
      removeItem: (key: string) => stored.delete(key),
    },
  });
}

beforeEach(() => {
  stored = new Map();
  browserWith((key, text) => void stored.set(key, text));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["12", 12],
  ["0", 0],
  ["37.5", 37.5],
  ["", undefined],
  ["-3", undefined],
  ["NaN", undefined],
  ["1e9", undefined],
  ["Infinity", undefined],
  ["9999999999", undefined],
  [" 12", undefined],
  ['{"a":1}', undefined],
])("%j under a key is read as %j", (text, value) => {
  stored.set("kids_a", text);
  expect(readBest("kids_a")).toBe(value);
});

test("the first result is a record, and only a better one after it", () => {
  expect(saveBest("kids_b", 40, "lower")).toEqual({ isRecord: true, kept: true });
  expect(saveBest("kids_b", 40, "lower").isRecord).toBe(false);
  expect(saveBest("kids_b", 41, "lower").isRecord).toBe(false);
  expect(stored.get("kids_b")).toBe("40");
  expect(saveBest("kids_b", 39, "lower").isRecord).toBe(true);
  expect(stored.get("kids_b")).toBe("39");
});

test("where more is better, more is a record", () => {
  saveBest("kids_c", 3, "higher");
  expect(saveBest("kids_c", 2, "higher").isRecord).toBe(false);
  expect(saveBest("kids_c", 4, "higher").isRecord).toBe(true);
});

test("garbage makes way for the first result", () => {
  stored.set("kids_d", "fast!");
  expect(saveBest("kids_d", 90, "lower")).toEqual({ isRecord: true, kept: true });
  expect(stored.get("kids_d")).toBe("90");
});

test("what the browser refuses to keep lasts until the page is left", () => {
  browserWith(() => {
    throw new Error("full");
  });
  expect(saveBest("kids_e", 20, "lower")).toEqual({ isRecord: true, kept: false });
  expect(readBest("kids_e")).toBe(20);
  expect(saveBest("kids_e", 25, "lower").isRecord).toBe(false);
});
