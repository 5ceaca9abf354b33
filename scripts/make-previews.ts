/**
 * Draws the catalogue cards' previews: each sheet's first page from its own generator, as WebP.
 * `node scripts/make-previews.ts <folder>` writes `<folder>/<document>.webp`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { framePages } from "#app/features/printables/frame.ts";
import { PAPER } from "#app/features/printables/paper.ts";
import { drawSvg, SHEET_FONT } from "#app/ui/marks-svg.ts";
import { DOCUMENTS, type SheetDocument } from "#core/printables/catalogue.ts";
import { makeSheet } from "#core/printables/make-sheet.ts";
import type { SheetParams } from "#core/printables/page.ts";
import { openBuildCache } from "./build-cache.ts";
import { hashOfFiles } from "./build-inputs.ts";
import { ROOT } from "./run-command.ts";

/** In pixels; twice the size on a card. */
const WIDTH = 280;
const QUALITY = 70;

/** Always the same sheet, so that a preview changes only when its sheet has changed. */
const PARAMS: SheetParams = {
  time: 5,
  age: "k2",
  skill: "mixed",
  seed: "preview",
  variant: 1,
  large: false,
  words: [],
};

/** A sheet's first page as an SVG, and its height in pixels. */
async function previewSvg(document: SheetDocument): Promise<{ svg: string; height: number }> {
  const { generate } = await document.load();
  const [page] = framePages(makeSheet(document, generate, PARAMS), {
    document,
    seed: PARAMS.seed,
    variant: PARAMS.variant,
    settings: PARAMS,
    ownWords: false,
    paper: PAPER.a4,
    maker: "",
  });
  if (!page) throw new Error(`${document.name} has no page`);
  const { paper, frame, body, at } = page;
  const height = Math.round((WIDTH * paper.height) / paper.width);
  const heading = frame.filter((mark) => mark.kind === "path" || mark.text.trim() !== "");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" ` +
    `viewBox="0 0 ${paper.width} ${paper.height}" font-family="${SHEET_FONT}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${drawSvg(heading)}` +
    `<g transform="translate(${at.x} ${at.y})">${drawSvg(body)}</g></svg>`;
  return { svg, height };
}

async function draw({ svg, height }: { svg: string; height: number }): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, WIDTH, height);
  pen.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  return canvas.toBuffer("image/webp", QUALITY);
}

/** @throws Error naming a sheet that cannot be made. */
export async function makePreviews(folder: string): Promise<void> {
  const require = createRequire(join(ROOT, "package.json"));
  for (const weight of [400, 700]) {
    const file = `@fontsource/andika/files/andika-latin-${weight}-normal.woff2`;
    GlobalFonts.registerFromPath(require.resolve(file), SHEET_FONT);
  }
  mkdirSync(folder, { recursive: true });
  const cache = openBuildCache();
  // The canvas and the fonts come with the packages.
  const packages = hashOfFiles(["package-lock.json"]);
  const preview = async (document: SheetDocument) => {
    const page = await previewSvg(document);
    return cache.of(["preview", packages, WIDTH, QUALITY, page.svg], () => draw(page));
  };
  for (const document of DOCUMENTS.filter((one) => "section" in one)) {
    const bytes = await preview(document).catch((cause: unknown) => {
      throw new Error(`The preview of ${document.name} could not be drawn.`, { cause });
    });
    writeFileSync(join(folder, `${document.name}.webp`), bytes);
  }
}

if (import.meta.main) await makePreviews(process.argv[2] ?? join(ROOT, "data", "previews"));
