import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { memoryUsage } from "node:process";
import { isMainThread } from "node:worker_threads";
import type { MemoryTold } from "./memory.ts";

/**
 * Loaded into the server before its own code, with `--expose-gc` (bench/soak/memory.ts): reports
 * what is left after each natural collection of the whole heap, and collects on request.
 */
const MEGABYTE = 1_048_576;

const tell = (told: MemoryTold): void => {
  process.send?.(told);
};

/** What the program still holds, on V8's heap and outside it. */
function held(): number {
  const { heapUsed, external } = memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

/** Whether the whole heap was collected; collections of young objects occur many times a second. */
const isWhole = (entry: PerformanceEntry): boolean =>
  (entry as PerformanceEntry & { readonly detail?: { readonly kind?: number } }).detail?.kind ===
  constants.NODE_PERFORMANCE_GC_MAJOR;

if (isMainThread) {
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isWhole)) tell({ held: held() });
  }).observe({ entryTypes: ["gc"] });

  process.on("message", () => {
    // The second one collects what finalizers release.
    void globalThis.gc?.();
    setImmediate(() => {
      void globalThis.gc?.();
      tell({ held: held(), resident: memoryUsage.rss() / MEGABYTE });
    });
  });
  process.channel?.unref();
}
