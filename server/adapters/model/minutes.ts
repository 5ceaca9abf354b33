/**
 * A sum within this range is an arithmetic mistake; beyond it, the lesson was planned for another
 * daily time.
 */
const TOLERANCE = { from: 0.7, to: 1.4 } as const;

const isWhole = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 1;

/**
 * The same proportions in whole minutes that add up to `total`, none below one (largest remainder);
 * what does so already stays as it is. `undefined` if the sum is too far off to be a mistake.
 */
export function fitMinutes(minutes: readonly number[], total: number): number[] | undefined {
  const sum = minutes.reduce((all, each) => all + each, 0);
  if (sum < total * TOLERANCE.from || sum > total * TOLERANCE.to) return undefined;
  if (sum === total && minutes.every(isWhole)) return [...minutes];
  const spare = total - minutes.length;
  const exact = minutes.map((each) => (each / sum) * spare);
  const fitted = exact.map((each) => 1 + Math.floor(each));
  const byRemainder = exact
    .map((each, index) => ({ index, remainder: each - Math.floor(each) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const missing = total - fitted.reduce((all, each) => all + each, 0);
  for (const { index } of byRemainder.slice(0, missing)) {
    fitted[index] = (fitted[index] ?? 0) + 1;
  }
  return fitted;
}
