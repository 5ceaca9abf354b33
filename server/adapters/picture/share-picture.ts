import { createRequire } from "node:module";
import type { SKRSContext2D } from "@napi-rs/canvas";
import { BEAD_COLORS } from "#core/theme/bead-colors.ts";
import { PAPER_COLORS } from "#core/theme/paper-colors.ts";
import type { SharePicture } from "../../ports/picture.ts";
import { fitTitle, plainLine, shortened } from "./title-lines.ts";

/** The size that social networks show uncropped, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 64;
const ART = { x: 592, y: 64, width: 544, height: 306, radius: 22 } as const;
const TEXT_ROOM = ART.x - MARGIN - 40;
const BEAD_Y = 462;

const { paper: PAPER, sheet: SHEET, ink: INK, soft: SOFT, edge: EDGE } = PAPER_COLORS;

/**
 * The product's fonts, each with its subsets in the order in which they are searched for a
 * character.
 */
const FONTS = {
  display: [
    ["Sevenfold Display", "fraunces/files/fraunces-latin-soft-normal.woff2"],
    ["Sevenfold Display Extended", "fraunces/files/fraunces-latin-ext-soft-normal.woff2"],
    ["Sevenfold Display Vietnamese", "fraunces/files/fraunces-vietnamese-soft-normal.woff2"],
  ],
  text: [
    ["Sevenfold Text", "figtree/files/figtree-latin-wght-normal.woff2"],
    ["Sevenfold Text Extended", "figtree/files/figtree-latin-ext-wght-normal.woff2"],
  ],
} as const;
type Face = keyof typeof FONTS;

/**
 * Families with other scripts on Linux, macOS and Windows. The canvas searches only families that
 * are named, so the installed ones are named after the product's own.
 */
const WIDE =
  /^(DejaVu|Liberation|Noto|Droid|Free(Sans|Serif)|Source Han|WenQuanYi|IPA|Takao|Unifont|Arial|Hiragino|PingFang|Apple|Geeza|Kohinoor|Thonburi|Segoe UI|Yu |Meiryo|MS |Malgun|Microsoft|Nirmala|Leelawadee)/;
const NARROW = /Mono|Math|Narrow|Condensed|Symbol(?!a)/;

type Library = typeof import("@napi-rs/canvas");
interface Canvas {
  readonly library: Library;
  /** The font-family list of each face, as in CSS. */
  readonly families: Readonly<Record<Face, string>>;
}
let canvas: Promise<Canvas> | undefined;

/** Loads the native canvas and the fonts with the first picture: most processes never draw one. */
function openCanvas(): Promise<Canvas> {
  canvas ??= import("@napi-rs/canvas").then((library) => {
    const installed = library.GlobalFonts.families
      .map(({ family }) => family)
      .filter((family) => WIDE.test(family) && !NARROW.test(family));
    const { resolve } = createRequire(import.meta.url);
    const familiesOf = (face: Face) => {
      for (const [name, file] of FONTS[face]) {
        library.GlobalFonts.registerFromPath(resolve(`@fontsource-variable/${file}`), name);
      }
      const names = [
        ...FONTS[face].map(([name]) => name),
        ...installed.toSorted((a, b) => rank(face, a) - rank(face, b)),
      ];
      return names.map((name) => JSON.stringify(name)).join(", ");
    };
    return { library, families: { display: familiesOf("display"), text: familiesOf("text") } };
  });
  return canvas;
}

/** Serifs come first beside Fraunces and last beside Figtree; emoji fonts come last of all. */
const rank = (face: Face, family: string) =>
  family.includes("Emoji") ? 2 : family.includes("Serif") === (face === "display") ? 0 : 1;

/** Whether the text begins in a script that is written from right to left. */
const isRightToLeft = (text: string) =>
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );

/** The pen of one picture: sets fonts, measures and writes. */
function penOf(context: SKRSContext2D, families: Canvas["families"]) {
  const setFont = (face: Face, size: number) => {
    const weight = face === "display" ? 600 : 500;
    context.font = `${weight} ${size}px ${families[face]}`;
    context.fontVariationSettings = `'wght' ${weight}${face === "display" ? ", 'SOFT' 100" : ""}`;
  };
  const width = (text: string, face: Face, size: number) => {
    setFont(face, size);
    return context.measureText(text).width;
  };
  /** Writes one line from the left margin, or from the right edge of the text's column. */
  const write = (text: string, face: Face, size: number, y: number, color: string) => {
    const toLeft = isRightToLeft(text);
    setFont(face, size);
    context.direction = toLeft ? "rtl" : "ltr";
    context.textAlign = toLeft ? "right" : "left";
    context.fillStyle = color;
    context.fillText(text, toLeft ? MARGIN + TEXT_ROOM : MARGIN, y);
  };
  /** The part of the text that fits into the column. */
  const fitted = (text: string, face: Face, size: number) =>
    shortened(plainLine(text), (part) => width(part, face, size) <= TEXT_ROOM);
  return { setFont, width, write, fitted };
}
type Pen = ReturnType<typeof penOf>;

