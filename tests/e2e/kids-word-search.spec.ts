import type { Page } from "@playwright/test";
import type { Placement } from "#core/games/word-search/grid.ts";
import { initialWordSearch } from "#core/games/word-search/word-search.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

const ADDRESS = "/kids/games/word-search?seed=brave-otter-417";
const PLACEMENTS = initialWordSearch({
  category: "animals",
  level: "medium",
  seed: "brave-otter-417",
}).grid.placements;
const TEN = PLACEMENTS.slice(0, 10);

const ends = ({ cells }: Placement): [number, number] => [cells[0] ?? 0, cells.at(-1) ?? 0];

const letters = (page: Page) => page.getByRole("gridcell");

async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await expect(letters(page).first()).not.toHaveText("");
}

async function middleOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = await letters(page).nth(cell).boundingBox();
  if (!box) throw new Error(`cell ${cell} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: number, to: number): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

async function goTo(page: Page, from: number, to: number): Promise<void> {
  const rows = Math.floor(to / 12) - Math.floor(from / 12);
  const columns = (to % 12) - (from % 12);
  for (let step = 0; step < Math.abs(rows); step += 1) {
    await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
  }
  for (let step = 0; step < Math.abs(columns); step += 1) {
    await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
  }
}

const result = (page: Page) => page.getByRole("region", { name: "You did it!" });
const stat = (page: Page, label: string) =>
  page.locator("dl > div", { hasText: label }).locator("dd");
const best = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem("kids_ws_best_animals"));

test("by mouse: ten words end the game, and the best time stands after a reload", async ({
  page,
}) => {
  await open(page);
  for (const placement of TEN) await drag(page, ...ends(placement));
  await expect(result(page)).toBeVisible();
  await expect(stat(page, "Found")).toHaveText("10/10");
  expect(await best(page)).toMatch(/^\d+$/u);
  await page.reload();
  await expect(stat(page, "Best")).toHaveText(/^\d+:\d\d$/u);

  // The last two may still be found afterward; 'New' brings other letters.
  for (const placement of TEN) await drag(page, ...ends(placement));
  await page.getByRole("button", { name: "Find the last 2" }).click();
  await expect(result(page)).toHaveCount(0);
  for (const placement of PLACEMENTS.slice(10)) await drag(page, ...ends(placement));
  await expect(stat(page, "Found")).toHaveText("12/10");
  const before = await page.getByRole("grid").innerText();
  await page.getByRole("button", { name: "New" }).click();
  await expect(page.getByRole("grid")).not.toHaveText(before);
  await expect(stat(page, "Found")).toHaveText("0/10");
});

test("by finger: two taps for each word end the game", { tag: ["@phone", "@gate"] }, async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  await open(page);
  for (const placement of TEN) {
    for (const cell of ends(placement)) {
      const { x, y } = await middleOf(page, cell);
      await page.touchscreen.tap(x, y);
    }
  }
  await expect(result(page)).toBeVisible();
});

test("by keys alone: arrows, Enter and Escape", async ({ page }) => {
  await open(page);
  await letters(page).first().focus();
  let here = 0;
  // A line begun and taken back changes nothing.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  here = 1;
  for (const placement of TEN) {
    const [first, last] = ends(placement);
    await goTo(page, here, first);
    await page.keyboard.press("Enter");
    await goTo(page, first, last);
    await page.keyboard.press("Enter");
    here = last;
  }
  await expect(result(page)).toBeFocused();
});

test("a line that is no word of the list is said, and nothing is ticked off", async ({ page }) => {
  await open(page);
  const [first] = ends(PLACEMENTS[0] as Placement);
  await drag(page, first, first % 12 < 6 ? first + 2 : first - 2);
  await expect(page.getByText(/is not on the list. Try again!/u).first()).toBeVisible();
  await expect(stat(page, "Found")).toHaveText("0/10");
});

test("a second finger and a window that changes in mid-drag do no harm", { tag: "@phone" }, async ({
  page,
}) => {
  await open(page);
  const [first, last] = ends(PLACEMENTS[0] as Placement);
  const board = page.getByRole("grid");
  const fire = async (type: string, pointerId: number, cell: number) => {
    const { x, y } = await middleOf(page, cell);
    await board.dispatchEvent(type, {
      pointerId,
      clientX: x,
      clientY: y,
      button: 0,
      bubbles: true,
    });
  };
  await page.mouse.move(0, 0);
  const from = await middleOf(page, first);
  const to = await middleOf(page, last);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await fire("pointerdown", 77, 0);
  await fire("pointermove", 77, 5);
  await fire("pointerup", 77, 5);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(stat(page, "Found")).toHaveText("1/10");

  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await drag(page, 0, 0);
  await page.mouse.down();
  await page.setViewportSize({ width: size.height, height: size.width });
  await page.mouse.up();
  await page.setViewportSize(size);
  await drag(page, ...ends(PLACEMENTS[1] as Placement));
  await expect(stat(page, "Found")).toHaveText("2/10");
});

test("nonsense under the key of the best time counts as none", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("kids_ws_best_animals", "{soon}"));
  await open(page);
  await expect(stat(page, "Best")).toHaveText("–");
});

test("where the browser keeps nothing, the game goes on and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page);
  for (const placement of TEN) await drag(page, ...ends(placement));
  await expect(result(page)).toBeVisible();
  await expect(
    page.getByText("Your best result will be gone when you leave").first(),
  ).toBeVisible();
});

test("the same link shows the same letters; level and words are in the link", async ({ page }) => {
  await open(page);
  const text = await page.getByRole("grid").innerText();
  await page.getByText("Space", { exact: true }).click();
  await page.getByText("Easy", { exact: true }).click();
  await expect(page).toHaveURL(/category=space/u);
  await expect(page).toHaveURL(/level=easy/u);
  await expect(page.getByText("NEBULA")).toBeVisible();
  await open(page);
  expect(await page.getByRole("grid").innerText()).toBe(text);
});

test("is accessible and no wider than the window, during the game and at its end", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page);
  for (const placement of TEN.slice(0, 9)) await drag(page, ...ends(placement));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await drag(page, ...ends(TEN[9] as Placement));
  await expect(result(page)).toBeVisible();
  await expectAccessible(page);
});
