import type { UnsafeData } from "./data.ts";
import { foldLookAlikes, spellings } from "./look-alikes.ts";
import { buildSpellingIndex, correctSpelling, type SpellingIndex } from "./misspelled.ts";
import { normalize, wordsOf } from "./normalize.ts";
import {
  byFirstForm,
  findEnd,
  firstForms,
  lengthOf,
  type Phrase,
  parsePhrase,
  toTerm,
  type Vocabulary,
} from "./phrases.ts";
import { UNSAFE_KINDS, type UnsafeKind } from "./result.ts";
import { inflect, nounForms } from "./word-forms.ts";

interface OfKind {
  readonly kind: UnsafeKind;
  readonly phrase: Phrase;
}
interface Act {
  readonly kind: UnsafeKind;
  readonly verbs: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  /** Only a separating word may follow the object. */
  readonly bare: boolean;
}

/**
 * What this site refuses: `content/words/unsafe.yaml`, prepared. Only whole tokens count, so
 * Scunthorpe, cockpit and tajweed need no exception.
 */
export interface UnsafeIndex {
  readonly words: ReadonlyMap<string, UnsafeKind>;
  readonly named: ReadonlyMap<string, UnsafeKind>;
  /** Words of scripts without spaces, which are found anywhere. */
  readonly inside: readonly (readonly [string, UnsafeKind])[];
  readonly grave: ReadonlyMap<string, readonly OfKind[]>;
  readonly phrases: ReadonlyMap<string, readonly OfKind[]>;
  readonly harmless: ReadonlyMap<string, readonly Phrase[]>;
  readonly acts: ReadonlyMap<string, readonly Act[]>;
  readonly items: ReadonlyMap<string, readonly OfKind[]>;
  readonly alone: ReadonlyMap<string, readonly OfKind[]>;
  readonly small: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  readonly frame: ReadonlySet<string>;
  /** Every form that is looked up; none of them is a misspelling of another. */
  readonly known: ReadonlySet<string>;
  readonly spelling: SpellingIndex;
  /** Dictionary words that differ from an unsafe one by one letter: 'strange', 'rapping'. */
  readonly dictionary: ReadonlySet<string>;
}

/** What separates an act from what follows, and the items of a list: 'punch needle for kids'. */
const PARTING = new Set(
  "for with without and or plus vs versus then while when if because before after until till along so".split(
    " ",
  ),
);
/** What separates the items of a list. */
const LISTING = new Set(["and", "or", "plus", "vs", "versus", "then"]);
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Shorter words are too easily formed by two innocent ones. */
const SHORTEST_SPLIT = 6;
const MOST_PIECES = 4;

/**
 * Prepares the lists. Throws an Error for a phrase of one word and for an unknown group. Kinds are
 * added in order of severity, and the first one stays.
 * @param dictionary innocent words that are close to an unsafe one (`misreadWords`).
 */
