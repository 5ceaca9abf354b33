import type { Category } from "../plan/category.ts";
import type { Archetype } from "../plan/family.ts";
import { CATEGORY_OF, type HobbyData } from "./data.ts";
import { buildFuzzyIndex, type FuzzyIndex, findNearHobbies } from "./fuzzy.ts";
import { trainLetters } from "./gibberish.ts";
import { type Hobby, slugOf } from "./hobby.ts";
import { keyOf, normalize, sentenceCase, wordsOf } from "./normalize.ts";
import { formsOf } from "./ordinary.ts";
import { buildUnsafeIndex, misreadWords, type UnsafeIndex } from "./unsafe.ts";
import { derive } from "./word-forms.ts";

/** Everything that the check looks up, prepared once from its data. Read-only. */
export interface HobbyIndex {
  readonly popular: readonly string[];
  /** Hobbies by the keys of their names, aliases and phrases. */
  readonly terms: ReadonlyMap<string, Hobby>;
  readonly curated: ReadonlyMap<string, Hobby>;
  /** Slugs of the hobbies with lessons of their own. */
  readonly taught: ReadonlySet<string>;
  /** What each family offers in place of a hobby without lessons. */
  readonly families: Readonly<Record<Archetype, readonly string[]>>;
  readonly fuzzy: FuzzyIndex;
  readonly openers: ReadonlySet<string>;
  readonly closers: ReadonlySet<string>;
  readonly vague: ReadonlySet<string>;
  /** Alternatives to complex hobbies, by slug. */
  readonly complex: ReadonlyMap<string, readonly string[]>;
  readonly related: ReadonlyMap<string, readonly string[]>;
  readonly heads: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly activities: ReadonlyMap<string, { archetype: Archetype; category: Category }>;
  readonly noActivity: ReadonlySet<string>;
  readonly ordinary: ReadonlySet<string>;
  readonly letters: string;
  readonly unsafe: UnsafeIndex;
  /** What to offer instead of something unsafe. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the index. Throws an Error that names the fault if the data contradicts itself (a term
 * that two hobbies share, an offer that is not in the list): the build catches this before any
 * visitor could.
 */
export function buildHobbyIndex(data: HobbyData): HobbyIndex {
  const { guide } = data;
  const curated = new Map<string, Hobby>();
  const terms = new Map<string, Hobby>();
  const nameOf = new Map(data.hobbies.map(({ slug, name }) => [slug, name]));
  const taught = new Set(data.taught ?? nameOf.keys());
  const add = (term: string, hobby: Hobby): void => {
    const key = keyOf(term);
    const owner = terms.get(key);
    if (owner) {
      throw new Error(`hobbies: '${term}' of ${hobby.slug} is a term of ${owner.slug} already`);
    }
    terms.set(key, hobby);
  };
  for (const entry of data.hobbies) {
    const { slug, name, archetype, category, aliases, phrases, near, instead } = entry;
    if (curated.has(slug)) throw new Error(`hobbies: ${slug} stands twice`);
    const others = instead.map((other) => {
      const known = nameOf.get(other);
      if (known === undefined) throw new Error(`hobbies: ${slug} names the unknown hobby ${other}`);
      return known;
    });
    const offered = others.length > 0 ? { instead: others } : {};
    const hobby: Hobby = { slug, name, archetype, category, source: "curated", ...offered };
    curated.set(slug, hobby);
    for (const term of [name, ...aliases, ...phrases]) add(term, hobby);
    for (const term of near) {
      add(term, {
        ...{ slug: slugOf(normalize(term)), name: sentenceCase(term), archetype, category },
        source: "near",
        instead: taught.has(slug) ? [name] : others,
      });
    }
  }
  for (const { name, archetype, gloss } of data.lexicon) {
    const key = keyOf(name);
    if (terms.has(key)) continue;
    if (gloss.startsWith("=")) {
      const same = curated.get(gloss.slice(1));
      if (!same) throw new Error(`lexicon: '${name}' names the unknown hobby ${gloss}`);
      terms.set(key, same);
      continue;
    }
    const category = CATEGORY_OF[archetype];
    const slug = slugOf(normalize(name));
    terms.set(key, { slug, name, archetype, category, source: "lexicon", gloss });
  }
  for (const { archetype, terms: names, alone, teacher, never } of data.dangers) {
    const danger = { alone, teacher, never };
    for (const name of names) {
      const key = keyOf(name);
      const known = terms.get(key);
      const hobby: Hobby = known ?? {
        ...{ slug: slugOf(normalize(name)), name: sentenceCase(name), archetype },
        category: CATEGORY_OF[archetype],
        source: "lexicon",
      };
      // A hobby with lessons has its dangers told there.
      if (taught.has(hobby.slug)) continue;
      const dangerous = { ...hobby, danger };
      terms.set(key, dangerous);
      // By its other names, and in other languages, a hobby is as dangerous as by its own.
      if (hobby.source !== "curated" || keyOf(hobby.name) !== key) continue;
      for (const [other, same] of terms) if (same === known) terms.set(other, dangerous);
    }
  }
  const named = nameChecker(curated);
  const index: HobbyIndex = {
    popular: named("popular", guide.popular),
    terms,
    curated,
    taught,
    families: Object.fromEntries(
      Object.entries(guide.families).map(([family, names]) => {
        const unknown = named(family, names).find((name) => {
          const slug = terms.get(keyOf(name))?.slug ?? "";
          return !taught.has(slug);
        });
        if (unknown !== undefined) throw new Error(`${family}: '${unknown}' has no lessons`);
        return [family, names];
      }),
    ) as Record<Archetype, string[]>,
    fuzzy: buildFuzzyIndex(terms),
    openers: new Set(guide.openers),
    closers: new Set(guide.closers),
    vague: new Set(guide.vague),
    complex: new Map(
      guide.complex.map(({ slug, alternatives }) => {
        if (!curated.has(slug)) throw new Error(`complex: no hobby ${slug}`);
        return [slug, named(slug, alternatives)];
      }),
    ),
    related: new Map(
      guide.related.flatMap(({ words, suggest }) =>
        words.map((word) => [keyOf(word), named(word, suggest)] as const),
      ),
    ),
    heads: new Set(
      guide.heads.map((head) => {
        const slug = terms.get(keyOf(head))?.slug;
        if (slug === undefined || !curated.has(slug)) throw new Error(`heads: no hobby '${head}'`);
        return slug;
      }),
    ),
    verbs: new Set(guide.verbs),
    activities: new Map(
      guide.activities.flatMap(({ words, archetype, category }) =>
        words.map((word) => [word, { archetype, category }] as const),
      ),
    ),
    noActivity: new Set(guide.noActivity),
    ordinary: new Set(data.ordinary),
    letters: data.letters ?? trainLetters(allWords(data)),
    unsafe: buildUnsafeIndex(data.unsafe, data.misread ?? findMisread(data)),
    offers: Object.fromEntries(
      Object.entries(data.unsafe.kinds).map(([kind, { offer }]) => [kind, named(kind, offer)]),
    ),
  };
  return index;
}

/** Refuses names that are not in the curated list, so that every offer can be accepted. */
function nameChecker(curated: ReadonlyMap<string, Hobby>) {
  const names = new Set([...curated.values()].map(({ name }) => name));
  return (place: string, offered: readonly string[]): readonly string[] => {
    for (const name of offered) {
      if (!names.has(name)) throw new Error(`${place}: no hobby is named '${name}'`);
    }
    return offered;
  };
}

function allWords(data: HobbyData): Set<string> {
  const terms = data.hobbies.flatMap(({ name, aliases }) => [name, ...aliases]);
  const texts = [...terms, ...data.lexicon.map(({ name }) => name)];
  return new Set([...texts.flatMap((text) => wordsOf(normalize(text))), ...data.ordinary]);
}

/**
 * The data for the browser's fallback: without the lexicon. The letter model is the full one.
 * @param ordinary as `ordinaryForBrowser` gives them, which takes seconds.
 */
export const browserHobbyData = (
  data: HobbyData,
  ordinary = ordinaryForBrowser(data),
): HobbyData => ({ ...completeHobbyData(data), lexicon: [], ordinary });

/** Of the ordinary words those that would otherwise be taken for a misspelled curated hobby. */
export function ordinaryForBrowser(data: HobbyData): string[] {
  const { fuzzy } = buildHobbyIndex({ ...completeHobbyData(data), lexicon: [], ordinary: [] });
  return data.ordinary
    .flatMap((word) => [word, ...formsOf(word)])
    .filter((word) => findNearHobbies(word, fuzzy, 1).length > 0);
}

/** The data plus what an index would otherwise have to derive from it, which takes a second. */
export const completeHobbyData = (data: HobbyData): HobbyData => ({
  ...data,
  letters: data.letters ?? trainLetters(allWords(data)),
  misread: data.misread ?? findMisread(data),
});

/** Words of the data, with their forms, that are close to an unsafe word but innocent. */
export function findMisread(data: HobbyData): string[] {
  const words = function* () {
    for (const word of allWords(data)) yield* derive(word);
  };
  return misreadWords(words(), buildUnsafeIndex(data.unsafe));
}
