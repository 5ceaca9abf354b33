import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

const PUZZLE = "/kids/games/puzzle?seed=friends";

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`nothing is drawn for ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const pieceIs = (piece: number) => `[data-piece="${piece}"]`;
const slotIs = (slot: number | "tray") => `[data-target="${slot}"]`;
const piece = (page: Page, id: number) => page.locator(pieceIs(id));
const moves = (page: Page) => page.locator("dl > div").filter({ hasText: "Moves" }).locator("dd");
const solved = (page: Page) => page.getByRole("heading", { name: "Solved! Great job!" });

/** A piece that has been pushed away settles for a moment; its place is asked for afterward. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
}

async function open(page: Page, address = PUZZLE): Promise<void> {
  await page.goto(address);
  await expect(page.locator("[data-piece]")).not.toHaveCount(0);
  await settle(page);
}

async function dragByMouse(page: Page, from: string, to: string): Promise<void> {
  await settle(page);
  await page.locator(from).scrollIntoViewIfNeeded();
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** How many pieces have something drawn in their middle. */
const drawnPieces = (page: Page): Promise<number> =>
  page.locator("[data-piece] canvas").evaluateAll(
    (all) =>
      all.filter((one) => {
        const { width, height } = one as HTMLCanvasElement;
        const pen = (one as HTMLCanvasElement).getContext("2d");
        return (pen?.getImageData(width / 2, height / 2, 1, 1).data[3] ?? 0) > 0;
      }).length,
  );

const where = async (page: Page, id: number) =>
  (await piece(page, id).getAttribute("aria-label"))?.replace(/^Piece \d+, (.+?):.*$/u, "$1");

test.describe("the puzzle", () => {
  test("is solved by mouse, and the record stands after a reload", async ({ page }) => {
    await open(page);
    for (let id = 0; id < 9; id += 1) {
      await expect(solved(page)).toBeHidden();
      await dragByMouse(page, pieceIs(id), slotIs(id));
      await expect(moves(page)).toHaveText(String(id + 1));
    }
    await expect(solved(page)).toBeVisible();
    const best = await page.evaluate(() => localStorage.getItem("kids_puzzle_best_seconds"));
    expect(best).toMatch(/^\d+$/u);
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator("dl > div").filter({ hasText: "Best" })).toContainText(/\d:\d\d/u);
  });

  test("is solved by keys alone on the medium level", { tag: "@gate" }, async ({ page }) => {
    await open(page, `${PUZZLE}&level=medium&picture=mountain-lake`);
    // The last piece first: the first free slot, where a lifted piece starts, stays the top left one.
    for (let id = 15; id >= 0; id -= 1) {
      await piece(page, id).focus();
      await page.keyboard.press("Enter");
      for (let step = 0; step < id % 4; step += 1) await page.keyboard.press("ArrowRight");
      for (let step = 0; step < Math.floor(id / 4); step += 1) {
        await page.keyboard.press("ArrowDown");
      }
      await page.keyboard.press("Enter");
      await expect(piece(page, id)).toHaveAttribute("aria-pressed", "false");
    }
    await expect(solved(page)).toBeVisible();
    await expect(moves(page)).toHaveText("16");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(solved(page)).toBeHidden();
    await expect(page.locator("[data-piece]:focus")).toHaveCount(1);
  });

  test("is played by taps too: a piece, then its place", { tag: "@phone" }, async ({ page }) => {
    await open(page);
    await piece(page, 4).click();
    await expect(piece(page, 4)).toHaveAttribute("aria-pressed", "true");
    await page.locator(slotIs(0)).click();
    expect(await where(page, 4)).toBe("row 1, column 1");
    await piece(page, 5).click();
    await piece(page, 4).click();
    expect(await where(page, 5)).toBe("row 1, column 1");
    expect(await where(page, 4)).toBe("in the tray");
  });

  test("swaps on the board, sends back from a taken slot, takes back to the tray", async ({
    page,
  }) => {
    await open(page);
    await dragByMouse(page, pieceIs(0), slotIs(3));
    await dragByMouse(page, pieceIs(1), slotIs(4));
    await dragByMouse(page, pieceIs(0), slotIs(4));
    expect([await where(page, 0), await where(page, 1)]).toEqual([
      "row 2, column 2",
      "row 2, column 1",
    ]);
    await dragByMouse(page, pieceIs(2), slotIs(4));
    expect([await where(page, 2), await where(page, 0)]).toEqual([
      "row 2, column 2",
      "in the tray",
    ]);
    await dragByMouse(page, pieceIs(2), slotIs("tray"));
    expect(await where(page, 2)).toBe("in the tray");
    await expect(moves(page)).toHaveText("5");
  });

  test("a new image, another theme and a shuffle begin anew", async ({ page }) => {
    await open(page);
    const picture = page.locator("fieldset img");
    await dragByMouse(page, pieceIs(0), slotIs(0));
    await page.getByRole("button", { name: "New Image" }).click();
    await expect(picture).toHaveAttribute("src", /under-the-sea/u);
    await expect(moves(page)).toHaveText("0");
    await page.getByText("Nature", { exact: true }).click();
    await expect(picture).toHaveAttribute("src", /mountain-lake/u);
    await dragByMouse(page, pieceIs(0), slotIs(0));
    await expect(moves(page)).toHaveText("1");
    await page.getByRole("button", { name: "Shuffle" }).click();
    await expect(moves(page)).toHaveText("0");
    await expect(picture).toHaveAttribute("src", /mountain-lake/u);
  });

  test("a drag that loses its ground changes nothing", { tag: "@phone" }, async ({
    page,
    viewport,
  }) => {
    await open(page);
    const drag = async () => {
      await settle(page);
      const [start, end] = [await middle(page, pieceIs(4)), await middle(page, slotIs(4))];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await expect(page.locator("[data-dragged]")).toHaveCount(1);
    };
    await drag();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-dragged]")).toHaveCount(0);
    await page.mouse.up();
    await drag();
    const { width, height } = viewport ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: height, height: width });
    await expect(page.locator("[data-dragged]")).toHaveCount(0);
    await page.mouse.up();
    expect(await where(page, 4)).toBe("in the tray");
    await expect(moves(page)).toHaveText("0");
    await page.setViewportSize({ width, height });
    await dragByMouse(page, pieceIs(4), slotIs(4));
    await expect(moves(page)).toHaveText("1");
  });

  test("is solved by finger; a second finger is not minded", { tag: "@phone" }, async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, "for touch screens");
    await open(page, `${PUZZLE}&picture=autumn-forest`);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: readonly (Point & { id: number })[]) =>
      browser.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: [...points],
      });
    const second = { x: 20, y: 300, id: 2 };
    for (let id = 0; id < 9; id += 1) {
      await settle(page);
      await piece(page, id).scrollIntoViewIfNeeded();
      const start = { ...(await middle(page, pieceIs(id))), id: 1 };
      const end = { ...(await middle(page, slotIs(id))), id: 1 };
      await touch("touchStart", start);
      await touch("touchMove", { ...end, x: (start.x + end.x) / 2 });
      if (id === 3) await touch("touchStart", { ...end, x: (start.x + end.x) / 2 }, second);
      await touch("touchMove", end, ...(id === 3 ? [second] : []));
      await touch("touchEnd");
      await expect(moves(page)).toHaveText(String(id + 1));
    }
    await expect(solved(page)).toBeVisible();
  });

  test("has no faults for screen readers, and fits the screen", { tag: "@phone" }, async ({
    page,
  }) => {
    await open(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  for (const [title, missing, shown] of [
    ["makes way for the next of its theme", "savanna", "puzzles/under-the-sea"],
    ["makes way for the crayons when no other comes", "*", "kids/crayons"],
  ] as const) {
    test(`a picture that does not come ${title}, and the tray has its pieces`, async ({ page }) => {
      await page.route(`**/artwork/puzzles/${missing}.svg`, (route) => route.abort());
      await open(page);
      await expect(page.getByText("The picture didn't load. Here's another one.")).toBeVisible();
      const picture = page.getByRole("group", { name: "Puzzle" }).locator("img");
      await expect(picture).toHaveAttribute("src", `/artwork/${shown}.svg`);
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await expect.poll(() => drawnPieces(page)).toBe(9);
      await dragByMouse(page, pieceIs(4), slotIs(4));
      await expect(moves(page)).toHaveText("1");
      await page.unroute(`**/artwork/puzzles/${missing}.svg`);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("The picture didn't load.")).toBeHidden();
      await expect(picture).toHaveAttribute("src", "/artwork/puzzles/savanna.svg");
    });
  }

  test("without any picture the tray has pieces of plain cardboard", async ({ page }) => {
    await page.route("**/artwork/**", (route) => route.abort());
    await open(page);
    await expect(page.getByText("The picture didn't load. Is the internet on?")).toBeVisible();
    await expect.poll(() => drawnPieces(page)).toBe(9);
    await expect(page.getByRole("group", { name: "Puzzle" }).locator("img")).toHaveCSS(
      "opacity",
      "0",
    );
    await page.unroute("**/artwork/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The picture didn't load.")).toBeHidden();
  });
});
