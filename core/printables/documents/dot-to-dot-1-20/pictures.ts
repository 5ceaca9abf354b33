import type { PathMark } from "../../page.ts";
import { pen, points } from "../../parts/strokes.ts";
import type { Point } from "../../shapes.ts";

/** A picture whose outline has twenty corners; its details are printed from the start. */
export interface DotPicture {
  /** With its article: 'a fish'. */
  readonly name: string;
  /**
   * In millimeters, about 170 wide or high, in the order of the numbers; the last leads to the
   * first.
   */
  readonly dots: readonly Point[];
  readonly details: readonly PathMark[];
}

const { wave, loop, lines, shape, oval, dot } = pen({ stroke: "ink", width: 0.7 });
const AXIS = 90;

/** Strokes, and the same ones on the other side of the axis. */
function both(draw: (side: (x: number) => number) => readonly PathMark[]): PathMark[] {
  return [...draw((x) => x), ...draw((x) => 2 * AXIS - x)];
}

/** One side's corners from bottom to top, and mirrored back down on the other side. */
function mirrored(...numbers: readonly number[]): Point[] {
  const side = points(...numbers);
  return [...side, ...side.map(({ x, y }) => ({ x: 2 * AXIS - x, y })).reverse()];
}

/** The same with a corner on the axis at the start and another at the end. */
function between(first: Point, last: Point, ...numbers: readonly number[]): Point[] {
  const side = points(...numbers);
  const other = side.map(({ x, y }) => ({ x: 2 * AXIS - x, y })).reverse();
  return [first, ...side, last, ...other];
}

const fish: DotPicture = {
  name: "a fish",
  dots: points(
    ...[8, 78, 22, 58, 42, 44, 65, 35, 90, 33, 114, 41, 134, 56, 148, 71, 174, 44, 163, 82],
    ...[174, 120, 148, 93, 134, 107, 114, 122, 90, 130, 65, 128, 42, 119, 22, 106, 8, 91, 24, 85],
  ),
  details: [
    oval(44, 70, 6),
    dot(45, 71, 3),
    wave(64, 56, 71, 70, 72, 86, 70, 102, 64, 112),
    loop(86, 96, 100, 88, 114, 92, 108, 102, 112, 112, 96, 108),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1].map((column) =>
        wave(
          ...[88 + column * 20 + row * 4, 52 + row * 12, 95 + column * 20 + row * 4, 56 + row * 12],
          ...[88 + column * 20 + row * 4, 60 + row * 12],
        ),
      ),
    ),
    oval(20, 30, 4),
    oval(10, 16, 6),
    oval(31, 10, 3),
  ],
};

const sailboat: DotPicture = {
  name: "a sailboat",
  dots: points(
    ...[12, 122, 84, 122, 84, 107, 28, 107, 46, 80, 64, 50, 82, 20, 92, 6, 112, 30, 132, 58],
    ...[
      146, 84, 150, 107, 98, 107, 98, 122, 168, 122, 158, 140, 140, 154, 90, 156, 40, 154, 22, 140,
    ],
  ),
  details: [
    lines(91, 22, 91, 105),
    ...[60, 90, 120].map((x) => oval(x, 139, 6)),
    wave(
      0,
      166,
      15,
      161,
      30,
      166,
      45,
      161,
      60,
      166,
      75,
      161,
      90,
      166,
      105,
      161,
      120,
      166,
      135,
      161,
      150,
      166,
      165,
      161,
      180,
      166,
    ),
    oval(156, 26, 12),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
      const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
      return lines(156 + 15 * x, 26 + 15 * y, 156 + 20 * x, 26 + 20 * y);
    }),
    wave(16, 38, 22, 33, 27, 38, 32, 33, 38, 38),
  ],
};

const house: DotPicture = {
  name: "a house",
  dots: points(
    ...[24, 160, 24, 92, 8, 92, 36, 64, 64, 37, 92, 10, 110, 27, 124, 41, 124, 18, 144, 18],
    ...[
      144, 61, 160, 76, 176, 92, 160, 92, 160, 126, 160, 160, 110, 160, 110, 118, 78, 118, 78, 160,
    ],
  ),
  details: [
    shape(38, 106, 64, 106, 64, 132, 38, 132),
    lines(51, 106, 51, 132),
    lines(38, 119, 64, 119),
    shape(124, 106, 150, 106, 150, 132, 124, 132),
    lines(137, 106, 137, 132),
    lines(124, 119, 150, 119),
    oval(92, 62, 11),
    lines(92, 51, 92, 73),
    lines(81, 62, 103, 62),
    oval(139, 4, 5, 4),
    oval(150, -4, 6, 5),
    oval(104, 141, 2.4),
  ],
};