/** Writes the hobby's name and the title as a block, vertically centered. */
function writeTexts({ width, write, fitted }: Pen, { hobby, title }: SharePicture): void {
  const { lines, size } = fitTitle(title, TEXT_ROOM, (text, wanted) =>
    width(text, "display", wanted),
  );
  const step = size * 1.14;
  const top = ART.y + (ART.height - lines.length * step - 48) / 2;
  write(fitted(hobby, "text", 30), "text", 30, top + 26, SOFT);
  lines.forEach((line, index) => {
    write(line, "display", size, top + 48 + size * 0.86 + index * step, INK);
  });
}

/** Draws the week's thread from edge to edge; completed days are filled and larger. */
function drawWeek(context: SKRSContext2D, completedDays: readonly number[]): void {
  const swing = [0, 14, 6, -10, -16, -4, 8];
  const spacing = (SHARE_WIDTH - 2 * MARGIN) / 6.4;
  const places = swing.map((lift, index): [x: number, y: number] => [
    MARGIN + spacing * (0.2 + index),
    BEAD_Y + lift,
  ]);
  context.strokeStyle = EDGE;
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(0, BEAD_Y);
  let [beforeX, beforeY] = [0, BEAD_Y];
  for (const [x, y] of [...places, [SHARE_WIDTH, BEAD_Y] as const]) {
    const half = (beforeX + x) / 2;
    context.bezierCurveTo(half, beforeY, half, y, x, y);
    [beforeX, beforeY] = [x, y];
  }
  context.stroke();
  places.forEach(([x, y], index) => {
    const isDone = completedDays.includes(index + 1);
    context.beginPath();
    context.arc(x, y, isDone ? 31 : 26, 0, 2 * Math.PI);
    context.fillStyle = isDone ? (BEAD_COLORS[index] ?? INK) : PAPER;
    context.fill();
    if (!isDone) context.stroke();
  });
}

async function drawArt(library: Library, context: SKRSContext2D, svg: string): Promise<void> {
  const { x, y, width, height, radius } = ART;
  const picture = await library.loadImage(Buffer.from(svg));
  context.save();
  context.shadowColor = "rgba(60, 48, 30, 0.22)";
  context.shadowBlur = 30;
  context.shadowOffsetY = 10;
  context.fillStyle = SHEET;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.clip();
  const across = Math.min(picture.width, (picture.height * width) / height);
  const left = (picture.width - across) / 2;
  context.drawImage(picture, left, 0, across, picture.height, x, y, width, height);
  context.restore();
}

/**
 * Draws the picture that social networks show for a shared plan: a PNG of 1200×630 with the hobby's
 * picture, the plan's title, the week's beads (completed days filled) and the site's name. Scripts
 * that the product's fonts lack are drawn with the system's. Rejects if `picture` is not an SVG.
 */
export async function drawSharePicture(wanted: SharePicture): Promise<Buffer> {
  const { library, families } = await openCanvas();
  const surface = library.createCanvas(SHARE_WIDTH, SHARE_HEIGHT);
  const context = surface.getContext("2d");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT);
  await drawArt(library, context, wanted.picture);
  drawWeek(context, wanted.completedDays);

  const pen = penOf(context, families);
  writeTexts(pen, wanted);
  pen.write(pen.fitted(wanted.siteName, "display", 40), "display", 40, 576, INK);
  const done = BEAD_COLORS.filter((_, index) => wanted.completedDays.includes(index + 1)).length;
  pen.setFont("text", 32);
  context.direction = "ltr";
  context.textAlign = "right";
  context.fillStyle = SOFT;
  // In the words of the plan's progress bar (spec 1 §2).
  const days = done > 0 ? `${done}/7 days completed` : "7 days";
  context.fillText(wanted.note ?? days, SHARE_WIDTH - MARGIN, 576);
  return surface.encode("png");
}
