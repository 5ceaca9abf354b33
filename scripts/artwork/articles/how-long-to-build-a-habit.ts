import { APRICOT, CORAL, LAGOON, LEAF, PAPER, SUN, THREAD, tone } from "../colors.ts";
import { glow, pot, table, windowOf } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, ellipse, line, path, rect, turned } from "../shapes.ts";
import { week } from "../things.ts";

/** A calendar page: four weeks, three of them done, the third as beads on a thread. */
const calendar = (p: Pen) =>
  turned(
    246,
    152,
    0,
    p.shadow(6, 14, 190, 150, 0.18),
    p.sheet(284, 232, PAPER, 8),
    path(
      "M-142 -108Q-142 -116 -134 -116H134Q142 -116 142 -108V-70H-142Z",
      `fill="${p.down(tone(CORAL, 0.74, 0.13), tone(CORAL, 0.66, 0.145))}"`,
    ),
    rect(-52, -102, 104, 9, 4.5, `fill="${PAPER}" opacity=".85"`),
    rect(-32, -86, 64, 6, 3, `fill="${PAPER}" opacity=".5"`),
    ...[0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 7 }, (_, day) => {
        const [x, y] = [-114 + day * 38, -44 + row * 42];
        if (row === 2) return "";
        return row < 2
          ? circle(x, y, 12, `fill="${tone(LEAF, 0.86, 0.075)}"`) +
              line(`M${x - 5} ${y}l4 5l7 -9`, tone(LEAF, 0.56, 0.12), 3)
          : circle(x, y, 11, `fill="none" stroke="${THREAD}" stroke-width="2" opacity=".4"`);
      }),
    ),
    week(at("-142 44, -114 40, -76 42, -38 38, 0 42, 38 38, 76 42, 114 40, 142 44"), {
      r: 12,
      from: 0.098,
      to: 0.902,
    }),
  );

export const buildHabit = (p: Pen) => [
  p.wall(SUN, LEAF, [0.7, 0.3]),
  windowOf(
    p,
    [520, -30, 210, 196],
    p.down(tone(LAGOON, 0.9, 0.045), tone(SUN, 0.95, 0.06)),
    circle(596, 92, 62, `fill="${tone(SUN, 0.95, 0.09)}" opacity=".7"`),
    circle(596, 92, 38, `fill="${p.down(tone(SUN, 0.9, 0.13), tone(APRICOT, 0.84, 0.12))}"`),
    path("M510 138C570 108 660 112 740 132V170H510Z", `fill="${tone(LEAF, 0.8, 0.08)}"`),
  ),
  glow(p, 600, 110, 330, tone(SUN, 0.96, 0.08), 0.5),
  table(p, 254, 66, 0.86),
  // The calendar leans on a wooden stand.
  p.shadow(248, 286, 186, 14, 0.4),
  calendar(p),
  rect(92, 264, 308, 18, 5, `fill="${p.down(tone(62, 0.72, 0.085), tone(56, 0.58, 0.085))}"`),
  p.shadow(-66, 266, 58, 10, 0.4),
  p.icon("books", -66, 220, 104),
  // The seedling.
  p.shadow(512, 330, 98, 14, 0.44),
  p.icon("seedling", 508, 164, 160),
  ellipse(512, 234, 52, 9, `fill="${tone(50, 0.36, 0.04)}"`),
  pot(p, 512, 328, 132, 104),
  p.shadow(236, 340, 120, 9, 0.34),
  p.icon("pencil", 232, 316, 148, { turn: 134 }),
];
