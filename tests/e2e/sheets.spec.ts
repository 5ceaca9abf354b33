import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { readAddress, writeAddress } from "#core/printables/address.ts";
import { DOCUMENTS, type SheetDocument } from "#core/printables/catalogue.ts";
import { makeSheet } from "#core/printables/make-sheet.ts";
import { type FramedPage, frameAnswers, framePages } from "../../app/features/printables/frame.ts";
import { PAPER } from "../../app/features/printables/paper.ts";
import { fontkit } from "../../app/features/printables/pdf-fontkit.ts";
import { drawPage } from "../../app/features/printables/pdf-page.ts";
import { drawSvg } from "../../app/ui/marks-svg.ts";
import { expect, test } from "./fixtures.ts";

/**
 * Sheets in the built page against the rule's own output: what a browser draws, on the page and in the
 * PDF, is what core makes of the same parameters.
 */

const SEEDS = ["2026-11-23", "class-4b", "rainy day", "🎈 7", "the fifth"] as const;
/** Enough to make sure that both playgrounds and many of their differences are looked at. */
const SPOT_SEEDS = ["2026-11-23", "class-4b", "rainy day", "5", "the fifth"] as const;

/** What is no number and no word of ours, wherever it stands in a drawing. */
const NONSENSE = /NaN|undefined|Infinity/u;

const require = createRequire(import.meta.url);
const fontFile = (weight: 400 | 700) =>
  readFile(require.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff`));

const queryOf = (document: SheetDocument, seed: string): URLSearchParams =>
  new URLSearchParams({
    doc: document.name,
    seed,
    paper: "a4",
    ...(document.solvable && { answers: "1" }),
  });

/** The pages of a sheet and of its key, as core and the frame make them outside a browser. */
async function ruleOf(
  document: SheetDocument,
  query: URLSearchParams,
  origin: string,
): Promise<FramedPage[]> {
  const { generate } = await document.load();
  const address = readAddress(query);
  const seed = address.seed ?? "";
  const sheet = makeSheet(document, generate, { ...address, seed, words: [] });
  const alone = { ...address, paper: undefined, answers: document.solvable };
  const identity = {
    document,
    seed,
    variant: address.variant,
    settings: address,
    ownWords: false,
    paper: PAPER.a4,
    link: origin + writeAddress(alone),
    maker: "Sevenfold",
  };
  return [...framePages(sheet, identity), ...frameAnswers(sheet, identity)];
}

const svgOf = ({ frame, body, at }: FramedPage): string =>
  `${drawSvg(frame)}<g transform="translate(${at.x} ${at.y})">${drawSvg(body)}</g>`;

/** Where the shown pages are not the expected ones: empty where they are the same. */
const differences = (page: Page, expected: readonly string[]): Promise<string[]> =>
  page.evaluate((expected) => {
    const shown = [...document.querySelectorAll(".sheet-page svg")].map((svg) => svg.innerHTML);
    const wanted = expected.map((drawn) => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.innerHTML = drawn;
      return svg.innerHTML;
    });
    const faults = shown.length === wanted.length ? [] : [`${shown.length} pages are shown`];
    for (const [index, drawn] of wanted.entries()) {
      const other = shown[index] ?? "";
      if (other === drawn) continue;
      const at = [...drawn].findIndex((letter, place) => other[place] !== letter);
      faults.push(
        `page ${index + 1}: ${other.slice(at, at + 80)} in place of ${drawn.slice(at, at + 80)}`,
      );
    }
    return faults;
  }, expected);

/**
 * What is drawn on each page of a PDF; the names of its fonts are made by chance, and engines of
 * JavaScript differ in the last digit of a sine.
 */
async function drawnIn(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams =
      contents && "asArray" in contents
        ? contents.asArray().map((ref) => pdf.context.lookup(ref))
        : [contents];
    return streams
      .map((stream) => {
        if (!(stream instanceof PDFRawStream)) throw new Error("a page without a stream");
        return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
      })
      .join("\n")
      .replace(/\/Andika-(Regular|Bold)-\d+/giu, "/$1")
      .replace(/-?\d+\.\d+(?:e-\d+)?/gu, (number) => Number(number).toFixed(4));
  });
}

/** The PDF of the same pages, made outside a browser. */
async function pdfOf(pages: readonly FramedPage[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const embed = async (weight: 400 | 700) =>
    pdf.embedFont(await fontFile(weight), {
      subset: true,
      features: { liga: false, kern: false },
    });
  const fonts = { regular: await embed(400), bold: await embed(700) };
  for (const page of pages) drawPage(pdf, page, fonts, false);
  return pdf.save();
}

/** Looks at one document: a fresh page for the first seed, the same page for the others. */
async function look(page: Page, document: SheetDocument, seeds: readonly string[]): Promise<void> {
  for (const [index, seed] of seeds.entries()) {
    const address = `/print?${queryOf(document, seed)}`;
    if (index === 0) await page.goto(address);
    else {
      await page.evaluate((address) => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }, address);
    }
    const { origin } = new URL(page.url());
    const pages = await ruleOf(document, queryOf(document, seed), origin);
    const drawn = pages.map(svgOf);
    expect(drawn.filter((svg) => NONSENSE.test(svg))).toEqual([]);
    await expect
      .poll(() => differences(page, drawn), { message: `${document.name}, seed ${seed}` })
      .toEqual([]);

    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    const file = await drawnIn(await readFile(await (await waiting).path()));
    expect(file.filter((stream) => NONSENSE.test(stream))).toEqual([]);
    expect(file, `the PDF of ${document.name}, seed ${seed}`).toEqual(
      await drawnIn(await pdfOf(pages)),
    );
  }
}

const named = (name: string): SheetDocument => {
  const document = DOCUMENTS.find((one) => one.name === name);
  if (!document) throw new Error(`no document ${name}`);
  return document;
};

test("both playgrounds and their key are in the built page what the rule makes, with five seeds", async ({
  page,
}) => {
  await look(page, named("spot-difference"), SPOT_SEEDS);
});

// In parts, so that they share the machine's cores.
for (const part of [0, 1, 2, 3]) {
  const documents = DOCUMENTS.filter((_, index) => index % 4 === part);
  test(`every document is in the built page what the rule makes: part ${part + 1}`, async ({
    page,
  }) => {
    for (const document of documents) await look(page, document, SEEDS.slice(0, 1));
  });

  test(`every document is in the built page what the rule makes, with five seeds: part ${part + 1}`, {
    tag: "@deep",
  }, async ({ page }) => {
    test.setTimeout(300_000);
    for (const document of documents) await look(page, document, SEEDS);
  });
}
