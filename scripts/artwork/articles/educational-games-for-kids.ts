import { APRICOT, CORAL, hueOf, IRIS, LAGOON, PAPER, SUN, tone } from "../colors.ts";
import { keyboard, table } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, rect, turned } from "../shapes.ts";
import { pieceOf, week } from "../things.ts";

/** A card of the memory game, around its middle, with a butterfly on it. */
const card = (p: Pen, x: number, y: number, degrees: number, hue: number) =>
  turned(
    x,
    y,
    degrees,
    p.sheet(136, 172, PAPER, 14),
    rect(-58, -76, 116, 152, 9, `fill="${p.down(tone(hue, 0.93, 0.045), tone(hue, 0.84, 0.075))}"`),
    p.icon("butterfly", 0, 0, 104, { turn: -6 }),
  );

export const educationalGames = (p: Pen) => [
  p.wall(SUN, APRICOT, [0.5, 0.3]),
  week(at("-140 60, -20 34, 120 50, 250 30, 390 24, 520 46, 650 30, 780 54"), {
    from: 0.2,
    to: 0.8,
  }),
  table(p, 236, 60, 0.85),
  p.shadow(276, 258, 88, 12, 0.42),
  card(p, 272, 168, -7, LAGOON),
  p.shadow(408, 262, 88, 12, 0.42),
  card(p, 410, 166, 8, LAGOON),
  p.shadow(138, 302, 96, 15, 0.42),
  p.icon("puzzle-piece", 136, 222, 176, { turn: -9 }),
  keyboard(p, 434, 280, 1, [tone(78, 0.9, 0.045), tone(66, 0.76, 0.065)], (row, key) =>
    row === 1 && key > 1 && key < 9
      ? tone(hueOf(key - 2), 0.76, 0.13)
      : row === 3 && key === 0
        ? tone(LAGOON, 0.78, 0.08)
        : tone(SUN, 0.985, 0.01),
  ),
  // Two more pieces at the edges.
  p.shadow(-66, 322, 48, 9, 0.36),
  p.icon("puzzle-piece", -66, 292, 78, {
    turn: 28,
    swap: pieceOf(CORAL),
  }),
  p.shadow(700, 292, 42, 8, 0.36),
  p.icon("puzzle-piece", 700, 264, 68, { turn: -30, swap: pieceOf(IRIS) }),
];
