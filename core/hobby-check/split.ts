import type { HobbyIndex } from "./build-index.ts";
import { findByActivity, findByHead, findByName, findByVerb, stripFiller } from "./canonical.ts";
import type { Hobby } from "./hobby.ts";

/**
 * Words that separate hobbies. After a weak one, the text often says only for whom or with what.
 */
const STRONG = new Set(["and", "or", "plus", "then", "vs", "versus", "und", "et"]);
const WEAK = new Set(["with", "for"]);

/** One part of a text between separating words. */
export interface Part {
  readonly words: readonly string[];
  /** Whether 'with' or 'for' comes before it. */
  readonly weak: boolean;
  readonly hobby: Hobby | undefined;
}

/** The hobby in words without separators, if any: by its name, its head, or its activity. */
export function recognizeHobby(words: readonly string[], index: HobbyIndex): Hobby | undefined {
  const named = findByName(words, index);
  if (named) return named;
  const content = stripFiller(words, index);
  return (
    findByVerb(content, index) ??
    findByHead(words, index) ??
    findByHead(content, index) ??
    findByActivity(words, index)
  );
}

/**
 * The text split at commas, slashes, &, and/with/for (spec 1 §4), each part with its hobby. A name
 * that contains a separator stays whole: 'yoga, arts and crafts' has two parts.
 */
export function splitHobbies(words: readonly string[], index: HobbyIndex): Part[] {
  const pieces: { words: string[]; joint: string }[] = [{ words: [], joint: "" }];
  for (const word of words) {
    if (STRONG.has(word) || WEAK.has(word)) pieces.push({ words: [], joint: word });
    else pieces.at(-1)?.words.push(word);
  }
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    let taken = 1;
    let whole = piece.words;
    let hobby: Hobby | undefined;
    for (let count = pieces.length - at; count > 1 && !hobby; count -= 1) {
      const joined = pieces
        .slice(at, at + count)
        .flatMap(({ words: own, joint }, offset) => (offset ? [joint, ...own] : own));
      hobby = findByName(joined, index);
      if (hobby) [taken, whole] = [count, joined];
    }
    const weak = WEAK.has(piece.joint);
    hobby ??= recognizeHobby(whole, index);
    // 'for kids' is not a second hobby just because the lexicon has a rare meaning of it.
    if (weak && hobby?.source !== "curated") hobby = undefined;
    if (whole.length > 0) parts.push({ words: whole, weak, hobby });
    at += taken;
  }
  return parts;
}

/** Curated hobbies listed without separators: 'guitar piano yoga'. */
export function findHobbyRun(words: readonly string[], index: HobbyIndex): Hobby[] {
  const found: Hobby[] = [];
  for (let at = 0; at < words.length; ) {
    let hobby: Hobby | undefined;
    let length = Math.min(3, words.length - at);
    for (; length > 0; length -= 1) {
      hobby = findByName(words.slice(at, at + length), index);
      if (hobby?.source === "curated") break;
      hobby = undefined;
    }
    if (!hobby) return [];
    found.push(hobby);
    at += length;
  }
  return found;
}

/**
 * Curated hobbies, and what is near one, in up to three consecutive words, longest first: what a
 * text may be about.
 */
export function findMentioned(words: readonly string[], index: HobbyIndex): Hobby[] {
  const found = new Set<Hobby>();
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const hobby = index.terms.get(words.slice(at, at + length).join(""));
      if (hobby?.source === "curated" || hobby?.source === "near") found.add(hobby);
    }
  }
  return [...found];
}
