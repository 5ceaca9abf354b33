import { CORAL, INK, IRIS, LAGOON, LEAF, PAPER, SUN, tone } from "../colors.ts";
import { glow, table } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, ellipse, line, n, path, turned } from "../shapes.ts";
import { week } from "../things.ts";

/** A juggling ball of sewn pieces in two hues. */
const ball = (p: Pen, x: number, y: number, r: number, hue: number, turn: number) =>
  turned(
    x,
    y,
    turn,
    circle(0, 0, r, `fill="${tone(hue, 0.68, 0.15)}"`),
    path(
      `M0 ${n(-r)}C${n(r * 0.55)} ${n(-r * 0.5)} ${n(r * 0.55)} ${n(r * 0.5)} 0 ${n(r)}C${n(-r * 0.55)} ${n(r * 0.5)} ${n(-r * 0.55)} ${n(-r * 0.5)} 0 ${n(-r)}Z`,
      `fill="${tone(SUN, 0.95, 0.04)}"`,
    ),
    line(
      `M0 ${n(-r)}C${n(r * 0.55)} ${n(-r * 0.5)} ${n(r * 0.55)} ${n(r * 0.5)} 0 ${n(r)}M0 ${n(-r)}C${n(-r * 0.55)} ${n(-r * 0.5)} ${n(-r * 0.55)} ${n(r * 0.5)} 0 ${n(r)}`,
      INK,
      1.4,
      'opacity=".25"',
    ),
  ) +
  circle(
    x,
    y,
    r,
    `fill="${p.gradient([0.36, 0.3, 0.75], [0, "#ffffff", 0.42], [0.5, "#ffffff", 0], [1, INK, 0.3])}"`,
  );

export const smarterHobbies = (p: Pen) => [
  p.wall(IRIS, SUN, [0.62, 0.3]),
  glow(p, 452, 160, 300, tone(SUN, 0.94, 0.1), 1),
  week(at("-140 66, -30 36, 90 56, 210 40, 320 34, 420 -8"), { from: 0.16, to: 0.88 }),
  table(p, 256, 62, 0.82),
  `<ellipse cx="380" cy="298" rx="270" ry="46" fill="${p.gradient([0.5, 0.5, 0.5], [0, tone(SUN, 0.96, 0.08), 0.75], [1, tone(SUN, 0.96, 0.08), 0])}"/>`,
  // The lamp bends over the book.
  p.shadow(652, 284, 66, 9, 0.44),
  path(
    "M602 282Q652 258 702 282Q700 288 652 289Q604 288 602 282Z",
    `fill="${tone(LAGOON, 0.46, 0.07)}"`,
  ),
  line("M652 274L676 164L548 62", tone(LAGOON, 0.5, 0.075), 9),
  circle(676, 164, 10, `fill="${tone(LAGOON, 0.4, 0.06)}"`),
  turned(
    520,
    66,
    34,
    ellipse(0, 58, 60, 13, `fill="${tone(SUN, 0.97, 0.07)}"`),
    path(
      "M-18 -28H18Q26 -28 30 -16L62 58A62 14 0 0 0 -62 58L-30 -16Q-26 -28 -18 -28Z",
      `fill="${p.gradient([0, 0, 1, 0], [0, tone(LAGOON, 0.7, 0.085)], [0.4, tone(LAGOON, 0.64, 0.09)], [1, tone(LAGOON, 0.48, 0.08)])}"`,
    ),
    circle(0, 56, 15, `fill="${PAPER}"`),
  ),
  p.shadow(340, 326, 176, 20, 0.44),
  p.icon("open-book", 340, 252, 226),
  p.shadow(140, 322, 84, 14, 0.46),
  p.icon("chess-pawn", 138, 214, 222),
  p.shadow(546, 330, 92, 12, 0.42),
  ball(p, 506, 294, 34, CORAL, -18),
  ball(p, 584, 296, 34, LEAF, 28),
  ball(p, 545, 236, 34, IRIS, 4),
  p.shadow(256, 350, 96, 7, 0.36),
  p.icon("pencil", 262, 326, 128, { turn: 136 }),
];
