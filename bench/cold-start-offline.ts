import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { LIVE } from "#app/lib/live.ts";
import { startPhone } from "./in-browser.ts";
import type { Row } from "./report.ts";
import { startSevenfold } from "./sevenfold.ts";
import { median } from "./statistics.ts";

/** How much the page's processor is slowed down, to that of a cheap phone. */
const SLOW_DOWN = 4;
const RUNS = 5;
/** Time for the browser's own start, in milliseconds. */
const SETTLE = 2_000;
const SCREENS = ["/generate", "/kids/games/memory"] as const;

/**
 * From the address to an interactive screen, in a freshly started browser, from what its service
 * worker has stored: the server has been stopped.
 */
export async function measureColdStartOffline(): Promise<Row[]> {
  const profile = mkdtempSync(join(tmpdir(), "sevenfold-profile-"));
  try {
    const url = await keepForOffline(profile);
    const rows: Row[] = [];
    for (const path of SCREENS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const browser = await startPhone(profile);
        try {
          times.push(await timeToLive(browser, url + path));
        } finally {
          await browser.close();
        }
      }
      rows.push({
        name: `Cold start of ${path} without a network, ${SLOW_DOWN} x slowed down`,
        figure: median(times),
        unit: "ms",
        target: { of: "figure", most: 1_000 },
      });
    }
    return rows;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Visits a server until its worker has stored everything, and stops it. @returns its address. */
async function keepForOffline(profile: string): Promise<string> {
  const server = await startSevenfold();
  try {
    const browser = await startPhone(profile);
    try {
      const page = await browser.newPage();
      await page.goto(server.url + SCREENS[0]);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
  return server.url;
}

/**
 * The page calls this function, because polling from outside would cost the slow page a tenth of
 * its start.
 */
const TELL = "tellLive";

/** Milliseconds from the start of the navigation until the page is interactive. */
async function timeToLive(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.waitForTimeout(SETTLE);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: TELL });
  const told = new Promise<number>((resolve) => {
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === TELL) resolve(Number(payload));
    });
  });
  await page.addInitScript(
    ({ live, tell }) => {
      addEventListener(live, () => {
        const window = globalThis as unknown as Record<string, (time: string) => void>;
        window[tell]?.(String(performance.now()));
      });
    },
    { live: LIVE, tell: TELL },
  );
  await page.goto(address, { waitUntil: "commit" });
  return told;
}
