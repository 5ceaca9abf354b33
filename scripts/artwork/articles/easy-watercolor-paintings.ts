import { APRICOT, CORAL, IRIS, LAGOON, LEAF, SUN, tone } from "../colors.ts";
import { table } from "../furniture.ts";
import type { Pen } from "../pen.ts";
import { at, ellipse, group, line, path, rect, turned } from "../shapes.ts";
import { tape, week } from "../things.ts";

const PIGMENTS = [
  tone(95, 0.88, 0.17),
  tone(25, 0.64, 0.2),
  tone(262, 0.5, 0.17),
  tone(150, 0.6, 0.12),
];

/** The painted sheet on the wall: a wash, hills painted wet in wet, a lemon-yellow sun. */
const painting = (p: Pen) =>
  turned(
    138,
    112,
    -4,
    p.shadow(4, 10, 140, 104, 0.15),
    p.sheet(214, 158),
    rect(
      -92,
      -64,
      184,
      128,
      3,
      `fill="${p.down(tone(LAGOON, 0.88, 0.06), tone(SUN, 0.95, 0.06))}"`,
    ),
    p.clipped(
      "M-92 -64H92V64H-92Z",
      ellipse(38, -22, 21, 21, `fill="${PIGMENTS[0]}" opacity=".85"`),
      path(
        "M-92 16C-60 -22 -38 -18 -12 4C14 -20 54 -24 92 6V64H-92Z",
        `fill="${tone(IRIS, 0.72, 0.09)}" opacity=".7"`,
      ),
      path(
        "M-92 36C-50 14 -10 34 24 30C54 22 74 24 92 28V64H-92Z",
        `fill="${tone(LEAF, 0.72, 0.1)}" opacity=".85"`,
      ),
      path("M-92 54C-40 40 30 58 92 46V64H-92Z", `fill="${tone(LEAF, 0.6, 0.1)}" opacity=".8"`),
    ),
  );

/** The open paintbox: its lid with two mixing wells behind, four pans in front. */
const box = (p: Pen) =>
  group(
    "translate(316 236)",
    p.shadow(0, 84, 186, 18, 0.44),
    path(
      "M-118 -108H118Q126 -108 127 -100L137 0H-137L-127 -100Q-126 -108 -118 -108Z",
      `fill="${p.down(tone(265, 0.42, 0.03), tone(265, 0.34, 0.03))}"`,
    ),
    path(
      "M-110 -99H110Q116 -99 117 -93L125 -4H-125L-117 -93Q-116 -99 -110 -99Z",
      `fill="${tone(SUN, 0.985, 0.008)}"`,
    ),
    ...[-58, 58].map((x) =>
      path(
        `M${x - 44} -84H${x + 44}Q${x + 50} -84 ${x + 51} -78L${x + 54} -24Q${x + 54} -17 ${x + 48} -17H${x - 48}Q${x - 54} -17 ${x - 54} -24L${x - 51} -78Q${x - 50} -84 ${x - 44} -84Z`,
        `fill="${tone(250, 0.93, 0.012)}"`,
      ),
    ),
    path(
      "M-92 -52C-84 -78 -50 -74 -40 -58C-26 -50 -24 -30 -46 -28C-66 -22 -96 -30 -92 -52Z",
      `fill="${PIGMENTS[0]}" opacity=".75"`,
    ),
    path(
      "M-56 -56C-44 -66 -24 -58 -26 -42C-30 -30 -50 -30 -58 -38C-62 -44 -62 -52 -56 -56Z",
      `fill="${PIGMENTS[3]}" opacity=".55"`,
    ),
    path(
      "M26 -50C34 -76 74 -76 86 -56C96 -38 76 -24 56 -30C38 -24 22 -32 26 -50Z",
      `fill="${PIGMENTS[2]}" opacity=".5"`,
    ),
    path(
      "M52 -56C64 -70 88 -62 88 -48C84 -34 62 -36 54 -42C48 -46 48 -52 52 -56Z",
      `fill="${PIGMENTS[1]}" opacity=".5"`,
    ),
    line("M-137 1H137", tone(265, 0.28, 0.03), 5),
    path(
      "M-139 2H139L158 70Q160 80 150 80H-150Q-160 80 -158 70Z",
      `fill="${p.down(tone(265, 0.44, 0.03), tone(265, 0.34, 0.03))}"`,
    ),
    path("M-131 8H131L146 64H-146Z", `fill="${tone(250, 0.95, 0.01)}"`),
    ...PIGMENTS.map((color, i) => {
      const [top, low] = [-129 + i * 65, -143 + i * 72];
      return (
        path(
          `M${top + 7} 14H${top + 57}L${low + 65} 57H${low + 7}Z`,
          `fill="${tone(250, 0.8, 0.015)}"`,
        ) +
        path(`M${top + 11} 19H${top + 54}L${low + 60} 53H${low + 12}Z`, `fill="${color}"`) +
        path(`M${top + 16} 23h14q-4 12 -14 16q-4 -6 0 -16Z`, 'fill="#fff" opacity=".32"')
      );
    }),
    path(
      "M-150 80H150Q158 80 158 73L156 84Q156 88 150 88H-150Q-156 88 -156 84L-158 73Q-158 80 -150 80Z",
      `fill="${tone(265, 0.28, 0.03)}"`,
    ),
  );

const jar = (p: Pen) =>
  group(
    "translate(520 196)",
    p.shadow(0, 92, 68, 10, 0.4),
    path("M-52 -62V76Q-52 92 -36 92H36Q52 92 52 76V-62Z", `fill="#fff" opacity=".5"`),
    path(
      "M-49 -14V74Q-49 89 -35 89H35Q49 89 49 74V-14Z",
      `fill="${p.down(tone(LAGOON, 0.84, 0.06), tone(IRIS, 0.7, 0.1))}" opacity=".9"`,
    ),
    line(
      "M14 0C30 12 -14 20 4 34S34 46 8 58M-18 8C-30 20 -8 30 -22 46",
      tone(IRIS, 0.58, 0.13),
      7,
      'opacity=".28"',
    ),
    ellipse(0, -14, 49, 10, `fill="${tone(LAGOON, 0.9, 0.045)}"`),
    ellipse(0, -62, 52, 11, `fill="none" stroke="#fff" stroke-width="5" opacity=".95"`),
    ellipse(
      0,
      -62,
      54,
      13,
      `fill="none" stroke="${tone(LAGOON, 0.7, 0.05)}" stroke-width="1.6" opacity=".7"`,
    ),
    line(
      "M-52 -62V76Q-52 92 -36 92H36Q52 92 52 76V-62",
      tone(LAGOON, 0.7, 0.05),
      1.8,
      'opacity=".7"',
    ),
    line("M-38 -38V62", "#fff", 6, 'opacity=".65"'),
  );

export const watercolors = (p: Pen) => [
  p.wall(SUN, APRICOT, [0.5, 0.35]),
  week(at("270 66, 360 38, 470 50, 580 70, 680 44, 790 60"), { from: 0.08, to: 0.86 }),
  painting(p),
  tape(38, 50, -42, tone(IRIS, 0.8, 0.07)),
  tape(236, 38, 34, tone(CORAL, 0.82, 0.08)),
  table(p, 232, 78, 0.89),
  jar(p),
  box(p),
  p.shadow(562, 330, 68, 12, 0.42),
  p.icon("lemon", 560, 286, 114),
  p.shadow(104, 330, 100, 10, 0.32),
  p.icon("paintbrush", 106, 300, 152, { turn: 22 }),
];
