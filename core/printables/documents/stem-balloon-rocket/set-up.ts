import type { Mark, PathMark } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, curve, line, type Point, polygon, polyline, rectangle } from "../../shapes.ts";
import { text } from "../../text.ts";

const INK = { stroke: "ink", width: 0.7, fill: "paper" } as const;

/** An arrow between two points. */
function arrow(from: Point, to: Point, width: number): PathMark[] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number) => ({
    x: to.x - 3.4 * Math.cos(angle + turn),
    y: to.y - 3.4 * Math.sin(angle + turn),
  });
  return [
    line(from, to, { stroke: "ink", width }),
    polygon([to, wing(0.45), wing(-0.45)], { stroke: "ink", width: 0.3, fill: "ink" }),
  ];
}

/** A chair from the side; `way` is 1 if one sits on it facing right. */
function chair(x: number, floor: number, way: 1 | -1): PathMark[] {
  const at = (dx: number, dy: number) => ({ x: x + way * dx, y: floor - dy });
  const bar = (a: Point, b: Point) =>
    rectangle(
      {
        x: Math.min(a.x, b.x),
        y: Math.min(a.y, b.y),
        width: Math.max(1.8, Math.abs(a.x - b.x)),
        height: Math.max(1.8, Math.abs(a.y - b.y)),
      },
      INK,
      0.6,
    );
  return [
    bar(at(0, 40), at(2, 0)),
    bar(at(17, 20), at(19, 0)),
    bar(at(0, 22.5), at(20, 19.5)),
    bar(at(0, 38), at(2, 26)),
  ];
}

/** A balloon under its straw on a string between two chairs, with labels. */
export function setUp(box: Box, size: number): Mark[] {
  const floor = box.y + box.height - 1;
  const string = floor - 23.5;
  const [left, right] = [box.x + 6, box.x + box.width - 6];
  const middle = box.x + box.width * 0.5;
  const label = (
    x: number,
    y: number,
    words: string,
    anchor: "start" | "middle" | "end" = "middle",
  ) => text({ x, y }, words, { size, anchor });
  const pointer = (from: Point, to: Point) => line(from, to, { stroke: "dark", width: 0.3 });
  const body = curve(
    [
      { x: middle - 19, y: string + 10.6 },
      { x: middle - 12, y: string + 6.2 },
      { x: middle + 6, y: string + 4 },
      { x: middle + 22, y: string + 7 },
      { x: middle + 27, y: string + 12 },
      { x: middle + 22, y: string + 17 },
      { x: middle + 6, y: string + 20 },
      { x: middle - 12, y: string + 17.8 },
      { x: middle - 19, y: string + 13.4 },
    ],
    INK,
    true,
  );
  const neck = polygon(
    [
      { x: middle - 18.4, y: string + 10.4 },
      { x: middle - 24, y: string + 9.2 },
      { x: middle - 24, y: string + 14.8 },
      { x: middle - 18.4, y: string + 13.6 },
    ],
    INK,
  );
  const straw = { x: middle - 17, y: string - 1.6, width: 40, height: 3.2 };
  const tape = (x: number) =>
    polyline(
      [
        { x: x - 2, y: string + 6.4 },
        { x: x - 2.4, y: string - 2.2 },
        { x: x + 2.4, y: string - 2.2 },
        { x: x + 2, y: string + 6.4 },
      ],
      { stroke: "ink", width: 0.5, fill: "light" },
    );
  const air = [9.4, 12, 14.6].map((dy, index) =>
    line(
      { x: middle - 27, y: string + dy },
      { x: middle - (index === 1 ? 38 : 34), y: string + dy + (index - 1) * 1.6 },
      { stroke: "ink", width: 0.4, dash: [1.6, 1.4] },
    ),
  );
  const above = string - 11;
  return [
    line({ x: box.x, y: floor }, { x: box.x + box.width, y: floor }, { stroke: "ink", width: 0.5 }),
    ...chair(left, floor, 1),
    ...chair(right, floor, -1),
    line({ x: left + 2, y: string }, { x: right - 2, y: string }, { stroke: "ink", width: 0.6 }),
    neck,
    body,
    rectangle(straw, INK, 1.2),
    tape(middle - 6),
    tape(middle + 12),
    ...air,
    ...arrow({ x: middle - 40, y: string + 12 }, { x: middle - 54, y: string + 12 }, 0.8),
    ...arrow({ x: middle + 31, y: string + 12 }, { x: middle + 52, y: string + 12 }, 0.8),
    label(middle - 47, string + 13 + size * POINT, "air"),
    label(middle + 42, string + 13 + size * POINT, "balloon"),
    label(middle - 44, above, "string"),
    pointer({ x: middle - 44, y: above + 1.5 }, { x: middle - 40, y: string - 0.8 }),
    label(middle - 14, above, "straw"),
    pointer({ x: middle - 14, y: above + 1.5 }, { x: middle - 13, y: string - 2 }),
    label(middle + 14, above, "tape"),
    pointer({ x: middle + 14, y: above + 1.5 }, { x: middle + 12, y: string - 2.6 }),
    label(middle + 52, above, "seat height"),
    pointer({ x: middle + 58, y: above + 1.5 }, { x: right - 19, y: string - 0.8 }),
  ];
}
