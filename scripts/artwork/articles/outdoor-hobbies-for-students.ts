import { APRICOT, CORAL, INK, IRIS, LAGOON, LEAF, PAPER, SUN, tone } from "../colors.ts";
import type { Pen } from "../pen.ts";
import { at, circle, group, line, path } from "../shapes.ts";
import { week } from "../things.ts";

/** A hiking map with four folded panels, alternately lighter and darker. */
const map = (p: Pen) => {
  const edges = [
    [-176, -46],
    [-88, -70],
    [0, -50],
    [88, -72],
    [176, -48],
  ] as const;
  const foot = [
    [-206, 62],
    [-104, 40],
    [0, 66],
    [104, 42],
    [206, 62],
  ] as const;
  const outline = `M${edges.map(([x, y]) => `${x} ${y}`).join("L")}L${foot
    .toReversed()
    .map(([x, y]) => `${x} ${y}`)
    .join("L")}Z`;
  return group(
    "translate(250 282) rotate(-4)",
    p.shadow(0, 62, 214, 26, 0.36),
    path(outline, `fill="${tone(SUN, 0.965, 0.03)}"`),
    p.clipped(
      outline,
      path(
        "M-210 -10C-150 -50 -90 -20 -70 10C-40 50 -120 90 -220 60Z",
        `fill="${tone(LEAF, 0.82, 0.085)}"`,
      ),
      path(
        "M60 -80C110 -50 90 0 140 10C180 16 200 -20 230 -30V-90Z",
        `fill="${tone(SUN, 0.92, 0.06)}"`,
      ),
      path(
        "M96 -90C118 -58 112 -30 152 -24C180 -20 190 -40 230 -52V-90Z",
        `fill="${tone(APRICOT, 0.86, 0.07)}"`,
      ),
      line("M-30 -80C-10 -40 -60 -10 -20 20S60 30 50 80", tone(LAGOON, 0.7, 0.1), 9),
      line(
        "M-150 40C-120 0 -90 30 -50 -6C-10 -40 40 10 70 -16C96 -36 110 -40 138 -34",
        tone(CORAL, 0.6, 0.18),
        3.6,
        'stroke-dasharray="9 8"',
      ),
      line(
        "M-186 20C-150 -20 -110 0 -96 20M120 30C150 10 180 40 200 30M110 46C146 30 180 56 206 46",
        tone(LEAF, 0.6, 0.09),
        1.8,
        'opacity=".7"',
      ),
      path(
        "M-176 -46L-88 -70L-104 40L-206 62ZM0 -50L88 -72L104 42L0 66Z",
        `fill="${INK}" opacity=".07"`,
      ),
      line("M-88 -70L-104 40M0 -50V66M88 -72L104 42", "#fff", 2, 'opacity=".7"'),
    ),
    line(outline, "#fff", 2.4, 'opacity=".75"'),
    circle(-150, 40, 7, `fill="${tone(CORAL, 0.6, 0.18)}"`),
    line("M140 -34V-64", tone(265, 0.4, 0.03), 3.4),
    path("M140 -66L166 -57L140 -48Z", `fill="${tone(CORAL, 0.62, 0.18)}"`),
  );
};

export const outdoorHobbies = (p: Pen) => [
  p.whole(
    p.gradient(
      [0, 0, 0, 1],
      [0, tone(LAGOON, 0.89, 0.05)],
      [0.45, tone(SUN, 0.96, 0.04)],
      [0.8, tone(SUN, 0.94, 0.05)],
    ),
  ),
  ...[
    [-40, 70, 1],
    [250, 52, 0.7],
    [690, 96, 1],
  ].map(([x = 0, y = 0, size = 1]) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path(
        "M-60 14C-74 14 -76 -6 -58 -8C-56 -30 -24 -36 -12 -20C2 -34 34 -28 36 -8C58 -10 62 14 44 14Z",
        `fill="${PAPER}" opacity=".85"`,
      ),
    ),
  ),
  path(
    "M-130 214C-30 166 60 168 150 192C290 196 330 152 450 152C590 152 680 190 770 210V300H-130Z",
    `fill="${tone(IRIS, 0.84, 0.045)}"`,
  ),
  p.ground(at("-130 230, 40 206, 220 224, 420 194, 600 206, 770 190"), LEAF, 0.84, 0.075),
  p.icon("deciduous-tree", -62, 184, 96),
  p.icon("deciduous-tree", 4, 196, 66),
  p.icon("evergreen-tree", 700, 146, 104),
  p.ground(at("-130 262, 120 236, 330 252, 560 226, 770 240"), LEAF, 0.76, 0.095),
  // The kite's line is the week.
  week(at("398 142, 446 158, 506 150, 572 168, 628 204, 676 262"), { r: 8, from: 0.1, to: 0.9 }),
  line("M676 274V250", tone(50, 0.46, 0.07), 7),
  p.icon("kite", 372, 88, 172),
  map(p),
  p.shadow(520, 322, 84, 14, 0.4),
  p.icon("compass", 516, 266, 138),
  p.shadow(98, 330, 44, 10, 0.3),
  p.icon("maple-leaf", 92, 304, 92, { turn: -24 }),
];
