import type { PathMark } from "../../page.ts";
import { at } from "../../parts/coloring-page.ts";
import { COLORABLE, DETAIL, scalloped } from "../../parts/scenery.ts";
import { type Box, boxes, circle, line, polygon, rectangle } from "../../shapes.ts";

/** Windows in rows and columns that fill a box. */
const windows = (box: Box, columns: number, rows: number): PathMark[] =>
  boxes(box, columns, rows, 3.4).map((window) => rectangle(window, COLORABLE));

/** A tall house with a flat roof. */
export function tower(box: Box, columns: number, rows: number): PathMark[] {
  const { x, y, width, height } = box;
  const door = { x: x + width / 2 - 4, y: y + height - 13, width: 8, height: 13 };
  return [
    rectangle(box, COLORABLE),
    rectangle({ x: x - 1.5, y: y - 4, width: width + 3, height: 5 }, COLORABLE),
    ...windows({ x: x + 4, y: y + 5, width: width - 8, height: height - 22 }, columns, rows),
    rectangle(door, COLORABLE),
  ];
}

/** A shop with a striped awning and a wide window. */
export function shop(box: Box): PathMark[] {
  const { x, y, width, height } = box;
  const awning = y + height * 0.38;
  const step = (width + 4) / 6;
  return [
    rectangle(box, COLORABLE),
    ...windows({ x: x + 4, y: y + 5, width: width - 8, height: height * 0.2 }, 3, 1),
    rectangle(
      { x: x + 4, y: awning + 8, width: width * 0.52, height: y + height - awning - 16 },
      COLORABLE,
    ),
    rectangle(
      { x: x + width * 0.68, y: awning + 8, width: width * 0.24, height: y + height - awning - 8 },
      COLORABLE,
    ),
    ...Array.from({ length: 6 }, (_, index) => {
      const left = x - 2 + index * step;
      return scalloped(
        [
          at(left, awning),
          at(left + step, awning),
          at(left + step, awning + 8),
          at(left, awning + 8),
        ],
        COLORABLE,
        0,
      );
    }),
  ];
}

/** The fire station with its wide gate and a bell tower. */
export function fireStation(box: Box): PathMark[] {
  const { x, y, width, height } = box;
  const gate = {
    x: x + width * 0.36,
    y: y + height * 0.5,
    width: width * 0.56,
    height: height * 0.5,
  };
  const slats = [0.25, 0.5, 0.75].map((part) =>
    line(
      at(gate.x, gate.y + gate.height * part),
      at(gate.x + gate.width, gate.y + gate.height * part),
      DETAIL,
    ),
  );
  return [
    rectangle({ x, y: y + height * 0.28, width, height: height * 0.72 }, COLORABLE),
    rectangle({ x: x + 2, y, width: width * 0.28, height }, COLORABLE),
    polygon([at(x, y), at(x + 2 + width * 0.14, y - 9), at(x + 4 + width * 0.28, y)], COLORABLE),
    circle(at(x + 2 + width * 0.14, y + 9), width * 0.08, COLORABLE),
    rectangle(
      { x: x + 2 + width * 0.07, y: y + height * 0.62, width: width * 0.14, height: height * 0.38 },
      COLORABLE,
    ),
    rectangle({ ...gate, y: y + height * 0.35, height: height * 0.1 }, COLORABLE),
    rectangle(gate, COLORABLE),
    ...slats,
  ];
}