const rabbit: DotPicture = {
  name: "a rabbit",
  dots: mirrored(
    ...[74, 160, 52, 150, 38, 132, 36, 109, 50, 86, 42, 50, 46, 18, 62, 10, 74, 38, 80, 72],
  ),
  details: [
    ...both((x) => [
      oval(x(68), 106, 5, 7),
      dot(x(69), 108, 3.4),
      loop(x(52), 42, x(53), 26, x(59), 21, x(66), 40, x(68), 62, x(61), 68),
      wave(x(72), 127, x(50), 122, x(22), 120),
      wave(x(72), 132, x(50), 134, x(24), 140),
      wave(x(90), 132, x(84), 141, x(75), 138),
    ]),
    loop(84, 121, 96, 121, 93, 128, 87, 128),
    lines(90, 128, 90, 133),
    shape(86, 141, 94, 141, 94, 150, 86, 150),
  ],
};

const cat: DotPicture = {
  name: "a cat",
  dots: mirrored(
    ...[78, 158, 52, 152, 32, 136, 22, 114, 20, 90, 26, 66, 22, 40, 26, 12, 48, 26, 66, 44],
  ),
  details: [
    ...both((x) => [
      oval(x(60), 84, 9, 11),
      oval(x(60), 84, 2.5, 8),
      lines(x(33), 50, x(35), 28, x(50), 42),
      wave(x(66), 115, x(44), 110, x(6), 108),
      wave(x(66), 121, x(44), 121, x(6), 124),
      wave(x(90), 118, x(84), 130, x(72), 127),
    ]),
    loop(83, 106, 97, 106, 90, 114),
    lines(90, 114, 90, 119),
    lines(90, 50, 90, 64),
    lines(80, 51, 82, 62),
    lines(100, 51, 98, 62),
  ],
};

const rocket: DotPicture = {
  name: "a rocket",
  dots: between(
    { x: 90, y: 4 },
    { x: 90, y: 168 },
    ...[107, 22, 117, 46, 121, 72, 121, 98, 146, 120, 152, 152, 124, 136, 109, 136, 105, 152],
  ),
  details: [
    wave(70, 47, 90, 52, 110, 47),
    oval(90, 74, 11),
    oval(90, 74, 7.5),
    oval(90, 104, 6),
    wave(82, 146, 90, 141, 98, 146),
    ...[
      [28, 30],
      [152, 44],
      [24, 96],
      [168, 92],
      [48, 158],
    ].flatMap(([x = 0, y = 0]) => [
      lines(x - 5, y, x + 5, y),
      lines(x, y - 5, x, y + 5),
      lines(x - 2.5, y - 2.5, x + 2.5, y + 2.5),
      lines(x - 2.5, y + 2.5, x + 2.5, y - 2.5),
    ]),
    oval(38, 60, 8),
    wave(26, 65, 34, 62, 44, 58, 51, 54),
  ],
};

const pineTree: DotPicture = {
  name: "a pine tree",
  dots: between(
    { x: 90, y: 4 },
    { x: 90, y: 164 },
    ...[101, 23, 114, 44, 102, 44, 132, 84, 114, 84, 140, 108, 156, 130, 104, 130, 104, 164],
  ),
  details: [
    wave(80, 40, 88, 43, 95, 38),
    wave(70, 76, 80, 79, 90, 76),
    wave(94, 82, 104, 79, 110, 72),
    wave(54, 122, 66, 124, 76, 119),
    wave(88, 121, 98, 124, 110, 120),
    wave(120, 122, 130, 124, 138, 119),
    ...[
      [90, 60],
      [76, 96],
      [106, 102],
      [62, 110],
    ].flatMap(([x = 0, y = 0]) => [oval(x, y, 4, 5.5), lines(x, y - 5.5, x, y - 9)]),
    wave(20, 166, 24, 158, 26, 166, 30, 156, 34, 166, 38, 160, 40, 166),
    wave(142, 166, 146, 158, 148, 166, 152, 156, 156, 166, 160, 160, 162, 166),
  ],
};

