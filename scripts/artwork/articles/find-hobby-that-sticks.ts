import {
  BEADS,
  CORAL,
  INK,
  IRIS,
  LAGOON,
  LEAF,
  PAPER,
  PLUM,
  SUN,
  THREAD,
  tone,
} from "../colors.ts";
import type { Pen } from "../pen.ts";
import { circle, line, path, rect, turned } from "../shapes.ts";
import { bead, yarnOf } from "../things.ts";

/** A table of boards, from above. */
const boards = (p: Pen) => [
  p.whole(p.gradient([0, 0, 1, 1], [0, tone(72, 0.9, 0.05)], [1, tone(60, 0.82, 0.07)])),
  ...[0, 1, 2, 3].map((row) =>
    rect(
      -130,
      row * 92 - 4,
      900,
      90,
      0,
      `fill="${tone(row % 2 ? 64 : 74, 0.86, 0.06)}" opacity="${row % 2 ? 0.55 : 0.3}"`,
    ),
  ),
  line("M-130 87H770M-130 179H770M-130 271H770", tone(55, 0.6, 0.08), 2.4, 'opacity=".4"'),
  line("M-130 89H770M-130 181H770M-130 273H770", "#fff", 1.6, 'opacity=".45"'),
  line(
    "M-130 30C60 20 180 44 400 32S700 40 770 28M-130 60C40 70 240 50 420 64S680 52 770 62M-130 120C80 132 260 110 470 124S700 116 770 126M-130 152C60 142 300 160 480 148S690 158 770 150M-130 210C100 200 240 222 430 208S690 220 770 210M-130 244C60 252 300 236 500 248S700 240 770 246M-130 300C80 310 300 292 460 306S700 298 770 304M-130 334C100 326 260 342 480 332S690 340 770 332",
    tone(55, 0.6, 0.08),
    1.5,
    'opacity=".22"',
  ),
  p.whole(p.gradient([0.42, 0.3, 0.65], [0, PAPER, 0.6], [1, PAPER, 0])),
];

const ukulele = (p: Pen) => {
  const wood = p.gradient([0, 0, 1, 1], [0, tone(62, 0.78, 0.11)], [1, tone(48, 0.6, 0.12)]);
  return turned(
    98,
    222,
    20,
    turned(
      8,
      10,
      0,
      path(
        "M0 -34C38 -40 56 -14 46 10C40 24 42 32 52 46C72 76 52 124 0 124C-52 124 -72 76 -52 46C-42 32 -40 24 -46 10C-56 -14 -38 -40 0 -34Z",
        `fill="${INK}" opacity=".17"`,
      ),
      rect(-14, -178, 28, 150, 6, `fill="${INK}" opacity=".15"`),
    ),
    // Head and tuning pegs.
    ...[-196, -172].flatMap((y) => [
      line(`M-26 ${y}H26`, tone(265, 0.62, 0.02), 5),
      circle(-29, y, 6.5, `fill="${PAPER}"`),
      circle(29, y, 6.5, `fill="${PAPER}"`),
    ]),
    path(
      "M-14 -150L-20 -206Q-20 -216 -10 -214Q0 -208 10 -214Q20 -216 20 -206L14 -150Z",
      `fill="${tone(45, 0.5, 0.1)}"`,
    ),
    // Body.
    path(
      "M0 -34C38 -40 56 -14 46 10C40 24 42 32 52 46C72 76 52 124 0 124C-52 124 -72 76 -52 46C-42 32 -40 24 -46 10C-56 -14 -38 -40 0 -34Z",
      `fill="${wood}" stroke="${tone(45, 0.46, 0.09)}" stroke-width="4"`,
    ),
    line("M-38 -18C-50 -2 -38 18 -44 34C-62 62 -62 84 -48 102", "#fff", 4, 'opacity=".3"'),
    rect(
      -13,
      -152,
      26,
      172,
      3,
      `fill="${p.gradient([0, 0, 1, 0], [0, tone(40, 0.46, 0.075)], [1, tone(36, 0.34, 0.06)])}"`,
    ),
    line(
      "M-13 -128H13M-13 -106H13M-13 -86H13M-13 -68H13M-13 -52H13M-13 -37H13M-13 -24H13",
      tone(85, 0.86, 0.04),
      2.2,
      'opacity=".85"',
    ),
    circle(
      0,
      32,
      24,
      `fill="${tone(40, 0.3, 0.05)}" stroke="${tone(70, 0.84, 0.07)}" stroke-width="4"`,
    ),
    rect(-27, 82, 54, 12, 4, `fill="${tone(40, 0.4, 0.07)}"`),
    line("M-9 -200V87M-3 -178V87M3 -178V87M9 -200V87", "#fff", 1.4, 'opacity=".9"'),
  );
};

const notebook = (p: Pen) =>
  turned(
    356,
    178,
    4,
    p.shadow(6, 16, 186, 148, 0.26),
    rect(
      -158,
      -124,
      316,
      250,
      13,
      `fill="${p.gradient([0, 0, 1, 1], [0, tone(LAGOON, 0.58, 0.09)], [1, tone(LAGOON, 0.44, 0.08)])}"`,
    ),
    path(
      "M-146 -116H-6Q0 -116 0 -108V124Q0 118 -8 118H-146Z",
      `fill="${p.gradient([0, 0, 1, 0], [0, PAPER], [0.86, PAPER], [1, tone(SUN, 0.88, 0.03)])}"`,
    ),
    path(
      "M146 -116H6Q0 -116 0 -108V124Q0 118 8 118H146Z",
      `fill="${p.gradient([0, 0, 1, 0], [0, tone(SUN, 0.88, 0.03)], [0.14, PAPER], [1, PAPER])}"`,
    ),
    // Three candidates on the left, one of them chosen.
    ...[CORAL, LEAF, IRIS].map((hue, i) => {
      const y = -78 + i * 66;
      return (
        rect(
          -128,
          y - 15,
          30,
          30,
          7,
          `fill="${tone(hue, 0.93, 0.045)}" stroke="${tone(hue, 0.68, 0.13)}" stroke-width="3"`,
        ) +
        line(
          `M-82 ${y - 7}h${[58, 44, 52][i]}M-82 ${y + 9}h${[34, 56, 28][i]}`,
          THREAD,
          4,
          'opacity=".28"',
        )
      );
    }),
    line("M-121 -79l7 8l13 -17", tone(CORAL, 0.58, 0.18), 5),
    // The week on the right.
    line("M34 -104V106", THREAD, 1.8),
    ...BEADS.map((_, day) => bead([34, -88 + day * 29], day, 9)),
    line(
      [86, 64, 78, 52, 82, 70, 46].map((w, day) => `M56 ${-88 + day * 29}h${w}`).join(""),
      THREAD,
      4,
      'opacity=".28"',
    ),
  );

export const findHobby = (p: Pen) => [
  ...boards(p),
  ukulele(p),
  notebook(p),
  p.shadow(568, 128, 80, 62, 0.34),
  p.icon("yarn", 560, 106, 140, { swap: yarnOf(PLUM) }),
  p.shadow(558, 284, 74, 40, 0.26),
  p.icon("paintbrush", 552, 268, 164, { turn: 8 }),
];
