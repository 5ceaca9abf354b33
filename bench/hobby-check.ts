import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildHobbyIndex, type HobbyIndex } from "#core/hobby-check/build-index.ts";
import { checkHobby } from "#core/hobby-check/check.ts";
import type { HobbyData } from "#core/hobby-check/data.ts";
import { allowedErrors } from "#core/hobby-check/fuzzy.ts";
import { keyOf } from "#core/hobby-check/normalize.ts";
import type { Row } from "./report.ts";
import { median, quantile } from "./statistics.ts";

const ROUNDS = 20;
const WARM_UP_ROUNDS = 5;
/** The naive scan is so slow that one round is enough. */
const NAIVE_ROUNDS = 1;
const NAIVE_WARM_UP = 20;

/** How long the check takes for a typed phrase, with all words that a server knows. */
export function measureHobbyCheck(contentDir: string): Row[] {
  const data = JSON.parse(readFileSync(join(contentDir, "hobby-check.json"), "utf8")) as HobbyData;
  const index = buildHobbyIndex(data);
  const phrases = readFileSync(join(import.meta.dirname, "phrases.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "");
  measure(phrases, WARM_UP_ROUNDS, (phrase) => checkHobby(phrase, index));
  const checked = measure(phrases, ROUNDS, (phrase) => checkHobby(phrase, index));
  measure(phrases.slice(0, NAIVE_WARM_UP), 1, (phrase) => scanAll(phrase, index));
  const naive = measure(phrases, NAIVE_ROUNDS, (phrase) => scanAll(phrase, index));
  const what = "naive scan";
  return [
    {
      name: `Hobby check, median of ${phrases.length} phrases`,
      figure: median(checked),
      unit: "ms",
      reference: { value: median(naive), what },
      target: { of: "figure", most: 0.2 },
    },
    {
      name: "Hobby check, 99th percentile",
      figure: quantile(checked, 0.99),
      unit: "ms",
      reference: { value: quantile(naive, 0.99), what },
    },
  ];
}

function measure(
  phrases: readonly string[],
  rounds: number,
  work: (phrase: string) => unknown,
): number[] {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const phrase of phrases) {
      const before = performance.now();
      work(phrase);
      samples.push(performance.now() - before);
    }
  }
  return samples;
}

/** The obvious first version: measure the distance to every term and keep the nearest. */
function scanAll(phrase: string, index: HobbyIndex): string[] {
  const key = keyOf(phrase);
  const near: { name: string; errors: number }[] = [];
  for (const [term, { name }] of index.terms) {
    const errors = levenshtein(key, term);
    if (errors <= allowedErrors(term.length)) near.push({ name, errors });
  }
  return near
    .sort((one, other) => one.errors - other.errors)
    .slice(0, 5)
    .map(({ name }) => name);
}

/** The full textbook table, two rows at a time. */
function levenshtein(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      current[column] = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
    }
    last = current;
  }
  return last[other.length] ?? 0;
}
