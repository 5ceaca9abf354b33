import { quantile } from "../statistics.ts";
import type { Growth } from "./growth.ts";
import type { Phase } from "./load.ts";
import type { Kind } from "./traffic.ts";

/** The results of one kind of request; times in milliseconds. */
export interface KindResult {
  readonly name: string;
  readonly requests: number;
  readonly errors: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

const ALL = "all";

/** A row for each kind that was requested, and one for all of them. */
export function resultsOf({ latencies, errors }: Phase, kinds: readonly Kind[]): KindResult[] {
  const row = (name: string, times: readonly number[], failed: number): KindResult[] =>
    times.length === 0
      ? []
      : [
          {
            name,
            requests: times.length,
            errors: failed,
            p50: quantile(times, 0.5),
            p95: quantile(times, 0.95),
            p99: quantile(times, 0.99),
            max: quantile(times, 1),
          },
        ];
  const allErrors = [...errors.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...kinds.flatMap(({ name }) => row(name, latencies.get(name) ?? [], errors.get(name) ?? 0)),
    ...row(ALL, [...latencies.values()].flat(), allErrors),
  ];
}

/** The rows as a table for a terminal. */
export function formatResults(results: readonly KindResult[]): string {
  const lines = [
    ["", "requests", "errors", "p50 ms", "p95 ms", "p99 ms", "max ms"],
    ...results.map((row) => [
      row.name,
      row.requests.toLocaleString("en"),
      row.errors.toLocaleString("en"),
      ...[row.p50, row.p95, row.p99, row.max].map((time) => time.toFixed(1)),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, at) =>
    Math.max(...lines.map((line) => line[at]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join("  "),
    )
    .join("\n");
}

/** The growth of memory in words, with the rule by which it was judged. */
export function describeGrowth(growth: Growth, tolerance: number): string {
  const { slope, standardError, atLeast, atMost, samples, effectiveSamples, result } = growth;
  const said = {
    steady: `growth above ${tolerance} MB/min is excluded`,
    grows: `it grows by more than ${tolerance} MB/min`,
    unclear: "these samples cannot tell; a longer run can",
  }[result];
  const within = Number.isFinite(standardError)
    ? ` ± ${standardError.toFixed(2)} (standard error), 95 % limits ${atLeast.toFixed(2)} and ${atMost.toFixed(2)}`
    : "";
  return `${slope.toFixed(2)} MB/min${within}, from ${samples} samples worth ${effectiveSamples.toFixed(0)}: ${result}, ${said}`;
}
