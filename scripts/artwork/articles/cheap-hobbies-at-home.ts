import { INK, LAGOON, LEAF, PAPER, SUN, tone } from "../colors.ts";
import { coins, pot, table } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, group, line, path, rect } from "../shapes.ts";
import { week, yarnOf } from "../things.ts";

/** A boat folded from a sheet of paper. */
const boat = (p: Pen) =>
  group(
    "translate(140 216) scale(1.12)",
    path("M-118 6L-22 20H46L122 2L40 46L4 30L-30 46Z", `fill="${tone(LAGOON, 0.72, 0.055)}"`),
    path(
      "M-22 34L4 -92L46 34Z",
      `fill="${p.gradient([0, 0, 1, 0], [0, PAPER], [1, tone(LAGOON, 0.86, 0.04)])}"`,
    ),
    path("M4 -92L46 34H14Z", `fill="${tone(LAGOON, 0.8, 0.055)}"`),
    path("M-118 6L-72 78H76L122 2L40 46L4 30L-30 46Z", `fill="${PAPER}"`),
    path(
      "M-118 6L-72 78H4V30L-30 46Z",
      `fill="${p.gradient([0, 0, 1, 1], [0, PAPER], [1, tone(LAGOON, 0.93, 0.025)])}"`,
    ),
    path(
      "M4 30L40 46L122 2L76 78H4Z",
      `fill="${p.gradient([0, 0, 1, 1], [0, tone(LAGOON, 0.86, 0.045)], [1, tone(LAGOON, 0.76, 0.06)])}"`,
    ),
    path("M-118 6L-30 46L-50 78H-72ZM122 2L40 46L62 78H76Z", `fill="${INK}" opacity=".05"`),
    line("M-118 6L-30 46L4 30L40 46L122 2", "#fff", 2, 'opacity=".8"'),
  );

export const cheapHobbies = (p: Pen) => [
  p.wall(SUN, LAGOON, [0.4, 0.35]),
  // A shelf with what any kitchen has.
  rect(434, 110, 370, 8, 0, `fill="${INK}" opacity=".1"`),
  p.icon("jar", 480, 69, 68),
  pot(p, 566, 102, 46, 38),
  p.icon("herb", 569, 46, 62, { turn: -40 }),
  p.icon("teapot", 690, 67, 88, { flip: true }),
  rect(434, 100, 370, 12, 3, `fill="${p.down(tone(66, 0.78, 0.075), tone(60, 0.66, 0.085))}"`),
  week(at("-140 34, -40 62, 80 74, 200 50, 310 62, 440 106"), { from: 0.1, to: 0.92 }),
  table(p, 250, 60, 0.82),
  // Bread on its board.
  p.shadow(522, 302, 130, 14, 0.36),
  path("M398 280H640L662 306H382Z", `fill="${tone(66, 0.78, 0.075)}"`),
  rect(382, 306, 280, 9, 3, `fill="${tone(58, 0.6, 0.085)}"`),
  p.shadow(520, 292, 84, 10, 0.4),
  p.icon("bread", 518, 216, 178),
  // Yarn with its hook.
  p.shadow(330, 300, 82, 12, 0.44),
  line("M344 222L412 132", tone(LAGOON, 0.56, 0.09), 7),
  line("M400 148L412 132Q419 122 411 118", tone(LAGOON, 0.56, 0.09), 5),
  p.icon("yarn", 328, 227, 146, { swap: yarnOf(LEAF) }),
  p.shadow(140, 303, 132, 14, 0.42),
  boat(p),
  // Coins.
  p.shadow(356, 344, 68, 9, 0.42),
  coins(p, 330, 341, 30, 5),
  coins(p, 394, 347, 30, 2),
  p.shadow(232, 347, 36, 6, 0.36),
  coins(p, 232, 345, 29, 1),
];
