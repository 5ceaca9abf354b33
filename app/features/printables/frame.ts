import type { SheetAddress } from "#core/printables/address.ts";
import type { SheetDocument } from "#core/printables/catalogue.ts";
import { ADVANCES } from "#core/printables/font-metrics.ts";
import { BODY, type Mark, type Page, type Sheet } from "#core/printables/page.ts";
import { POINT } from "#core/printables/point.ts";
import { line, type Point } from "#core/printables/shapes.ts";
import { lineHeight, text, textWidth, typeSizes } from "#core/printables/text.ts";
import { gradesOf } from "./pack-choices.ts";
import type { Paper } from "./paper.ts";
import { qrMark } from "./qr.ts";

/**
 * The white margin above and below everything printed, in millimeters. At the sides it is what
 * `BODY` leaves of the paper (core/printables/page.ts).
 */
const MARGIN = 12;
const QR_SIDE = 18;
/** Between the footer's code and its text. */
const GAP = 3;

/** Sheets to color, cut out or hang up, which nobody hands in with a name. */
const NAMELESS: ReadonlySet<string> = new Set([
  "coloring",
  "mandalas",
  "bookmark-templates",
  "cut-and-paste-crafts",
  "tangram-animals",
  "winter-kindness",
]);

/** A page on its paper: the frame's own marks, and the body's marks. */
export interface FramedPage {
  readonly paper: Paper;
  readonly heading: string;
  readonly frame: readonly Mark[];
  readonly body: readonly Mark[];
  /** Where the top left corner of the body is. */
  readonly at: Point;
}

/** Identifies a sheet: the data of its address and its footer. */
export interface SheetIdentity {
  readonly document: Pick<SheetDocument, "name" | "section" | "edition">;
  readonly seed: string;
  readonly variant: number;
  readonly settings: Pick<SheetAddress, "age" | "time" | "skill" | "large">;
  readonly ownWords: boolean;
  readonly paper: Paper;
  /** Opens the same sheet with its answers; without it there is no QR code. */
  readonly link?: string | undefined;
  /** The product's name. */
  readonly maker: string;
}

/** A text in the characters of the typeface; others become a dot. */
const printable = (words: string): string =>
  [...words].map((one) => (ADVANCES.regular[one] === undefined ? "·" : one)).join("");

/** A sheet's code, readable by people: all that is needed to print it again. */
export function sheetCode(
  { document, seed, variant, settings, ownWords }: SheetIdentity,
  room = Number.POSITIVE_INFINITY,
  size = 12,
): string {
  const ends = [
    `no. ${variant}`,
    gradesOf(settings.age),
    ...(document.name === "pack" ? [`${settings.time} min`, settings.skill] : []),
    ...(document.edition > 1 ? [`edition ${document.edition}`] : []),
    ...(ownWords ? ["own words"] : []),
  ];
  const letters = [...printable(seed)];
  for (let kept = letters.length; kept >= 0; kept -= 1) {
    const shown = letters.slice(0, kept).join("") + (kept < letters.length ? "…" : "");
    const code = [document.name, shown, ...ends].join(" · ");
    if (kept === 0 || textWidth(code, { size }) <= room) return code;
  }
  return document.name;
}

/** The largest type in which a text fits on one line. */
function fittingSize(words: string, width: number, size: number, smallest: number): number {
  let fitting = size;
  while (fitting > smallest && textWidth(words, { size: fitting, bold: true }) > width) {
    fitting -= 0.5;
  }
  return fitting;
}

function nameLine(baseline: number, left: number, right: number, size: number): Mark[] {
  const style = { size };
  const field = (label: string, from: number, to: number): Mark[] => {
    const start = from + textWidth(label, style) + 2;
    return [
      text({ x: from, y: baseline }, label, style),
      line({ x: start, y: baseline + 1 }, { x: to, y: baseline + 1 }, { stroke: "dark" }),
    ];
  };
  const split = left + (right - left) * 0.62;
  return [...field("Name:", left, split), ...field("Date:", split + 6, right)];
}

/**
 * One page on its paper, with a heading, name and date lines where a child writes, and a footer.
 */
function framePage(
  page: Page,
  heading: string,
  hasName: boolean,
  count: string,
  identity: SheetIdentity,
): FramedPage {
  const { paper, settings, link, maker } = identity;
  const sizes = typeSizes(settings);
  // Aligned with the body, which is as wide as the narrower paper allows.
  const left = (paper.width - BODY.width) / 2;
  const right = paper.width - left;
  const titleSize = fittingSize(heading, right - left, settings.large ? 24 : 20, sizes.small);
  const titleBase = MARGIN + titleSize * POINT * 0.8;
  const nameBase = titleBase + (settings.large ? 12 : 11);
  const headEnd = (hasName ? nameBase : titleBase) + 2;

  const footTop = paper.height - MARGIN - QR_SIDE;
  const square = { x: right - QR_SIDE, y: footTop, width: QR_SIDE, height: QR_SIDE };
  const qr = link ? qrMark(link, square) : undefined;
  const footRight = qr ? square.x - GAP : right;
  const footSize = { size: sizes.small, tone: "dark" } as const;
  const last = paper.height - MARGIN - 1.5;
  const footEdge = qr ? footTop : last - 2 * lineHeight(sizes.small);

  const frame: Mark[] = [
    text({ x: left, y: titleBase }, heading, { size: titleSize, bold: true }),
    ...(hasName ? nameLine(nameBase, left, right, sizes.body) : []),
    text(
      { x: left, y: last - lineHeight(sizes.small) },
      sheetCode(identity, footRight - left, sizes.small),
      footSize,
    ),
    text({ x: left, y: last }, maker, footSize),
    text({ x: footRight, y: last }, count, { ...footSize, anchor: "end" }),
    ...(qr ? [qr] : []),
  ];
  return {
    paper,
    heading,
    frame,
    body: page.marks,
    at: {
      x: left,
      y: headEnd + Math.max(0, footEdge - headEnd - BODY.height) / 2,
    },
  };
}

const writesOn = ({ name, section }: SheetIdentity["document"]): boolean =>
  section !== "coloring" && !NAMELESS.has(name);

/** The pages of a sheet on paper. Pages are numbered; those of the answer key separately. */
export function framePages(sheet: Sheet, identity: SheetIdentity): FramedPage[] {
  return sheet.pages.map((page, index, all) =>
    framePage(
      page,
      page.title ?? sheet.title,
      index === 0 && writesOn(identity.document),
      `Page ${index + 1} of ${all.length}`,
      identity,
    ),
  );
}

/** The pages of a sheet's answer key on paper. */
export function frameAnswers(sheet: Sheet, identity: SheetIdentity): FramedPage[] {
  return sheet.answers.map((page, index, all) => {
    const title = page.title ?? sheet.title;
    return framePage(
      page,
      /^answers\b/iu.test(title) ? title : `Answers: ${title}`,
      false,
      `Answers ${index + 1} of ${all.length}`,
      identity,
    );
  });
}
