import type { Mark, PathMark, TextMark } from "#core/printables/page.ts";

/**
 * Solves puzzles as a child does: from what is drawn on the page, without knowing how it was made.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

const texts = (marks: readonly Mark[]): TextMark[] => marks.filter((mark) => mark.kind === "text");
const paths = (marks: readonly Mark[]): PathMark[] => marks.filter((mark) => mark.kind === "path");

/** Every straight segment of a path. */
function segments({ d }: PathMark): (readonly [Point, Point])[] {
  const found: (readonly [Point, Point])[] = [];
  let at: Point | undefined;
  for (const [, command = "", rest = ""] of d.matchAll(/([MLCZ])([^MLCZ]*)/gu)) {
    const numbers = (rest.match(/-?[\d.]+/gu) ?? []).map(Number);
    const [x, y] = numbers.slice(-2);
    if (x === undefined || y === undefined) continue;
    if (command === "L" && at) found.push([at, { x, y }]);
    at = { x, y };
  }
  return found;
}

/** The walls of a maze or the lines of a grid: the path with the most single straight strokes. */
const strokesOn = (marks: readonly Mark[]): (readonly [Point, Point])[] =>
  paths(marks)
    .filter(({ d, dash }) => !dash && /^(?:M[^MLCZ]+L[^MLCZ]+)+$/u.test(d))
    .map(segments)
    .reduce((most, lines) => (lines.length > most.length ? lines : most), []);

/** Texts in rows from top to bottom, each from left to right. */
function rows(marks: readonly TextMark[]): TextMark[][] {
  const lines: TextMark[][] = [];
  for (const mark of marks.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].y - mark.y) < 1) line.push(mark);
    else lines.push([mark]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x));
}

/** How many times each word of a list occurs in the printed square, in any of eight directions. */
export function findPrinted(marks: readonly Mark[]): Map<string, number> {
  const grid = rows(texts(marks).filter(({ text }) => /^[A-Z]$/u.test(text))).map((line) =>
    line.map(({ text }) => text),
  );
  const words = texts(marks).flatMap(({ text }) => (/^[A-Z]{2,}$/u.test(text) ? [text] : []));
  const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const));
  const count = (word: string): number => {
    let found = 0;
    for (const [row, line] of grid.entries()) {
      for (const column of line.keys()) {
        for (const [down, across] of steps) {
          if (down === 0 && across === 0) continue;
          const fits = [...word].every(
            (letter, index) => grid[row + index * down]?.[column + index * across] === letter,
          );
          if (fits) found += 1;
        }
      }
    }
    return found;
  };
  return new Map(words.map((word) => [word, count(word)]));
}

/** All ways to fill a printed four-by-four sudoku, as sixteen digits each. */
export function fillPrinted(marks: readonly Mark[]): string[] {
  // The lines between the cells show where the square is.
  const inner = strokesOn(marks).flatMap((ends) => [...ends]);
  const [left, right] = [
    Math.min(...inner.map(({ x }) => x)),
    Math.max(...inner.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...inner.map(({ y }) => y)),
    Math.max(...inner.map(({ y }) => y)),
  ];
  const given: (number | undefined)[] = Array(16).fill(undefined);
  for (const { text, x, y } of texts(marks)) {
    if (!/^[1-4]$/u.test(text) || x < left || x > right || y < top || y > bottom + 1) continue;
    const column = Math.floor(((x - left) / (right - left)) * 4);
    const row = Math.floor(((y - top) / (bottom - top)) * 4);
    given[row * 4 + column] = Number(text);
  }
  const clash = (cells: readonly (number | undefined)[], cell: number, value: number) =>
    cells.some((other, index) => {
      if (other !== value || index === cell) return false;
      const [row, column] = [Math.floor(cell / 4), cell % 4];
      const [otherRow, otherColumn] = [Math.floor(index / 4), index % 4];
      const sameBlock = row >> 1 === otherRow >> 1 && column >> 1 === otherColumn >> 1;
      return row === otherRow || column === otherColumn || sameBlock;
    });
  const solve = (cells: readonly (number | undefined)[]): string[] => {
    const cell = cells.indexOf(undefined);
    if (cell < 0) return [cells.join("")];
    return [1, 2, 3, 4].flatMap((value) =>
      clash(cells, cell, value) ? [] : solve(cells.with(cell, value)),
    );
  };
  const isLegal = given.every((value, cell) => value === undefined || !clash(given, cell, value));
  return isLegal ? solve(given) : [];
}

