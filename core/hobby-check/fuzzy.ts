import { distanceWithin } from "./distance.ts";
import type { Hobby } from "./hobby.ts";

/**
 * Finds terms with a similar spelling without comparing every term: terms are grouped by length,
 * and those whose set of letters differs too much are skipped before measuring.
 */
export interface FuzzyIndex {
  readonly buckets: readonly Bucket[];
}
interface Bucket {
  readonly keys: string[];
  readonly letters: number[];
  readonly hobbies: Hobby[];
}

const LONGEST_KEY = 60;

/** One bit per letter; digits and other scripts share the bits above z by their code. */
function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at += 1) bits |= 1 << (key.charCodeAt(at) % 32);
  return bits;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Spec 1 §4: up to a quarter of the hobby's length, at least one. */
export const allowedErrors = (keyLength: number): number =>
  Math.max(1, Math.floor(keyLength * 0.25));

/** Takes terms in order of rank: of two equally close ones, the earlier is offered first. */
export function buildFuzzyIndex(terms: Iterable<readonly [string, Hobby]>): FuzzyIndex {
  const buckets = Array.from(
    { length: LONGEST_KEY + 1 },
    (): Bucket => ({ keys: [], letters: [], hobbies: [] }),
  );
  for (const [key, hobby] of terms) {
    // Two letters are close to everything.
    if (key.length < 3 || key.length > LONGEST_KEY) continue;
    const bucket = buckets[key.length];
    bucket?.keys.push(key);
    bucket?.letters.push(lettersOf(key));
    bucket?.hobbies.push(hobby);
  }
  return { buckets };
}

interface Near {
  readonly hobby: Hobby;
  readonly errors: number;
  readonly score: number;
}

/** At most `most` hobbies with a term close to the key, closest first. */
export function findNearHobbies(key: string, index: FuzzyIndex, most: number): Hobby[] {
  if (key.length < 3) return [];
  const letters = lettersOf(key);
  const best = new Map<Hobby, Near>();
  // length - length / 4 <= key.length <= length + length / 4
  const shortest = Math.max(3, Math.min(key.length - 1, Math.floor(key.length / 1.25)));
  const longest = Math.min(LONGEST_KEY, Math.max(key.length + 1, Math.ceil(key.length / 0.75)));
  for (let length = shortest; length <= longest; length += 1) {
    const bucket = index.buckets[length];
    if (!bucket) continue;
    const limit = allowedErrors(length);
    if (Math.abs(length - key.length) > limit) continue;
    for (let at = 0; at < bucket.keys.length; at += 1) {
      const others = bucket.letters[at] ?? 0;
      // An error takes away one letter and brings one at most.
      if (bitCount(letters & ~others) > limit || bitCount(others & ~letters) > limit) continue;
      const term = bucket.keys[at] ?? "";
      const sameStart = term.charCodeAt(0) === key.charCodeAt(0);
      // With three letters, one error leaves hardly anything, so the first letter has to be right.
      if (length === 3 && !sameStart) continue;
      const errors = distanceWithin(key, term, limit);
      const hobby = bucket.hobbies[at];
      if (errors > limit || !hobby) continue;
      const score =
        errors / length + (sameStart ? 0 : 0.08) + (hobby.source === "curated" ? 0 : 0.05);
      const known = best.get(hobby);
      if (!known || score < known.score) best.set(hobby, { hobby, errors, score });
    }
  }
  const sorted = [...best.values()].sort((one, other) => one.score - other.score);
  // Two more errors than the closest one: not what was meant.
  const nearest = Math.min(...sorted.map((near) => near.errors));
  return sorted
    .filter((near) => near.errors <= nearest + 1)
    .slice(0, most)
    .map((near) => near.hobby);
}
