import { CORAL, INK, IRIS, LAGOON, LEAF, PAPER, PLUM, SUN, tone } from "../colors.ts";
import { crayon, glow, openBook, windowOf } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, group, line, path, rect } from "../shapes.ts";
import { week } from "../things.ts";

const cushion = (p: Pen) =>
  group(
    "translate(196 196)",
    path(
      "M-112 -74C-70 -92 70 -92 112 -74C126 -40 126 40 114 82C70 96 -70 96 -114 82C-126 40 -126 -40 -112 -74Z",
      `fill="${p.gradient([0.4, 0.3, 0.85], [0, tone(IRIS, 0.8, 0.085)], [1, tone(IRIS, 0.62, 0.115)])}"`,
    ),
    line(
      "M-112 -74C-70 -92 70 -92 112 -74C126 -40 126 40 114 82C70 96 -70 96 -114 82C-126 40 -126 -40 -112 -74Z",
      tone(IRIS, 0.9, 0.05),
      4,
    ),
    line(
      "M-100 -64C-76 -50 -54 -34 -34 -18M100 -64C76 -50 54 -34 34 -18M-102 72C-78 54 -54 36 -34 22M102 72C78 54 54 36 34 22",
      tone(IRIS, 0.5, 0.11),
      3,
      'opacity=".3"',
    ),
    ...[
      [-64, -20],
      [0, -58],
      [64, -20],
      [-60, 34],
      [60, 34],
      [0, 62],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, `fill="${PAPER}" opacity=".5"`)),
    circle(0, 2, 12, `fill="${tone(IRIS, 0.5, 0.12)}"`),
    circle(-1, 0, 10, `fill="${tone(IRIS, 0.86, 0.07)}"`),
  );

export const quietTime = (p: Pen) => [
  p.wall(LAGOON, IRIS, [0.42, 0.3]),
  windowOf(
    p,
    [-74, -30, 168, 178],
    p.down(tone(LAGOON, 0.9, 0.05), tone(IRIS, 0.92, 0.03)),
    path("M-80 118C-30 92 30 96 100 120V160H-80Z", `fill="${tone(LEAF, 0.84, 0.07)}"`),
  ),
  week(at("150 -10, 206 44, 300 66, 400 48, 500 50, 590 30, 640 -10"), { from: 0.12, to: 0.88 }),
  // The floor and a round rug.
  rect(-130, 232, 900, 128, 0, `fill="${p.down(tone(250, 0.88, 0.03), tone(258, 0.8, 0.045))}"`),
  line("M-130 232H770", "#fff", 2.4, 'opacity=".6"'),
  line("M-130 222H770", PAPER, 16, 'opacity=".7"'),
  `<ellipse cx="322" cy="312" rx="352" ry="56" fill="${tone(LAGOON, 0.78, 0.055)}"/><ellipse cx="322" cy="310" rx="344" ry="52" fill="${tone(LAGOON, 0.88, 0.045)}"/><ellipse cx="322" cy="310" rx="316" ry="45" fill="none" stroke="${PAPER}" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round" opacity=".9"/>`,
  p.shadow(196, 288, 130, 15, 0.4),
  cushion(p),
  p.shadow(382, 292, 44, 8, 0.42),
  p.icon("hourglass-not-done", 382, 228, 128),
  // The basket, with crayons in it.
  p.shadow(530, 318, 104, 15, 0.44),
  p.icon("basket", 530, 250, 176),
  p.clipped(
    "M440 120H620V222Q534 262 440 222Z",
    ...[CORAL, SUN, LEAF, PLUM].map((hue, i) =>
      crayon(500 + i * 21, 266, 104 - ((i * 3) % 4) * 6, hue, i * 7 - 10),
    ),
  ),
  openBook(
    p,
    { x: 268, y: 298, size: 0.72, hue: CORAL },
    [
      rect(
        -200,
        -90,
        200,
        190,
        0,
        `fill="${p.down(tone(IRIS, 0.6, 0.11), tone(PLUM, 0.82, 0.07))}"`,
      ),
      circle(-100, -26, 21, `fill="${tone(SUN, 0.93, 0.08)}"`),
      circle(-91, -31, 18, `fill="${tone(IRIS, 0.66, 0.1)}"`),
      line("M-138 -38h0M-52 -34h0M-60 -6h0M-134 2h0", "#fff", 5),
      path("M-200 38C-140 8 -70 14 0 36V90H-200Z", `fill="${tone(LEAF, 0.62, 0.1)}"`),
    ].join(""),
    [
      rect(
        0,
        -90,
        200,
        190,
        0,
        `fill="${p.down(tone(SUN, 0.94, 0.06), tone(LAGOON, 0.84, 0.07))}"`,
      ),
      path("M0 26C50 14 90 36 200 20V90H0Z", `fill="${tone(LAGOON, 0.68, 0.1)}"`),
      path("M56 16H128L112 36H70Z", `fill="${tone(CORAL, 0.66, 0.16)}"`),
      path("M90 12V-42L126 10Z", `fill="${PAPER}"`),
      path("M84 12V-30L60 10Z", `fill="${tone(SUN, 0.86, 0.12)}"`),
      line("M87 16V-44", INK, 3, 'opacity=".6"'),
    ].join(""),
  ),
  glow(p, -10, 40, 260, PAPER, 0.3),
];
