import { z } from "zod";
import { type Archetype, ArchetypeSchema } from "../lesson/entry.ts";
import { type Category, CategorySchema } from "../plan/category.ts";
import { UNSAFE_KINDS } from "./result.ts";

/**
 * The forms of the check's data. `content/words/` holds it: `hobbies.yaml`, `guide.yaml` and
 * `unsafe.yaml` go to server and browser, `lexicon.txt` and `ordinary.txt` to the server only.
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
  /** Everyday phrases that mean it, where the general rules do not find it. */
  phrases: z.array(term),
});
export type CuratedHobby = z.infer<typeof CuratedHobbySchema>;

/** Every term belongs to one hobby: a name or alias that stands twice is a fault of the file. */
export const CuratedHobbiesSchema = z.array(CuratedHobbySchema).min(1);

/** `guide.yaml`: how people say what they want, and what the guide offers them. */
export const GuideSchema = z.strictObject({
  /** Offered when nothing better is known: names of curated hobbies. */
  popular: z.array(term).min(1).max(8),
  /** Words before a hobby that say nothing of it: 'learn', 'how', 'playing'. */
  openers: z.array(z.string().min(1)),
  /** Words after it: 'lessons', 'beginners'. */
  closers: z.array(z.string().min(1)),
  /** Words that fit any hobby. */
  vague: z.array(z.string().min(1)),
  /** Curated hobbies that a week hardly begins, with easier ones beside them (spec 1 §4). */
  complex: z.array(z.strictObject({ slug: z.string(), alternatives: z.array(term).min(1).max(8) })),
  /** Broad or double-edged words, each with the hobbies that may be meant. */
  related: z.array(z.strictObject({ words: z.array(term).min(1), suggest: z.array(term).max(8) })),
  /** Curated terms that stay themselves behind any other word: 'thai cooking'. */
  heads: z.array(term),
  /** Verbs that stay the hobby whatever they are done to: 'drawing cats'. */
  verbs: z.array(z.string().min(3)),
  /** Activity words that make a hobby of what stands before them: 'soap carving'. */
  activities: z.array(
    z.strictObject({
      words: z.array(z.string()).min(1),
      archetype: ArchetypeSchema,
      category: CategorySchema,
    }),
  ),
  /** What stands before such a word without making a hobby: 'decision making'. */
  noActivity: z.array(term),
});
export type Guide = z.infer<typeof GuideSchema>;

const UnsafeListSchema = z.strictObject({
  /** Whole tokens. */
  words: z.array(z.string().min(1)).default([]),
  /** Word groups; inflection and small words between do not matter. */
  phrases: z.array(z.string().min(3)).default([]),
  /** A verb and an object that are harmless alone, within a few words of each other. */
  intents: z
    .array(z.strictObject({ verbs: z.array(z.string()), objects: z.array(z.string()) }))
    .default([]),
  /** Unsafe only as the whole text. */
  alone: z.array(z.string().min(2)).default([]),
  /** Offered instead. */
  offer: z.array(term).min(1).max(8),
});

/** `unsafe.yaml`. */
export const UnsafeDataSchema = z.strictObject({
  /** Word groups that are harmless although a word in them is listed: 'murder mystery'. */
  harmless: z.array(z.string().min(2)),
  kinds: z.strictObject(
    Object.fromEntries(UNSAFE_KINDS.map((kind) => [kind, UnsafeListSchema])) as Record<
      (typeof UNSAFE_KINDS)[number],
      typeof UnsafeListSchema
    >,
  ),
});
export type UnsafeData = z.infer<typeof UnsafeDataSchema>;

/** A line of the lexicon: a hobby that is rare but real. */
export interface LexiconEntry {
  readonly name: string;
  readonly archetype: Archetype;
  /** One clause that says what it is, or `=slug`: another name of a curated hobby. */
  readonly gloss: string;
}

/** What `buildHobbyIndex` needs. The browser's data has no lexicon and a short `ordinary`. */
export interface HobbyData {
  readonly hobbies: readonly CuratedHobby[];
  readonly guide: Guide;
  readonly unsafe: UnsafeData;
  readonly lexicon: readonly LexiconEntry[];
  /** Dictionary words that are what they are, not misspelt hobbies. */
  readonly ordinary: readonly string[];
  /** The letter model of the full word list (`gibberish.ts`); trained from the data when absent. */
  readonly letters?: string | undefined;
}

/** The category of what is only known by its archetype. */
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

/** Reads `lexicon.txt`: `name|archetype|gloss` a line, `#` before remarks. Throws on a bad line. */
export function parseLexicon(text: string): LexiconEntry[] {
  return lines(text).map((line) => {
    const [name = "", archetype, gloss = ""] = line.split("|");
    return { name: term.parse(name), archetype: ArchetypeSchema.parse(archetype), gloss };
  });
}

/** Reads `ordinary.txt`: one word a line, or several with spaces between. */
export const parseOrdinary = (text: string): string[] =>
  lines(text).flatMap((line) => line.split(" "));

const lines = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));

/** The parsed files of `content/words/`, before their forms are checked. */
export interface RawWords {
  readonly hobbies: unknown;
  readonly guide: unknown;
  readonly unsafe: unknown;
  readonly lexicon: string;
  readonly ordinary: string;
}

/** Checks the parsed files. Throws a ZodError on a fault: this is the build's step, not a visit's. */
export const parseHobbyData = (raw: RawWords): HobbyData => ({
  hobbies: CuratedHobbiesSchema.parse(raw.hobbies),
  guide: GuideSchema.parse(raw.guide),
  unsafe: UnsafeDataSchema.parse(raw.unsafe),
  lexicon: parseLexicon(raw.lexicon),
  ordinary: parseOrdinary(raw.ordinary),
});
