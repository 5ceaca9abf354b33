import type { Page } from "@playwright/test";
import { textOf } from "#core/games/typing/text.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

const SEED = "brave-otter-417";
const ADDRESS = `/kids/games/typing?seed=${SEED}`;

const stat = (page: Page, label: string) =>
  page.locator("dl > div", { hasText: label }).locator("dd");
const start = (page: Page) => page.getByRole("button", { name: "Start" });
const across = (page: Page) =>
  page.getByRole("region", { name: "Great job! Your animal made it across." });

async function begin(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("img", { name: /of \d+ steps/u })).toBeVisible();
  await start(page).click();
  // The button keeps the focus until the page is painted, and a space would press it again.
  await expect(page.getByRole("application", { name: "Type here" })).toBeFocused();
}

test("by keys alone: letters, then words, with a record that stands after a reload", async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(page.getByRole("application", { name: "Type here" })).toBeFocused();
  await page.keyboard.type(textOf("letters", SEED, 0).toUpperCase());
  await expect(across(page)).toBeFocused();
  await expect(stat(page, "Accuracy")).toHaveText("100%");
  await expect(page.getByText("1 of 5 friends are across")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type(textOf("letters", SEED, 1));
  await expect(page.getByText("2 of 5 friends are across")).toBeVisible();
  const best = () => page.evaluate(() => localStorage.getItem("kids_typing_best_wpm_letters"));
  expect(Number(await best())).toBeGreaterThan(0);
  const kept = await best();
  await page.reload();
  expect(await best()).toBe(kept);

  await begin(page, `${ADDRESS}&level=medium`);
  await page.keyboard.type(textOf("medium", SEED, 0));
  await expect(across(page)).toBeVisible();
});

test("ten letters fit a small phone", async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await begin(page, `${ADDRESS}&level=letters`);
    await expectNoSidewaysScroll(page);
    const tiles = page.getByRole("application", { name: "Type here" }).locator("span");
    await expect(tiles).toHaveCount(10);
    const rights = await tiles.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(width);
  }
});

test("by finger or mouse: the keys on the screen do it alone", {
  tag: ["@phone", "@gate"],
}, async ({ page, hasTouch }) => {
  await begin(page, `${ADDRESS}&level=easy`);
  for (const letter of textOf("easy", SEED, 0)) {
    const name = letter === " " ? "Space" : letter.toUpperCase();
    const key = page.getByRole("button", { name, exact: true });
    await (hasTouch ? key.tap() : key.click());
  }
  await expect(across(page)).toBeVisible();
  await expect(stat(page, "Mistakes")).toHaveText("0");
});

test("wrong keys are counted kindly, and after two of them the keyboard points the way", async ({
  page,
}) => {
  await begin(page);
  const [first = ""] = textOf("letters", SEED, 0);
  await page.keyboard.press("7");
  await expect(page.getByText(`Nearly! Look for ${first.toUpperCase()}.`).first()).toBeVisible();
  await page.keyboard.press("Shift");
  await page.keyboard.press("8");
  await expect(stat(page, "Mistakes")).toHaveText("2");
  await expect(stat(page, "Accuracy")).toHaveText("0%");
  await expect(page.getByRole("img", { name: /0 of 10 steps/u })).toBeVisible();
  await page.keyboard.press(first);
  await expect(page.getByRole("img", { name: /1 of 10 steps/u })).toBeVisible();
});

test("Pause halts clock and keys, Resume goes on, Next brings another text", async ({ page }) => {
  await page.clock.install();
  await begin(page);
  const [first = "", second = ""] = textOf("letters", SEED, 0);
  await page.keyboard.press(first);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.keyboard.press(second);
  await expect(page.getByRole("img", { name: /1 of 10 steps/u })).toBeVisible();
  const time = await stat(page, "Time").innerText();
  await page.clock.runFor(1_500);
  await expect(stat(page, "Time")).toHaveText(time);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.keyboard.press(second);
  await expect(page.getByRole("img", { name: /2 of 10 steps/u })).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("img", { name: /0 of 10 steps/u })).toBeVisible();
  await page.keyboard.press(textOf("letters", SEED, 1)[0] ?? "");
  await expect(page.getByRole("img", { name: /1 of 10 steps/u })).toBeVisible();
});

test("mashing fifty keys a second does no harm", async ({ page }) => {
  await begin(page, `${ADDRESS}&level=medium`);
  await page.evaluate(async () => {
    const keys = "abcdefghijklmnopqrstuvwxyz ,.;'[]1234567890";
    for (let index = 0; index < 150; index += 1) {
      const key = keys[(index * 7) % keys.length] ?? "a";
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const label = await page.getByRole("img", { name: /steps/u }).getAttribute("aria-label");
  const steps = Number(/made (\d+) of/u.exec(label ?? "")?.[1]);
  await expect(stat(page, "Mistakes")).toHaveText(String(150 - steps));
  await page.keyboard.type(textOf("medium", SEED, 0).slice(steps));
  await expect(across(page)).toBeVisible();
});

test("is accessible and no wider than the window, before, during and after", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(start(page)).toBeVisible();
  await expectAccessible(page);
  await start(page).click();
  await page.keyboard.type(textOf("letters", SEED, 0).slice(0, 4));
  for (const wrong of "??") await page.keyboard.press(wrong);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type(textOf("letters", SEED, 0).slice(4));
  await expect(across(page)).toBeVisible();
  await expectAccessible(page);
});
