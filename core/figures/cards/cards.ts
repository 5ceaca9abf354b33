import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { path, rectangle } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, listed, sentence, WIDTH_MAX } from "../figure.ts";
import { captionsOf, placedPath } from "../parts.ts";
import { HANDS } from "./poker.ts";

const CardSchema = z.string().regex(/^[2-9TJQKA][shdc]$/u);

/** Playing cards in rows: a hand, a board, a trick, a deal. */
export const CardsSchema = z.strictObject({
  kind: z.literal("cards"),
  title: z.string().min(1).max(38),
  rows: z
    .array(
      z.strictObject({
        /** Above the row: 'North', 'The board'. */
        text: z.string().min(1).max(42).optional(),
        /** Rank and suit: 'As', 'Td', '7c'. */
        cards: z.array(CardSchema).max(13),
        /** How many cards lie face down after them. */
        hidden: z.number().int().min(0).max(5).default(0),
        /** Cards that are pushed up: the five that count, the one that is played. */
        raised: z.array(CardSchema).max(6).default([]),
        /** What the raised cards, or the row, make in poker; the build proves it. */
        makes: z.enum(HANDS).optional(),
        /** High-card points in bridge; the build proves them. */
        points: z.number().int().min(0).max(37).optional(),
      }),
    )
    .min(1)
    .max(5),
  /** Below. */
  text: z.string().min(2).max(90).optional(),
  /** More than one pack: the same card may lie twice. */
  packs: z.number().int().min(1).max(2).default(1),
});
export type Cards = z.infer<typeof CardsSchema>;

// Cards are white in both themes.
const PAPER: Color = "#fffdf8";
const EDGE: Color = "#8a8f99";
const BLACK: Color = "#23262d";
const RED: Color = "#b3261e";
const BACK: Color = "#5b7a99";

/** In a square of 10 by 10. */
const SUIT_PATHS: Readonly<Record<string, string>> = {
  h: "M5 9.2C3.4 7.4 0.6 5.4 0.6 3.1C0.6 1.6 1.7 0.7 2.9 0.7C3.8 0.7 4.6 1.2 5 2.1C5.4 1.2 6.2 0.7 7.1 0.7C8.3 0.7 9.4 1.6 9.4 3.1C9.4 5.4 6.6 7.4 5 9.2Z",
  d: "M5 0.4C6 2.2 7.2 3.7 8.6 5C7.2 6.3 6 7.8 5 9.6C4 7.8 2.8 6.3 1.4 5C2.8 3.7 4 2.2 5 0.4Z",
  s: "M5 0.5C6.6 2.4 9.3 4 9.3 6.1C9.3 7.4 8.4 8.1 7.4 8.1C6.7 8.1 6 7.7 5.5 7C5.6 8.1 6 8.9 6.7 9.5L3.3 9.5C4 8.9 4.4 8.1 4.5 7C4 7.7 3.3 8.1 2.6 8.1C1.6 8.1 0.7 7.4 0.7 6.1C0.7 4 3.4 2.4 5 0.5Z",
  c: "M5 0.5C6.2 0.5 7.1 1.4 7.1 2.5C7.1 3 6.9 3.5 6.6 3.9C6.9 3.7 7.2 3.7 7.5 3.7C8.6 3.7 9.4 4.6 9.4 5.7C9.4 6.9 8.6 7.7 7.5 7.7C6.7 7.7 5.9 7.2 5.5 6.4C5.6 7.9 6 8.9 6.7 9.5L3.3 9.5C4 8.9 4.4 7.9 4.5 6.4C4.1 7.2 3.3 7.7 2.5 7.7C1.4 7.7 0.6 6.9 0.6 5.7C0.6 4.6 1.4 3.7 2.5 3.7C2.8 3.7 3.1 3.7 3.4 3.9C3.1 3.5 2.9 3 2.9 2.5C2.9 1.4 3.8 0.5 5 0.5Z",
};

