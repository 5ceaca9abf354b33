/** How many requests the operator pays for. */
export interface UsageBudget {
  /** Takes one request from today's allowance; `false` if nothing is left. */
  take(): Promise<boolean>;
}

const DAY_MS = 86_400_000;

/**
 * An allowance per UTC day, counted in this process.
 * @param now milliseconds since 1970
 */
export function createDailyBudget(limit: number, now: () => number): UsageBudget {
  let day = Number.NaN;
  let used = 0;
  return {
    async take() {
      const today = Math.floor(now() / DAY_MS);
      if (today !== day) {
        day = today;
        used = 0;
      }
      if (used >= limit) return false;
      used += 1;
      return true;
    },
  };
}

export const UNLIMITED: UsageBudget = { take: async () => true };
