import { APRICOT, BEADS, CORAL, INK, IRIS, LEAF, PLUM, SUN, tone } from "../colors.ts";
import { glow, table, windowOf } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, line, path, rect, turned } from "../shapes.ts";
import { TEA, week, yarnOf } from "../things.ts";

export const relaxingHobbies = (p: Pen) => [
  p.whole(p.gradient([0, 0, 1, 1], [0, tone(IRIS, 0.68, 0.065)], [1, tone(PLUM, 0.7, 0.07)])),
  windowOf(
    p,
    [-84, 20, 176, 168],
    p.gradient(
      [0, 0, 0.3, 1],
      [0, tone(IRIS, 0.3, 0.07)],
      [0.7, tone(IRIS, 0.42, 0.1)],
      [1, tone(PLUM, 0.55, 0.1)],
    ),
    p.icon("crescent-moon", 52, 62, 46, { turn: -12 }),
    line(
      "M-62 46h0M-30 88h0M-58 132h0M16 120h0M70 140h0M-20 40h0M20 164h0",
      "#fff",
      3.4,
      'opacity=".85"',
    ),
  ),
  turned(
    700,
    106,
    0,
    rect(-46, -56, 100, 126, 3, `fill="${INK}" opacity=".16"`),
    rect(-50, -62, 100, 124, 3, `fill="${tone(60, 0.6, 0.085)}"`),
    rect(-41, -53, 82, 106, 1, `fill="${tone(SUN, 0.93, 0.03)}"`),
    path("M0 38C-36 18 -28 -26 0 -42C28 -26 36 18 0 38Z", `fill="${tone(LEAF, 0.7, 0.09)}"`),
    line("M0 46V-26M0 20L-16 4M0 20L16 4M0 -2L-13 -15M0 -2L13 -15", tone(LEAF, 0.48, 0.08), 2.4),
  ),
  glow(p, 336, 110, 400, tone(SUN, 0.94, 0.09), 1),
  table(p, 262, 52, 0.74),
  `<ellipse cx="336" cy="304" rx="330" ry="56" fill="${p.gradient([0.5, 0.5, 0.5], [0, tone(SUN, 0.95, 0.07), 0.7], [1, tone(SUN, 0.95, 0.07), 0])}"/>`,
  // The lamp.
  p.shadow(338, 282, 62, 9, 0.5),
  path(
    "M292 280Q338 262 384 280Q384 286 338 287Q292 286 292 280Z",
    `fill="${tone(60, 0.46, 0.07)}"`,
  ),
  line("M338 274V120", tone(60, 0.5, 0.075), 9),
  line("M335 270V124", tone(60, 0.68, 0.08), 2.4, 'opacity=".7"'),
  path(
    "M282 22H394L440 126Q338 146 236 126Z",
    `fill="${p.gradient([0, 0, 0, 1], [0, tone(SUN, 0.88, 0.11)], [1, tone(SUN, 0.96, 0.075)])}"`,
  ),
  path(
    "M394 22L440 126Q424 130 402 132L372 22Z",
    `fill="${tone(APRICOT, 0.7, 0.12)}" opacity=".26"`,
  ),
  line("M282 22H394M238 126Q338 146 438 126", tone(APRICOT, 0.74, 0.12), 4),
  // The plant.
  p.shadow(538, 318, 80, 13, 0.48),
  p.icon("potted-plant", 538, 224, 206),
  // Yarn, needles and a cup.
  p.shadow(176, 320, 134, 17, 0.5),
  line("M214 236L46 128", tone(65, 0.8, 0.09), 7),
  line("M200 226L88 92", tone(60, 0.7, 0.1), 7),
  circle(44, 126, 9, `fill="${BEADS[4]}"`),
  circle(86, 90, 9, `fill="${BEADS[2]}"`),
  p.icon("yarn", 176, 232, 196, { swap: yarnOf(CORAL) }),
  p.shadow(396, 330, 84, 11, 0.48),
  p.icon("hot-beverage", 396, 262, 146, { swap: TEA }),
  week(at("228 308, 246 338, 330 348, 450 342, 560 350, 660 338, 790 346"), {
    from: 0.08,
    to: 0.72,
    color: tone(CORAL, 0.74, 0.12),
    width: 3.4,
  }),
];
