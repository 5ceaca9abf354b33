import { CORAL, INK, LAGOON, LEAF, PAPER, PLUM, tone } from "../colors.ts";
import { openBook, pot, table, written } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, line, path, rect, turned } from "../shapes.ts";
import { TEA, week } from "../things.ts";

export const microJournaling = (p: Pen) => [
  p.wall(PLUM, LAGOON, [0.45, 0.3]),
  week(at("-140 40, -20 66, 110 48, 230 30, 360 40, 480 66, 600 56, 780 30"), {
    from: 0.16,
    to: 0.84,
  }),
  table(p, 216, 60, 0.84),
  p.shadow(-68, 262, 60, 10, 0.4),
  p.icon("herb", -64, 146, 102, { turn: -44 }),
  pot(p, -68, 262, 84, 70),
  p.shadow(708, 252, 66, 10, 0.4),
  p.icon("teapot", 708, 202, 118, { flip: true }),
  p.shadow(134, 262, 56, 9, 0.42),
  p.icon("hourglass-not-done", 134, 176, 176),
  p.shadow(512, 268, 96, 12, 0.42),
  p.icon("hot-beverage", 512, 182, 184, { swap: TEA }),
  line("M462 160C456 178 462 190 458 202", PAPER, 2.4),
  turned(
    458,
    214,
    6,
    rect(-10, -13, 22, 28, 3, `fill="${INK}" opacity=".14"`),
    rect(-11, -14, 22, 28, 3, `fill="${tone(LEAF, 0.84, 0.09)}"`),
    circle(0, -2, 5, `fill="${tone(LEAF, 0.64, 0.12)}"`),
  ),
  openBook(
    p,
    { x: 318, y: 270, size: 0.94, hue: PLUM },
    written(-1, [0.9, 1, 0.7, 0.95, 0.5]),
    written(1, [0.8, 0.6, 1]),
  ),
  path(
    "M312 208C304 254 328 292 320 344L332 335L343 346C350 292 326 256 322 208Z",
    `fill="${p.down(tone(CORAL, 0.7, 0.16), tone(CORAL, 0.6, 0.17))}"`,
  ),
  p.icon("fountain-pen", 470, 282, 128, { turn: 4 }),
];
