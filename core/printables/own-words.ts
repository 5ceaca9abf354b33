import { canBeMixed } from "./puzzles/scramble.ts";
import { holdersOf } from "./puzzles/word-grid.ts";
import { UNKIND_WORDS } from "./words/unwanted-words.ts";

/** Letters of one of a teacher's words, and words of one list. */
export const OWN_WORD_LENGTH = { min: 3, max: 12 } as const;
export const MOST_OWN_WORDS = 20;

/** What a list is for: in one grid no word may lie inside of another, and a scramble a second order. */
export type OwnWordsUse = "search" | "scramble" | "tracing" | "spelling";

export interface OwnWordProblem {
  /** As it was written, shortened; empty if it concerns the whole list. */
  readonly word: string;
  /** What to do about it, as a sentence for the person who wrote the list. */
  readonly message: string;
}

export interface OwnWords {
  /** What can be used, in capitals, in the order of the list. */
  readonly words: readonly string[];
  /** Why something was left out, in the same order; a list without problems is used as it is. */
  readonly problems: readonly OwnWordProblem[];
}

/** Endings with which an unkind word is as unkind. */
const ENDINGS = ["", "S", "ES", "ING"];

/** Read also inside of longer words, where nothing innocent is built like that. */
const NEVER_INSIDE = new Set(
  UNKIND_WORDS.filter((word) => /^(?:S.{2}T|F.CK?|CUNT|N.GGA|FAGGOT|WH.RE|W.NK)$/u.test(word)),
);

/** True if a word should not stand on a child's sheet; 'class' may, whatever letters lie inside of it. */
export function isUnkind(word: string): boolean {
  if ([...NEVER_INSIDE].some((unkind) => word.includes(unkind))) return true;
  return UNKIND_WORDS.some((unkind) => ENDINGS.some((ending) => word === unkind + ending));
}

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > 24 ? `${letters.slice(0, 24).join("")}…` : text;
};

/** Why one word cannot be used by itself; undefined if it can. */
function problemOf(capitals: string): string | undefined {
  const { min, max } = OWN_WORD_LENGTH;
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(capitals)) {
    return "Pictures cannot be hidden or mixed. Please use letters.";
  }
  if (/\p{N}/u.test(capitals)) return "Please write numbers as words: SEVEN for 7.";
  if (/\p{L}/u.test(capitals.replace(/\p{Script=Latin}/gu, ""))) {
    return "For now we can print the letters A to Z only.";
  }
  if (/[^A-Z]/u.test(capitals.replace(/[\p{P}\p{S}]/gu, ""))) {
    return "Please use letters without accents: A to Z.";
  }
  if (/[^A-Z]/u.test(capitals)) return "Please leave out marks such as hyphens and apostrophes.";
  if (capitals.length < min) return `Please choose words of at least ${min} letters.`;
  if (capitals.length > max) return `Please choose words of at most ${max} letters.`;
  if (isUnkind(capitals)) return "Please choose kind words.";
  return undefined;
}

/** Why a word does not go with those before it, or for this use. */
function conflictOf(word: string, before: readonly string[], use: OwnWordsUse): string | undefined {
  if (before.includes(word)) return "This word is in the list already.";
  if (use === "scramble" && !canBeMixed(word)) return "Its letters cannot be mixed.";
  if (use !== "search") return undefined;
  const holder = holdersOf(word, before)[0];
  if (holder) return `It hides inside of ${holder}. Please keep one of the two.`;
  const held = before.find((other) => holdersOf(other, [word]).length > 0);
  return held && `${held} hides inside of it. Please keep one of the two.`;
}

/**
 * Reads a teacher's list: words apart by spaces, commas, semicolons or new lines, in capitals or not.
 * What cannot be used is left out and explained.
 */
export function readOwnWords(text: string, use: OwnWordsUse = "tracing"): OwnWords {
  const words: string[] = [];
  const problems: OwnWordProblem[] = [];
  const entries = text.split(/[\s,;\u060c\u3001\uff0c]+/u).filter(Boolean);
  for (const entry of entries) {
    if (words.length === MOST_OWN_WORDS) {
      problems.push({
        word: "",
        message: `A list has room for ${MOST_OWN_WORDS} words. The rest was left out.`,
      });
      break;
    }
    // Copied text brings invisible marks along.
    const capitals = entry
      .replace(/\p{Cf}/gu, "")
      .normalize("NFC")
      .toUpperCase();
    if (!capitals) continue;
    const message = problemOf(capitals) ?? conflictOf(capitals, words, use);
    if (message) problems.push({ word: shortened(entry), message });
    else words.push(capitals);
  }
  return { words, problems };
}