const duck: DotPicture = {
  name: "a duck",
  dots: points(
    ...[8, 62, 30, 50, 35, 31, 53, 17, 76, 19, 89, 38, 87, 60, 99, 78, 124, 83, 148, 75],
    ...[174, 56, 172, 88, 161, 113, 142, 132, 114, 141, 84, 141, 58, 131, 41, 112, 40, 91, 34, 74],
  ),
  details: [
    oval(56, 42, 5.5, 6.5),
    oval(55, 42, 2, 4),
    wave(16, 62, 26, 62, 36, 58),
    wave(84, 96, 92, 114, 112, 122, 134, 114, 148, 96, 126, 100, 104, 100, 84, 96),
    wave(98, 108, 110, 111, 122, 108),
    wave(
      0,
      154,
      15,
      149,
      30,
      154,
      45,
      149,
      60,
      154,
      75,
      149,
      90,
      154,
      105,
      149,
      120,
      154,
      135,
      149,
      150,
      154,
      165,
      149,
      180,
      154,
    ),
    wave(30, 163, 45, 158, 60, 163, 75, 158, 90, 163, 105, 158, 120, 163, 135, 158, 150, 163),
  ],
};

const dinosaur: DotPicture = {
  name: "a dinosaur",
  dots: points(
    ...[6, 46, 17, 25, 40, 21, 54, 44, 63, 70, 92, 75, 122, 82, 147, 104, 178, 148, 146, 135],
    ...[135, 160, 112, 160, 106, 136, 80, 136, 74, 160, 50, 160, 45, 122, 40, 94, 36, 70, 26, 56],
  ),
  details: [
    oval(28, 36, 5, 6),
    oval(27, 36, 1.8, 3.6),
    wave(12, 47, 20, 48, 26, 44),
    oval(76, 94, 6, 5),
    oval(98, 92, 5, 4),
    oval(118, 100, 6.5, 5),
    oval(90, 112, 5, 4.5),
    oval(134, 114, 4, 3.5),
    wave(55, 155, 59, 152, 62, 156, 66, 152, 69, 156),
    wave(116, 155, 120, 152, 123, 156, 127, 152, 130, 156),
    wave(4, 168, 8, 158, 12, 168, 16, 156, 22, 168),
    wave(152, 168, 156, 158, 159, 168, 164, 157, 168, 168),
    oval(152, 30, 11),
  ],
};

const butterfly: DotPicture = {
  name: "a butterfly",
  dots: mirrored(
    ...[82, 118, 66, 148, 36, 144, 22, 112, 42, 84, 14, 60, 10, 26, 36, 10, 64, 22, 82, 48],
  ),
  details: [
    oval(90, 84, 5, 26),
    oval(90, 52, 5.5),
    ...both((x) => [
      wave(x(87), 46, x(84), 32, x(79), 24),
      oval(x(79), 22, 1.8),
      oval(x(42), 42, 13, 12),
      oval(x(42), 42, 5),
      oval(x(52), 118, 9, 11),
      oval(x(66), 60, 4, 6),
    ]),
  ],
};

const sun: DotPicture = {
  name: "a sun",
  dots: Array.from({ length: 20 }, (_, index) => {
    const angle = (index * Math.PI) / 10 - Math.PI / 2;
    const radius = index % 2 === 0 ? 82 : 54;
    return { x: 90 + radius * Math.cos(angle), y: 86 + radius * Math.sin(angle) };
  }),
  details: [
    ...both((x) => [
      oval(x(74), 76, 4, 6),
      dot(x(74), 78, 3),
      oval(x(62), 98, 6, 4),
      wave(x(80), 64, x(74), 62, x(68), 65),
    ]),
    wave(70, 102, 80, 112, 90, 115, 100, 112, 110, 102),
    wave(86, 90, 90, 94, 94, 90),
  ],
};

export const PICTURES: readonly [DotPicture, ...DotPicture[]] = [
  fish,
  sailboat,
  house,
  rabbit,
  cat,
  rocket,
  pineTree,
  duck,
  dinosaur,
  butterfly,
  sun,
];
