import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { DOCUMENTS, SECTIONS } from "#core/printables/catalogue.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilLive } from "./fixtures.ts";

const sheets = (page: Page) => page.locator(".sheet-page svg");
const code = (page: Page) => page.locator("main header p", { hasText: " · no. " });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/print${query}`);
  await expect(sheets(page).first()).toBeVisible();
}

/** Opens the catalogue and waits until its controls listen. */
async function openCatalogue(page: Page): Promise<void> {
  await page.goto("/printables");
  await untilLive(page);
}

/** Pages of a PDF and the size of each in whole millimeters. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(pdf);
  const millimetres = (points: number) => Math.round((points * 25.4) / 72);
  return file
    .getPages()
    .map((one) => `${millimetres(one.getWidth())}x${millimetres(one.getHeight())}`);
}

test.describe("the catalogue", () => {
  test("shows eight sections with their cards, each with a picture of its sheet", {
    tag: "@gate",
  }, async ({ page }) => {
    await page.goto("/printables");
    const counts = SECTIONS.map(({ title }) =>
      page.getByRole("region", { name: title, exact: true }).getByRole("link").count(),
    );
    expect(await Promise.all(counts)).toEqual([5, 12, 6, 6, 6, 4, 4, 4]);
    const picture = page.locator("img[src='/previews/coloring-animals.webp']");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(280);
  });

  test("a picture that does not come makes way for the crayons", async ({ page }) => {
    await page.route("**/previews/**", (route) => route.abort());
    await page.goto("/printables");
    const first = page.getByRole("region", { name: "Coloring" }).locator("img").first();
    await first.scrollIntoViewIfNeeded();
    await expect(first).toHaveAttribute("src", "/artwork/kids/crayons.svg");
  });

  test("the filter leaves one section, and the pack's focus follows it", {
    tag: "@phone",
  }, async ({ page }) => {
    await openCatalogue(page);
    await page.getByLabel("Show").selectOption("Brain");
    await expect(page.getByRole("region")).toHaveCount(1);
    await expect(page.getByLabel("Focus", { exact: true })).toHaveValue("focus");
    await page.getByLabel("Show").selectOption("Recent");
    await expect(page.getByRole("region", { name: "STEM/Arts one-pagers" })).toBeVisible();
    await expect(page.getByLabel("Focus", { exact: true })).toHaveValue("stem");

    await page.getByLabel("Time").selectOption("15 min");
    await page.getByLabel("Grades").selectOption("3-5");
    await button(page, "Build my pack").click();
    await expect(page).toHaveURL(/\/print\?doc=pack&time=15&age=35&skill=stem$/u);
    await page.goBack();
    await expect(page.getByLabel("Show")).toHaveValue("recent");
  });

  test("the search finds titles and tags, and both of its clear buttons empty it", {
    tag: "@gate",
  }, async ({ page }) => {
    await openCatalogue(page);
    const box = page.getByLabel("Search", { exact: true });
    await box.fill("SUDO");
    await expect(page.getByRole("heading", { level: 3 })).toHaveText([
      "Mini Sudoku 4x4",
      "Sudoku 6x6",
    ]);
    await button(page, "Clear search").click();
    await expect(box).toHaveValue("");
    await expect(box).toBeFocused();
    await box.fill("planets");
    await expect(page.getByRole("link", { name: "Space Word Search" })).toBeVisible();
    await box.fill("xyzzy");
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear search" }).last().click();
    await expect(page.getByRole("region")).toHaveCount(8);
    await box.fill("fine motor");
    await expect(page.getByRole("heading", { name: "Vehicles and Heroes Coloring" })).toBeVisible();
  });

  test("a search without a find is cleared together with the filter that it was in", async ({
    page,
  }) => {
    await openCatalogue(page);
    await page.getByLabel("Show").selectOption("Brain");
    const box = page.getByLabel("Search", { exact: true });
    await box.fill("xyzzy");
    await button(page, "Search all sections").click();
    await expect(page.getByLabel("Show")).toHaveValue("all");
    await expect(box).toHaveValue("xyzzy");
    await page.getByLabel("Show").selectOption("Brain");
    await button(page, "Clear search and filter").click();
    await expect(page.getByLabel("Show")).toHaveValue("all");
    await expect(box).toHaveValue("");
    await expect(box).toBeFocused();
    await expect(page.getByRole("region")).toHaveCount(8);
  });
});

test.describe("the viewer", () => {
  test("without a document shows the animal word search of the day", async ({ page }) => {
    await open(page, "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Animal Word Search");
    const today = new Date().toISOString().slice(0, 10);
    await expect(code(page)).toHaveText(`ws-animals · ${today} · no. 1 · K-2`);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/u);
  });

  test("a document that nobody knows gives the specified title and the cards", async ({ page }) => {
    await page.goto("/print?doc=sudoku99");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Printable Fun Learning Activities",
    );
    await expect(page.getByRole("region")).toHaveCount(8);
    await expect(page).toHaveTitle(/^Printable Fun Learning Activities/u);
  });

  test("rubbish in every parameter falls to the defaults", async ({ page }) => {
    const seed = encodeURIComponent(`🎈<svg onload=alert(1)>${"x".repeat(9_977)}`);
    await open(
      page,
      `?doc=maze-focus&time=x&age=x&skill=x&variant=x&paper=x&large=x&ink=x&answers=x&count=x&seed=${seed}`,
    );
    await expect(sheets(page)).toHaveCount(1);
    await expect(button(page, "Show answers")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test("the same address prints the same sheet, and another number another one", {
    tag: "@gate",
  }, async ({ page }) => {
    const drawn = () => sheets(page).first().innerHTML();
    await open(page, "?doc=maze-focus&seed=class-4b");
    const first = await drawn();
    await page.getByRole("link", { name: "New Pack" }).click();
    await expect(page).toHaveURL(/variant=2/u);
    await expect.poll(drawn).not.toBe(first);
    await page.getByRole("link", { name: "Today's Pack" }).click();
    await expect(page).not.toHaveURL(/variant/u);
    await expect(page).toHaveURL(/seed=\d{4}-\d\d-\d\d/u);
    await open(page, "?doc=maze-focus&seed=class-4b");
    expect(await drawn()).toBe(first);
  });

  test("a math maze is another one on each load, and its seed stands in the address", async ({
    page,
  }) => {
    await open(page, "?doc=math-maze");
    await expect(page).toHaveURL(/seed=\d{8}$/u);
    const { href } = new URL(page.url());
    const first = await sheets(page).first().innerHTML();
    await open(page, "?doc=math-maze");
    expect(page.url()).not.toBe(href);
    await page.goto(href);
    await expect(sheets(page).first()).toBeVisible();
    expect(await sheets(page).first().innerHTML()).toBe(first);
  });

  test("answers come and go, and their state stands in the address", async ({ page }) => {
    await open(page, "?doc=maze-focus");
    await button(page, "Show answers").click();
    await expect(page).toHaveURL(/answers=1/u);
    await expect(page.getByRole("img", { name: /^Answers: Focus Maze/u })).toBeVisible();
    await button(page, "Hide answers").click();
    await expect(sheets(page)).toHaveCount(1);
    await open(page, "?doc=mandalas");
    await expect(page.getByRole("button", { name: /answers/u })).toHaveCount(0);
  });

  test("the link is copied with its seed, and says so for a moment", async ({ page }) => {
    await open(page, "?doc=maze-focus");
    await button(page, "Copy Link").click();
    await expect(button(page, "Link Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/print\?doc=maze-focus&seed=\d{4}-\d\d-\d\d$/u,
    );
    await expect(button(page, "Copy Link")).toBeVisible();
    const pin = page.getByRole("link", { name: /^Pin it/u });
    await expect(pin).toHaveAttribute("rel", /noopener/u);
    const target = new URL((await pin.getAttribute("href")) ?? "");
    expect(target.origin).toBe("https://www.pinterest.com");
    expect(target.searchParams.get("description")).toBe("Focus Maze");
  });

  test("words of one's own are kept behind the '#' and explained where they cannot be used", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "?doc=my-word-search&seed=a");
    const field = page.getByLabel("Your own words");
    await field.fill("tractor\nroom7\n🐶\nעץ\npoop\ntractor\nmeadow");
    await button(page, "Use these words").click();
    await expect(page).toHaveURL(/#own=TRACTOR,MEADOW$/u);
    await expect(page.getByText("Please choose kind words.")).toBeVisible();
    await expect(page.getByText("This word is in the list already.")).toBeVisible();
    await expect(field).toHaveValue(/room7/u);
    await expect(sheets(page).first()).toContainText("meadow", { ignoreCase: true });
    await expectAccessible(page);
    await page.reload();
    await expect(sheets(page).first()).toContainText("meadow", { ignoreCase: true });
    expect(asked.filter((url) => /meadow/iu.test(url.split("#")[0] ?? ""))).toEqual([]);
  });

  test("words to trace keep their case, their accents and the space inside of them", async ({
    page,
  }) => {
    await open(page, "?doc=my-word-tracing&seed=a");
    await page.getByLabel("Your own words").fill("Anna, ice cream\ncafé");
    await button(page, "Use these words").click();
    await expect(page).toHaveURL(/#own=Anna,ice%20cream,caf%C3%A9$/u);
    const printed = sheets(page).first().locator("text[font-weight='700']");
    await expect(printed.filter({ hasText: /^(?:Anna|ice cream|café)$/u })).toHaveText([
      "Anna",
      "ice cream",
      "café",
    ]);
    await page.reload();
    await expect(page.getByLabel("Your own words")).toHaveValue("Anna\nice cream\ncafé");
    await open(page, "?doc=my-word-tracing&seed=a#words=TRACTOR");
    await expect(sheets(page).first()).toContainText("tractor");
  });

  test("a class set has as many sheets and keys, each with its own code", { tag: "@gate" }, async ({
    page,
  }) => {
    await open(page, "?doc=maze-focus&seed=a");
    const field = page.getByLabel("Class set");
    for (const wrong of ["41", "0", "many"]) {
      await field.fill(wrong);
      await button(page, "Make the set").click();
      await expect(page.getByText("Choose a number from 1 to 40.")).toBeVisible();
      await expect(field).toHaveValue(wrong);
    }
    await field.fill("40");
    await button(page, "Make the set").click();
    await expect(sheets(page)).toHaveCount(80);
    const codes = await sheets(page).evaluateAll((all) =>
      all.map((one) => /no\. (\d+)/u.exec(one.textContent ?? "")?.[1]),
    );
    const numbers = Array.from({ length: 40 }, (_, index) => String(index + 1));
    expect(codes).toEqual([...numbers, ...numbers]);
  });

  test("paper follows the reader's country until it is chosen", async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, "?doc=maze-focus");
    await expect(page.getByLabel("A4")).toBeChecked();
    await page.getByText("US Letter", { exact: true }).click();
    await expect(page).toHaveURL(/paper=letter/u);
    const context = await browser.newContext({ locale: "en-US", ...(baseURL && { baseURL }) });
    const american = await context.newPage();
    await open(american, "?doc=maze-focus");
    await expect(american.getByLabel("US Letter")).toBeChecked();
    await context.close();
  });

  test("when the code of a sheet does not come, it says so, and Retry brings it", async ({
    page,
  }) => {
    await page.route("**/assets/maze-focus-*.js", (route) => route.abort());
    await page.goto("/print?doc=maze-focus");
    await expect(page.getByRole("heading", { name: "The sheet didn't load" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/assets/maze-focus-*.js");
    await button(page, "Retry").click();
    const again = button(page, "Reload the page");
    await expect(sheets(page).first().or(again)).toBeVisible();
    // Some browsers remember that a module failed until the page is loaded anew.
    if (await again.isVisible()) await again.click();
    await expect(sheets(page).first()).toBeVisible();
  });

  test("asks nobody outside and keeps no cookie", async ({ page, context, baseURL }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      const address = request.url();
      if (!address.startsWith(baseURL ?? "") && /^https?:/u.test(address)) foreign.push(address);
      if (address.includes("/api/")) foreign.push(address);
    });
    await page.goto("/printables");
    await open(page, "?doc=coloring-animals");
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test("is accessible and no wider than the window", { tag: "@phone" }, async ({ page }) => {
    for (const address of ["/printables", "/print?doc=pack&answers=1"]) {
      await page.goto(address);
      if (address.startsWith("/print?")) await expect(sheets(page).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

test.describe("on paper", () => {
  // In parts, so that they share the machine's cores.
  const quarters = [0, 1, 2, 3].map((part) => DOCUMENTS.filter((_, index) => index % 4 === part));
  for (const [index, documents] of quarters.entries()) {
    const title = `every document prints each page on one sheet of A4 and of US Letter: part ${index + 1}`;
    test(title, { tag: "@deep" }, async ({ page }) => {
      test.setTimeout(180_000);
      for (const { name, solvable } of documents) {
        await open(page, `?doc=${name}&seed=paper&paper=a4${solvable ? "&answers=1" : ""}`);
        for (const [label, size] of [
          ["A4", "210x297"],
          ["US Letter", "216x279"],
        ] as const) {
          await page.getByText(label, { exact: true }).click();
          await expect(page.getByLabel(label)).toBeChecked();
          await expect(button(page, "Print")).toBeEnabled();
          const shown = await sheets(page).count();
          const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
          expect(await pagesOf(pdf), name).toEqual(Array(shown).fill(size));
          const keys = await page.getByRole("img", { name: /answers page/u }).count();
          expect(keys > 0, name).toBe(solvable);
        }
      }
    });
  }

  test("the PDF has the pages that are shown, with letters and lines and no picture", {
    tag: "@gate",
  }, async ({ page }) => {
    await open(page, "?doc=maze-focus&seed=a&answers=1&paper=letter");
    const waiting = page.waitForEvent("download");
    await button(page, "Download PDF").click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe("maze-focus-a-1.pdf");
    const bytes = await readFile(await download.path());
    expect(await pagesOf(bytes)).toEqual(["216x279", "216x279"]);
    expect(bytes.includes("/Subtype /Image")).toBe(false);
    expect(bytes.length).toBeLessThan(200_000);
  });
});
