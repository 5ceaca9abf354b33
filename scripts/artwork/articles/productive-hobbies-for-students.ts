import { APRICOT, CORAL, LAGOON, PAPER, SUN, tone } from "../colors.ts";
import { keyboard, openBook, table, written } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, line, path } from "../shapes.ts";
import { week } from "../things.ts";

/** The blue of the needle's thread. */
const BLUE = "#0091ea";

/** A piece of cloth with an unfinished seam. */
const cloth = (p: Pen) => [
  p.shadow(550, 322, 84, 18, 0.32),
  path(
    "M500 262C532 258 580 266 616 260C624 282 632 304 638 330C586 338 524 326 468 334C480 308 490 286 500 262Z",
    `fill="${p.gradient([0, 0, 1, 1], [0, tone(CORAL, 0.86, 0.075)], [1, tone(CORAL, 0.74, 0.11)])}"`,
  ),
  line(
    "M506 268C536 264 578 272 610 266M476 326C528 320 588 330 630 324",
    PAPER,
    2,
    'opacity=".6"',
  ),
  line("M488 306C508 300 524 310 542 304", BLUE, 3.4, 'stroke-dasharray="9 7"'),
];

export const productiveHobbies = (p: Pen) => [
  p.wall(SUN, APRICOT, [0.45, 0.3]),
  week(at("-140 50, -30 30, 100 52, 220 66, 340 40, 400 22, 470 -10"), {
    from: 0.12,
    to: 0.9,
    color: BLUE,
    width: 2.4,
  }),
  table(p, 160, 70, 0.89),
  p.shadow(-66, 240, 58, 11, 0.42),
  p.icon("backpack", -66, 184, 116),
  p.shadow(708, 308, 46, 9, 0.42),
  p.icon("thread", 708, 260, 106),
  p.shadow(500, 240, 118, 13, 0.44),
  p.icon("steaming-bowl", 498, 150, 204),
  line("M424 104c-12 -14 12 -24 0 -42M452 88c-12 -14 12 -24 0 -42", PAPER, 6, 'opacity=".95"'),
  line(
    "M424 104c-12 -14 12 -24 0 -42M452 88c-12 -14 12 -24 0 -42",
    tone(250, 0.7, 0.02),
    2.4,
    'opacity=".4"',
  ),
  openBook(
    p,
    { x: 184, y: 232, size: 0.94, hue: LAGOON },
    written(-1, [0.9, 1, 0.7, 0.95, 0.5]),
    written(1, [0.8, 0.6, 1, 0.7]),
  ),
  ...cloth(p),
  p.icon("sewing-needle", 580, 286, 96, { turn: 20 }),
  keyboard(p, 304, 296, 0.92, [tone(250, 0.97, 0.006), tone(250, 0.8, 0.015)], (row, key) =>
    row === 3 && key === 0
      ? tone(SUN, 0.84, 0.12)
      : row === 1 && (key === 3 || key === 6)
        ? tone(LAGOON, 0.76, 0.08)
        : tone(250, 0.89, 0.012),
  ),
];
