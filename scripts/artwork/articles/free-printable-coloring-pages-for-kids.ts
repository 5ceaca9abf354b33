import { APRICOT, CORAL, IRIS, LAGOON, LEAF, PAPER, PLUM, SUN, THREAD, tone } from "../colors.ts";
import { crayon, table } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, ellipse, line, n, path, rect, turned } from "../shapes.ts";
import { crayonOf, tape, week } from "../things.ts";

/** The elephant from the side, its trunk to the right; feet at y 76. */
const BODY =
  "M-86 76V26C-92 -24 -66 -58 -18 -60C2 -72 34 -76 58 -62C84 -48 90 -20 88 4C87 26 90 46 102 46C110 46 113 36 111 28L125 26C130 46 120 66 101 66C78 66 68 44 66 22C58 30 48 34 38 34V76H4V48H-46V76Z";
const EAR = "M22 -58C2 -62 -12 -44 -10 -20C-8 2 4 16 18 12C34 8 40 -8 40 -28C40 -44 34 -56 22 -58Z";

/** Strokes of a crayon, back and forth from top to bottom, with a ragged right end. */
const strokes = (left: number, right: number, top: number, bottom: number, step = 6.5) => {
  let d = `M${n(left)} ${n(top)}`;
  for (let y = top, k = 0; y < bottom; y += step, k += 1) {
    d += `L${n(right + ((k * 7) % 5) * 5 - ((k * 3) % 4) * 4)} ${n(y - 12)}L${n(left)} ${n(y + step)}`;
  }
  return d;
};

const sheet = (p: Pen) =>
  turned(
    218,
    140,
    -3,
    p.shadow(6, 14, 210, 150, 0.16),
    p.sheet(338, 236),
    // Ground and sun belong to the drawing.
    p.clipped(
      "M-154 84C-60 72 40 78 156 74V108H-154Z",
      line(strokes(-160, -20, 44, 124), tone(LEAF, 0.74, 0.13), 4.9, 'opacity=".85"'),
    ),
    line("M-154 84C-60 72 40 78 156 74", THREAD, 3),
    p.clipped(
      "M-142 -72a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z",
      line(strokes(-150, -84, -100, -40), tone(SUN, 0.86, 0.14), 5.6, 'opacity=".9"'),
    ),
    circle(-118, -72, 24, `fill="none" stroke="${THREAD}" stroke-width="3"`),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => turned(-118, -72, k * 45, line("M32 0H41", THREAD, 3))),
    turned(
      4,
      2,
      0,
      path(BODY, `fill="${PAPER}"`),
      p.clipped(
        BODY,
        line(strokes(-100, -4, -80, 92), tone(LAGOON, 0.7, 0.095), 4.8, 'opacity=".9"'),
      ),
      line(BODY, THREAD, 3.6),
      path(EAR, `fill="${PAPER}"`),
      p.clipped(EAR, line(strokes(-16, 56, -64, 24), tone(PLUM, 0.78, 0.11), 5.6, 'opacity=".9"')),
      line(EAR, THREAD, 3.6),
      circle(60, -30, 4.6, `fill="${THREAD}"`),
      line("M76 6C84 8 92 6 98 0M-88 4C-104 14 -106 34 -98 46", THREAD, 3.6),
      line("M-98 46l-5 8M-98 46l5 9", THREAD, 3),
      line("M-78 70h14M12 70h16", THREAD, 3),
    ),
  );

export const coloringPages = (p: Pen) => [
  p.wall(CORAL, PLUM, [0.4, 0.3]),
  week(at("372 58, 440 88, 520 92, 600 62, 690 40, 790 52"), { from: 0.1, to: 0.82 }),
  table(p, 268, 60, 0.86),
  sheet(p),
  tape(60, 40, -40, tone(SUN, 0.86, 0.1)),
  tape(368, 30, 34, tone(LAGOON, 0.8, 0.08)),
  // The box with its crayons.
  p.shadow(508, 322, 112, 17, 0.44),
  ...[CORAL, SUN, LEAF, LAGOON, IRIS, PLUM].map((hue, i) =>
    crayon(440 + i * 27, 300, 146 + ((i * 5) % 4) * 7, hue, (i - 2.5) * 1.5),
  ),
  path(
    "M418 202H598V312Q598 320 590 320H426Q418 320 418 312Z",
    `fill="${p.gradient([0, 0, 1, 1], [0, tone(SUN, 0.88, 0.13)], [1, tone(APRICOT, 0.77, 0.14)])}"`,
  ),
  path("M418 202Q508 232 598 202V214Q508 246 418 214Z", `fill="${PAPER}" opacity=".55"`),
  path("M418 262H598V296H418Z", `fill="${tone(LEAF, 0.6, 0.11)}" opacity=".9"`),
  ellipse(508, 279, 37, 26, `fill="${PAPER}"`),
  ...[CORAL, LEAF, IRIS].map((hue, i) =>
    line(`M${490 + i * 14} 288q4 -14 8 -18`, tone(hue, 0.68, 0.15), 5),
  ),
  rect(584, 204, 14, 114, 0, `fill="${tone(APRICOT, 0.6, 0.13)}" opacity=".3"`),
  // Three crayons in use.
  p.shadow(222, 326, 128, 14, 0.34),
  p.icon("crayon", 140, 308, 112, { turn: 54, swap: crayonOf(LAGOON) }),
  p.icon("crayon", 318, 316, 112, { turn: 38, swap: crayonOf(PLUM) }),
  p.icon("crayon", 226, 328, 104, { turn: 46, swap: crayonOf(LEAF) }),
];
