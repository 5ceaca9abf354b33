/**
 * The value below which a share of the samples lies, e.g. 0.99; the nearest sample, no
 * interpolation.
 * @throws RangeError without samples.
 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError("nothing was measured");
  return value;
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
