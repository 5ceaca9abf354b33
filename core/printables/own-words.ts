import { ADVANCES } from "./font-metrics.ts";
import { canBeWritten } from "./letters/strokes.ts";
import { ownWordsProblems } from "./own-words-problems.ts";
import { canBeMixed } from "./puzzles/scramble.ts";
import { holdersOf } from "./puzzles/word-grid.ts";
import { UNKIND_WORDS } from "./words/unwanted-words.ts";

/**
 * The number of letters in one entry of a teacher's list, without spaces and punctuation, and the
 * most entries.
 */
export const OWN_WORD_LENGTH = { min: 3, max: 12 } as const;
export const MOST_OWN_WORDS = 20;

/**
 * What a list is for. Words to trace and to spell keep their case; those of a grid or a scramble
 * become capitals A-Z. In one grid, no word may be contained in another.
 */
export type OwnWordsUse = "search" | "scramble" | "tracing" | "spelling";

const isAsTyped = (use: OwnWordsUse): boolean => use === "tracing" || use === "spelling";

export interface OwnWordProblem {
  /** The entry as it was written, shortened; empty if the problem concerns the whole list. */
  readonly word: string;
  /** What to do about it, as a sentence for the person who wrote the list. */
  readonly message: string;
}

export interface OwnWords {
  /** The usable words, in the order of the list. */
  readonly words: readonly string[];
  /** Why entries were left out, in the same order; empty if the whole list is usable. */
  readonly problems: readonly OwnWordProblem[];
}

/** Endings that keep an unkind word unkind. */
const ENDINGS = ["", "S", "ES", "ING"];

/** Also refused inside longer words, because no innocent word contains them. */
const NEVER_INSIDE = new Set(
  UNKIND_WORDS.filter((word) => /^(?:S.{2}T|F.CK?|CUNT|N.GGA|FAGGOT|WH.RE|W.NK)$/u.test(word)),
);

/**
 * Whether a word should not be on a child's sheet; 'class' may be, whatever letters it contains.
 */
export function isUnkind(word: string): boolean {
  if ([...NEVER_INSIDE].some((unkind) => word.includes(unkind))) return true;
  return UNKIND_WORDS.some((unkind) => ENDINGS.some((ending) => word === unkind + ending));
}

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > 24 ? `${letters.slice(0, 24).join("")}…` : text;
};

/** Separators inside an entry: 'ice cream', 'T-shirt', 'don't'. */
const BETWEEN = /[ '-]/gu;

const lettersOf = (entry: string): string => entry.replace(BETWEEN, "");

/** An entry's letters in the form of the lists of unkind words. */
const plainCapitals = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();

function isUnkindEntry(entry: string): boolean {
  const capitals = plainCapitals(entry);
  return [lettersOf(capitals), ...capitals.split(BETWEEN)].some(isUnkind);
}

/** What is wrong with the characters of an entry for a grid or a scramble. */
function problemInCapitals(entry: string, use: OwnWordsUse): string | undefined {
  if (use === "scramble" && entry.includes(" ")) {
    return ownWordsProblems.notSingle;
  }
  const letters = entry.replaceAll(" ", "");
  if (/[^A-Z]/u.test(letters.replace(/[\p{P}\p{S}]/gu, ""))) {
    return ownWordsProblems.accents;
  }
  if (/[^A-Z]/u.test(letters)) return ownWordsProblems.marks;
  return undefined;
}

/** What is wrong with the characters of an entry that keeps its case. */
function problemAsTyped(entry: string, use: OwnWordsUse): string | undefined {
  const letters = [...lettersOf(entry)];
  if (letters.some((letter) => /[\p{P}\p{S}]/u.test(letter))) {
    return ownWordsProblems.otherMarks;
  }
  const missing = letters.find(
    (letter) =>
      ADVANCES.regular[letter] === undefined || (use === "tracing" && !canBeWritten(letter)),
  );
  return missing && ownWordsProblems.cannotPrint(missing);
}

/** Why one entry cannot be used on its own; undefined if it can. */
function problemOf(entry: string, use: OwnWordsUse): string | undefined {
  const { min, max } = OWN_WORD_LENGTH;
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(entry)) {
    return ownWordsProblems.pictures;
  }
  if (/\p{N}/u.test(entry)) return ownWordsProblems.numbers;
  if (/\p{L}/u.test(entry.replace(/\p{Script=Latin}/gu, ""))) {
    return ownWordsProblems.otherScript;
  }
  const problem = isAsTyped(use) ? problemAsTyped(entry, use) : problemInCapitals(entry, use);
  if (problem) return problem;
  const { length } = [...lettersOf(entry)];
  if (length < min) return ownWordsProblems.tooShort(min);
  if (length > max) {
    return entry.includes(" ")
      ? ownWordsProblems.tooLongTogether(max)
      : ownWordsProblems.tooLong(max);
  }
  if (isUnkindEntry(entry)) return ownWordsProblems.unkind;
  return undefined;
}

/** Why an entry conflicts with earlier ones, or does not suit this use. */
function conflictOf(
  entry: string,
  before: readonly string[],
  use: OwnWordsUse,
): string | undefined {
  const same = (other: string) => other.toUpperCase() === entry.toUpperCase();
  if (before.some(same)) return ownWordsProblems.repeated;
  if (use === "scramble" && !canBeMixed(entry)) return ownWordsProblems.cannotBeMixed;
  if (use !== "search") return undefined;
  const word = lettersOf(entry);
  const others = before.map(lettersOf);
  if (others.includes(word)) return ownWordsProblems.repeated;
  const holder = holdersOf(word, others)[0];
  if (holder) return ownWordsProblems.hidesInside(holder);
  const held = others.find((other) => holdersOf(other, [word]).length > 0);
  return held && ownWordsProblems.holds(held);
}

/**
 * An entry with plain punctuation and single spaces, without invisible characters from copied text.
 */
const cleaned = (entry: string): string =>
  entry
    .replace(/\p{Cf}/gu, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/[\u2010\u2011]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();

/**
 * Reads a teacher's list of entries, separated by commas, semicolons or line breaks. A space inside
 * an entry belongs to it. Unusable entries are left out and explained.
 */
export function readOwnWords(text: string, use: OwnWordsUse = "tracing"): OwnWords {
  const words: string[] = [];
  const problems: OwnWordProblem[] = [];
  const entries = text.split(/[\n\r\t\v\f\u0085\u2028\u2029,;\u060c\u3001\uff0c]+/u);
  for (const written of entries) {
    const typed = cleaned(written);
    if (!typed) continue;
    if (words.length === MOST_OWN_WORDS) {
      problems.push({
        word: "",
        message: ownWordsProblems.tooMany(MOST_OWN_WORDS),
      });
      break;
    }
    const entry = isAsTyped(use) ? typed : typed.toUpperCase();
    const message = problemOf(entry, use) ?? conflictOf(entry, words, use);
    if (message) problems.push({ word: shortened(typed), message });
    else words.push(entry);
  }
  return { words, problems };
}
