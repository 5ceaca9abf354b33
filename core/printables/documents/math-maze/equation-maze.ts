import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { PackAge } from "../../page.ts";

/**
 * A square of equations. From cell to cell, but not diagonally, exactly one path of true equations
 * leads from the first cell to the last; all others are false.
 */
export const SIZE = 7;
export const START = 0;
export const FINISH = SIZE * SIZE - 1;

/** The youngest only get results that they can count on two hands. */
const LARGEST_RESULT: Readonly<Record<PackAge, number>> = { k2: 10, "35": 18, "68": 18 };
/** The fewest cells of the path: the straightest one has 13. */
const SHORTEST_WAY: Readonly<Record<PackAge, number>> = { k2: 15, "35": 17, "68": 19 };

/** Cells above, below, left and right of one. */
export function cellsBeside(cell: number): number[] {
  const column = cell % SIZE;
  return [
    ...(cell >= SIZE ? [cell - SIZE] : []),
    ...(cell < SIZE * (SIZE - 1) ? [cell + SIZE] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIZE - 1 ? [cell + 1] : []),
  ];
}

/** Whether a printed equation is true. @throws RangeError on a text that is none. */
export function isTrue(printed: string): boolean {
  const match = /^(\d) ([+−]) (\d) = (\d+)$/u.exec(printed);
  if (!match) throw new RangeError(`No equation: ${printed}`);
  const [, left, sign, right, result] = match;
  const value = sign === "+" ? Number(left) + Number(right) : Number(left) - Number(right);
  return value === Number(result);
}

/**
 * The shortest path over true equations from the first cell to the last (breadth-first search),
 * from the printed text alone; [] if there is none.
 */
export function solveEquations(printed: readonly string[]): number[] {
  const open = new Set(printed.flatMap((equation, cell) => (isTrue(equation) ? [cell] : [])));
  const cameFrom = new Map<number, number>(open.has(START) ? [[START, START]] : []);
  for (const [cell] of cameFrom) {
    for (const next of cellsBeside(cell)) {
      if (open.has(next) && !cameFrom.has(next)) cameFrom.set(next, cell);
    }
  }
  if (!cameFrom.has(FINISH)) return [];
  const way = [FINISH];
  for (let cell = FINISH; cell !== START; ) {
    cell = cameFrom.get(cell) ?? START;
    way.unshift(cell);
  }
  return way;
}

/** Whether the finish can be reached from a cell over free cells. */
function leadsOn(from: number, isFree: (cell: number) => boolean): boolean {
  const reached = new Set([from]);
  for (const cell of reached) {
    for (const next of cellsBeside(cell)) if (isFree(next)) reached.add(next);
  }
  return reached.has(FINISH);
}

/**
 * A winding path whose cells touch only the ones before and after them, so that there are no
 * shortcuts. It never takes a step from which the finish cannot be reached.
 */
function windingWay(random: Random): number[] {
  const way = [START];
  const closed = new Set([START]);
  for (let cell = START; cell !== FINISH; ) {
    const beside = cellsBeside(cell).filter((next) => !closed.has(next));
    const chosen = shuffled(beside, random).find((next) => {
      const isFree = (other: number) =>
        !closed.has(other) && (other === next || !beside.includes(other));
      return leadsOn(next, isFree);
    });
    if (chosen === undefined) return [];
    for (const other of beside) closed.add(other);
    way.push(chosen);
    cell = chosen;
  }
  return way;
}

/** Every equation of digits 1 to 9 without its result, no duplicates, none negative. */
function everyTask(largest: number): { readonly task: string; readonly result: number }[] {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return digits
    .flatMap((left) =>
      digits.flatMap((right) => [
        { task: `${left} + ${right}`, result: left + right },
        { task: `${left} − ${right}`, result: left - right },
      ]),
    )
    .filter(({ result }) => result >= 0 && result <= largest);
}

/** The 49 equations of a maze, row by row, as printed; no task occurs twice. */
export function makeEquations(age: PackAge, random: Random): string[] {
  let way: number[] = [];
  while (way.length < SHORTEST_WAY[age]) way = windingWay(random);
  const onWay = new Set(way);
  const tasks = shuffled(everyTask(LARGEST_RESULT[age]), random).slice(0, SIZE * SIZE);
  return tasks.map(({ task, result }, cell) => {
    if (onWay.has(cell)) return `${task} = ${result}`;
    const wrong = [-2, -1, 1, 2].map((by) => result + by).filter((value) => value >= 0);
    return `${task} = ${wrong[Math.floor(random() * wrong.length)] ?? result + 1}`;
  });
}
