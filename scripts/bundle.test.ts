import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { recordBundles, restoreBundles } from "./bundle.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sevenfold-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["client", "server"]) mkdirSync(join(folder, part));
  writeFileSync(join(folder, "client", "app.js"), "app");
  writeFileSync(join(folder, "server", "index.js"), "server");
  recordBundles(folder, "sources");
});

test("what a build has added is removed, and the bundles stay", () => {
  writeFileSync(join(folder, "client", "page.html"), "a page");
  expect(restoreBundles(folder, "sources")).toBe(true);
  expect(readdirSync(join(folder, "client"))).toEqual(["app.js"]);
  expect(readdirSync(join(folder, "server"))).toEqual(["index.js"]);
});

test.each<[string, () => void]>([
  ["a missing file", () => rmSync(join(folder, "server", "index.js"))],
  ["a damaged file", () => writeFileSync(join(folder, "client", "app.js"), "ap")],
  ["a damaged record", () => writeFileSync(join(folder, "bundle.json"), "{")],
  ["no record", () => rmSync(join(folder, "bundle.json"))],
])("%s: everything is bundled again", (_, damage) => {
  damage();
  expect(restoreBundles(folder, "sources")).toBe(false);
});

test("bundles of other sources are not used", () => {
  expect(restoreBundles(folder, "other sources")).toBe(false);
});
