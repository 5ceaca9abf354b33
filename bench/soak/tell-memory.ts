import { constants, type PerformanceEntry, PerformanceObserver } from "node:perf_hooks";
import { memoryUsage } from "node:process";
import { isMainThread } from "node:worker_threads";
import type { MemoryTold } from "./memory.ts";

/**
 * Loaded into the server before its own code, with `--expose-gc` (bench/soak/memory.ts): tells what is
 * left after each collection of the whole heap that happens by itself, and collects when it is asked to.
 */
const MEGABYTE = 1_048_576;

const tell = (told: MemoryTold): void => {
  process.send?.(told);
};

/** What the program still holds, on V8's heap and outside of it. */
function held(): number {
  const { heapUsed, external } = memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

/** A collection of the whole heap; those of young objects alone come many times a second. */
const isWhole = (entry: PerformanceEntry): boolean =>
  (entry as PerformanceEntry & { readonly detail?: { readonly kind?: number } }).detail?.kind ===
  constants.NODE_PERFORMANCE_GC_MAJOR;

if (isMainThread) {
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isWhole)) tell({ held: held() });
  }).observe({ entryTypes: ["gc"] });

  process.on("message", () => {
    // What finalizers let go of is collected by the second one.
    void globalThis.gc?.();
    setImmediate(() => {
      void globalThis.gc?.();
      tell({ held: held(), resident: memoryUsage.rss() / MEGABYTE });
    });
  });
  process.channel?.unref();
}
