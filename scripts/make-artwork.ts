/**
 * Composes the hobby pictures `content/artwork/<id>.svg` (640×360), their fallback `default.svg`
 * and the articles' pictures `content/artwork/articles/<cover>.svg` (1600×640): `node
 * scripts/make-artwork.ts`. The results are committed; the script always writes the same files.
 * Backgrounds, papers, boards and beads are drawn here; other objects come from Noto Emoji
 * (Apache-2.0, see CREDITS.md). The file is long because each picture is a composition of its own.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ARTICLE_PICTURES, composeArticlePicture } from "./artwork/articles.ts";
import {
  APRICOT,
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
} from "./artwork/colors.ts";
import { composed, HOBBY_PAGE, type Pen } from "./artwork/pen.ts";
import {
  at,
  circle,
  group,
  line,
  n,
  type Point,
  path,
  rect,
  sevenOn,
  through,
  turned,
} from "./artwork/shapes.ts";
import { bead, bubble, crayonOf, note, tape, week, yarnOf } from "./artwork/things.ts";
import { ROOT } from "./run-command.ts";

/** The seven stars of the Big Dipper, for a week in the sky. */
const PLOUGH = at("246 104, 286 76, 324 94, 362 112, 372 162, 428 158, 436 104");

const PICTURES: Record<string, (p: Pen) => string[]> = {
  "arts-1": (p) => [
    p.wall(APRICOT, PLUM),
    // A sheet of watercolor paper with a first landscape.
    p.shadow(214, 190, 210, 150, 0.16),
    turned(
      206,
      172,
      -6,
      p.sheet(292, 214),
      rect(
        -128,
        -90,
        256,
        180,
        3,
        `fill="${p.down(tone(LAGOON, 0.9, 0.05), tone(SUN, 0.94, 0.06))}"`,
      ),
      circle(58, -36, 25, `fill="${tone(CORAL, 0.78, 0.13)}" opacity=".85"`),
      path(
        "M-128 20C-96 -18 -66 -26 -30 6C0 -22 48 -30 128 14V90H-128Z",
        `fill="${tone(IRIS, 0.78, 0.08)}" opacity=".75"`,
      ),
      path(
        "M-128 46C-70 16 -26 30 22 42C66 22 96 26 128 40V90H-128Z",
        `fill="${tone(LEAF, 0.75, 0.1)}" opacity=".85"`,
      ),
      path("M-128 70C-60 50 20 74 128 58V90H-128Z", `fill="${tone(LEAF, 0.64, 0.1)}" opacity=".8"`),
    ),
    tape(70, 88, -48, tone(IRIS, 0.78, 0.09)),
    tape(336, 62, 40, tone(SUN, 0.86, 0.1)),
    p.shadow(402, 246, 122, 82, 0.3),
    p.icon("artist-palette", 396, 226, 226, { turn: 4 }),
    p.shadow(196, 300, 84, 18, 0.28),
    p.icon("paintbrush", 198, 266, 150, { turn: 16 }),
    p.shadow(556, 128, 74, 50, 0.3),
    p.icon("camera", 552, 112, 138, { turn: 8 }),
    week(at("-10 322, 110 338, 250 330, 400 344, 520 322, 650 330"), { from: 0.2, to: 0.8 }),
  ],

  "arts-2": (p) => [
    p.wall(SUN, LAGOON, [0.4, 0.3]),
    p.ground(at("0 270, 200 262, 430 270, 640 258"), APRICOT, 0.83, 0.07),
    // The picture hangs on the week's thread.
    circle(232, 18, 4.5, `fill="${INK}"`),
    week(at("150 80, 192 34, 232 18, 272 34, 314 80"), { r: 6.5, from: 0.16, to: 0.84 }),
    rect(144, 72, 186, 174, 6, `fill="${INK}" opacity=".13"`),
    p.icon("framed-picture", 232, 150, 204),
    // A small picture of a leaf beside it.
    turned(
      456,
      96,
      2,
      p.sheet(112, 132, tone(60, 0.66, 0.09), 3),
      rect(-46, -56, 92, 112, 1, `fill="${PAPER}"`),
      path("M0 40C-40 18 -30 -26 0 -44C30 -26 40 18 0 40Z", `fill="${tone(LEAF, 0.76, 0.1)}"`),
      line("M0 48V-28M0 22L-18 4M0 22L18 4M0 0L-14 -14M0 0L14 -14", tone(LEAF, 0.52, 0.1), 2.4),
    ),
    // A sketchbook with the same picture in outline.
    p.shadow(466, 322, 158, 24, 0.3),
    turned(
      462,
      284,
      0,
      group(
        "skewX(-24)",
        p.sheet(236, 92),
        rect(-118, -46, 14, 92, 3, `fill="${tone(LAGOON, 0.66, 0.1)}"`),
        line("M-80 22L-34 -18L-4 8L34 -28L90 22", THREAD, 2.4, 'opacity=".75"'),
        line("M-84 28C-40 20 30 32 94 24", THREAD, 2.4, 'opacity=".75"'),
        `<ellipse cx="72" cy="-24" rx="15" ry="10" fill="none" stroke="${THREAD}" stroke-width="2.4" opacity=".75"/>`,
      ),
    ),
    p.icon("pencil", 512, 206, 168, { turn: 78 }),
    p.shadow(214, 320, 96, 14),
    p.icon("crayon", 128, 298, 108, { turn: 52 }),
    p.icon("crayon", 206, 314, 108, { turn: 38, swap: crayonOf(LAGOON) }),
    p.icon("crayon", 290, 300, 108, { turn: 58, swap: crayonOf(LEAF) }),
  ],

  "culinary-1": (p) => [
    p.wall(SUN, CORAL, [0.6, 0.4]),
    // The stove from above: a dark plate with two rings, one of them warm.
    p.shadow(204, 196, 220, 178, 0.2),
    rect(40, 28, 320, 304, 26, `fill="${p.down(tone(265, 0.4, 0.025), tone(265, 0.31, 0.03))}"`),
    rect(41, 29, 318, 302, 25, 'fill="none" stroke="#fff" stroke-width="2" opacity=".16"'),
    circle(
      207,
      155,
      128,
      `fill="${p.gradient([0.5, 0.5, 0.5], [0.6, tone(CORAL, 0.62, 0.19), 0.9], [1, tone(CORAL, 0.62, 0.19), 0])}"`,
    ),
    circle(207, 155, 106, `fill="none" stroke="${tone(CORAL, 0.72, 0.17)}" stroke-width="2.5"`),
    ...[0, 1, 2].map((knob) =>
      turned(
        84 + knob * 48,
        302,
        knob * 42,
        circle(0, 0, 11, `fill="${tone(265, 0.52, 0.02)}"`),
        line("M0 0V-8", "#fff", 2.4),
      ),
    ),
    p.shadow(214, 184, 128, 120, 0.5),
    p.icon("cooking", 216, 186, 264),
    // A wooden board with bread and herbs.
    p.shadow(508, 190, 140, 116, 0.22),
    turned(
      500,
      168,
      6,
      rect(
        -112,
        -92,
        224,
        184,
        24,
        `fill="${p.gradient([0, 0, 1, 1], [0, tone(65, 0.8, 0.075)], [1, tone(60, 0.72, 0.085)])}"`,
      ),
      line(
        "M-96 -50C-40 -62 40 -40 98 -54M-98 -8C-30 4 40 -18 98 -4M-96 42C-30 30 30 52 98 38",
        tone(55, 0.62, 0.08),
        2,
        'opacity=".4"',
      ),
      circle(88, -68, 9, `fill="${tone(55, 0.5, 0.06)}" opacity=".55"`),
    ),
    p.shadow(478, 196, 84, 40, 0.3),
    p.icon("bread", 474, 150, 164, { turn: -5 }),
    p.icon("herb", 562, 214, 108, { turn: 20 }),
    p.shadow(438, 286, 34, 12),
    p.icon("tomato", 438, 258, 74),
    week(at("372 372, 424 330, 480 318, 530 328, 590 316, 650 290"), { r: 8, from: 0.2, to: 0.86 }),
  ],

  "music-1": (p) => {
    const staff = [-2, -1, 0, 1, 2].map((k): Point[] => [
      [-10, 118 + k * 17],
      [120, 76 + k * 16],
      [270, 112 + k * 15],
      [430, 96 + k * 15],
      [560, 62 + k * 16],
      [650, 84 + k * 17],
    ]);
    const middle = staff[2] ?? [];
    const places = sevenOn(middle, 0.1, 0.92);
    const steps = [16, -8, 8, -24, -8, 15, -16];
    return [
      p.wall(IRIS, PLUM, [0.4, 0.3], false),
      p.ground(at("0 268, 220 256, 440 264, 640 250"), IRIS, 0.82, 0.06),
      // The thread is the middle line of the staff, the beads are its notes.
      ...staff.map((points, k) =>
        line(through(points), THREAD, k === 2 ? 2.2 : 1.4, k === 2 ? "" : 'opacity=".45"'),
      ),
      ...places.map(([x, y], day) => {
        const head = y + (steps[day] ?? 0);
        const up = head > y;
        return (
          line(
            up ? `M${n(x + 10)} ${n(head - 2)}v-42` : `M${n(x - 10)} ${n(head + 2)}v42`,
            BEADS[day] ?? INK,
            3,
          ) + bead([x, head], day, 11)
        );
      }),
      // A small keyboard.
      p.shadow(214, 330, 240, 26, 0.4),
      group(
        "translate(36 212)",
        path(
          "M18 0H344L372 112H-6Z",
          `fill="${p.down(tone(CORAL, 0.66, 0.16), tone(CORAL, 0.55, 0.16))}"`,
        ),
        path("M18 0H344L350 24H13Z", `fill="${tone(CORAL, 0.74, 0.14)}"`),
        ...[40, 66, 92].map((x) => circle(x, 12, 6, `fill="${tone(CORAL, 0.45, 0.13)}"`)),
        rect(224, 6, 100, 12, 6, `fill="${tone(CORAL, 0.45, 0.13)}"`),
        path("M20 30H343L358 98H6Z", `fill="${PAPER}"`),
        ...Array.from({ length: 13 }, (_, i) => {
          const t = (i + 1) / 14;
          return line(`M${n(20 + 323 * t)} 30L${n(6 + 352 * t)} 98`, tone(265, 0.7, 0.02), 1.6);
        }),
        ...[1, 2, 4, 5, 6, 8, 9, 11, 12, 13].map((i) => {
          const t = i / 14;
          const x = 20 + 323 * t;
          const lean = (6 + 352 * t - x) * 0.6;
          return path(
            `M${n(x - 7)} 30H${n(x + 7)}L${n(x + 7.5 + lean)} 70H${n(x - 7.5 + lean)}Z`,
            `fill="${INK}"`,
          );
        }),
        path("M6 98H358L361 110H-5Z", `fill="${tone(CORAL, 0.5, 0.15)}"`),
      ),
      p.shadow(516, 334, 104, 18),
      p.icon("drum", 516, 244, 204),
    ];
  },

  "music-2": (p) => [
    p.wall(LEAF, SUN, [0.5, 0.4]),
    p.ground(at("0 292, 210 280, 420 290, 640 278"), LEAF, 0.82, 0.06),
    // A music stand; the week is written on its sheet.
    p.shadow(322, 336, 78, 11),
    line("M322 232V318M322 312L276 336M322 312L368 336", INK, 6),
    path("M204 224H440L430 240H214Z", `fill="${INK}"`),
    turned(
      322,
      128,
      0,
      p.sheet(228, 196),
      ...[-58, 8, 66].map((y) =>
        line(
          [-12, -4, 4, 12].map((k) => `M-98 ${y + k * 1.15}H98`).join(""),
          THREAD,
          1.3,
          'opacity=".5"',
        ),
      ),

      ...at("-84 -52, -30 -62, 24 -46, 78 -54, -66 14, 0 2, 66 10").map(
        ([x = 0, y = 0], day) =>
          line(`M${x + 8} ${y - 2}v-26`, BEADS[day] ?? INK, 2.6) + bead([x, y], day, 9),
      ),
      ...[-72, -20, 36, 84].map((x, i) => note(x, 70 - i * 4, THREAD, 0.52)),
    ),
    p.shadow(126, 330, 96, 15),
    p.icon("guitar", 128, 206, 262, { turn: -38 }),
    p.shadow(530, 330, 88, 14),
    p.icon("violin", 528, 214, 226, { turn: -38 }),
  ],

  "fitness-1": (p) => [
    p.wall(SUN, CORAL, [0.55, 0.3]),
    circle(
      92,
      184,
      60,
      `fill="${p.gradient([0.5, 0.5, 0.5], [0, PAPER], [1, tone(SUN, 0.9, 0.09)])}"`,
    ),
    p.ground(at("0 214, 160 196, 340 208, 520 188, 640 196"), LEAF, 0.82, 0.08),
    // A bend of a running track.
    path(
      "M-10 262C150 226 420 216 650 246V370H-10Z",
      `fill="${p.down(tone(30, 0.72, 0.12), tone(28, 0.63, 0.13))}"`,
    ),
    line("M-10 262C150 226 420 216 650 246", "#fff", 3, 'opacity=".9"'),
    line("M-10 304C160 262 430 254 650 286", "#fff", 2.4, 'opacity=".55"'),
    line("M-10 350C170 304 440 298 650 332", "#fff", 2.4, 'opacity=".55"'),
    p.shadow(242, 306, 152, 24, 0.42),
    p.icon("running-shoe", 236, 214, 250),
    p.shadow(452, 300, 66, 14),
    p.icon("stopwatch", 452, 224, 156, { turn: 8 }),
    p.shadow(570, 320, 40, 9),
    circle(
      568,
      282,
      40,
      `fill="${p.gradient([0.36, 0.3, 0.75], [0, "#e6f28a"], [0.6, "#cbe052"], [1, "#9db52f"])}"`,
    ),
    line(
      "M541 252C560 268 560 300 540 311M596 254C576 270 578 298 598 308",
      "#fff",
      4,
      'opacity=".9"',
    ),
    week(at("-10 30, 110 74, 230 66, 340 44, 450 70, 550 86, 650 48"), { from: 0.14, to: 0.88 }),
  ],

  "fitness-2": (p) => [
    p.wall(LAGOON, CORAL, [0.4, 0.3]),
    // A practice room with a barre and floorboards.
    path("M0 250H640V360H0Z", `fill="${p.down(tone(65, 0.83, 0.06), tone(60, 0.75, 0.075))}"`),
    line("M0 250H640", "#fff", 2, 'opacity=".5"'),
    line(
      "M120 250L40 360M240 250L194 360M360 250L352 360M480 250L510 360M600 250L664 360",
      tone(60, 0.62, 0.07),
      1.6,
      'opacity=".45"',
    ),
    rect(0, 236, 640, 14, 0, `fill="${tone(LAGOON, 0.93, 0.02)}"`),
    ...[92, 544].map((x) => path(`M${x - 7} 84h14v30h-14z`, `fill="${tone(60, 0.55, 0.07)}"`)),
    rect(-10, 76, 660, 15, 7.5, `fill="${p.down(tone(65, 0.76, 0.085), tone(60, 0.6, 0.085))}"`),
    line("M330 84C340 116 352 128 366 136M398 84C396 112 392 124 388 134", tone(40, 0.82, 0.05), 5),
    p.icon("ballet-shoes", 380, 184, 168),
    week(at("-10 60, 60 84, 120 132, 190 150, 256 128, 300 82"), { r: 9, from: 0.26, to: 0.88 }),
    p.shadow(176, 338, 108, 17, 0.42),
    p.icon("soccer-ball", 172, 250, 190, { turn: -8 }),
    p.shadow(524, 336, 92, 15, 0.42),
    p.icon("basketball", 520, 262, 162, { turn: 12 }),
  ],

  "fitness-3": (p) => [
    rect(
      0,
      0,
      640,
      360,
      0,
      `fill="${p.gradient([0, 0, 0, 1], [0, tone(PLUM, 0.9, 0.05)], [0.4, tone(CORAL, 0.92, 0.06)], [0.62, tone(SUN, 0.94, 0.07)])}"`,
    ),
    ...[132, 104, 78].map((r, i) =>
      circle(300, 200, r, `fill="${tone(SUN, 0.95, 0.07)}" opacity="${[0.35, 0.5, 0.7][i]}"`),
    ),
    circle(300, 200, 56, `fill="${p.down(tone(SUN, 0.88, 0.13), tone(APRICOT, 0.78, 0.14))}"`),
    // The week rises over the sun.
    week(at("140 214, 158 132, 214 74, 300 50, 386 74, 442 132, 460 214"), {
      r: 10,
      from: 0.12,
      to: 0.88,
      width: 1.8,
    }),
    path(
      "M0 206C80 168 150 172 230 204C330 172 470 160 640 200V250H0Z",
      `fill="${tone(IRIS, 0.78, 0.06)}" opacity=".8"`,
    ),
    path(
      "M0 222C110 196 230 204 330 220C440 196 550 202 640 216V260H0Z",
      `fill="${tone(LEAF, 0.74, 0.07)}"`,
    ),
    path(
      "M0 240H640V360H0Z",
      `fill="${p.down(tone(LAGOON, 0.86, 0.05), tone(LAGOON, 0.7, 0.08))}"`,
    ),
    line(
      "M250 256H352M266 270H336M236 286H290M318 290H366M270 306H330",
      tone(SUN, 0.95, 0.07),
      4,
      'opacity=".65"',
    ),
    // The near bank with the bicycle.
    path(
      "M-10 262C70 246 180 262 236 300C262 322 250 346 240 370H-10Z",
      `fill="${p.down(tone(LEAF, 0.76, 0.1), tone(LEAF, 0.62, 0.1))}"`,
    ),
    p.shadow(118, 318, 100, 12, 0.4),
    p.icon("bicycle", 116, 238, 196),
    `<ellipse cx="486" cy="316" rx="128" ry="26" fill="${tone(LEAF, 0.6, 0.1)}"/><ellipse cx="486" cy="312" rx="126" ry="24" fill="${tone(LEAF, 0.7, 0.11)}"/>`,
    `<ellipse cx="356" cy="342" rx="52" ry="11" fill="${tone(LEAF, 0.68, 0.1)}"/><ellipse cx="614" cy="276" rx="44" ry="9" fill="${tone(LEAF, 0.72, 0.09)}"/>`,
    p.shadow(486, 314, 92, 14, 0.3),
    p.icon("lotus", 486, 240, 190),
  ],

  "technology-1": (p) => [
    p.wall(LAGOON, IRIS, [0.45, 0.35]),
    p.icon("gear", 404, 96, 112, { turn: 10 }),
    p.icon("gear", 476, 52, 74, { turn: 24 }),
    p.ground(at("0 276, 220 270, 430 276, 640 268"), IRIS, 0.8, 0.055),
    p.shadow(222, 300, 196, 20, 0.42),
    p.icon("laptop", 220, 176, 296),
    // On the screen: lines of a program, without words.
    ...[
      [0, 92, 3],
      [18, 70, 4],
      [18, 104, 1],
      [36, 60, 2],
      [0, 40, 6],
    ].map(([indent = 0, length = 0, day = 0], row) =>
      line(
        `M${136 + indent} ${96 + row * 17}h${length}`,
        tone([CORAL, APRICOT, SUN, LEAF, LAGOON, IRIS, PLUM][day] ?? SUN, 0.82, 0.1),
        6,
      ),
    ),
    // A homemade robot with a ready-made head.
    p.shadow(500, 326, 74, 12, 0.42),
    line("M480 300V322M520 300V322", tone(LAGOON, 0.5, 0.05), 11),
    line(
      "M456 262C438 268 434 284 440 296M544 262C566 254 572 240 568 226",
      tone(LAGOON, 0.6, 0.06),
      10,
    ),
    circle(440, 300, 9, `fill="${tone(APRICOT, 0.75, 0.14)}"`),
    circle(568, 220, 9, `fill="${tone(APRICOT, 0.75, 0.14)}"`),
    rect(
      456,
      240,
      88,
      66,
      18,
      `fill="${p.down(tone(LAGOON, 0.76, 0.05), tone(LAGOON, 0.62, 0.06))}"`,
    ),
    rect(474, 256, 52, 34, 8, `fill="${tone(265, 0.36, 0.03)}"`),
    line("M482 274h8l6 -10l8 18l6 -8h8", tone(LEAF, 0.82, 0.13), 3),
    p.icon("robot", 500, 186, 118),
    week(at("92 286, 40 308, 78 338, 190 334, 300 344, 400 330, 462 292"), {
      from: 0.22,
      to: 0.88,
    }),
  ],

  "crafts-1": (p) => [
    p.wall(APRICOT, LEAF, [0.45, 0.35]),
    // A knitted swatch in the colors of the week, pinned to the wall.
    p.shadow(236, 94, 124, 84, 0.14),
    turned(
      232,
      78,
      -3,
      ...BEADS.map((color, row) =>
        [0, 1]
          .map((half) =>
            line(
              Array.from(
                { length: 15 },
                (_, k) => `M${-98 + k * 13} ${-54 + (row * 2 + half) * 8.4}l6.5 8l6.5 -8`,
              ).join(""),
              color,
              5.6,
            ),
          )
          .join(""),
      ),
    ),
    p.icon("round-pushpin", 150, 26, 34),
    p.icon("round-pushpin", 318, 18, 34),
    // A board of tools.
    rect(384, 34, 222, 150, 10, `fill="${INK}" opacity=".1"`),
    rect(380, 28, 222, 150, 10, `fill="${p.down(tone(70, 0.86, 0.055), tone(65, 0.79, 0.07))}"`),
    line(
      Array.from({ length: 6 }, (_, k) => `M396 ${42 + k * 24}H590`).join(""),
      tone(60, 0.58, 0.06),
      4,
      'stroke-dasharray="0 24" opacity=".55"',
    ),
    p.icon("carpentry-saw", 446, 100, 116, { turn: 8 }),
    p.icon("hammer", 546, 96, 116, { turn: 48 }),
    p.ground(at("0 258, 210 250, 420 258, 640 246"), APRICOT, 0.8, 0.075),
    p.shadow(508, 312, 112, 17, 0.42),
    p.icon("wood", 530, 252, 156),
    p.shadow(190, 316, 190, 20, 0.4),
    p.icon("yarn", 316, 244, 148, { flip: true, swap: yarnOf(LAGOON) }),
    line("M214 244L62 132", tone(65, 0.74, 0.09), 7),
    line("M202 236L96 96", tone(60, 0.64, 0.1), 7),
    circle(60, 130, 9, `fill="${BEADS[4]}"`),
    circle(94, 94, 9, `fill="${BEADS[1]}"`),
    p.icon("yarn", 190, 228, 194),
    week(at("244 304, 262 328, 336 340, 430 330, 540 344, 650 328"), {
      from: 0.2,
      to: 0.9,
      color: tone(0, 0.55, 0.2),
      width: 3.4,
    }),
  ],

  "crafts-2": (p) => [
    p.wall(PLUM, LAGOON, [0.38, 0.4]),
    p.ground(at("0 264, 200 256, 420 264, 640 252"), PLUM, 0.83, 0.05),
    // An embroidery hoop; the week is embroidered as a wreath.
    group(
      "translate(24 6) scale(.9)",
      p.shadow(262, 168, 136, 130, 0.2),
      rect(244, 22, 24, 20, 4, `fill="${tone(SUN, 0.7, 0.09)}"`),
      circle(
        256,
        154,
        120,
        `fill="${p.gradient([0, 0, 1, 1], [0, tone(65, 0.78, 0.08)], [1, tone(55, 0.62, 0.09)])}"`,
      ),
      circle(
        256,
        154,
        104,
        `fill="${p.gradient([0.4, 0.35, 0.8], [0, PAPER], [1, tone(SUN, 0.93, 0.025)])}"`,
      ),
      circle(
        256,
        154,
        112,
        `fill="none" stroke="${tone(55, 0.5, 0.08)}" stroke-width="1.6" opacity=".5"`,
      ),
      line(
        "M256 226C252 190 262 168 254 120M256 206C232 204 216 192 210 172M257 188C282 186 298 172 304 152",
        tone(LEAF, 0.55, 0.11),
        4,
        'stroke-dasharray="9 5"',
      ),
      ...[
        [210, 172, -40],
        [304, 152, 36],
        [236, 196, -64],
        [280, 178, 60],
      ].map(([x = 0, y = 0, degrees = 0]) =>
        turned(
          x,
          y,
          degrees,
          path("M0 6C-13 -4 -10 -22 0 -30C10 -22 13 -4 0 6Z", `fill="${tone(LEAF, 0.7, 0.12)}"`),
          line("M0 2V-20", tone(LEAF, 0.52, 0.1), 2),
        ),
      ),
      ...Array.from({ length: 8 }, (_, k) =>
        turned(
          254,
          106,
          k * 45,
          `<ellipse cx="0" cy="-25" rx="10" ry="17" fill="${k % 2 ? tone(CORAL, 0.74, 0.13) : tone(PLUM, 0.7, 0.13)}"/>`,
        ),
      ),
      circle(254, 106, 13, `fill="${tone(SUN, 0.84, 0.14)}"`),
      week(at("180 196, 206 224, 244 238, 290 232, 326 206, 380 190, 430 224"), {
        r: 7.5,
        from: 0.02,
        to: 0.6,
        color: "#0091ea",
        width: 2.4,
      }),
      p.icon("sewing-needle", 398, 220, 96, { turn: 24 }),
    ),
    // A vase thrown on a wheel.
    p.shadow(540, 318, 96, 16, 0.42),
    p.icon("herb", 566, 84, 128, { turn: -26 }),
    p.icon("herb", 508, 92, 108, { turn: -64, flip: true }),
    path(
      "M514 134C518 160 470 184 470 238C470 284 500 316 540 316C580 316 610 284 610 238C610 184 562 160 566 134Z",
      `fill="${p.gradient([0, 0, 1, 0], [0, tone(40, 0.74, 0.11)], [0.35, tone(38, 0.68, 0.12)], [1, tone(35, 0.52, 0.11)])}"`,
    ),
    path(
      "M474 214C500 226 580 226 606 214C609 226 610 246 608 256C580 268 500 268 472 256C470 244 471 226 474 214Z",
      `fill="${tone(LAGOON, 0.74, 0.07)}" opacity=".85"`,
    ),
    line(
      "M476 236c10 -9 16 -9 22 0s12 9 20 0s14 -9 22 0s14 9 22 0s12 -9 20 0s12 9 20 0",
      PAPER,
      3.2,
    ),
    `<ellipse cx="540" cy="134" rx="26" ry="6" fill="${tone(35, 0.42, 0.09)}"/>`,
    line("M514 134a26 6 0 0 0 52 0", tone(40, 0.78, 0.1), 3),
    p.shadow(92, 324, 56, 10, 0.4),
    p.icon("thread", 92, 262, 136),
    p.shadow(262, 328, 84, 9, 0.34),
    p.icon("scissors", 262, 306, 108, { turn: 80 }),
  ],

  "languages-1": (p) => [
    p.wall(LAGOON, SUN, [0.42, 0.4]),
    p.ground(at("0 272, 200 264, 430 272, 640 260"), LAGOON, 0.82, 0.05),
    week(at("-10 42, 70 60, 190 34, 330 26, 450 46, 560 40, 650 14"), { from: 0.08, to: 0.94 }),
    bubble(122, 132, 118, 84, tone(CORAL, 0.8, 0.1), 34),
    p.icon("hot-beverage", 122, 130, 58),
    bubble(278, 106, 116, 86, tone(SUN, 0.9, 0.1), 6),
    p.icon("sun", 278, 105, 60),
    bubble(424, 148, 106, 78, tone(LEAF, 0.83, 0.09), -34),
    p.icon("house", 424, 145, 54),
    p.shadow(92, 328, 84, 13, 0.4),
    p.icon("books", 92, 262, 146),
    p.shadow(548, 320, 76, 12, 0.42),
    path(
      "M508 316C510 298 528 292 548 292S586 298 588 316Z",
      `fill="${p.down(tone(60, 0.62, 0.09), tone(55, 0.48, 0.08))}"`,
    ),
    line("M548 292V276", tone(60, 0.5, 0.08), 9),
    p.icon("globe-showing-europe-africa", 548, 196, 148),
    line("M578 122A80 80 0 0 1 548 276", tone(60, 0.6, 0.09), 7),
    circle(578, 122, 6, `fill="${tone(SUN, 0.78, 0.12)}"`),
    p.shadow(302, 330, 170, 20, 0.42),
    p.icon("open-book", 302, 256, 222),
  ],

  "nature-1": (p) => [
    rect(
      0,
      0,
      640,
      360,
      0,
      `fill="${p.gradient([0, 0, 0, 1], [0, tone(LAGOON, 0.88, 0.055)], [0.45, tone(SUN, 0.95, 0.045)], [0.7, tone(APRICOT, 0.92, 0.06)])}"`,
    ),
    circle(486, 92, 66, `fill="${tone(SUN, 0.95, 0.08)}" opacity=".6"`),
    circle(486, 92, 46, `fill="${p.down(tone(SUN, 0.9, 0.12), tone(APRICOT, 0.82, 0.12))}"`),
    // Mountains of cut paper.
    path("M-20 250L96 120L150 176L214 92L330 250Z", `fill="${tone(IRIS, 0.8, 0.05)}"`),
    path(
      "M130 270L282 52L342 128L372 108L490 270Z",
      `fill="${p.gradient([0, 0, 1, 1], [0, tone(IRIS, 0.7, 0.07)], [1, tone(IRIS, 0.56, 0.08)])}"`,
    ),
    path(
      "M282 52L342 128L372 108L490 270H330L306 190L318 150Z",
      `fill="${tone(IRIS, 0.46, 0.08)}" opacity=".4"`,
    ),
    path("M282 52L330 113L314 124L300 106L284 128L266 106L246 122L236 118Z", `fill="${PAPER}"`),
    path("M372 108L394 138L380 134L370 146L356 130L350 123Z", `fill="${PAPER}" opacity=".9"`),
    p.ground(at("0 226, 150 206, 320 232, 480 206, 640 222"), LEAF, 0.8, 0.08),
    p.icon("evergreen-tree", 92, 170, 118),
    p.icon("evergreen-tree", 168, 190, 86),
    p.icon("evergreen-tree", 576, 168, 134),
    p.ground(at("0 276, 160 262, 340 274, 500 252, 640 262"), LEAF, 0.7, 0.1),
    p.shadow(428, 296, 122, 15, 0.4),
    p.icon("tent", 428, 226, 208),
    week(at("418 184, 468 198, 524 182, 574 124"), { r: 7.5, from: 0.1, to: 0.88 }),
    path(
      "M32 372C50 318 104 302 152 304C206 306 244 322 262 372Z",
      `fill="${p.down(tone(55, 0.52, 0.06), tone(50, 0.4, 0.05))}"`,
    ),
    p.icon("seedling", 146, 262, 122),
    p.icon("lady-beetle", 548, 314, 42, { turn: 62 }),
  ],

  "games-1": (p) => {
    // The board in perspective: rows from back to front, columns that meet far above.
    const rows = [212, 232, 257, 289, 330, 372];
    const across = (column: number, y: number) => 320 + (column - 4) * (y - 40) * 0.47;
    const squares = rows.slice(1).flatMap((bottom, row) =>
      Array.from({ length: 8 }, (_, column) => {
        const top = rows[row] ?? 0;
        if ((row + column) % 2 === 0) return "";
        return `M${n(across(column, top))} ${top}L${n(across(column + 1, top))} ${top}L${n(across(column + 1, bottom))} ${bottom}L${n(across(column, bottom))} ${bottom}Z`;
      }),
    );
    return [
      p.wall(IRIS, APRICOT, [0.46, 0.34]),
      path("M0 226H640V360H0Z", `fill="${p.down(tone(IRIS, 0.86, 0.04), tone(IRIS, 0.76, 0.06))}"`),
      path(
        `M${n(across(-0.25, 207))} 207H${n(across(8.25, 207))}L${n(across(8.25, 372))} 372H${n(across(-0.25, 372))}Z`,
        `fill="${p.down(tone(60, 0.66, 0.085), tone(55, 0.52, 0.085))}"`,
      ),
      path(
        `M${n(across(0, 212))} 212H${n(across(8, 212))}L${n(across(8, 372))} 372H${n(across(0, 372))}Z`,
        `fill="${tone(SUN, 0.93, 0.04)}"`,
      ),
      path(
        squares.join(""),
        `fill="${p.gradient([0, 0, 0, 1], [0, tone(IRIS, 0.68, 0.08)], [1, tone(IRIS, 0.58, 0.1)])}"`,
      ),
      week(at("-10 74, 90 118, 210 92, 330 40, 450 62, 550 112, 650 96"), { from: 0.08, to: 0.92 }),
      p.shadow(316, 308, 94, 17, 0.5),
      p.icon("chess-pawn", 314, 190, 244),
      p.shadow(150, 318, 92, 14, 0.45),
      p.icon("puzzle-piece", 148, 246, 148, { turn: -10 }),
      p.shadow(486, 322, 88, 15, 0.45),
      p.icon("game-die", 486, 254, 146),
    ];
  },

  "performing-1": (p) => {
    const curtain = (side: 1 | -1) => {
      const folds = [0, 34, 66, 96, 122];
      const shape = "M0 0H132C130 96 118 190 62 258C92 296 96 320 96 330H0Z";
      return group(
        side === 1 ? "" : "translate(640 0) scale(-1 1)",
        path(
          shape,
          `fill="${p.gradient([0, 0, 1, 0], [0, tone(PLUM, 0.42, 0.13)], [0.5, tone(PLUM, 0.56, 0.15)], [1, tone(PLUM, 0.48, 0.14)])}"`,
        ),
        ...folds
          .slice(1)
          .map((x, i) =>
            line(
              `M${x} 0C${x} ${96 - i * 6} ${n(x * 0.86)} ${180} ${n(x * 0.5)} ${252}`,
              tone(PLUM, 0.36, 0.11),
              3,
              'opacity=".5"',
            ),
          ),
        path(
          "M20 246C40 240 58 246 72 254C66 266 44 272 18 268Z",
          `fill="${tone(SUN, 0.8, 0.13)}"`,
        ),
      );
    };
    return [
      p.wall(PLUM, CORAL, [0.5, 0.4], false),
      path(
        "M250 -10H390L520 340H120Z",
        `fill="${p.gradient([0, 0, 0, 1], [0, PAPER, 0.95], [1, PAPER, 0.1])}"`,
      ),
      path("M0 270H640V360H0Z", `fill="${p.down(tone(50, 0.7, 0.08), tone(45, 0.58, 0.085))}"`),
      line("M0 270H640", "#fff", 2, 'opacity=".45"'),
      line("M0 292H640M0 322H640", tone(45, 0.5, 0.07), 1.6, 'opacity=".45"'),
      `<ellipse cx="320" cy="312" rx="216" ry="30" fill="${p.gradient([0.5, 0.5, 0.5], [0, PAPER, 0.75], [1, PAPER, 0])}"/>`,
      p.icon("performing-arts", 322, 156, 226),
      p.shadow(182, 330, 48, 8, 0.45),
      `<ellipse cx="182" cy="326" rx="34" ry="8" fill="${INK}"/>`,
      line("M182 324V186", tone(265, 0.42, 0.025), 6),
      p.icon("microphone", 178, 166, 104, { flip: true, turn: 6 }),
      line("M172 176L190 162", INK, 11),
      p.shadow(444, 334, 80, 12, 0.45),
      p.icon("magic-wand", 478, 204, 120),
      p.icon("top-hat", 444, 278, 122),
      curtain(1),
      curtain(-1),
      path(
        "M0 0H640V30Q600 52 560 30Q520 52 480 30Q440 52 400 30Q360 52 320 30Q280 52 240 30Q200 52 160 30Q120 52 80 30Q40 52 0 30Z",
        `fill="${p.down(tone(PLUM, 0.46, 0.14), tone(PLUM, 0.54, 0.15))}"`,
      ),
      week(at("116 44, 200 74, 320 86, 440 74, 524 44"), {
        r: 8.5,
        from: 0.1,
        to: 0.9,
        color: tone(SUN, 0.72, 0.1),
      }),
    ];
  },

  "science-1": (p) => [
    p.wall(LAGOON, IRIS, [0.3, 0.4]),
    // A window to the night; the Big Dipper has seven stars.
    rect(210, 20, 404, 222, 12, `fill="${INK}" opacity=".12"`),
    rect(206, 14, 404, 222, 12, `fill="${PAPER}"`),
    rect(
      218,
      26,
      380,
      198,
      5,
      `fill="${p.gradient([0, 0, 0.3, 1], [0, tone(IRIS, 0.3, 0.07)], [0.7, tone(IRIS, 0.44, 0.1)], [1, tone(PLUM, 0.6, 0.1)])}"`,
    ),
    line(
      "M240 60h0M300 196h0M352 40h0M418 190h0M470 52h0M520 140h0M566 56h0M576 190h0M262 120h0M334 158h0M500 204h0M446 132h0",
      "#fff",
      3.4,
      'opacity=".8"',
    ),
    p.icon("crescent-moon", 556, 84, 62, { turn: -12 }),
    line(
      "M246 104L286 76L324 94L362 112L436 104L428 158L372 162L362 112",
      tone(SUN, 0.9, 0.04),
      1.6,
      'opacity=".8"',
    ),
    ...PLOUGH.map((place, day) => bead(place, day, 8)),
    rect(196, 232, 424, 15, 5, `fill="${p.down(PAPER, tone(SUN, 0.9, 0.025))}"`),
    p.ground(at("0 282, 200 274, 430 282, 640 272"), LAGOON, 0.8, 0.055),
    p.shadow(134, 330, 106, 16, 0.42),
    p.icon("microscope", 132, 214, 242),
    // Test tubes in their rack.
    p.shadow(318, 332, 82, 10, 0.42),
    ...[CORAL, SUN, LEAF].map((hue, i) => {
      const x = 276 + i * 42;
      return (
        path(`M${x - 11} 216V300a11 11 0 0 0 22 0V216Z`, 'fill="#fff" opacity=".7"') +
        path(
          `M${x - 11} ${252 - i * 8}V300a11 11 0 0 0 22 0V${252 - i * 8}Z`,
          `fill="${tone(hue, 0.74, 0.14)}"`,
        ) +
        rect(x - 14, 211, 28, 7, 3.5, `fill="${tone(LAGOON, 0.8, 0.04)}"`) +
        line(`M${x - 5} 262V298`, "#fff", 3, 'opacity=".6"')
      );
    }),
    rect(250, 238, 136, 13, 4, `fill="${p.down(tone(65, 0.74, 0.08), tone(58, 0.62, 0.085))}"`),
    rect(250, 312, 136, 16, 4, `fill="${p.down(tone(65, 0.72, 0.08), tone(58, 0.58, 0.085))}"`),
    line("M256 246V316M380 246V316", tone(58, 0.6, 0.085), 9),
    p.shadow(532, 336, 84, 12, 0.42),
    p.icon("telescope", 530, 244, 190),
  ],

  "collecting-1": (p) => {
    const stamp = (x: number, y: number) =>
      turned(
        x,
        y,
        -8,
        rect(-32, -39, 64, 78, 1, `fill="${PAPER}"`),
        line("M-32 -39H32V39H-32Z", tone(SUN, 0.92, 0.06), 5, 'stroke-dasharray="0 8.1"'),
        rect(
          -24,
          -31,
          48,
          62,
          1,
          `fill="${p.down(tone(LAGOON, 0.78, 0.08), tone(SUN, 0.9, 0.08))}"`,
        ),
        circle(8, -8, 9, `fill="${tone(CORAL, 0.72, 0.15)}"`),
        path("M-24 31V14L-8 -4L8 14L14 8L24 18V31Z", `fill="${tone(IRIS, 0.58, 0.12)}"`),
      );
    return [
      p.wall(SUN, PLUM, [0.4, 0.4]),
      // A shallow wooden tray with lined compartments.
      p.shadow(256, 196, 250, 168, 0.24),
      turned(
        246,
        170,
        -3,
        rect(
          -206,
          -138,
          412,
          276,
          16,
          `fill="${p.gradient([0, 0, 1, 1], [0, tone(62, 0.7, 0.085)], [1, tone(52, 0.52, 0.085)])}"`,
        ),
        rect(-206, -138, 412, 276, 16, 'fill="none" stroke="#fff" stroke-width="2" opacity=".3"'),
        ...[CORAL, SUN, LEAF, LAGOON, IRIS, PLUM].map((hue, i) => {
          const x = -192 + (i % 3) * 130;
          const y = -124 + Math.floor(i / 3) * 126;
          return (
            rect(x, y, 124, 122, 6, `fill="${tone(hue, 0.9, 0.05)}"`) +
            path(
              `M${x} ${y + 122}V${y + 6}q0 -6 6 -6H${x + 118}q6 0 6 6v4H${x + 14}q-6 0 -6 6V${y + 122}Z`,
              `fill="${INK}" opacity=".14"`,
            )
          );
        }),
      ),
      p.shadow(118, 118, 50, 30),
      p.icon("coin", 114, 106, 102),
      p.shadow(248, 110, 50, 28),
      p.icon("spiral-shell", 246, 106, 96),
      p.shadow(376, 102, 40, 30),
      stamp(374, 90),
      p.shadow(124, 248, 46, 24),
      p.icon("gem-stone", 120, 234, 86),
      p.icon("feather", 250, 232, 98),
      p.shadow(380, 240, 44, 26),
      p.icon("old-key", 378, 226, 96, { turn: 8 }),
      p.shadow(520, 240, 110, 96, 0.26),
      p.icon("magnifying-glass-tilted-left", 500, 208, 244),
      week(at("-10 336, 120 326, 250 342, 380 330, 470 344, 560 336, 650 350"), {
        from: 0.1,
        to: 0.7,
      }),
    ];
  },

  "general-1": (p) => [
    p.wall(SUN, IRIS, [0.45, 0.45]),
    p.shadow(322, 206, 260, 156, 0.24),
    // An open notebook: a sketch on the left, the week as a list on the right.
    turned(
      318,
      182,
      -4,
      rect(
        -224,
        -134,
        448,
        274,
        16,
        `fill="${p.gradient([0, 0, 1, 1], [0, tone(IRIS, 0.62, 0.13)], [1, tone(IRIS, 0.48, 0.12)])}"`,
      ),
      path(
        "M-210 -126H-6Q0 -126 0 -118V132Q0 126 -8 126H-210Z",
        `fill="${p.gradient([0, 0, 1, 0], [0, PAPER], [0.86, PAPER], [1, tone(SUN, 0.88, 0.03)])}"`,
      ),
      path(
        "M210 -126H6Q0 -126 0 -118V132Q0 126 8 126H210Z",
        `fill="${p.gradient([0, 0, 1, 0], [0, tone(SUN, 0.88, 0.03)], [0.14, PAPER], [1, PAPER])}"`,
      ),
      line(
        Array.from({ length: 11 }, (_, row) => `M-192 ${-104 + row * 21}H-24`).join(""),
        THREAD,
        1.8,
        'stroke-dasharray="0 21" opacity=".32"',
      ),
      line(
        "M-176 62C-150 10 -120 30 -104 -10C-88 -48 -60 -40 -40 -74",
        THREAD,
        2.6,
        'stroke-dasharray="7 7"',
      ),
      circle(-176, 66, 6, `fill="${tone(CORAL, 0.68, 0.17)}"`),
      path(
        "M-40 -80V-112L-14 -103L-40 -94",
        `fill="${tone(LEAF, 0.67, 0.13)}" stroke="${THREAD}" stroke-width="2.4" stroke-linejoin="round"`,
      ),
      line("M38 -104V108", THREAD, 1.8),
      ...BEADS.map((_, day) => bead([38, -92 + day * 31], day, 9)),
      ...[118, 96, 128, 84, 110, 124, 72].map((w, day) =>
        line(`M62 ${-92 + day * 31}h${w}`, THREAD, 4, 'opacity=".28"'),
      ),
    ),
    p.icon("pencil", 546, 142, 150, { turn: 96 }),
    p.shadow(520, 296, 84, 54, 0.34),
    p.icon("compass", 516, 274, 140),
    circle(
      104,
      106,
      96,
      `fill="${p.gradient([0.5, 0.5, 0.5], [0, tone(SUN, 0.93, 0.12), 0.95], [1, tone(SUN, 0.93, 0.12), 0])}"`,
    ),
    p.icon("light-bulb", 104, 116, 152, { turn: -12 }),
  ],

  default: (p) => [
    p.wall(SUN, LAGOON, [0.45, 0.4]),
    p.shadow(330, 214, 214, 132, 0.26),
    turned(
      312,
      186,
      -7,
      rect(-150, -112, 308, 236, 12, `fill="${tone(LAGOON, 0.42, 0.06)}"`),
      rect(-146, -116, 304, 234, 10, `fill="${PAPER}"`),
      rect(
        -154,
        -122,
        308,
        236,
        12,
        `fill="${p.gradient([0, 0, 1, 1], [0, tone(LAGOON, 0.7, 0.08)], [1, tone(LAGOON, 0.56, 0.085)])}"`,
      ),
      path(
        "M-142 -122H-112V114H-142Q-154 114 -154 102V-110Q-154 -122 -142 -122Z",
        `fill="${tone(LAGOON, 0.46, 0.075)}"`,
      ),
      line("M-112 -122V114", "#fff", 1.6, 'opacity=".3"'),
      rect(-70, -86, 188, 62, 6, `fill="${PAPER}"`),
      line("M-48 -64H96M-48 -46H40", THREAD, 4, 'opacity=".28"'),
      rect(126, -122, 10, 236, 0, `fill="${tone(CORAL, 0.6, 0.16)}"`),
    ),
    p.shadow(524, 232, 90, 34, 0.24),
    p.icon("pencil", 520, 164, 190, { turn: 82 }),
    week(at("-10 250, 90 282, 200 246, 320 232, 430 272, 540 300, 650 262"), {
      r: 20,
      from: 0.1,
      to: 0.9,
      width: 3,
    }),
  ],
};

/** The names of all pictures: those of the hobbies and `default`. */
export const ARTWORK_IDS: readonly string[] = Object.keys(PICTURES);

/** The text of a picture's file; every id in it begins with the picture's own. */
export function composeArtwork(id: string): string {
  const compose = PICTURES[id];
  if (!compose) throw new Error(`There is no picture '${id}'`);
  return composed(id, HOBBY_PAGE, compose);
}

if (import.meta.main) {
  const folder = join(ROOT, "content/artwork");
  mkdirSync(join(folder, "articles"), { recursive: true });
  const write = (name: string, svg: string) => writeFileSync(join(folder, `${name}.svg`), svg);
  for (const id of ARTWORK_IDS) write(id, composeArtwork(id));
  for (const cover of ARTICLE_PICTURES) write(`articles/${cover}`, composeArticlePicture(cover));
  console.log(`Wrote ${ARTWORK_IDS.length + ARTICLE_PICTURES.length} pictures to ${folder}.`);
}
