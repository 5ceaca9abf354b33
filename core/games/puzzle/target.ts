/** Where a piece lifted by keyboard would go: a slot, or back to the tray. */
export type PuzzleTarget = number | "tray";
export type Direction = "up" | "down" | "left" | "right";

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/**
 * The next place in a direction. The tray is below and to the right of the board, as on narrow and
 * on wide screens; going back from it leads to the last slot. Beyond the other two edges nothing
 * changes.
 */
export function moveTarget(target: PuzzleTarget, direction: Direction, size: number): PuzzleTarget {
  if (target === "tray") {
    return direction === "up" || direction === "left" ? size * size - 1 : "tray";
  }
  const [rows, columns] = STEPS[direction];
  const row = Math.floor(target / size) + rows;
  const column = (target % size) + columns;
  if (row >= size || column >= size) return "tray";
  return row < 0 || column < 0 ? target : row * size + column;
}

/**
 * Where a lifted piece starts: its own slot, or from the tray the first free one (the first, if
 * none is free).
 */
export function firstTarget(slots: readonly (number | null)[], piece: number): number {
  const at = slots.indexOf(piece);
  return at >= 0 ? at : Math.max(0, slots.indexOf(null));
}