const WIDE = 9.6;
const TALL = 13.4;
const RAISE = 3;
const TOP = 6.5;
const TEXT_LINE = 3.7;

const rankTold = (card: string): string => (card.startsWith("T") ? "10" : card.charAt(0));

function drawCard(card: string, x: number, y: number): Mark[] {
  const tone = "hd".includes(card.charAt(1)) ? RED : BLACK;
  const at = { x: x + 1.1, y: y + 5 };
  return [
    rectangle({ x, y, width: WIDE, height: TALL }, { fill: PAPER, stroke: EDGE, width: 0.3 }, 1.3),
    text({ x: x + 0.7, y: y + 4.3 }, rankTold(card), { size: 10, bold: true, tone }),
    path(placedPath(SUIT_PATHS[card.charAt(1)] ?? "", at, 0.3), { fill: tone }),
    path(placedPath(SUIT_PATHS[card.charAt(1)] ?? "", { x: x + 4.6, y: y + 7.6 }, 0.46), {
      fill: tone,
    }),
  ];
}

const drawBack = (x: number, y: number): Mark[] => [
  rectangle({ x, y, width: WIDE, height: TALL }, { fill: PAPER, stroke: EDGE, width: 0.3 }, 1.3),
  rectangle({ x: x + 1, y: y + 1, width: WIDE - 2, height: TALL - 2 }, { fill: BACK }, 0.8),
];

const captionOf = ({ text: words, makes, points }: Cards["rows"][number]): string =>
  [words, makes, points === undefined ? undefined : `${points} points`].filter(Boolean).join(": ");

function draw({ title, rows, text: below }: Cards) {
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  let y = TOP;
  for (const row of rows) {
    const caption = captionOf(row);
    if (caption) {
      marks.push(text({ x: 0.4, y: y + 3.2 }, caption, { size: 8, tone: "dark" }));
      y += 4.4;
    }
    if (row.raised.length > 0) y += RAISE;
    const count = row.cards.length + row.hidden;
    // A long hand overlaps, so that each rank can still be read.
    const step = count < 2 ? 0 : Math.min(WIDE + 1, (WIDTH_MAX - 1 - WIDE) / (count - 1));
    row.cards.forEach((card, index) => {
      const up = row.raised.includes(card) ? RAISE : 0;
      marks.push(...drawCard(card, 0.4 + index * step, y - up));
    });
    for (let index = row.cards.length; index < count; index += 1) {
      marks.push(...drawBack(0.4 + index * step, y));
    }
    y += TALL + 2;
  }
  const lines = below ? (captionsOf([{ text: below }])[0] ?? []) : [];
  lines.forEach((words, index) => {
    marks.push(text({ x: 0.4, y: y + 2.6 + index * TEXT_LINE }, words, { size: 8 }));
  });
  return {
    width: WIDTH_MAX,
    height: y + (lines.length > 0 ? lines.length * TEXT_LINE : -1),
    marks,
  };
}

const RANK_NAMES: Readonly<Record<string, string>> = {
  T: "10",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const SUIT_NAMES: Readonly<Record<string, string>> = {
  s: "spades",
  h: "hearts",
  d: "diamonds",
  c: "clubs",
};

export const cardName = (card: string): string =>
  `${RANK_NAMES[card.charAt(0)] ?? card.charAt(0)} of ${SUIT_NAMES[card.charAt(1)]}`;

function describe({ title, rows, text: below }: Cards): string {
  const told = rows.map((row) => {
    const caption = captionOf(row);
    const down = row.hidden > 0 ? [`${row.hidden} face down`] : [];
    const cards = listed([...row.cards.map(cardName), ...down]);
    const raised = row.raised.length > 0 ? ` Pushed up: ${listed(row.raised.map(cardName))}.` : "";
    return `${caption ? `${caption}: ` : ""}${cards}.${raised}`;
  });
  return [sentence(title), ...told, ...(below ? [sentence(below)] : [])].join(" ");
}

export const cards: FigureKind<Cards> = { schema: CardsSchema, draw, describe };