export function buildUnsafeIndex(
  data: UnsafeData,
  dictionary: readonly string[] = [],
): UnsafeIndex {
  const known = new Set<string>();
  const misspellable = new Set<string>();
  const vocabulary = readVocabulary(data, known);
  const words = new Map<string, UnsafeKind>();
  const named = new Map<string, UnsafeKind>();
  const inside: [string, UnsafeKind][] = [];
  const acts: Act[] = [];
  const lists: Record<"grave" | "phrases" | "items" | "alone", OfKind[]> = {
    grave: [],
    phrases: [],
    items: [],
    alone: [],
  };
  const enter = (into: Map<string, UnsafeKind>, word: string, kind: UnsafeKind) => {
    const forms = vocabulary.formsOf(toTerm(word));
    for (const form of forms) misspellable.add(form);
    for (const form of forms) if (!into.has(form)) into.set(form, kind);
  };
  for (const kind of UNSAFE_KINDS) {
    const list = data.kinds[kind];
    for (const word of list.words) {
      if (UNSPACED.test(word)) inside.push([normalize(word), kind]);
      else enter(words, word, kind);
    }
    for (const word of list.named) enter(named, word, kind);
    for (const place of ["grave", "phrases", "items", "alone"] as const) {
      for (const text of list[place]) {
        const phrase = parsePhrase(text, vocabulary);
        // A single word would be found inside harmless texts: it belongs in `words` or `alone`.
        if ((place === "grave" || place === "phrases") && lengthOf(phrase) < 2)
          throw new Error(`unsafe: '${text}' has only one telling word`);
        lists[place].push({ kind, phrase });
      }
    }
    for (const { do: verbs, to, bare } of list.acts) {
      const formsOf = (terms: readonly string[]) =>
        new Set(terms.flatMap((term) => [...vocabulary.formsOf(term)]));
      const act: Act = { kind, verbs: formsOf(verbs), objects: formsOf(to), bare };
      for (const verb of act.verbs) misspellable.add(verb);
      acts.push(act);
    }
  }
  return {
    words,
    named,
    inside,
    grave: byFirstForm(lists.grave, ({ phrase }) => firstForms(phrase)),
    phrases: byFirstForm(lists.phrases, ({ phrase }) => firstForms(phrase)),
    items: byFirstForm(lists.items, ({ phrase }) => firstForms(phrase)),
    alone: byFirstForm(lists.alone, ({ phrase }) => firstForms(phrase)),
    harmless: byFirstForm(
      data.harmless.map((text) => parsePhrase(text, vocabulary)),
      firstForms,
    ),
    acts: byFirstForm(acts, ({ verbs }) => verbs),
    small: new Set(data.small),
    between: new Set(data.between),
    attributes: new Set(data.attributes),
    frame: new Set(data.frame),
    known,
    spelling: buildSpellingIndex(
      UNSAFE_KINDS.flatMap((kind) => data.kinds[kind].words),
      misspellable,
    ),
    dictionary: new Set(dictionary),
  };
}

/** The forms of the file's words. Each form that is asked for is added to `known`. */
function readVocabulary(data: UnsafeData, known: Set<string>): Vocabulary {
  const small = new Set(data.small);
  const made = new Map<string, ReadonlySet<string>>();
  const irregular = (word: string): readonly string[] =>
    Object.hasOwn(data.forms, word) ? (data.forms[word] ?? []) : [];
  const make = (term: string): Set<string> => {
    if (term.startsWith("=")) return new Set([term.slice(1)]);
    if (!term.startsWith("<")) return new Set([...inflect(term), ...irregular(term)]);
    const name = term.slice(1, -1);
    const group = Object.hasOwn(data.groups, name) ? data.groups[name] : undefined;
    if (!group) throw new Error(`unsafe: there is no group ${term}`);
    return new Set(group.flatMap((word) => [...nounForms(word), ...irregular(word)]));
  };
  return {
    formsOf(term) {
      const forms = made.get(term) ?? make(term);
      made.set(term, forms);
      for (const form of forms) known.add(form);
      return forms;
    },
    isSmall: (word) => small.has(word),
  };
}

/**
 * The words of a dictionary that would be taken for a misspelled unsafe one. An index that was
 * built without them needs these words, and no others of the dictionary.
 */
export const misreadWords = (words: Iterable<string>, index: UnsafeIndex): string[] => [
  ...new Set([...words].filter((word) => readToken(word, index) !== word)),
];

/**
 * What a token stands for, with stretched letters, an asterisk for a vowel, and one error undone.
 */
function readToken(token: string, index: UnsafeIndex, withErrors = true): string {
  if (index.known.has(token) || index.dictionary.has(token)) return token;
  const spelt = spellings(token).find((spelling) => index.known.has(spelling));
  return spelt ?? (withErrors ? correctSpelling(token, index.spelling) : undefined) ?? token;
}

/** Letters typed apart are one word: 's e x', 'p.o.r.n'. */
function joinSingles(tokens: readonly string[]): readonly string[] {
  const isLetter = (token: string | undefined) => token?.length === 1;
  if (!tokens.some((token, at) => isLetter(token) && isLetter(tokens[at + 1]))) return tokens;
  const joined: string[] = [];
  let wasSingle = false;
  for (const token of tokens) {
    const isSingle = token.length === 1;
    if (isSingle && wasSingle) joined.push((joined.pop() ?? "") + token);
    else joined.push(token);
    wasSingle = isSingle;
  }
  return joined;
}

