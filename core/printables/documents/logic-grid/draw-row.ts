import type { Mark, PathMark } from "../../page.ts";
import { face } from "../../parts/faces.ts";
import { pen } from "../../parts/strokes.ts";
import { moved } from "../../parts/transform.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, middleOf } from "../../shapes.ts";
import { text, textIn } from "../../text.ts";

/** Radius of a child's face in millimeters. */
const HEAD = 8;

const LINES = pen({ stroke: "ink", width: 0.6, fill: "paper" });
const OPEN = pen({ stroke: "ink", width: 0.6 });

/** Hair around a head of radius 10 at (0, 0): what stands behind it, and what stands in front. */
const HAIR: readonly (readonly [behind: readonly PathMark[], front: readonly PathMark[]])[] = [
  [
    [
      LINES.loop(
        -10,
        -5,
        -12.5,
        1,
        -13,
        8,
        -8,
        9.5,
        8,
        9.5,
        13,
        8,
        12.5,
        1,
        10,
        -5,
        5,
        -11.5,
        -5,
        -11.5,
      ),
    ],
    [OPEN.wave(-9, -4, -4, -6, 0, -10), OPEN.wave(9, -4, 4, -6, 0, -10)],
  ],
  [[], [OPEN.wave(-9, -4.4, -6, -7, -4, -4.6, -1, -7.5, 1, -4.8, 4, -7.5, 6, -4.8, 9, -4.4)]],
  [
    [LINES.loop(-11, -14, -15, -9, -11, -4, -6, -9), LINES.loop(11, -14, 15, -9, 11, -4, 6, -9)],
    [OPEN.wave(-9.2, -3.5, -5, -5, 0, -10), OPEN.wave(9.2, -3.5, 5, -5, 0, -10)],
  ],
  [
    [-12, -9, -3, 3, 9, 12].map((x, index) =>
      LINES.oval(x * 0.85, [-2, -8.5, -11.5, -11.5, -8.5, -2][index] ?? 0, 4),
    ),
    [],
  ],
];

/** Hair around a head of radius 10 at (0, 0): the parts behind it, and in front of it. */
export function childrenInRow(names: readonly string[], box: Box, points: number): Mark[] {
  const wide = Math.min(box.width, names.length * 44);
  const row = { ...box, x: box.x + (box.width - wide) / 2, width: wide };
  return boxes(row, names.length, 1).flatMap((place, index) => {
    const middle = { x: place.x + place.width / 2, y: place.y + HEAD * 1.6 };
    const move = { ...middle, scale: HEAD / 10 };
    const [behind, front] = HAIR[index % HAIR.length] ?? [[], []];
    return [
      ...moved(behind, move),
      ...face("content", middle, HEAD),
      ...moved(front, move),
      text({ x: middle.x, y: box.y + box.height - 1 }, names[index] ?? "", {
        size: points,
        bold: true,
        anchor: "middle",
      }),
    ];
  });
}

/** Numbered houses in a row. */
export function housesInRow(count: number, box: Box, points: number): Mark[] {
  const [wide, high] = [30, box.height];
  const ground = OPEN.lines(box.x, box.y + high, box.x + box.width, box.y + high);
  return [
    ...boxes(box, count, 1).flatMap((place, index) => {
      const { x } = middleOf(place);
      const [left, right, top, foot] = [x - wide / 2, x + wide / 2, box.y, box.y + high];
      const eaves = top + high * 0.44;
      const number = { x: x - 5, y: eaves - 7.4, width: 10, height: 7 };
      return [
        LINES.shape(x + 7, top + 6, x + 7, top, x + 11, top, x + 11, top + 8),
        LINES.shape(left + 2, eaves, right - 2, eaves, right - 2, foot, left + 2, foot),
        LINES.shape(left - 2, eaves, x, top - 2, right + 2, eaves),
        LINES.shape(x - 3, foot, x - 3, foot - 9, x + 3, foot - 9, x + 3, foot),
        ...[-9, 9].map((dx) =>
          LINES.shape(
            x + dx - 2.5,
            foot - 9,
            x + dx + 2.5,
            foot - 9,
            x + dx + 2.5,
            foot - 4,
            x + dx - 2.5,
            foot - 4,
          ),
        ),
        textIn(number, String(index + 1), { size: Math.max(points, 14), bold: true }),
      ];
    }),
    ground,
  ];
}

/** Height of a row with names below, in millimeters. */
export const rowHeight = (points: number): number => HEAD * 2.7 + points * POINT * 1.2;
