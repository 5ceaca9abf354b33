import type { Metrics } from "../observe/metrics.ts";
import type { Limits } from "./limits.ts";

/** Callers that are remembered; beyond that, those whose window began first are forgotten. */
const CALLERS_MAX = 50_000;

/**
 * Limits counted by one process alone, for what costs it only time: a database row per rendered
 * page would cost more than many a page, and would fail with a full disk.
 */
export function createMemoryLimits(
  metrics: Pick<Metrics, "limited">,
  now: () => number,
): Pick<Limits, "take"> {
  const windows = new Map<string, { count: number; readonly resetAt: number }>();
  return {
    async take(limit, who) {
      const key = `${limit.name}:${who}`;
      const at = now();
      const known = windows.get(key);
      // A window that ends further ahead than it is long was begun by a clock that ran ahead.
      const isRunning = known && known.resetAt > at && known.resetAt <= at + limit.seconds * 1_000;
      const window = isRunning ? known : { count: 0, resetAt: at + limit.seconds * 1_000 };
      if (window !== known) {
        windows.delete(key);
        const oldest = windows.keys().next().value;
        if (windows.size >= CALLERS_MAX && oldest !== undefined) windows.delete(oldest);
        windows.set(key, window);
      }
      window.count += 1;
      if (window.count <= limit.max) return { allowed: true };
      metrics.limited(limit.name);
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((window.resetAt - at) / 1_000)) };
    },
  };
}
