import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { expect, expectAccessible, startServer, test } from "./fixtures.ts";

test("a page that fails says so, and names the request as the operator's log does", {
  tag: "@gate",
}, async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "sevenfold-failing-"));
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  try {
    const database = new SQLite(join(dataDir, "sevenfold.sqlite"));
    database.exec("alter table plan_shares rename to taken_away");
    database.close();
    const answer = await page.goto(`${server.url}/shared/abcdefghijklmnopqrstuvwx`);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("heading", { name: "Something broke" })).toBeVisible();
    const name = answer?.headers()["x-request-id"] ?? "";
    await expect(page.getByText(`please mention this request: ${name}`)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.stop();
  }
});
