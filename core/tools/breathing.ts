/** Seconds of each part of a breath; a part of 0 is left out. */
export interface Breath {
  readonly in: number;
  readonly hold: number;
  readonly out: number;
  readonly rest: number;
}

/** Slow breathing that needs no practice, all within what is comfortable for healthy adults. */
export const BREATHS = {
  even: { in: 5, hold: 0, out: 5, rest: 0 },
  long: { in: 4, hold: 0, out: 6, rest: 0 },
  box: { in: 4, hold: 4, out: 4, rest: 4 },
} as const satisfies Readonly<Record<string, Breath>>;
export type BreathName = keyof typeof BREATHS;

const PARTS = ["in", "hold", "out", "rest"] as const;
export type BreathPart = (typeof PARTS)[number];

export interface Breathing {
  readonly part: BreathPart;
  /** Seconds until the next part. */
  readonly left: number;
  /** How full the lungs are, 0 to 1. */
  readonly fullness: number;
}

/** Where a breath is after so many seconds of breathing. */
export function breathingAt(breath: Breath, seconds: number): Breathing {
  const length = PARTS.reduce((sum, part) => sum + breath[part], 0);
  let within = seconds % length;
  for (const part of PARTS) {
    const lasts = breath[part];
    if (within < lasts) {
      const share = within / lasts;
      const fullness = { in: share, hold: 1, out: 1 - share, rest: 0 }[part];
      return { part, left: lasts - within, fullness };
    }
    within -= lasts;
  }
  return { part: "in", left: breath.in, fullness: 0 };
}
