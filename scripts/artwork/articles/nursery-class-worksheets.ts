import { CORAL, INK, IRIS, LAGOON, LEAF, PAPER, SUN, THREAD, tone } from "../colors.ts";
import { table } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, circle, ellipse, group, line, path, rect, turned } from "../shapes.ts";
import { tape, week } from "../things.ts";

const grain = (d: string, hue: number) => line(d, tone(hue, 0.5, 0.1), 1.8, 'opacity=".22"');

/** A cube, a roof and a pillar, as a child builds with them. */
const cube = (p: Pen) =>
  group(
    "translate(104 189)",
    path("M0 22L26 0H144L122 22Z", `fill="${tone(CORAL, 0.86, 0.085)}"`),
    path("M122 22L144 0V98L122 122Z", `fill="${tone(CORAL, 0.56, 0.13)}"`),
    rect(0, 22, 122, 100, 3, `fill="${p.down(tone(CORAL, 0.76, 0.13), tone(CORAL, 0.68, 0.14))}"`),
    grain("M8 46C40 38 80 56 114 46M8 74C46 84 76 62 114 76M8 102C40 94 84 108 114 100", CORAL),
    line("M1 23H121V121", "#fff", 2, 'opacity=".35"'),
  );
const roof = (p: Pen) =>
  group(
    "translate(104 103)",
    path("M62 0L84 -14L144 86L122 108Z", `fill="${tone(72, 0.64, 0.12)}"`),
    path(
      "M62 0L122 104Q122 108 118 108H4Q0 108 1 104Z",
      `fill="${p.down(tone(SUN, 0.89, 0.12), tone(SUN, 0.81, 0.14))}"`,
    ),
    grain("M30 84C54 76 74 92 98 84M46 54C58 48 66 58 78 54", 72),
    line("M61 3L3 104", "#fff", 2, 'opacity=".45"'),
  );
const pillar = (p: Pen) =>
  group(
    "translate(262 169)",
    path(
      "M0 20V132A48 15 0 0 0 96 132V20Z",
      `fill="${p.gradient([0, 0, 1, 0], [0, tone(IRIS, 0.66, 0.11)], [0.35, tone(IRIS, 0.75, 0.1)], [1, tone(IRIS, 0.52, 0.12)])}"`,
    ),
    ellipse(48, 20, 48, 15, `fill="${tone(IRIS, 0.84, 0.07)}"`),
    grain("M16 48V126M42 56V138M68 44V130", IRIS),
  );

const button = (x: number, y: number) =>
  ellipse(x, y + 6, 27, 12.5, `fill="${INK}" opacity=".2"`) +
  path(`M${x - 25} ${y - 5}v5a25 11.5 0 0 0 50 0v-5Z`, `fill="${tone(24, 0.48, 0.17)}"`) +
  ellipse(x, y - 5, 25, 11.5, `fill="${tone(25, 0.65, 0.19)}"`) +
  ellipse(x, y - 4.5, 17, 7.2, `fill="${tone(24, 0.57, 0.19)}"`) +
  [
    [-4.5, -6.6],
    [4.5, -6.6],
    [-4.5, -2.6],
    [4.5, -2.6],
  ]
    .map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 2.1, 1.3, `fill="${PAPER}"`))
    .join("");

export const nurseryWorksheets = (p: Pen) => [
  p.wall(LEAF, SUN, [0.45, 0.35]),
  week(at("-140 44, -40 70, 90 60, 210 34, 330 30, 400 54"), { from: 0.14, to: 0.86 }),
  // The sheet: shapes to trace.
  turned(
    468,
    120,
    3,
    p.shadow(4, 10, 150, 120, 0.14),
    p.sheet(232, 178),
    line(
      "M-88 -22h44v-44h-44ZM10 -22h-48l24 -44ZM66 -44m-25 0a25 25 0 1 1 50 0a25 25 0 1 1 -50 0",
      THREAD,
      3.4,
      'stroke-dasharray="1 8.4" opacity=".9"',
    ).replace("M10 -22h-48", "M14 -22h-48"),
    line(
      "M-92 22C-70 -8 -48 52 -24 22S20 -8 44 22S82 40 92 22",
      THREAD,
      3.4,
      'stroke-dasharray="1 8.4" opacity=".9"',
    ),
    line("M-92 22C-70 -8 -48 52 -24 22", tone(LAGOON, 0.62, 0.1), 4.4),
    line("M-92 60H92", THREAD, 3.4, 'stroke-dasharray="1 8.4" opacity=".9"'),
    circle(-92, 22, 5.5, `fill="${tone(LEAF, 0.6, 0.13)}"`),
    circle(-92, 60, 5.5, `fill="${tone(LEAF, 0.6, 0.13)}"`),
  ),
  tape(366, 32, -36, tone(CORAL, 0.8, 0.09)),
  tape(574, 46, 40, tone(IRIS, 0.8, 0.07)),
  table(p, 240, 64, 0.86),
  p.shadow(-66, 304, 66, 12, 0.42),
  p.icon("teddy-bear", -66, 240, 134),
  p.shadow(182, 313, 108, 14, 0.42),
  cube(p),
  roof(p),
  p.shadow(312, 313, 66, 12, 0.42),
  pillar(p),
  p.shadow(512, 308, 128, 12, 0.42),
  p.icon("pencil", 508, 272, 188, { turn: 126 }),
  ...[150, 226, 302, 378, 454].map((x) => button(x + 8, 340)),
];
