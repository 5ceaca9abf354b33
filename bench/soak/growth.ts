/** Memory at one moment. */
export interface Sample {
  /** Since the load began. */
  readonly minutes: number;
  readonly megabytes: number;
}

export interface Growth {
  /** Least-squares slope, in megabytes per minute. */
  readonly slope: number;
  /** Of the slope, in megabytes per minute; infinite when there are too few samples. */
  readonly standardError: number;
  readonly samples: number;
  /** How many independent samples these are worth. */
  readonly effectiveSamples: number;
  /** One-sided 95 % confidence limits of the slope. */
  readonly atLeast: number;
  readonly atMost: number;
  /**
   * `grows`: even the lower limit exceeds the tolerance. `steady`: not even the upper limit does.
   * `unclear`: the samples cannot tell; a longer run can.
   */
  readonly result: "grows" | "steady" | "unclear";
}

/** Fewer samples only cover a process settling down: two minutes with one every 5 s. */
const FEWEST = 24;
/** The fewest independent samples that say anything about the spread around a line. */
const FEWEST_INDEPENDENT = 4;
/** The 95th percentile of the normal distribution. */
const Z95 = 1.6449;

/**
 * Whether memory grows: an ordinary least-squares line through the samples, with the standard error
 * adjusted for samples that resemble their predecessor. Memory between two garbage collections
 * does, and the plain standard error would then be too small. Method: B. D. Santer et al.,
 * "Statistical significance of trends and trend differences in layer-average atmospheric
 * temperature time series", J. Geophys. Res. 105 (2000), 7337-7356, equations 3-6: with r₁, the
 * lag-1 autocorrelation of the residuals, n samples are worth nₑ = n(1 - r₁)/(1 + r₁), which
 * replaces n in the residuals' variance and in the degrees of freedom of Student's t. A negative r₁
 * counts as zero, so nₑ never exceeds n.
 * @param samples at equal intervals.
 * @param tolerance megabytes per minute that are not worth an alarm.
 */
export function growthOf(samples: readonly Sample[], tolerance: number): Growth {
  const count = samples.length;
  const meanTime = mean(samples.map(({ minutes }) => minutes));
  const meanSize = mean(samples.map(({ megabytes }) => megabytes));
  const spread = sum(samples.map(({ minutes }) => (minutes - meanTime) ** 2));
  const slope =
    spread === 0
      ? 0
      : sum(samples.map((one) => (one.minutes - meanTime) * (one.megabytes - meanSize))) / spread;
  const residuals = samples.map(
    ({ minutes, megabytes }) => megabytes - meanSize - slope * (minutes - meanTime),
  );
  const squares = sum(residuals.map((residual) => residual ** 2));
  const resemblance = squares === 0 ? 0 : Math.max(0, lagOne(residuals) / squares);
  const effectiveSamples = (count * (1 - resemblance)) / (1 + resemblance);
  const standardError =
    spread === 0 || count < FEWEST || effectiveSamples < FEWEST_INDEPENDENT
      ? Number.POSITIVE_INFINITY
      : Math.sqrt(squares / (effectiveSamples - 2) / spread);
  const reach =
    standardError === 0
      ? 0
      : standardError * studentT95(Math.max(effectiveSamples, FEWEST_INDEPENDENT) - 2);
  const [atLeast, atMost] = [slope - reach, slope + reach];
  const result = atLeast > tolerance ? "grows" : atMost <= tolerance ? "steady" : "unclear";
  return { slope, standardError, samples: count, effectiveSamples, atLeast, atMost, result };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

const lagOne = (residuals: readonly number[]): number =>
  sum(residuals.slice(1).map((residual, at) => residual * (residuals[at] ?? 0)));

/**
 * The 95th percentile of Student's t (Abramowitz and Stegun, "Handbook of Mathematical Functions",
 * 26.7.5); 1 % off at two degrees of freedom, less above.
 */
function studentT95(freedom: number): number {
  const z = Z95;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
