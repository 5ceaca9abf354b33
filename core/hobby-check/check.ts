import type { HobbyIndex } from "./build-index.ts";
import { findByName, isVague, stripFiller } from "./canonical.ts";
import { findNearHobbies } from "./fuzzy.ts";
import { isImprobable, isKeyMash } from "./gibberish.ts";
import type { Hobby } from "./hobby.ts";
import { letterCount, normalize, wordsOf } from "./normalize.ts";
import { basesOf, isOrdinary } from "./ordinary.ts";
import {
  type HobbyCheck,
  MOST_FUZZY,
  MOST_SUGGESTIONS,
  type Reason,
  type UnsafeKind,
} from "./result.ts";
import { findHobbyRun, findMentioned, type Part, splitHobbies } from "./split.ts";
import { findUnsafe } from "./unsafe.ts";

/** Spec 1 §4: for anything shorter the chat asks again. Known names ('AI', 'Go') may be shorter. */
const SHORTEST = 3;
/** The chat sends 50 characters; in longer texts, only this many words are searched for a name. */
const MOST_WORDS = 24;

/**
 * Whether a typed text names a hobby: spec 1 §4 "Hobby checking". Server and browser call this same
 * function with different data. It is pure, and answers any string.
 */
export function checkHobby(text: string, index: HobbyIndex): HobbyCheck {
  const unsafe = findUnsafe(text, index.unsafe);
  if (unsafe) return refuse(unsafe, index);
  const normalized = normalize(text);
  const words = wordsOf(normalized).slice(0, MOST_WORDS);
  const named = words.length > 0 ? findByName(words, index) : undefined;
  if (named?.source === "curated") return accept(named, index);
  // Broad words lead to a question, in browser and server alike, before a rare hobby is found in
  // them.
  const related = relatedTo(words, index);
  if (related) return unknown(related, false);
  if (letterCount(normalized) < SHORTEST) return reject("short", index.popular);
  // 'Seven-up' is a game although neither word means anything here.
  const whole = index.terms.get(words.join(""));
  if (whole) return accept(whole, index);
  if (isVague(words, index)) return reject("vague", index.popular);
  if (named) return accept(named, index);
  if (isKeyMash(words)) return reject("gibberish", index.popular);
  return checkParts(words, index);
}

/**
 * The hobby that a text stands for, to choose a plan by its slug and archetype; it also accepts the
 * names in the answers of `checkHobby`. Undefined when there is none or more than one. Does not
 * judge safety or difficulty, which `checkHobby` does.
 */
export function findHobby(text: string, index: HobbyIndex): Hobby | undefined {
  const words = wordsOf(normalize(text)).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const { found, onlyOne } = readParts(words, index);
  return findByName(words, index) ?? (onlyOne ? found[0] : undefined);
}

/** The parts of a text, the hobbies in them, and whether all of it is about the first one. */
function readParts(words: readonly string[], index: HobbyIndex) {
  const row = findHobbyRun(stripFiller(words, index), index);
  const parts = splitHobbies(words, index);
  const found = [...new Set(row.length > 1 ? row : parts.flatMap(({ hobby }) => hobby ?? []))];
  // The rest only says for whom, with what or how often.
  const isRest = (part: Part) => part.hobby || part.weak || isVague(part.words, index);
  const whole = row.length > 1 || (parts.every(isRest) && parts[0]?.hobby !== undefined);
  return { parts, found, onlyOne: found.length === 1 && whole };
}

function checkParts(words: readonly string[], index: HobbyIndex): HobbyCheck {
  const { parts, found, onlyOne } = readParts(words, index);
  const [first] = found;
  if (found.length > 1) {
    const names = found.map(({ name }) => name).slice(0, MOST_SUGGESTIONS);
    return { ...reject("several", names), detectedHobbies: names };
  }
  if (first && onlyOne) return accept(first, index);
  const near = parts.flatMap(({ hobby, words: own }) => hobby ?? nearTo(own, index));
  const content = parts.flatMap(({ words: own }) => own);
  const meant = [...namesOf(near, MOST_FUZZY), ...namesOf(findMentioned(content, index), 3)];
  if (meant.length > 0) return unknown(meant, true);
  if (isImprobable(content, index.letters) && !content.some((word) => isKnown(word, index))) {
    return reject("gibberish", index.popular);
  }
  return mayBeActivity(stripFiller(words, index), index)
    ? unknown([], false)
    : reject("vague", index.popular);
}

