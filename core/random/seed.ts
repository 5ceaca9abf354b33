/** Longest seed in characters; what is longer is cut. */
const LONGEST = 64;

/** The seed that an address asks for: any text, trimmed and cut; undefined when nothing is left. */
export function readSeed(text: string | null): string | undefined {
  // A character has two units at most: the rest of a very long text is not even taken apart.
  const characters = [...(text ?? "").trim().slice(0, 2 * LONGEST)].slice(0, LONGEST);
  return characters.join("").toWellFormed().trim() || undefined;
}

/** The seed of a day: the same all over the world, by the date in UTC. */
export const daySeed = (date: Date): string => date.toISOString().slice(0, 10);
