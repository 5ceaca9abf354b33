import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashOfFiles } from "./build-inputs.ts";

test("what a build is made of is known by its content, not by its dates", () => {
  const root = mkdtempSync(join(tmpdir(), "build-inputs-"));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const hash = () => hashOfFiles(["app", "lock.json"], root);
  mkdirSync(join(root, "app/ui"), { recursive: true });
  write("app/ui/a.ts", "a");
  write("app/ui/b.ts", "b");
  write("lock.json", "{}");
  const first = hash();

  // A checkout of what existed before, and a test.
  write("app/ui/a.ts", "a");
  utimesSync(join(root, "app/ui/b.ts"), 5_000_000_000, 5_000_000_000);
  write("app/ui/a.test.ts", "expect(1).toBe(1)");
  expect(hash()).toBe(first);

  const seen = new Set([first]);
  const changes = [
    // An older date does not hide a change.
    () => {
      write("app/ui/a.ts", "A");
      utimesSync(join(root, "app/ui/a.ts"), 1_000, 1_000);
    },
    () => write("app/ui/c.ts", ""),
    () => renameSync(join(root, "app/ui/c.ts"), join(root, "app/c.ts")),
    () => rmSync(join(root, "app/ui/b.ts")),
    () => write("lock.json", "{ }"),
  ];
  for (const [at, change] of changes.entries()) {
    change();
    seen.add(hash());
    expect(seen.size).toBe(at + 2);
  }
  rmSync(root, { recursive: true, force: true });
});
