/** Consonants that an ending doubles after a single short vowel: 'stab', 'stabbing'. */
const DOUBLING = /(?:^|[^aeiou])[aeiou][bdgklmnprt]$/;
const VOWELS = /[aeiouy]+/g;

/** The plural of an English noun, or the third person of a verb: 'bodies', 'catches'. */
export function pluralOf(word: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, "ies") : `${word}s`;
}

/**
 * A word with its regular English forms. They are derived from the word, so that 'raping' belongs
 * to 'rape' and 'rapping' does not. A word that is not English has only itself.
 */
export function inflect(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || !/[aeiouy]/.test(word)) return [word];
  if (word.endsWith("ing")) return [word, pluralOf(word)];
  const stems = stemsBeforeEnding(word);
  const past = /[^aeiou]y$/.test(word) ? [word.replace(/y$/, "i")] : stems;
  return [
    word,
    pluralOf(word),
    ...stems.flatMap((stem) => [`${stem}ing`, `${stem}ings`]),
    ...past.map((stem) => `${stem}ed`),
    // A common misspelling: 'chokeing'.
    ...(word.endsWith("e") ? [`${word}ing`] : []),
  ];
}

function stemsBeforeEnding(word: string): string[] {
  if (/[^aeiouy]e$|[aiou]e$/.test(word)) return [word.slice(0, -1)];
  if (word.endsWith("c")) return [`${word}k`];
  if (!DOUBLING.test(word)) return [word];
  const doubled = word + word.slice(-1);
  // Longer words have both spellings: 'kidnaping', 'kidnapping'.
  return (word.match(VOWELS)?.length ?? 0) > 1 ? [word, doubled] : [doubled];
}

/**
 * A word's forms and derivations: 'nicest', 'walkers'; also wrong ones: 'proper', if 'prop' is
 * listed.
 */
export function derive(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || /(?:s|ing)$/.test(word)) return [word];
  const bare = word.replace(/e$/, "").replace(/y$/, "i");
  const stems = [...new Set([bare, ...stemsBeforeEnding(word)])];
  const made = stems.flatMap((stem) =>
    ["est", "er", "ers", "ered", "ering"].map((ending) => stem + ending),
  );
  return [...inflect(word), ...made, `${word}ly`, `${bare}y`];
}

/** A noun with its plural. */
export const nounForms = (word: string): string[] =>
  /^[a-z]{3,}$/.test(word) ? [word, pluralOf(word)] : [word];
