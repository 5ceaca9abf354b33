/**
 * The longest term that the rows have room for; longer ones are cut, which only makes them more
 * alike.
 */
const LONGEST = 64;
let before = new Uint8Array(LONGEST + 1);
let last = new Uint8Array(LONGEST + 1);
let current = new Uint8Array(LONGEST + 1);

/**
 * Optimal string alignment distance: insertions, deletions, substitutions, and swaps of two
 * neighbors each count as one error (spec 1 §4). Returns `limit + 1` as soon as the limit is
 * certainly exceeded, and computes only the band of the table that can stay below it.
 */
export function distanceWithin(one: string, other: string, limit: number): number {
  const rows = Math.min(one.length, LONGEST);
  const columns = Math.min(other.length, LONGEST);
  const far = limit + 1;
  if (Math.abs(rows - columns) > limit) return far;
  for (let column = 0; column <= columns; column += 1) last[column] = Math.min(column, far);
  let bestBefore = 0;
  for (let row = 1; row <= rows; row += 1) {
    const from = Math.max(1, row - limit);
    const to = Math.min(columns, row + limit);
    current[from - 1] = from === 1 ? Math.min(row, far) : far;
    let best = current[from - 1] ?? far;
    for (let column = from; column <= to; column += 1) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let cost = (last[column - 1] ?? far) + (same ? 0 : 1);
      if (column < row + limit) cost = Math.min(cost, (last[column] ?? far) + 1);
      cost = Math.min(cost, (current[column - 1] ?? far) + 1);
      if (
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      ) {
        cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      }
      current[column] = Math.min(cost, far);
      best = Math.min(best, cost);
    }
    // A swap reaches two rows back, so both rows have to exceed the limit.
    if (best > limit && bestBefore >= limit) return far;
    bestBefore = best;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[columns] ?? far, far);
}
