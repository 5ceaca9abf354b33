import type { Browser, Locator, Page } from "@playwright/test";
import { GAMES, type GameName, gamePath } from "#core/games/catalogue.ts";
import { inBrowser, PHONE } from "./in-browser.ts";
import type { Row } from "./report.ts";
import { quantile } from "./statistics.ts";

/** How much the processor is slowed down, to that of a cheap tablet. */
const SLOW_DOWN = 4;
/** Milliseconds between two actions of a player. */
const PAUSE = 250;
/** A later frame has missed its turn at 60 frames per second. */
const LATE = 1_000 / 60 + 8;
const DRAG_STEPS = 150;

/** What a player does in each game, one interaction after the other. */
const PLAYS: Readonly<Record<GameName, (page: Page) => Promise<void>>> = {
  memory: (page) => tapEach(page, page.getByRole("group", { name: "Cards" }).getByRole("button")),
  puzzle: async (page) => {
    for (let piece = 0; piece < 6; piece += 1) {
      await tap(page, page.locator(`[data-piece="${piece}"]`));
      await tap(page, page.locator(`[data-target="${piece}"]`));
    }
  },
  "word-search": (page) => tapEach(page, page.getByRole("gridcell")),
  typing: async (page) => {
    await tap(page, page.getByRole("button", { name: "Start" }));
    await tapEach(page, page.getByRole("button", { name: /^[A-Z]$/u }));
  },
  pattern: async (page) => {
    await tap(page, page.getByRole("button", { name: "Start" }));
    await page.waitForTimeout(4_000);
    await tapEach(page, page.getByRole("group", { name: "Colors" }).getByRole("button"));
  },
};

/** A plain touch: a locator's own tap would also check what it hits, in the middle of it. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("what is to be touched is not on the page");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE);
}

async function tapEach(page: Page, targets: Locator): Promise<void> {
  const count = Math.min(12, await targets.count());
  for (let index = 0; index < count; index += 1) {
    await tap(page, targets.nth(index));
    // Two different cards turn back first.
    if (index % 2 === 1) await page.waitForTimeout(650);
  }
}

/** How soon the screen reacts on a slow device, and whether a dragged piece keeps up. */
export const measureGamesInBrowser = (): Promise<Row[]> =>
  inBrowser(async (browser, { url }) => {
    const rows: Row[] = [];
    for (const { name, title } of GAMES) {
      rows.push({
        name: `${title}: interaction to next paint, ${SLOW_DOWN} x slowed down`,
        figure: await interactionToNextPaint(browser, url, name),
        unit: "ms",
        target: { of: "figure", most: 100 },
      });
    }
    rows.push({
      name: "Puzzle: frames in time while a piece is dragged",
      figure: 100 * (await framesInTime(browser, url)),
      unit: "%",
      target: { of: "figure", least: 95 },
    });
    return rows;
  });

async function openGame(browser: Browser, url: string, name: GameName): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  await page.goto(`${url}${gamePath(name)}?seed=bench`, { waitUntil: "networkidle" });
  // The downloads of the first visit would be measured with the first game.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

/** The slowest interaction of one game (Event Timing; steps of 8 ms). */
async function interactionToNextPaint(
  browser: Browser,
  url: string,
  name: GameName,
): Promise<number> {
  const page = await openGame(browser, url, name);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const kept = globalThis as unknown as { worst: number };
    kept.worst = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId) kept.worst = Math.max(kept.worst, entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await PLAYS[name](page);
  await page.waitForTimeout(500);
  const worst = await page.evaluate(() => (globalThis as unknown as { worst: number }).worst);
  await page.close();
  return worst;
}

/** The share of frames on time while a piece is dragged around the board. */
async function framesInTime(browser: Browser, url: string): Promise<number> {
  const page = await openGame(browser, url, "puzzle");
  const from = await page.locator('[data-piece="0"]').boundingBox();
  const board = await page.locator('[data-target="4"]').boundingBox();
  if (!from || !board) throw new Error("the puzzle is not on the page");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    const kept = globalThis as unknown as { frames: number[] };
    kept.frames = [];
    const note = (at: number) => {
      kept.frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    const angle = (step / DRAG_STEPS) * 4 * Math.PI;
    const reach = board.width * (0.3 + step / DRAG_STEPS);
    await page.mouse.move(
      board.x + board.width / 2 + reach * Math.cos(angle),
      board.y + board.height / 2 + reach * Math.sin(angle),
    );
    await page.waitForTimeout(12);
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  await page.close();
  const times = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  if (quantile(times, 0.5) === 0) throw new Error("no frame was drawn");
  return times.filter((time) => time <= LATE).length / times.length;
}
