import type { Page } from "@playwright/test";
import { inBrowser, PHONE } from "./in-browser.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";

/** How much the page's processor is slowed down, to that of a cheap phone. */
const SLOW_DOWN = 4;
const RUNS = 7;

/** From the press on 'Start day 1' to the picture with its first step, on a plan that is open. */
export const measurePractice = (): Promise<Row[]> =>
  inBrowser(async (browser, server) => {
    const context = await browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${server.url}/generate?hobby=ukulele`);
    for (const answer of ["Beginner", "30 minutes", "Personal enjoyment"]) {
      await page.getByRole("button", { name: answer }).click();
    }
    const start = page.getByRole("button", { name: /day 1/iu }).and(page.locator("article button"));
    await start.waitFor();
    // What is loaded when the page is idle is there.
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await timeToOpen(page));
      await page.getByRole("button", { name: "Leave practice" }).click();
      await start.waitFor();
    }
    return [
      {
        name: `Practice opened on a phone, ${SLOW_DOWN} x slowed down`,
        figure: median(times),
        unit: "ms",
        target: { of: "figure", most: 150 },
      },
    ];
  });

/** Milliseconds from the press to the picture after the dialog has opened. */
const timeToOpen = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>("article button");
        const began = performance.now();
        const look = () => {
          if (document.querySelector("dialog[open] h2")) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          } else requestAnimationFrame(look);
        };
        button?.click();
        look();
      }),
  );
