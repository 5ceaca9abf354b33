import type { PathMark, TextMark } from "../../page.ts";
import { POINT } from "../../point.ts";
import type { Box, Point } from "../../shapes.ts";
import { text, textWidth } from "../../text.ts";

/** The radius of a dot, and the space kept free around numbers, in millimeters. */
export const DOT = 1.3;
const CLEAR = 0.8;
/** The distance between samples along a line. */
const STEP = 1.2;
/** The directions in which a number may be placed from its dot, and how far. */
const DIRECTIONS = 24;
const REACHES = [0.9, 1.8, 3];

function along(from: Point, to: Point, step = STEP): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}

/** Points along a closed line. */
export function samplesOf(corners: readonly Point[]): Point[] {
  return corners.flatMap((corner, index) =>
    along(corner, corners[(index + 1) % corners.length] ?? corner),
  );
}

const COMMAND = /([MLCZ])([^MLCZ]*)/gu;

/** Points along a path, its curves included. */
export function samplesOfPath({ d }: PathMark): Point[] {
  const samples: Point[] = [];
  let [start, at] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const [, command, rest = ""] of d.matchAll(COMMAND)) {
    const numbers = (rest.match(/-?\d*\.?\d+/gu) ?? []).map(Number);
    const [x = 0, y = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
    if (command === "M") start = { x, y };
    if (command === "L") samples.push(...along(at, { x, y }));
    if (command === "Z") samples.push(...along(at, start));
    if (command === "C") {
      for (let part = 1; part <= 12; part += 1) {
        const t = part / 12;
        const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        samples.push({
          x: a * at.x + b * x + c * x2 + e * x3,
          y: a * at.y + b * y + c * y2 + e * y3,
        });
      }
    }
    at = command === "C" ? { x: x3, y: y3 } : command === "Z" ? start : { x, y };
  }
  return samples;
}

/** Whether a point is in a box, or nearer to it than `room`. */
export function isNear({ x, y }: Point, box: Box, room: number): boolean {
  const across = Math.max(box.x - x, x - box.x - box.width, 0);
  const down = Math.max(box.y - y, y - box.y - box.height, 0);
  return Math.hypot(across, down) < room;
}

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + CLEAR &&
  other.x < one.x + one.width + CLEAR &&
  one.y < other.y + other.height + CLEAR &&
  other.y < one.y + one.height + CLEAR;

/** The box around a number's digits, centered at a point. */
function boxAround({ x, y }: Point, number: string, points: number): Box {
  const width = textWidth(number, { size: points });
  const height = points * POINT * 0.72;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * A number beside every dot, clear of lines, dots and other numbers and inside the area, if
 * possible outside the picture.
 */
export function placeNumbers(
  dots: readonly Point[],
  details: readonly PathMark[],
  room: Box,
  points: number,
): TextMark[] {
  const drawn = [...samplesOf(dots), ...details.flatMap(samplesOfPath)];
  const taken: Box[] = [];
  return dots.map((dot, index) => {
    const number = String(index + 1);
    const near = drawn.filter(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < 20);
    const [before, after] = [dots.at(index - 1) ?? dot, dots[(index + 1) % dots.length] ?? dot];
    const away = Math.atan2(2 * dot.y - before.y - after.y, 2 * dot.x - before.x - after.x);
    const size = boxAround(dot, number, points);
    let best: Box | undefined;
    // The first dot has a ring around it.
    for (const reach of index === 0 ? REACHES.slice(1) : REACHES) {
      for (let turn = 0; turn < DIRECTIONS && !best; turn += 1) {
        const side = turn % 2 === 0 ? turn / 2 : -(turn + 1) / 2;
        const angle = away + (side * 2 * Math.PI) / DIRECTIONS;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        // As far out as the box needs to clear the dot in this direction.
        const out = Math.min(
          (size.width / 2 + DOT + reach) / Math.max(Math.abs(cos), 0.001),
          (size.height / 2 + DOT + reach) / Math.max(Math.abs(sin), 0.001),
        );
        const box = boxAround({ x: dot.x + cos * out, y: dot.y + sin * out }, number, points);
        const inside =
          box.x >= room.x &&
          box.y >= room.y &&
          box.x + box.width <= room.x + room.width &&
          box.y + box.height <= room.y + room.height;
        const free =
          inside &&
          !taken.some((other) => meet(box, other)) &&
          !dots.some((other) => isNear(other, box, DOT + CLEAR * 0.9)) &&
          !near.some((sample) => isNear(sample, box, CLEAR));
        if (free) best = box;
      }
    }
    const box = best ?? size;
    taken.push(box);
    return text({ x: box.x, y: box.y + box.height - points * POINT * 0.02 }, number, {
      size: points,
    });
  });
}
