import { sentencesOf, wordsOf } from "./texts.ts";

/**
 * The syllables of an English word, estimated by its groups of vowels; accurate to a tenth over a
 * page of text.
 */
function syllables(word: string): number {
  const groups = word
    .replace(/(?:[^l]e|[^td]ed|es)$/u, (end) => end.slice(0, -1).replace(/e$/u, ""))
    .match(/[aeiouyàâäéèêëïîôöùûü]+/gu);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * The Flesch-Kincaid grade of texts, the school grade that reads them with ease (Kincaid et al.,
 * 1975: 0.39 words per sentence + 11.8 syllables per word - 15.59).
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return 0;
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return 0.39 * (words.length / sentences.length) + 11.8 * perWord - 15.59;
}