/** The results of the printed sums, from top to bottom and from left to right. */
export function addPrinted(marks: readonly Mark[]): number[] {
  return rows(texts(marks).filter(({ text }) => /^\d+ [+−] \d+ =$/u.test(text)))
    .flat()
    .map(({ text }) => {
      const [left = "", sign, right = ""] = text.split(" ");
      return sign === "+" ? Number(left) + Number(right) : Number(left) - Number(right);
    });
}

/** The single letters of each numbered row, from left to right. */
export const letterRows = (marks: readonly Mark[]): string[] =>
  rows(texts(marks).filter(({ text }) => /^[A-Z]$/u.test(text))).map((line) =>
    line.map(({ text }) => text).join(""),
  );

interface Walk {
  /** Rooms from the first to the last, if there is a path. */
  readonly way: readonly number[];
  /** Whether every room can be reached, by exactly one path. */
  readonly perfect: boolean;
}

/** Walks through a printed maze of `size` by `size` rooms, from the first to the last. */
export function walkPrinted(marks: readonly Mark[], size: number): Walk {
  const lines = strokesOn(marks);
  const ends = lines.flatMap((line) => [...line]);
  const [left, top] = [Math.min(...ends.map(({ x }) => x)), Math.min(...ends.map(({ y }) => y))];
  const room = (Math.max(...ends.map(({ x }) => x)) - left) / size;
  /** Whether there is a wall between two neighboring rooms. */
  const isWalled = (one: number, other: number): boolean => {
    const middle = (cell: number) => ({
      x: left + ((cell % size) + 0.5) * room,
      y: top + (Math.floor(cell / size) + 0.5) * room,
    });
    const [from, to] = [middle(one), middle(other)];
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return lines.some(([start, end]) =>
      from.y === to.y
        ? Math.abs(start.x - at.x) < 0.1 &&
          Math.abs(end.x - at.x) < 0.1 &&
          Math.min(start.y, end.y) < at.y &&
          Math.max(start.y, end.y) > at.y
        : Math.abs(start.y - at.y) < 0.1 &&
          Math.abs(end.y - at.y) < 0.1 &&
          Math.min(start.x, end.x) < at.x &&
          Math.max(start.x, end.x) > at.x,
    );
  };
  const doors = Array.from({ length: size * size }, (_, cell) =>
    [
      cell % size > 0 ? cell - 1 : -1,
      cell % size < size - 1 ? cell + 1 : -1,
      cell - size,
      cell + size,
    ].filter((other) => other >= 0 && other < size * size && !isWalled(cell, other)),
  );
  const before = new Map<number, number>([[0, 0]]);
  const queue = [0];
  for (const cell of queue) {
    for (const next of doors[cell] ?? []) {
      if (before.has(next)) continue;
      before.set(next, cell);
      queue.push(next);
    }
  }
  const way: number[] = [];
  for (let cell = size * size - 1; before.has(cell); cell = before.get(cell) ?? 0) {
    way.unshift(cell);
    if (cell === 0) break;
  }
  // A connected maze without a loop has one door fewer than rooms.
  const passages = doors.reduce((sum, list) => sum + list.length, 0) / 2;
  return { way, perfect: queue.length === size * size && passages === size * size - 1 };
}

/** The rooms along the key's dashed line, in order. */
export function wayOfKey(marks: readonly Mark[], size: number): number[] {
  const dashed = paths(marks).find(({ dash }) => dash);
  if (!dashed) return [];
  const ends = strokesOn(marks).flatMap((line) => [...line]);
  const [left, top] = [Math.min(...ends.map(({ x }) => x)), Math.min(...ends.map(({ y }) => y))];
  const room = (Math.max(...ends.map(({ x }) => x)) - left) / size;
  const points = segments(dashed).map(([start]) => start);
  return points
    .slice(1)
    .map(({ x, y }) => Math.floor((y - top) / room) * size + Math.floor((x - left) / room));
}
