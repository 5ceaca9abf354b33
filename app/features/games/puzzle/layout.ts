import type { PuzzleTarget } from "#core/games/puzzle/target.ts";

/**
 * Where a piece is: its middle in hundredths of the table's width, and its size relative to the
 * slots.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A table in hundredths of its width, so that it scales with the screen. */
export interface TableLayout {
  readonly height: number;
  readonly board: { readonly left: number; readonly side: number };
  readonly tray: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** The side of a slot. */
  readonly cell: number;
  readonly slot: (index: number) => Place;
  /** A piece's own place in the tray, counted from 0. */
  readonly home: (index: number) => Place;
}

/** How many times its side a piece with its knobs takes in the tray. */
const ROOM = 1.3;

interface TrayGrid {
  readonly columns: number;
  readonly across: number;
  readonly down: number;
  readonly left: number;
  readonly top: number;
}

function table(
  size: number,
  outer: Pick<TableLayout, "height" | "board" | "tray">,
  grid: TrayGrid,
): TableLayout {
  const cell = outer.board.side / size;
  return {
    ...outer,
    cell,
    slot: (index) => ({
      x: outer.board.left + ((index % size) + 0.5) * cell,
      y: (Math.floor(index / size) + 0.5) * cell,
      scale: 1,
    }),
    home: (index) => ({
      x: grid.left + ((index % grid.columns) + 0.5) * grid.across,
      y: grid.top + (Math.floor(index / grid.columns) + 0.5) * grid.down,
      scale: Math.min(grid.across, grid.down) / ROOM / cell,
    }),
  };
}

/** For narrow screens: the tray below the board, with pieces wide enough for fingers. */
export function narrowTable(size: number): TableLayout {
  const columns = size === 3 ? 5 : 7;
  const pitch = 100 / columns;
  const board = { left: 7, side: 86 };
  const top = board.side + 2.5;
  const height = Math.ceil((size * size) / columns) * pitch;
  return table(
    size,
    { height: top + height, board, tray: { left: 0, top, width: 100, height } },
    { columns, across: pitch, down: pitch, left: 0, top },
  );
}

/** For wide screens: the tray to the right of the board. */
export function wideTable(size: number): TableLayout {
  const tray = { left: 64.5, top: 0, width: 35.5, height: 62 };
  const across = tray.width / size;
  const down = Math.min(across * 1.3, tray.height / size);
  const top = (tray.height - down * size) / 2;
  return table(
    size,
    { height: 62, board: { left: 0, side: 62 }, tray },
    { columns: size, across, down, left: tray.left, top },
  );
}

/** How far outside the board a drop still counts, in slots. */
const NEAR = 0.3;

/** What is under a point, given the board's position in pixels: the nearest slot, or the tray. */
export function targetAt(
  point: { readonly x: number; readonly y: number },
  board: { readonly left: number; readonly top: number; readonly width: number },
  size: number,
): PuzzleTarget {
  const column = ((point.x - board.left) / board.width) * size;
  const row = ((point.y - board.top) / board.width) * size;
  const isNear = (value: number) => value > -NEAR && value < size + NEAR;
  if (!isNear(column) || !isNear(row)) return "tray";
  const inside = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value)));
  return inside(row) * size + inside(column);
}
