import type { Random } from "#core/random/random.ts";
import { daySeed } from "#core/random/seed.ts";

const MOODS = ["happy", "brave", "sunny", "lucky", "clever", "jolly", "gentle", "speedy"] as const;
const ANIMALS = ["otter", "panda", "koala", "tiger", "robin", "whale", "bunny", "gecko"] as const;

/** A seed that a child can read to a friend: 'brave-otter-417'. */
export function makeSeed(random: Random): string {
  const word = (words: readonly string[]) => words[Math.floor(random() * words.length)];
  return `${word(MOODS)}-${word(ANIMALS)}-${100 + Math.floor(random() * 900)}`;
}

/** Requests the seed of the current day. */
export const TODAY = "today";

/** The seed of the daily challenge: the same all over the world, by the UTC date. */
export const seedOfDay = (date: Date): string => `${TODAY}-${daySeed(date)}`;
