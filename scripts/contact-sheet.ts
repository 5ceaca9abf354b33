/**
 * Draws printables side by side for inspection: `node scripts/contact-sheet.ts [document …] [--seed
 * s] [--variant n] [--age k2|35|68] [--time 5|10|15] [--skill s] [--large] [--ink] [--words A,B]
 * [--width px]` writes one picture per document into `data/contact-sheets`, first the pages and
 * then the answers, and reports what is wrong with a sheet.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { drawSvg, SHEET_FONT } from "#app/ui/marks-svg.ts";
import { DOCUMENTS, findDocument } from "#core/printables/catalogue.ts";
import { makeSheet } from "#core/printables/make-sheet.ts";
import {
  BODY,
  PACK_AGES,
  PACK_SKILLS,
  PACK_TIMES,
  type Page,
  type SheetParams,
} from "#core/printables/page.ts";
import { faultsOf } from "#tests/sheets/sheet-faults.ts";
import { ROOT } from "./run-command.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "2026-01-05" },
    variant: { type: "string", default: "1" },
    age: { type: "string", default: "k2" },
    time: { type: "string", default: "5" },
    skill: { type: "string", default: "mixed" },
    words: { type: "string", default: "" },
    large: { type: "boolean", default: false },
    ink: { type: "boolean", default: false },
    width: { type: "string", default: "560" },
    out: { type: "string", default: join(ROOT, "data", "contact-sheets") },
  },
});

const require = createRequire(import.meta.url);
for (const weight of [400, 700]) {
  const file = `@fontsource/andika/files/andika-latin-${weight}-normal.woff2`;
  GlobalFonts.registerFromPath(require.resolve(file), SHEET_FONT);
}

const params: SheetParams = {
  time: PACK_TIMES.find((time) => String(time) === values.time) ?? 5,
  age: PACK_AGES.find((age) => age === values.age) ?? "k2",
  skill: PACK_SKILLS.find((skill) => skill === values.skill) ?? "mixed",
  seed: values.seed,
  variant: Number(values.variant),
  large: values.large,
  words: values.words ? values.words.split(",") : [],
};

const MARGIN = 6;
const HEADING = 14;
const width = Number(values.width);
const scale = width / (BODY.width + 2 * MARGIN);
const height = Math.round((BODY.height + HEADING + 2 * MARGIN) * scale);

async function picture(page: Page, title: string): Promise<Awaited<ReturnType<typeof loadImage>>> {
  const heading = `<text x="0" y="-4" font-size="8" font-weight="700">${title
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")}</text>`;
  const view = `${-MARGIN} ${-MARGIN - HEADING} ${BODY.width + 2 * MARGIN} ${BODY.height + HEADING + 2 * MARGIN}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" ` +
    `font-family="${SHEET_FONT}" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect x="-20" y="-40" width="400" height="400" fill="#fff"/>${heading}` +
    `${drawSvg(page.marks, { saveInk: values.ink })}</svg>`;
  return loadImage(Buffer.from(svg));
}

mkdirSync(values.out, { recursive: true });
for (const name of positionals.length > 0 ? positionals : DOCUMENTS.map(({ name }) => name)) {
  const document = findDocument(name);
  if (!document) {
    console.error(`There is no document ${name}.`);
    continue;
  }
  const { generate } = await document.load();
  const sheet = makeSheet(document, generate, params);
  for (const fault of faultsOf(sheet, params, document.solvable)) console.log(`${name}: ${fault}`);
  const pages = [...sheet.pages, ...sheet.answers];
  const columns = Math.min(4, pages.length);
  const canvas = createCanvas(
    columns * (width + 8),
    Math.ceil(pages.length / columns) * (height + 8),
  );
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#777";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, page] of pages.entries()) {
    const key = index >= sheet.pages.length ? "Answers: " : "";
    const image = await picture(page, `${key}${page.title ?? sheet.title}`);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    pen.drawImage(image, column * (width + 8) + 4, row * (height + 8) + 4);
  }
  const file = join(values.out, `${name}.png`);
  writeFileSync(file, canvas.toBuffer("image/png"));
  console.log(`${name}: ${sheet.pages.length} pages, ${sheet.answers.length} of answers → ${file}`);
}