const heavier = (one: UnsafeKind | undefined, other: UnsafeKind | undefined) => {
  if (one === undefined || other === undefined) return one ?? other;
  return UNSAFE_KINDS.indexOf(one) <= UNSAFE_KINDS.indexOf(other) ? one : other;
};

/** An unsafe word with gaps: 'mu rder', 'kid napping'. */
function findSplit(tokens: readonly string[], index: UnsafeIndex): UnsafeKind | undefined {
  let found: UnsafeKind | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    let word = tokens[at] ?? "";
    const last = Math.min(tokens.length, at + MOST_PIECES);
    for (let end = at + 1; end < last && word !== "" && tokens[end] !== ""; end += 1) {
      word += tokens[end];
      if (word.length < SHORTEST_SPLIT) continue;
      found = heavier(found, heavier(index.words.get(word), index.named.get(word)));
    }
  }
  return found;
}

/** Harmless groups are blanked out first, so that no word in them counts. */
function withoutHarmless(words: readonly string[], index: UnsafeIndex): string[] {
  const left = [...words];
  const mayStandBetween = () => false;
  for (let at = 0; at < left.length; at += 1) {
    for (const phrase of index.harmless.get(left[at] ?? "") ?? []) {
      const end = findEnd(phrase, left, at, mayStandBetween);
      if (end > at) left.fill("", at, end);
    }
  }
  return left;
}

/** Where the object of an act at `at` ends (exclusive), or -1: 'make a small gun', 'gun making'. */
function endOfAct(act: Act, words: readonly string[], at: number, index: UnsafeIndex): number {
  const isEnd = (word: string | undefined) =>
    word === undefined || word === "" || PARTING.has(word) || index.frame.has(word);
  const isObject = (place: number) => act.objects.has(words[place] ?? "");
  let to = at + 1;
  while (!isObject(to) && index.between.has(words[to] ?? "")) to += 1;
  if (isObject(to)) {
    // 'the neighbors cat', 'homeless people'
    while (isObject(to + 1)) to += 1;
    const after = words[to + 1];
    if (isEnd(after) || (!act.bare && !index.attributes.has(after ?? ""))) return to + 1;
  }
  return isObject(at - 1) && isEnd(words[at + 1]) ? at + 1 : -1;
}

/** The most severe kind that the tokens indicate. */
function findIn(
  tokens: readonly string[],
  index: UnsafeIndex,
  scope: Scope,
): UnsafeKind | undefined {
  const isName = scope === "name";
  const isLesson = scope === "lesson";
  const read = tokens.map((token) => readToken(token, index, !isLesson));
  const words = withoutHarmless(
    read.filter((word) => !index.small.has(word)),
    index,
  );
  const mayStandBetween = (word: string) => index.between.has(word);
  // Each piece counts as it was typed, unless it belongs to a harmless group.
  const pieces = tokens.filter((token, at) => !index.small.has(read[at] ?? token));
  const split = isLesson
    ? undefined
    : findSplit(
        pieces.map((piece, at) => (words[at] === "" ? "" : piece)),
        index,
      );
  // A word that belongs to a group means what the group means: who drowns kittens needs no comfort.
  const claimed = new Set<number>();
  let found = split;
  const claim = (kind: UnsafeKind, from: number, end: number) => {
    found = heavier(found, kind);
    for (let place = from; place < end; place += 1) claimed.add(place);
  };
  const claimPhrases = (phrases: readonly OfKind[], at: number) => {
    for (const { kind, phrase } of phrases) {
      const end = findEnd(phrase, words, at, mayStandBetween);
      if (end > at) claim(kind, at, end);
    }
  };
  words.forEach((word, at) => {
    claimPhrases(index.grave.get(word) ?? [], at);
    if (isLesson) return;
    claimPhrases(index.phrases.get(word) ?? [], at);
    for (const act of index.acts.get(word) ?? []) {
      const end = endOfAct(act, words, at, index);
      if (end > at) claim(act.kind, at, end);
    }
  });
  words.forEach((word, at) => {
    if (claimed.has(at)) return;
    found = heavier(found, index.words.get(word));
    if (!isLesson) found = heavier(found, index.named.get(word));
  });
  return isName ? heavier(found, findWhole(words, index)) : found;
}