/** The most words of an activity's name; longer texts are sentences. */
const ACTIVITY_WORDS = 4;

/**
 * Whether an unknown phrase may name something that people do: it has a word that no dictionary
 * knows ('zorbing'), or one that says what is done ('pebble stacking'). People, things and wishes
 * have neither.
 */
function mayBeActivity(words: readonly string[], index: HobbyIndex): boolean {
  if (words.length === 0 || words.length > ACTIVITY_WORDS) return false;
  return words.some((word) => !isKnown(word, index) || isDoing(word, index));
}

/** Nouns in -ing that look as if they came from a verb. */
const NOT_DOING = new Set([
  "evening",
  "morning",
  "wedding",
  "building",
  "feeling",
  "being",
  "king",
]);

const isDoing = (word: string, { ordinary }: HobbyIndex): boolean =>
  word.endsWith("ing") &&
  !NOT_DOING.has(word) &&
  basesOf(word).some((base) => base !== word && ordinary.has(base));

const isKnown = (word: string, index: HobbyIndex): boolean =>
  isOrdinary(word, index.ordinary) || index.terms.has(word);

/**
 * Close spellings of the words as one name; otherwise of each word that is not in the dictionary.
 */
function nearTo(words: readonly string[], index: HobbyIndex): Hobby[] {
  const content = stripFiller(words, index);
  const odd = content.filter((word) => !isKnown(word, index));
  if (odd.length === 0) return [];
  const whole = findNearHobbies(content.join(""), index.fuzzy, MOST_FUZZY);
  if (whole.length > 0 || content.length === 1) return whole;
  // A known hobby beside an odd word is likelier to be meant than a guess at the odd word.
  const mentioned = findMentioned(content, index);
  return [...mentioned, ...odd.flatMap((word) => findNearHobbies(word, index.fuzzy, 2))];
}

/** Hobbies for broad or ambiguous words: 'music', 'shooting'. */
function relatedTo(words: readonly string[], index: HobbyIndex): readonly string[] | undefined {
  return index.related.get(words.join("")) ?? index.related.get(stripFiller(words, index).join(""));
}

const namesOf = (hobbies: readonly Hobby[], most: number): string[] =>
  [...new Set(hobbies.map(({ name }) => name))].slice(0, most);

const reject = (reason: Reason, suggestions: readonly string[]): HobbyCheck => ({
  isValid: false,
  suggestion: null,
  detectedHobbies: [],
  suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
  unsafe: false,
  reason,
});

function accept(hobby: Hobby, index: HobbyIndex): HobbyCheck {
  const alternatives = index.complex.get(hobby.slug);
  if (alternatives) return { ...reject("complex", alternatives), detectedHobbies: [hobby.name] };
  return {
    isValid: true,
    suggestion: hobby.name,
    detectedHobbies: [hobby.name],
    suggestions: [],
    unsafe: false,
    ...(!index.taught.has(hobby.slug) && { nearest: nearestOf(hobby, index) }),
    ...(hobby.danger && {
      danger: [hobby.danger.alone, hobby.danger.teacher, hobby.danger.never].join(" "),
    }),
  };
}

const nearestOf = ({ instead, archetype }: Hobby, { families }: HobbyIndex): string[] => [
  ...(instead && instead.length > 0 ? instead : families[archetype]),
];

/** `isMeant`: the first suggestion is probably what was typed, not just something similar. */
const unknown = (names: readonly string[], isMeant: boolean): HobbyCheck => ({
  ...reject("unknown", [...new Set(names)]),
  suggestion: isMeant ? (names[0] ?? null) : null,
});

const refuse = (kind: UnsafeKind, index: HobbyIndex): HobbyCheck => ({
  ...reject("unsafe", index.offers[kind] ?? []),
  unsafe: true,
  unsafeKind: kind,
});
