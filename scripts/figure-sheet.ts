/**
 * Draws all figures of hobbies side by side for inspection: `node scripts/figure-sheet.ts ukulele …`
 * writes `data/figure-sheets/ukulele-light.png` and `-dark.png`, and prints what each figure says to
 * those who do not see it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { drawSvg } from "#app/ui/marks-svg.ts";
import { drawFigure } from "#core/figures/draw-figure.ts";
import type { OpenedFigure } from "#core/figures/open-figure.ts";
import { engraverFor } from "./lessons/engraved-scores.ts";
import { hobbyFolders, readHobbyFolder } from "./lessons/read-file.ts";
import { ROOT } from "./run-command.ts";

/** The themes' colors (app/styles/theme.css) in hex, because the canvas does not support OKLCH. */
const THEMES = {
  light: {
    ink: "#1b1f29",
    soft: "#474d5a",
    edge: "#7a818f",
    rule: "#ded9cf",
    sheet: "#fffefc",
    accent: "#a8332b",
  },
  dark: {
    ink: "#ece8df",
    soft: "#b4b3b4",
    edge: "#7f8697",
    rule: "#3a4150",
    sheet: "#1f2530",
    accent: "#f2946f",
  },
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: "string", default: ROOT },
    out: { type: "string", default: join(ROOT, "data", "figure-sheets") },
  },
});

const FONT = "Figtree";
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  ),
  FONT,
);

/** Pixels of a millimeter: as on a phone. */
const SCALE = 4.4;
const COLUMNS = 4;
const CELL = 345;
const LABEL = 26;

async function picture({ drawn }: OpenedFigure, theme: keyof typeof THEMES) {
  const { width, height, marks } = drawn;
  const body = drawSvg(marks, { themed: true }).replaceAll(
    /var\(--(\w+)\)/gu,
    (_, name: string) => THEMES[theme][name as keyof (typeof THEMES)["light"]],
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" ` +
    `viewBox="0 0 ${width} ${height}" font-family="${FONT}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${body}</svg>`;
  return loadImage(Buffer.from(svg));
}

mkdirSync(values.out, { recursive: true });
for (const folder of hobbyFolders(values.root)) {
  const name = basename(folder);
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { hobby, faults } = readHobbyFolder(folder, await engraverFor([folder]));
  for (const fault of faults) console.error(fault);
  const figures = Object.entries(hobby?.figures ?? {}).flatMap(([key, stored]) => {
    const opened = drawFigure(stored);
    return opened ? [{ key, opened }] : [];
  });
  if (figures.length === 0) continue;
  for (const { key, opened } of figures) console.log(`${key}: ${opened.description}`);
  for (const theme of ["light", "dark"] as const) {
    const images = await Promise.all(figures.map(({ opened }) => picture(opened, theme)));
    const rows = Math.ceil(images.length / COLUMNS);
    const heights = Array.from({ length: rows }, (_, row) =>
      Math.max(...images.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ height }) => height)),
    );
    const total = heights.reduce((sum, height) => sum + height + LABEL + 16, 0);
    const canvas = createCanvas(COLUMNS * CELL, total);
    const pen = canvas.getContext("2d");
    pen.fillStyle = THEMES[theme].sheet;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = THEMES[theme].soft;
    pen.font = `14px ${FONT}`;
    let top = 0;
    heights.forEach((height, row) => {
      images.slice(row * COLUMNS, (row + 1) * COLUMNS).forEach((image, column) => {
        pen.fillText(figures[row * COLUMNS + column]?.key ?? "", column * CELL + 8, top + 17);
        pen.drawImage(image, column * CELL + 8, top + LABEL);
      });
      top += height + LABEL + 16;
    });
    const file = join(values.out, `${name}-${theme}.png`);
    writeFileSync(file, canvas.toBuffer("image/png"));
    console.log(`${figures.length} figures → ${file}`);
  }
}
