/** The rules of Go that a figure needs: chains, liberties and what a move takes. */

/** The columns' letters from the left; I is left out, as on every board. */
export const COLUMNS = "ABCDEFGHJKLMNOPQRST";

export type Player = "black" | "white";

/** The stone on each point that has one: 'C3'. */
export type Position = ReadonlyMap<string, Player>;

export interface Chain {
  readonly stones: readonly string[];
  readonly liberties: readonly string[];
}

/** A move that has been played. */
export interface Played {
  readonly point: string;
  readonly player: Player;
  /** The other player's stones that it takes off. */
  readonly captured: readonly string[];
  /** The position after it. */
  readonly position: Position;
}

/** How many columns a point is from the left edge: 0 for A. */
export const columnOf = (point: string): number => COLUMNS.indexOf(point[0] ?? "");
export const rowOf = (point: string): number => Number(point.slice(1));

export const otherPlayer = (player: Player): Player => (player === "black" ? "white" : "black");

export const positionOf = (black: readonly string[], white: readonly string[]): Position =>
  new Map([
    ...black.map((point) => [point, "black"] as const),
    ...white.map((point) => [point, "white"] as const),
  ]);

/** Whether a board of so many lines has this point. */
export const isOnBoard = (point: string, size: number): boolean =>
  columnOf(point) >= 0 && columnOf(point) < size && rowOf(point) >= 1 && rowOf(point) <= size;

/** The points beside a point along the lines: two in a corner, three at an edge, otherwise four. */
export function neighborsOf(point: string, size: number): string[] {
  const [column, row] = [columnOf(point), rowOf(point)];
  return [
    `${COLUMNS[column - 1]}${row}`,
    `${COLUMNS[column + 1]}${row}`,
    `${COLUMNS[column]}${row - 1}`,
    `${COLUMNS[column]}${row + 1}`,
  ].filter((one) => isOnBoard(one, size));
}

/** The stones that are joined along the lines to the stone on a point; empty for an empty point. */
export function chainAt(position: Position, point: string, size: number): Chain {
  const player = position.get(point);
  const stones = new Set(player ? [point] : []);
  const liberties = new Set<string>();
  // A set's loop reaches what is added meanwhile.
  for (const stone of stones) {
    for (const neighbor of neighborsOf(stone, size)) {
      if (!position.has(neighbor)) liberties.add(neighbor);
      else if (position.get(neighbor) === player) stones.add(neighbor);
    }
  }
  return { stones: [...stones], liberties: [...liberties] };
}

/** Places a stone and takes off what has no liberty left. Whether it was allowed is not asked. */
export function play(before: Position, point: string, player: Player, size: number): Played {
  const position = new Map(before).set(point, player);
  const captured: string[] = [];
  for (const neighbor of neighborsOf(point, size)) {
    if (position.get(neighbor) !== otherPlayer(player)) continue;
    const { stones, liberties } = chainAt(position, neighbor, size);
    if (liberties.length > 0) continue;
    captured.push(...stones);
    for (const stone of stones) position.delete(stone);
  }
  return { point, player, captured, position };
}

/** Moves by turns. */
export function playAll(
  start: Position,
  { moves, first, size }: { moves: readonly string[]; first: Player; size: number },
): Played[] {
  const played: Played[] = [];
  for (const point of moves) {
    const last = played.at(-1);
    const player = last ? otherPlayer(last.player) : first;
    played.push(play(last?.position ?? start, point, player, size));
  }
  return played;
}
