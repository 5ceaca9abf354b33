import { GAMES, gamePath } from "#core/games/catalogue.ts";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker holds the page and the script that draws it. */
async function isKept(page: import("@playwright/test").Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const scripts = performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.includes("/assets/"));
        const found = await Promise.all([wanted, ...scripts].map((url) => caches.match(url)));
        return scripts.length > 0 && found.every(Boolean);
      }, path),
    )
    .toBe(true);
}

for (const { name, title } of GAMES) {
  test(`${title}, once visited, opens and plays without a network`, async ({ page, context }) => {
    await page.goto(gamePath(name));
    await isKept(page, gamePath(name));
    await context.setOffline(true);
    await page.goto(`${gamePath(name)}?seed=tunnel`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("button", { name: /^Sound on/u }).click();
    await expect(page.getByRole("button", { name: /^Sound off/u })).toBeVisible();
    if (name === "puzzle") await expect(page.getByText("The picture did not come.")).toBeHidden();
    await context.setOffline(false);
  });
}

test("the worker minds the children's pages only, and nothing was sent anywhere", async ({
  page,
  context,
  server,
}) => {
  const elsewhere: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== server.url || url.pathname.startsWith("/api/"))
      elsewhere.push(request.url());
  });
  await page.goto(gamePath("memory"));
  await isKept(page, gamePath("memory"));
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await page.goto("/");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
