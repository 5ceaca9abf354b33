import type { Page } from "@playwright/test";
import type { Level } from "#core/games/catalogue.ts";
import { initialMemory } from "#core/games/memory/memory.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const BEST = "kids_memory_best_seconds";

/** The places of the cards of a seed, pair by pair. */
function pairsOf(seed: string, level: Level = "easy"): number[][] {
  const { cards } = initialMemory({ seed, level });
  const places = Map.groupBy(cards.keys(), (place) => cards[place]?.face.name);
  return [...places.values()];
}

const cards = (page: Page) => page.getByRole("group", { name: "Cards" }).getByRole("button");
const best = (page: Page, key = BEST) => page.evaluate((name) => localStorage.getItem(name), key);
const result = (page: Page) => page.getByRole("heading", { name: "You found them all!" });

async function open(page: Page, seed: string, more = ""): Promise<void> {
  await page.goto(`/kids/games/memory?seed=${seed}${more}`);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.waitForFunction(
    () => document.querySelector("fieldset[aria-label=Cards] button span span span")?.textContent,
  );
}

for (const level of ["easy", "medium"] as const) {
  const title = `level ${level} is played to its end by mouse, and the record stands`;
  // The same way with more cards; its record has a key of its own.
  test(title, { tag: level === "medium" ? "@deep" : "@gate" }, async ({ page }) => {
    await open(page, "mouse", `&level=${level}`);
    for (const pair of pairsOf("mouse", level)) {
      for (const place of pair) await cards(page).nth(place).click();
    }
    await expect(result(page)).toBeVisible();
    await expect(page.getByText("That's your best time!")).toBeVisible();
    await expectAccessible(page);
    const key = level === "easy" ? BEST : `${BEST}_medium`;
    expect(Number(await best(page, key))).toBeGreaterThanOrEqual(0);
    await page.reload();
    await expect(page.getByText("Best", { exact: true }).locator("..")).toContainText(/\d:\d\d/u);
  });
}

test("it is played to its end by touch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await open(page, "touch");
  for (const pair of pairsOf("touch")) {
    for (const place of pair) await cards(page).nth(place).tap();
  }
  await expect(result(page)).toBeVisible();
  await context.close();
});

test("it is played to its end by keys alone, and on to the next game", async ({ page }) => {
  await open(page, "keys");
  await cards(page).first().focus();
  let at = 0;
  const go = async (place: number) => {
    const [from, to] = [at, place];
    const rows = Math.floor(to / 4) - Math.floor(from / 4);
    const columns = (to % 4) - (from % 4);
    for (let step = 0; step < Math.abs(rows); step += 1) {
      await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
    }
    for (let step = 0; step < Math.abs(columns); step += 1) {
      await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
    }
    at = place;
    await expect(cards(page).nth(place)).toBeFocused();
  };
  const [[first = 0] = [], [other = 0] = []] = pairsOf("keys");
  await go(first);
  await page.keyboard.press("Enter");
  await go(other);
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Not a pair" })).toBeAttached();
  await expect(cards(page).nth(first)).toHaveAccessibleName(/closed$/u, { timeout: 2_000 });
  for (const pair of pairsOf("keys")) {
    for (const place of pair) {
      await go(place);
      await page.keyboard.press("Enter");
    }
  }
  await expect(result(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Play again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result(page)).toBeHidden();
  await expect(cards(page).first()).toBeFocused();
  await expect(page.getByText("Pairs", { exact: true }).locator("..")).toContainText("0/8");
});

test("a third card stays closed while two that differ lie open", async ({ page }) => {
  await open(page, "third");
  const [[first = 0, second = 0] = [], [other = 0] = []] = pairsOf("third");
  await cards(page).nth(first).click();
  await cards(page).nth(other).click();
  await cards(page).nth(second).click();
  await expect(cards(page).nth(second)).toHaveAccessibleName(/closed$/u);
  await expect(page.getByText("Moves", { exact: true }).locator("..")).toContainText("1");
});

test("fifty keys a second do no harm", async ({ page }) => {
  await open(page, "mash");
  await cards(page).first().focus();
  const keys = ["Enter", "ArrowRight", "Space", "ArrowDown", "a", "ArrowLeft", "Enter", "ArrowUp"];
  for (let count = 0; count < 100; count += 1)
    await page.keyboard.press(keys[(count * 7) % 8] ?? "a");
  expect(await page.locator("[aria-label$=', open']").count()).toBeLessThanOrEqual(2);
  await expect(cards(page)).toHaveCount(16);
});

test("garbage where the best time is kept counts as none", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"a":"<b>"}'), BEST);
  await open(page, "garbage");
  await expect(page.getByText("Best", { exact: true }).locator("..")).toContainText("–");
});

test("a blocked storage is told once, and the game goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, "blocked");
  for (const pair of pairsOf("blocked")) {
    for (const place of pair) await cards(page).nth(place).click();
  }
  await expect(result(page)).toBeVisible();
  await expect(
    page.getByText("Your best result will be gone when you leave", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Best", { exact: true }).locator("..")).toContainText(/\d:\d\d/u);
});

test("the clock waits while the page is hidden, and says so", async ({ page }) => {
  await page.clock.install();
  await open(page, "hidden");
  const time = page.getByText("Time", { exact: true }).locator("..");
  await page.clock.runFor(5_000);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await setVisibility("hidden");
  await page.clock.fastForward(3_600_000);
  await setVisibility("visible");
  await expect(page.getByText("The clock waited for you.")).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(time).toContainText(/0:0[78]/u);
});

test("sound is switched off, and stays off after a reload", async ({ page }) => {
  await open(page, "mute");
  await page.getByRole("button", { name: "Sound on. Turn it off" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sound off. Turn it on" })).toBeVisible();
});

test("a friend's link brings the same cards, whatever its seed", async ({ page }) => {
  const seed = "<i>ü & 🦊</i>";
  await open(page, encodeURIComponent(seed), "&level=medium");
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(cards(page)).toHaveCount(24);
  const [place = 0] = pairsOf(seed, "medium")[0] ?? [];
  await cards(page).nth(place).click();
  const { name } = initialMemory({ seed, level: "medium" }).cards[place]?.face ?? { name: "none" };
  await expect(cards(page).nth(place)).toHaveAccessibleName(new RegExp(`${name}, open$`, "u"));
});

test("a link to whatever day it is brings that day's challenge", async ({ page }) => {
  await page.goto("/kids/games/memory?level=medium&seed=today");
  await expect(page).toHaveURL(/\?level=medium&seed=today-\d{4}-\d\d-\d\d$/u);
  await expect(page.getByText("This is today's challenge.")).toBeVisible();
});

test("today's challenge is the day's seed", async ({ page }) => {
  await page.goto("/kids/games/memory");
  await page.getByRole("link", { name: "Today's challenge" }).click();
  await expect(page).toHaveURL(/\?seed=today-\d{4}-\d\d-\d\d$/u);
  await expect(page.getByText("This is today's challenge.")).toBeVisible();
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(page).toHaveURL(/\/kids\/games\/memory$/u);
});
