import type { HobbyIndex } from "./build-index.ts";
import { CATEGORY_OF } from "./data.ts";
import { isImprobable, isKeyMash } from "./gibberish.ts";
import { type Hobby, slugOf } from "./hobby.ts";
import { sentenceCase } from "./normalize.ts";
import { basesOf } from "./ordinary.ts";

/** Spec 1 §4: 'playing guitar', 'learning guitar' and the like are reduced to the hobby itself. */

const isOpener = (word: string, index: HobbyIndex) => index.openers.has(word);
const isCloser = (word: string, index: HobbyIndex) => index.closers.has(word);

/**
 * The words without those that only say that somebody wants to learn: 'how to play the guitar at
 * home'.
 */
export function stripFiller(words: readonly string[], index: HobbyIndex): readonly string[] {
  let from = 0;
  let to = words.length;
  while (from < to && isOpener(words[from] ?? "", index)) from += 1;
  while (to > from && isCloser(words[to - 1] ?? "", index)) to -= 1;
  return words.slice(from, to);
}

/** Whether the words say only that somebody wants to learn something. */
export function isVague(words: readonly string[], index: HobbyIndex): boolean {
  return words.every(
    (word) => index.vague.has(word) || isOpener(word, index) || isCloser(word, index),
  );
}

/**
 * Looks up one term, undoing a regular plural, verb form or word order: 'make candles' is candle
 * making.
 */
export function lookUp(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  const key = words.join("");
  const found = index.terms.get(key);
  if (found) return found;
  const last = words.at(-1) ?? "";
  const head = words.slice(0, -1).join("");
  for (const single of singulars(last)) {
    const singular = index.terms.get(head + single);
    if (singular) return singular;
  }
  for (const gerund of gerunds(last)) {
    const activity = index.terms.get(head + gerund);
    if (activity?.source === "curated") return activity;
  }
  return words.length > 1 ? lookUpTurned(words, index) : undefined;
}

/**
 * 'baking sourdough' and 'bake sourdough' as 'sourdough baking'; 'keeping bees' as 'bee keeping'.
 */
function lookUpTurned(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  const [verb = "", ...object] = words;
  const things = object.filter((word) => !SMALL_OBJECTS.has(word));
  // A phrase of the list has its verb in the base form: 'fixing cars' is 'fix cars'.
  for (const base of basesOf(verb)) {
    const phrase = index.terms.get(base + things.join(""));
    if (phrase?.source === "curated") return phrase;
  }
  const last = things.at(-1);
  if (last === undefined) return undefined;
  const before = things.slice(0, -1).join("");
  for (const activity of verb.endsWith("ing") ? [verb] : gerunds(verb)) {
    for (const thing of [last, ...singulars(last)]) {
      const found = index.terms.get(before + thing + activity);
      if (found) return found;
    }
  }
  return undefined;
}
const SMALL_OBJECTS = new Set(["a", "an", "the", "my", "some", "own", "your", "of"]);

/** The possible singulars of a regular English plural. */
export function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** The likeliest singular: 'brushes' gives 'brush', 'teaspoons' gives 'teaspoon'. */
const singularOf = (word: string): string => {
  const [plain, withoutEs, withY] = singulars(word);
  if (withY !== undefined) return withY;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? (withoutEs ?? word) : (plain ?? word);
};

/** The possible -ing forms of an English verb. */
export function gerunds(verb: string): string[] {
  if (verb.length < 3 || verb.endsWith("ing")) return [];
  const forms = [`${verb}ing`];
  if (verb.endsWith("e")) forms.push(`${verb.slice(0, -1)}ing`);
  if (/[^aeiou][aeiou][bdglmnprt]$/.test(verb)) forms.push(`${verb}${verb.at(-1)}ing`);
  return forms;
}

/**
 * The hobby that the words name as a whole, removing openers and closers only as far as needed:
 * 'playing cards' is itself, 'playing the guitar' is the guitar.
 */
export function findByName(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  let opened = 0;
  while (opened < words.length && isOpener(words[opened] ?? "", index)) opened += 1;
  let closed = 0;
  while (closed < words.length && isCloser(words.at(-1 - closed) ?? "", index)) closed += 1;
  for (let off = 0; off <= opened + closed; off += 1) {
    for (let front = Math.min(off, opened); front >= 0 && off - front <= closed; front -= 1) {
      const part = words.slice(front, words.length - (off - front));
      const found = part.length > 0 ? lookUp(part, index) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

/** A verb that is the hobby whatever its object: 'drawing cats', 'knit long socks'. */
export function findByVerb(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  const [verb = "", ...object] = words;
  if (object.length === 0 || object.length > 3 || !index.verbs.has(verb)) return undefined;
  if (!object.every((word) => /^[a-z0-9]+$/.test(word))) return undefined;
  return isKeyMash(object) || isImprobable(object, index.letters)
    ? undefined
    : lookUp([verb], index);
}

/**
 * English puts the head of a compound last: 'thai cooking' is a kind of cooking. Up to three words.
 */
export function findByHead(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  if (isKeyMash(words.slice(0, 1))) return undefined;
  for (let length = Math.min(3, words.length - 1); length >= 1; length -= 1) {
    const hobby = lookUp(words.slice(-length), index);
    if (hobby && index.heads.has(hobby.slug)) return hobby;
  }
  return undefined;
}

/** An activity and its object of one or two words: 'soap carving', 'model lighthouse making'. */
export function findByActivity(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  const idle = (word: string, extra: (word: string, index: HobbyIndex) => boolean) =>
    extra(word, index) && !index.activities.has(word);
  let [from, to] = [0, words.length];
  while (from < to && idle(words[from] ?? "", isOpener)) from += 1;
  while (to > from && idle(words[to - 1] ?? "", isCloser)) to -= 1;
  const [first = "", ...rest] = words.slice(from, to);
  const verbFirst = index.activities.has(first);
  const activity = verbFirst ? first : (rest.at(-1) ?? "");
  const things = (verbFirst ? rest : [first, ...rest.slice(0, -1)]).filter(
    (word) => !SMALL_OBJECTS.has(word),
  );
  const kind = index.activities.get(activity);
  if (!kind || things.length === 0 || things.length > 2) return undefined;
  const plain = (word: string) => /^[a-z]{3,}$/.test(word) && !index.openers.has(word);
  if (!things.every((word) => plain(word) && !index.vague.has(word))) return undefined;
  if (things.some((word) => index.noActivity.has(word))) return undefined;
  // 'collecting teaspoons' is teaspoon collecting.
  if (verbFirst) things.push(singularOf(things.pop() ?? ""));
  const composed = [...things, activity];
  const known = findByName(composed, index) ?? findByHead(composed, index);
  if (known) return known;
  const made = lookUp(things, index);
  const archetype = made?.archetype === "cooking" ? made.archetype : kind.archetype;
  const name = composed.join(" ");
  return {
    slug: slugOf(name),
    name: sentenceCase(name),
    archetype,
    category: archetype === kind.archetype ? kind.category : CATEGORY_OF[archetype],
    source: "derived",
  };
}
