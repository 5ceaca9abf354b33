import type { Page } from "@playwright/test";
import { COLORS, drawColors } from "#core/games/pattern/colors.ts";
import { seededRandom } from "#core/random/random.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const BEST = "kids_pattern_best_level";

/** The places of a seed's colors. */
const placesOf = (seed: string, length: number): number[] =>
  drawColors(seededRandom(`pattern:${seed}`), length).map((name) =>
    COLORS.findIndex((color) => color.name === name),
  );

const pads = (page: Page) => page.getByRole("group", { name: "Colors" }).getByRole("button");
const best = (page: Page, key = BEST) => page.evaluate((name) => localStorage.getItem(name), key);

async function open(page: Page, seed: string): Promise<void> {
  await page.goto(`/kids/games/pattern?seed=${seed}`);
  await expect(page.getByRole("link", { name: "Today's challenge" })).toHaveAttribute(
    "href",
    /seed=today-/u,
  );
}

const turn = (page: Page) => expect(page.getByText(/^Your turn! 0 of/u)).toBeVisible();

test("patterns grow when they are repeated, and the record stands after a reload", async ({
  page,
}) => {
  await open(page, "grow");
  await page.getByRole("button", { name: "Start" }).click();
  for (const length of [3, 4]) {
    await turn(page);
    for (const place of placesOf("grow", length)) await pads(page).nth(place).click();
    await expect(page.getByText("New record!", { exact: true })).toBeVisible();
  }
  expect(await best(page)).toBe("2");
  await expect(page.getByText("Level", { exact: true }).locator("..")).toContainText("3");
  await page.reload();
  await expect(page.getByText("Best level", { exact: true }).locator("..")).toContainText("2");
});

test("it is played to its end by keys alone; without a pattern built it says 'Nice try!'", async ({
  page,
}) => {
  await open(page, "keys");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await expect(pads(page).first()).toBeFocused();
  for (let life = 0; life < 3; life += 1) {
    await turn(page);
    const [first = 0] = placesOf("keys", 1);
    await page.keyboard.press(String(((first + 1) % 4) + 1));
  }
  await expect(page.getByRole("heading", { name: "Nice try!" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await turn(page);
  expect(await best(page)).toBeNull();
});

test("it is played by touch, replayed once, and relaxed without a clock", { tag: "@gate" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await open(page, "touch");
  await page.getByRole("switch", { name: "Relaxed" }).tap();
  await page.getByRole("button", { name: "Start" }).tap();
  await turn(page);
  await page.getByRole("button", { name: "Replay" }).tap();
  await expect(page.getByText("Watch and listen…")).toBeVisible();
  await turn(page);
  await expect(page.getByRole("button", { name: "Replay" })).toBeDisabled();
  await expect(page.getByText("Seconds", { exact: true }).locator("..")).toContainText("∞");
  for (const place of placesOf("touch", 3)) await pads(page).nth(place).tap();
  await expect(page.getByText("New record!", { exact: true })).toBeVisible();
  expect(await best(page)).toBeNull();
  expect(await best(page, `${BEST}_relaxed`)).toBe("1");
  await context.close();
});

test("no time left costs a life", { tag: "@gate" }, async ({ page }) => {
  await page.clock.install();
  await open(page, "late");
  await page.getByRole("button", { name: "Start" }).click();
  await page.clock.runFor(3_000);
  await turn(page);
  await page.clock.runFor(12_000);
  await expect(page.getByText(/2 lives left$/u)).toBeVisible();
});

test("fifty keys a second do no harm", async ({ page }) => {
  await open(page, "mash");
  await page.getByRole("button", { name: "Start" }).click();
  const keys = ["1", "Enter", "2", "ArrowRight", "3", "Space", "4", "x"];
  for (let count = 0; count < 150; count += 1)
    await page.keyboard.press(keys[(count * 5) % 8] ?? "x");
  await expect(pads(page)).toHaveCount(4);
  await expect(page.getByText("Lives", { exact: true }).locator("..")).toContainText(/[0-3]/u);
});

test("today's challenge ends the game that is played, and begins the day's", async ({ page }) => {
  await open(page, "other");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Today's challenge" }).click();
  await expect(page.getByText("Press Start, then watch!")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await turn(page);
  const seed = new URL(page.url()).searchParams.get("seed") ?? "";
  for (const place of placesOf(seed, 3)) await pads(page).nth(place).click();
  await expect(page.getByText("Yes! One more color is coming…")).toBeVisible();
});

test("where one reads from right to left, the arrow back and the time bar point the other way", async ({
  page,
}) => {
  await open(page, "direction");
  const arrow = page.getByRole("link", { name: "Back to Kids Hub" }).locator("svg");
  const bar = page.locator("[aria-hidden] > .origin-left");
  /** How far from its left edge the bar begins, as a share of its width. */
  const begin = () =>
    bar.evaluate(
      (element) =>
        Number.parseFloat(getComputedStyle(element).transformOrigin) /
        element.getBoundingClientRect().width,
    );
  await expect(arrow).toHaveCSS("scale", "none");
  expect(await begin()).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await expect(arrow).toHaveCSS("scale", "-1 1");
  expect(await begin()).toBeCloseTo(1);
});
