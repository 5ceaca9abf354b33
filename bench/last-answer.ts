import type { Browser } from "@playwright/test";
import { inBrowser, LAPTOP, PHONE } from "./in-browser.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";

const RUNS = 5;
/** Milliseconds after which the page has preloaded what shows a plan. */
const QUIET = 1_500;
/** How slow the processor is, and the most milliseconds that it may then take. */
const MACHINES = [
  { slowDown: 1, most: 100, viewport: LAPTOP },
  { slowDown: 4, most: 400, viewport: PHONE },
] as const;

/** From the press on the last of the three answers to the frame that shows the lesson. */
export const measureLastAnswer = (): Promise<Row[]> =>
  inBrowser(async (browser, { url }) => {
    const rows: Row[] = [];
    for (const machine of MACHINES) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await timeToLesson(browser, url, machine));
      }
      rows.push({
        name: `Last answer to the lesson on screen, ${machine.slowDown} x slowed down`,
        figure: median(times),
        unit: "ms",
        target: { of: "figure", most: machine.most },
      });
    }
    return rows;
  });

async function timeToLesson(
  browser: Browser,
  url: string,
  { slowDown, viewport }: (typeof MACHINES)[number],
): Promise<number> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/generate`);
    await page.waitForTimeout(QUIET);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.getByLabel("Your message").fill("ukulele");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("button", { name: /^Beginner/u }).click();
    await page.getByRole("button", { name: /^30 minutes/u }).click();
    const last = page.getByRole("button", { name: /^Personal enjoyment/u });
    await last.waitFor();
    // Pressed inside the page: a press from outside is preceded by the tool's own checks.
    return await last.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          const watch = new MutationObserver(() => {
            const titles = [...document.querySelectorAll("h2")].map((title) => title.textContent);
            if (!titles.includes("Select Day")) return;
            watch.disconnect();
            requestAnimationFrame(() => {
              // A message arrives as the next task after the frame.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - began);
              port2.postMessage(undefined);
            });
          });
          watch.observe(document.body, { childList: true, subtree: true });
          (button as HTMLElement).click();
        }),
    );
  } finally {
    await context.close();
  }
}
