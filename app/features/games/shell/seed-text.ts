import type { Random } from "#core/random/random.ts";

/** Longest seed in characters; what is longer is cut. */
const LONGEST = 64;

const MOODS = ["happy", "brave", "sunny", "lucky", "clever", "jolly", "gentle", "speedy"] as const;
const ANIMALS = ["otter", "panda", "koala", "tiger", "robin", "whale", "bunny", "gecko"] as const;

/** The seed that an address asks for: any text, trimmed and cut; undefined when nothing is left. */
export function readSeed(text: string | null): string | undefined {
  const characters = [...(text ?? "").trim()].slice(0, LONGEST);
  return characters.join("").trim() || undefined;
}

/** A seed that a child can read aloud to a friend: 'brave-otter-417'. */
export function makeSeed(random: Random): string {
  const word = (words: readonly string[]) => words[Math.floor(random() * words.length)];
  return `${word(MOODS)}-${word(ANIMALS)}-${100 + Math.floor(random() * 900)}`;
}

/** The seed of the day's challenge: the same all over the world, by the date in UTC. */
export const seedOfDay = (date: Date): string => `today-${date.toISOString().slice(0, 10)}`;
