/** Regular English inflections, for words that the dictionary has only in their base form. */

/** The possible base forms of a word. */
export function basesOf(word: string): string[] {
  const bases = [word];
  if (word.length < 4) return bases;
  const add = (pattern: RegExp, ...ends: string[]) => {
    if (!pattern.test(word)) return;
    const stem = word.replace(pattern, "");
    for (const end of ends) bases.push(stem + end);
    // 'running' comes from 'run'
    if (ends.includes("e") && /([^aeiou])\1$/.test(stem)) bases.push(stem.slice(0, -1));
  };
  add(/children$/, "child");
  add(/s$/, "");
  add(/es$/, "");
  add(/ies$/, "y");
  add(/ed$/, "", "e");
  add(/ied$/, "y");
  add(/ing$/, "", "e");
  add(/er$/, "", "e");
  add(/ly$/, "");
  return bases;
}

/**
 * The possible inflections of a word: the reverse of `basesOf`, for lists without inflected forms.
 */
export function formsOf(word: string): string[] {
  const stem = word.replace(/e$/, "");
  const double = /[^aeiou][aeiou][bdglmnprt]$/.test(word) ? word + word.at(-1) : stem;
  return [
    ...new Set([
      `${word}s`,
      `${word}es`,
      `${stem}ed`,
      `${stem}ing`,
      `${double}ed`,
      `${double}ing`,
      `${stem}er`,
    ]),
  ];
}

export const isOrdinary = (word: string, ordinary: ReadonlySet<string>): boolean =>
  basesOf(word).some((base) => ordinary.has(base));
