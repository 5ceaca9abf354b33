import { GAMES } from "#core/games/catalogue.ts";
import { expect, test, untilLive } from "./fixtures.ts";

test("the hub leads to every game, and each game back and to the others", { tag: "@gate" }, async ({
  page,
}) => {
  await page.goto("/kids");
  await page.getByRole("link", { name: "Play games" }).click();
  await expect(page.getByRole("heading", { name: "Pick a game" })).toBeInViewport();
  for (const { title, ages, badge } of GAMES) {
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card).toContainText(`Ages ${ages}`);
    await expect(card).toContainText(badge);
    await page.getByRole("link", { name: `Play ${title}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const others = page.getByRole("navigation", { name: "More games" }).getByRole("link");
    await expect(others).toHaveCount(4);
    await page.getByRole("link", { name: "Back to Kids Hub" }).click();
    await expect(page).toHaveURL(/\/kids$/u);
  }
});

test("one answer is open at a time", async ({ page }) => {
  await page.goto("/kids");
  const questions = page.locator("#questions details");
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator("summary").click();
  await questions.nth(3).locator("summary").click();
  await expect(page.locator("#questions details[open]")).toHaveCount(1);
  await expect(questions.nth(3)).toHaveAttribute("open", "");
});

test("a cover that cannot be loaded makes way for a box of crayons", async ({ page }) => {
  await page.route("**/artwork/nature-1.svg", (route) => route.abort());
  await page.goto("/kids");
  const cover = page
    .getByRole("listitem")
    .filter({ hasText: "Outdoor hobbies for students" })
    .locator("img");
  await cover.scrollIntoViewIfNeeded();
  await expect(cover).toHaveAttribute("src", "/artwork/kids/crayons.svg");
});

test("an unknown game is Memory Match", async ({ page }) => {
  const response = await page.goto("/kids/games/no-such-game");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Memory Match");
  await expect(page.getByRole("button", { name: /^Row 1, column 1/u })).toBeVisible();
});

test("a game sends nothing once it is there, asks no other host, and sets no cookie", async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    // The browser itself may ask for the tab's icon again when the address changes.
    if (!request.url().endsWith("/favicon.svg")) asked.push(request.url());
  });
  // The last thing that a page fetches is what would install the service worker, which is refused here.
  const last = page.waitForResponse(/register-worker-/u);
  await page.goto("/kids/games/memory");
  await last;
  await untilLive(page);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  asked.length = 0;
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Row 1, column 1/u }).click();
  await page.getByRole("button", { name: "Restart" }).click();
  await page.getByText("Medium", { exact: true }).click();
  await expect(page.getByRole("button", { name: /^Row/u })).toHaveCount(24);
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