/**
 * The kind of something that is unsafe only by itself: as the whole text, or as one item of a list.
 */
function findWhole(words: readonly string[], index: UnsafeIndex): UnsafeKind | undefined {
  const items: string[][] = [[]];
  for (const word of words) {
    if (LISTING.has(word)) items.push([]);
    else items.at(-1)?.push(word);
  }
  let found = findExactly(words, index.alone, index);
  for (const item of items) found = heavier(found, findExactly(item, index.items, index));
  return found;
}

function findExactly(
  words: readonly string[],
  phrases: UnsafeIndex["alone"],
  index: UnsafeIndex,
): UnsafeKind | undefined {
  const isFrame = (word: string) => index.frame.has(word);
  let found: UnsafeKind | undefined;
  // Framing words may also belong to the phrase: 'get high'.
  for (let at = 0; at < words.length; at += 1) {
    for (const { kind, phrase } of phrases.get(words[at] ?? "") ?? []) {
      const end = findEnd(phrase, words, at, (word) => index.between.has(word));
      if (end > at && words.slice(end).every(isFrame)) found = heavier(found, kind);
    }
    if (!isFrame(words[at] ?? "")) break;
  }
  return found;
}

/**
 * The kind of text, which decides what counts. 'name': a hobby or a title, where everything counts.
 * 'question': a learner's question about a plan, which may mention what no hobby is named after.
 * 'lesson': long texts, whose safety notes mention what hurts people; only words and phrases that
 * no lesson needs count there, exactly as spelled.
 */
export type Scope = "name" | "question" | "lesson";

/**
 * The kind of harm that a text indicates, or undefined. Stretched letters ('seeex'), letters typed
 * apart, look-alikes ('p0rn') and typing errors are undone first.
 */
export function findUnsafe(
  text: string,
  index: UnsafeIndex,
  scope: Scope = "name",
): UnsafeKind | undefined {
  // Words in two different sentences do not belong together: 'Cut it yourself. Hang it up.'
  const sentences = scope === "name" ? [text] : text.split(/[.!?;:…]\s+|\n/u);
  let found: UnsafeKind | undefined;
  for (const sentence of sentences) found = heavier(found, findInSentence(sentence, index, scope));
  return found;
}

/** A chord's name: its last figure is none of the look-alikes, or 'Dm7' would be a drug. */
const CHORD = /\b([a-g][#b♯♭]?(?:m|maj|min|dim|aug|sus|add)?)(?:[245679]|11|13)\b/giu;

function findInSentence(text: string, index: UnsafeIndex, scope: Scope): UnsafeKind | undefined {
  const plain = normalize(text);
  let found: UnsafeKind | undefined;
  for (const [word, kind] of index.inside) if (plain.includes(word)) found = heavier(found, kind);
  const readings = [wordsOf(plain)];
  if (scope !== "lesson") {
    readings.push(...foldLookAlikes(text.replace(CHORD, "$1")).map(tokensOf));
  }
  const seen = new Set<string>();
  for (const reading of readings.flatMap((each) => [each, joinSingles(each)])) {
    const key = reading.join(" ");
    if (seen.has(key)) continue;
    seen.add(key);
    found = heavier(found, findIn(reading, index, scope));
  }
  return found;
}

/** The tokens of a folded text; an asterisk stays, for the vowel that it hides. */
const tokensOf = (folded: string): string[] =>
  folded
    .replace(/[&,;/+\n]+/g, " and ")
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .flatMap((token) => (token.includes("*") ? token : wordsOf(normalize(token))));
