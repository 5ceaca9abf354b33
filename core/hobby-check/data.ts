import { z } from "zod";
import { type Category, CategorySchema } from "../plan/category.ts";
import { type Archetype, ArchetypeSchema } from "../plan/family.ts";
import { keyOf } from "./normalize.ts";
import { UNSAFE_KINDS } from "./result.ts";

/**
 * The schemas of the check's data. It is in `content/words/`: `hobbies.yaml`, `guide.yaml` and
 * `unsafe.yaml` go to server and browser, `lexicon.txt` and `ordinary.txt` only to the server.
 */

const term = z.string().trim().min(2).max(50);

/** One hobby of `hobbies.yaml`. */
export const CuratedHobbySchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: term,
  archetype: ArchetypeSchema,
  category: CategorySchema,
  /** Other names of the hobby. */
  aliases: z.array(term),
  /** Everyday phrases that mean it and that the general rules do not find. */
  phrases: z.array(term),
  /**
   * Other hobbies that are near it but not the same, such as padel near pickleball: whoever names
   * one is told that it has no lessons, and offered this one.
   */
  near: z.array(term).default([]),
  /** Slugs of what is offered in its place as long as it has no lessons. */
  instead: z.array(z.string()).max(3).default([]),
});
export type CuratedHobby = z.infer<typeof CuratedHobbySchema>;

/** Every term belongs to one hobby: a repeated name or alias is an error in the file. */
export const CuratedHobbiesSchema = z.array(CuratedHobbySchema).min(1);

/** `guide.yaml`: how people say what they want, and what the guide offers them. */
export const GuideSchema = z.strictObject({
  /** Offered when nothing better is known: names of curated hobbies. */
  popular: z.array(term).min(1).max(8),
  /** Words before a hobby that say nothing about it: 'learn', 'how', 'playing'. */
  openers: z.array(z.string().min(1)),
  /** Words after it: 'lessons', 'beginners'. */
  closers: z.array(z.string().min(1)),
  /** Words that fit any hobby. */
  vague: z.array(z.string().min(1)),
  /** Curated hobbies that take far more than a week, with easier alternatives (spec 1 §4). */
  complex: z.array(z.strictObject({ slug: z.string(), alternatives: z.array(term).min(1).max(8) })),
  /** Broad or ambiguous words, each with the hobbies that may be meant. */
  related: z.array(z.strictObject({ words: z.array(term).min(1), suggest: z.array(term).max(8) })),
  /** Curated terms that remain the hobby behind any other word: 'thai cooking'. */
  heads: z.array(term),
  /** Verbs that are the hobby whatever their object: 'drawing cats'. */
  verbs: z.array(z.string().min(3)),
  /** Activities that make a hobby of the words before them: 'soap carving'. */
  activities: z.array(
    z.strictObject({
      words: z.array(z.string()).min(1),
      archetype: ArchetypeSchema,
      category: CategorySchema,
    }),
  ),
  /** Words that do not make a hobby before such an activity: 'decision making'. */
  noActivity: z.array(term),
  /** For each family, what is offered in place of a hobby that has no lessons. */
  families: z.record(ArchetypeSchema, z.array(term).min(1).max(3)),
});
export type Guide = z.infer<typeof GuideSchema>;

/** Words separated by spaces: with thousands of them, easier to read than a list. */
const words = z.string().transform((text) => text.trim().split(/\s+/));
/** A group of words in order, in the notation that `unsafe.yaml` explains. */
const phrase = z.string().regex(/^[^?]+(?:\?(?= |$)[^?]*)*$/u, "'?' stands at the end of a word");

const UnsafeListSchema = z.strictObject({
  /** Unsafe anywhere. */
  words: words.default([]),
  /** Unsafe in the name of a hobby. */
  named: words.default([]),
  /** Unsafe anywhere. */
  grave: z.array(phrase).default([]),
  /** Unsafe in a name or a question. */
  phrases: z.array(phrase).default([]),
  /** A verb and its object, each harmless alone. */
  acts: z
    .array(z.strictObject({ do: words, to: words, bare: z.boolean().default(false) }))
    .default([]),
  /** Unsafe as a whole item of a list. */
  items: z.array(phrase).default([]),
  /** Unsafe only as the whole text. */
  alone: z.array(phrase).default([]),
  /** Offered instead; empty for self-harm. */
  offer: z.array(term).max(8),
});

/** `unsafe.yaml`, whose head explains its parts. */
export const UnsafeDataSchema = z.strictObject({
  forms: z.record(z.string(), z.array(z.string())),
  small: words,
  frame: words,
  between: words,
  attributes: words,
  groups: z.record(z.string(), words),
  harmless: z.array(phrase),
  kinds: z.strictObject(
    Object.fromEntries(UNSAFE_KINDS.map((kind) => [kind, UnsafeListSchema])) as Record<
      (typeof UNSAFE_KINDS)[number],
      typeof UnsafeListSchema
    >,
  ),
});
export type UnsafeData = z.infer<typeof UnsafeDataSchema>;

