import { DOCUMENTS } from "#core/printables/catalogue.ts";
import { makeSheet } from "#core/printables/make-sheet.ts";
import { PACK_AGES, type SheetParams } from "#core/printables/page.ts";
import { inBrowser, LAPTOP } from "./in-browser.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";

const SEEDS = 60;
/** Sheets made before measuring. */
const WARM_UP = 5;

/** Sheets that teachers print for a whole class. */
const CLASS_SHEETS = ["maze-focus", "sudoku6", "ws-animals", "pack"] as const;
const CLASS = 40;

/** How long the slowest sheet takes to make. */
export async function measureSheets(): Promise<Row[]> {
  const all = await Promise.all(
    DOCUMENTS.map(async (document) => {
      const { generate } = await document.load();
      const times: number[] = [];
      for (let seed = 0; seed < SEEDS + WARM_UP; seed += 1) {
        for (const age of PACK_AGES) {
          const params: SheetParams = {
            ...{ time: 15, skill: "mixed", variant: 1, words: [] },
            ...{ age, seed: `bench ${seed}`, large: seed % 2 === 1 },
          };
          const began = performance.now();
          makeSheet(document, generate, params);
          if (seed >= WARM_UP) times.push(performance.now() - began);
        }
      }
      return { name: document.name, median: median(times), worst: Math.max(...times) };
    }),
  );
  const slowest = all.reduce((one, other) => (other.median > one.median ? other : one));
  const worst = all.reduce((one, other) => (other.worst > one.worst ? other : one));
  return [
    {
      name: `Slowest sheet made, median (${slowest.name})`,
      figure: slowest.median,
      unit: "ms",
      target: { of: "figure", most: 20 },
    },
    {
      name: `Slowest sheet made, worst of all (${worst.name})`,
      figure: worst.worst,
      unit: "ms",
      target: { of: "figure", most: 100 },
    },
  ];
}

/** From the press on the button until the last sheet and key of a class set are on the screen. */
export const measureClassSets = (): Promise<Row[]> =>
  inBrowser(async (browser, { url }) => {
    const rows: Row[] = [];
    for (const name of CLASS_SHEETS) {
      const page = await browser.newPage({ viewport: LAPTOP });
      await page.goto(`${url}/print?doc=${name}&seed=bench&answers=1`, {
        waitUntil: "networkidle",
      });
      const single = await page.locator(".sheet-page").count();
      await page.getByLabel("Class set").fill(String(CLASS));
      const seconds = await page.evaluate(async (pages) => {
        const button = [...document.querySelectorAll("button")].find(
          ({ textContent }) => textContent === "Make the set",
        );
        const began = performance.now();
        button?.click();
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        do await painted();
        while (document.querySelectorAll(".sheet-page svg").length < pages);
        await painted();
        return (performance.now() - began) / 1_000;
      }, single * CLASS);
      rows.push({
        name: `Class set of ${CLASS} with keys on screen (${name}, ${single * CLASS} pages)`,
        figure: seconds,
        unit: "s",
        target: { of: "figure", most: 1.5 },
      });
      await page.close();
    }
    return rows;
  });
