/** The longest seed in characters; the rest is cut off. */
const LONGEST = 64;

/** The seed in an address: any text, trimmed and cut; undefined when nothing is left. */
export function readSeed(text: string | null): string | undefined {
  // A character has at most two units, so the rest of a very long text need not be split.
  const characters = [...(text ?? "").trim().slice(0, 2 * LONGEST)].slice(0, LONGEST);
  return characters.join("").toWellFormed().trim() || undefined;
}

/** The seed of a day: the same all over the world, by the UTC date. */
export const daySeed = (date: Date): string => date.toISOString().slice(0, 10);