/** One entry of `dangers.yaml`: what can kill, and what of it belongs into a first week. */
export const DangerSchema = z.strictObject({
  archetype: ArchetypeSchema,
  /** Names of the activity. */
  terms: z.array(term).min(1),
  /** What may be done alone, in a sentence. */
  alone: z.string().min(20).max(240),
  /** What only with a teacher or a club. */
  teacher: z.string().min(20).max(240),
  /** What not at all in a first week. */
  never: z.string().min(20).max(240),
});
export type Danger = z.infer<typeof DangerSchema>;

/** A line of the lexicon: a rare but real hobby. */
export interface LexiconEntry {
  readonly name: string;
  readonly archetype: Archetype;
  /** A clause that defines it, or `=slug`: another name of a curated hobby. */
  readonly gloss: string;
}

/** The input of `buildHobbyIndex`. The browser's data has no lexicon and a short `ordinary`. */
export interface HobbyData {
  readonly hobbies: readonly CuratedHobby[];
  /** Slugs of the hobbies that have lessons of their own; all curated ones when absent. */
  readonly taught?: readonly string[] | undefined;
  readonly guide: Guide;
  readonly unsafe: UnsafeData;
  readonly dangers: readonly Danger[];
  readonly lexicon: readonly LexiconEntry[];
  /** Dictionary words that mean themselves and are not misspelled hobbies. */
  readonly ordinary: readonly string[];
  /** The letter model of the full word list (`gibberish.ts`); trained from the data when absent. */
  readonly letters?: string | undefined;
  /**
   * Dictionary words close to an unsafe one (`misreadWords`); computed from the data when absent.
   */
  readonly misread?: readonly string[] | undefined;
}

/** The category of a hobby that is known only by its archetype. */
export const CATEGORY_OF: Readonly<Record<Archetype, Category>> = {
  music: "Music",
  "visual-art": "Arts & Creativity",
  craft: "Crafts",
  "sport-fitness": "Fitness & Wellness",
  cooking: "Culinary",
  language: "Languages",
  technology: "Technology",
  "outdoors-nature": "Nature & Outdoors",
  "games-strategy": "Games & Strategy",
  performing: "Performing",
  wellness: "Fitness & Wellness",
  collecting: "Collecting",
  science: "Science",
};

/**
 * Reads `lexicon.txt`: one `name|archetype|gloss` per line, `#` before comments. Throws on a
 * malformed line.
 */
export function parseLexicon(text: string): LexiconEntry[] {
  return lines(text).map((line) => {
    const [name = "", archetype, gloss = ""] = line.split("|");
    return { name: term.parse(name), archetype: ArchetypeSchema.parse(archetype), gloss };
  });
}

/** Reads `ordinary.txt`: words separated by spaces or line breaks. */
export const parseOrdinary = (text: string): string[] =>
  lines(text).flatMap((line) => line.split(" "));

const lines = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));

/** The parsed files of `content/words/`, before validation. */
export interface RawWords {
  readonly hobbies: unknown;
  readonly guide: unknown;
  readonly unsafe: unknown;
  /** Slugs, and the names of these hobbies in other languages. */
  readonly foreign: unknown;
  readonly dangers: unknown;
  readonly lexicon: string;
  readonly ordinary: string;
}

/** Names in other languages are aliases like others; those that stand there already are left out. */
function withForeignNames(
  hobbies: readonly CuratedHobby[],
  foreign: Readonly<Record<string, readonly string[]>>,
): CuratedHobby[] {
  for (const slug of Object.keys(foreign)) {
    if (!hobbies.some((hobby) => hobby.slug === slug)) throw new Error(`foreign: no hobby ${slug}`);
  }
  return hobbies.map((hobby) => {
    const known = new Set([hobby.name, ...hobby.aliases, ...hobby.phrases].map(keyOf));
    const names = (foreign[hobby.slug] ?? []).filter((name) => {
      const key = keyOf(name);
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
    return { ...hobby, aliases: [...hobby.aliases, ...names] };
  });
}

/** Validates the parsed files. Throws a ZodError, which only the build can meet. */
export const parseHobbyData = (raw: RawWords): HobbyData => ({
  hobbies: withForeignNames(
    CuratedHobbiesSchema.parse(raw.hobbies),
    z.record(z.string(), z.array(term)).parse(raw.foreign),
  ),
  dangers: z.array(DangerSchema).parse(raw.dangers),
  guide: GuideSchema.parse(raw.guide),
  unsafe: UnsafeDataSchema.parse(raw.unsafe),
  lexicon: parseLexicon(raw.lexicon),
  ordinary: parseOrdinary(raw.ordinary),
});
