import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { expect, ROOT, test } from "./fixtures.ts";

const CLIENT = join(ROOT, "build/client");
/** Loads until one is without what else the machine does at that moment. */
const LOADS = 3;
/** Blocks the main thread for longer than an answer to a press may take (Long Tasks API). */
const LONG_TASK = 50;

interface Load {
  /** Addresses in the order in which they were asked for. */
  readonly paths: readonly string[];
  /** Layout shift of the whole load (Layout Instability API). */
  readonly shift: number;
  readonly longTasks: number;
}

/** Everything that a visitor's first view of a screen loads, until nothing more is asked for. */
async function load(page: Page, address: string): Promise<Load> {
  const paths: string[] = [];
  const listen = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    // Begins seconds after everything else, when nobody waits.
    if (!pathname.includes("register-worker")) paths.push(pathname);
  };
  page.on("request", listen);
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("request", listen);
  const { shift, longTasks } = await page.evaluate(
    (long) =>
      new Promise<{ shift: number; longTasks: number }>((resolve) => {
        let shift = 0;
        let longTasks = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.entryType === "longtask" && entry.duration > long) longTasks += 1;
            if (entry.entryType === "layout-shift") {
              shift += (entry as PerformanceEntry & { value: number }).value;
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) => {
          longTasks += list.getEntries().length;
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve({ shift, longTasks }), 50);
      }),
    LONG_TASK,
  );
  return { paths, shift, longTasks };
}

/** By file, which several screens share. */
const weights = new Map<string, number>();

/** Bytes as they travel, in the smallest copy that brotli makes; that of this build may be a quick one. */
function weightOf(path: string): number {
  const file = join(CLIENT, path);
  if (!existsSync(`${file}.br`)) return statSync(file).size;
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

/** Bytes of the style sheet that stands in the page itself, compressed by itself. */
function styleInside(address: string): number {
  const html = readFileSync(join(CLIENT, address.replace(/\?.*$/u, ""), "index.html"), "utf8");
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/gu)].reduce(
    (sum, [, style = ""]) => sum + brotliCompressSync(style).length,
    0,
  );
}

const kilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + weightOf(path), 0) / 1_000;

const heaviest = (paths: readonly string[]): string =>
  [...paths]
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, 8)
    .map((path) => `${(weightOf(path) / 1_000).toFixed(1)} kB ${path}`)
    .join("\n");

for (const { address, scriptKb, styleKb, requests, longTasks } of budgets.screens) {
  test(`${address} keeps its budgets`, async ({ page }) => {
    const first = await load(page, address);
    const loads = [first];
    const isOver = ({ shift, ...one }: Load) =>
      one.longTasks > longTasks || shift > budgets.layoutShift;
    while (loads.length < LOADS && loads.every(isOver)) loads.push(await load(page, address));
    const scripts = first.paths.filter((path) => path.endsWith(".js"));
    const styles = first.paths.filter((path) => path.endsWith(".css"));
    const inside = styleInside(address) / 1_000;
    const found = {
      script: kilobytes(scripts),
      style: kilobytes(styles) + inside,
      requests: first.paths.length,
      shift: Math.min(...loads.map(({ shift }) => shift)),
      longTasks: Math.min(...loads.map((one) => one.longTasks)),
    };
    if (process.env.SHOW_BUDGETS) console.log(JSON.stringify({ address, ...found }));
    expect(found.script, `scripts, heaviest first:\n${heaviest(scripts)}`).toBeLessThanOrEqual(
      scriptKb,
    );
    expect(
      found.style,
      `style sheets:\n${heaviest(styles)}\n${inside} kB in the page`,
    ).toBeLessThanOrEqual(styleKb);
    expect(found.requests, `asked for:\n${first.paths.join("\n")}`).toBeLessThanOrEqual(requests);
    expect(found.shift, "layout shift").toBeLessThanOrEqual(budgets.layoutShift);
    expect(found.longTasks, "tasks of more than 50 ms").toBeLessThanOrEqual(longTasks);
  });
}
