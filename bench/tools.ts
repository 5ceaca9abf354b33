import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { WeekSchema } from "#core/lesson/week.ts";
import { inBrowser, PHONE } from "./in-browser.ts";
import type { Row } from "./report.ts";

/** How much the page's processor is slowed down, to that of a cheap phone. */
const SLOW_DOWN = 4;
/** How long each tool is watched, in milliseconds. */
const WATCHED_MS = 4_000;
const WARM_UP_MS = 1_000;

/** What the tools of a lesson ask of a cheap phone, and what figures weigh. */
export async function measureTools(generated: string): Promise<Row[]> {
  const rows = await inBrowser(async (browser, server) => {
    const context = await browser.newContext({ viewport: PHONE });
    await context.addInitScript(playInsteadOfMicrophone);
    return [
      await tunerRow(await open(context, `${server.url}/tools/tuner`, "Listen")),
      await pacerRow(await open(context, `${server.url}/tools/breathing`, "Start")),
    ];
  });
  return [...rows, heaviestFigure(generated)];
}

/** A guitar's highest string with its overtones, in place of a microphone. */
function playInsteadOfMicrophone(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const sound = new AudioContext();
    const to = sound.createMediaStreamDestination();
    for (const overtone of [1, 2, 3, 4]) {
      const gain = new GainNode(sound, { gain: 0.2 / overtone });
      const tone = new OscillatorNode(sound, { frequency: 329.63 * overtone });
      tone.connect(gain).connect(to);
      tone.start();
    }
    return to.stream;
  };
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

/** A tool that is running, on a slowed page. */
async function open(context: BrowserContext, url: string, button: string): Promise<Opened> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  await page.waitForTimeout(WARM_UP_MS);
  return { page, session };
}

/** The share of the main thread's time that the tuner needs while it hears a tone. */
async function tunerRow({ page, session }: Opened): Promise<Row> {
  await page
    .getByText(/in tune/iu)
    .first()
    .waitFor();
  const before = await taskTime(session);
  await page.waitForTimeout(WATCHED_MS);
  const after = await taskTime(session);
  await page.close();
  return {
    name: `Tuner, share of a phone's core ${SLOW_DOWN} x slowed down`,
    figure: ((after.tasks - before.tasks) / (after.at - before.at)) * 100,
    unit: "%",
    target: { of: "figure", most: 30 },
  };
}

/** Seconds of work so far, and the moment. */
async function taskTime(session: CDPSession): Promise<{ tasks: number; at: number }> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { tasks: of("TaskDuration"), at: of("Timestamp") };
}

/** Frames in which the circle's size has changed. */
async function pacerRow({ page }: Opened): Promise<Row> {
  const frames = await page.evaluate(
    (watched) =>
      new Promise<number>((resolve) => {
        const circle = document.querySelector<HTMLElement>("main [style*='scale']");
        const began = performance.now();
        let [changed, last] = [0, circle?.style.scale];
        const look = () => {
          if (circle?.style.scale !== last) changed += 1;
          last = circle?.style.scale;
          const passed = performance.now() - began;
          if (passed < watched) requestAnimationFrame(look);
          else resolve(changed / (passed / 1_000));
        };
        requestAnimationFrame(look);
      }),
    WATCHED_MS,
  );
  await page.close();
  return {
    name: `Breathing pacer, ${SLOW_DOWN} x slowed down`,
    figure: frames,
    unit: "frames/s",
    target: { of: "figure", least: 55 },
  };
}

/** The data of the figure that weighs most, as it travels with a lesson. */
function heaviestFigure(generated: string): Row {
  const folder = join(generated, "weeks");
  const figures = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const week = WeekSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
      return Object.values(week.figures).map((figure) => JSON.stringify(figure));
    });
  const weights = [...new Set(figures)].map((figure) => brotliCompressSync(figure).length);
  return {
    name: `Heaviest of ${weights.length} figures`,
    figure: Math.max(...weights) / 1_000,
    unit: "kB",
    target: { of: "figure", most: 6 },
  };
}
