import type { ArchetypeLesson, Entry, EntryDay, Kit, Lesson } from "./entry.ts";
import { encyclopediaSearchUrl } from "./wording.ts";

/** A hobby that is known only by its name, and perhaps by a definition. */
export interface NamedHobby {
  readonly slug: string;
  /** As the visitor or the lexicon spells it. */
  readonly name: string;
  /** The dictionary definition, if there is one. */
  readonly gloss?: string | undefined;
}

type Slots = Readonly<Record<string, string>>;

/** Every slot that an archetype's text may use; the numbered ones name another day's skill. */
export const SLOT_NAMES = [
  "hobby",
  "verb",
  "tool",
  "piece",
  "skill",
  "do",
  "can",
  "slip",
  "fix",
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => `skill${day}`),
] as const;

const SLOT = /\{([A-Za-z]+\d?)\}/gu;

function fillText(text: string, slots: Slots): string {
  return text.replace(SLOT, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = slots[key];
    if (value === undefined) return whole;
    return key === name ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}

/** The same structure with all slots filled: `{name}`, or `{Name}` with a capital. */
export function fill<Value>(value: Value, slots: Slots): Value {
  if (typeof value === "string") return fillText(value, slots) as Value;
  if (Array.isArray(value)) return value.map((item) => fill(item, slots)) as Value;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, slots)]),
    ) as Value;
  }
  return value;
}

function weekSlots(kit: Pick<Kit, "noun" | "verb" | "tool" | "piece" | "steps">): Slots {
  return {
    hobby: kit.noun,
    verb: kit.verb,
    tool: kit.tool,
    piece: kit.piece,
    ...Object.fromEntries(kit.steps.map((step, index) => [`skill${index + 1}`, step.skill])),
  };
}

/** Where the encyclopedia's articles are. */
const ENCYCLOPEDIA = "https://en.wikipedia.org/wiki/";

/**
 * Articles on the hobby; without a known one, a search, which finds an article or says that there
 * is none.
 */
export function articlesOf(
  kit: Pick<Kit, "noun" | "articles">,
): { readonly title: string; readonly link: string }[] {
  if (kit.articles.length === 0) {
    return [
      {
        title: `Encyclopedia search: ${kit.noun}`,
        link: encyclopediaSearchUrl(kit.noun),
      },
    ];
  }
  return kit.articles.map((title) => ({
    title: `Encyclopedia article: ${title}`,
    link: ENCYCLOPEDIA + encodeURIComponent(title.replaceAll(" ", "_")),
  }));
}

function fillDay(day: EntryDay, index: number, kit: Kit, week: Slots): EntryDay {
  const step = kit.steps[index];
  const filled = fill(day, { ...week, ...step });
  return {
    ...filled,
    mistakes: step
      ? [{ slip: step.slip, fix: step.fix }, ...filled.mistakes].slice(0, 4)
      : filled.mistakes,
    // The hobby's own dangers are named before anything is done, and again where the archetype says
    // so.
    safety: index === 0 ? [...kit.safety, ...filled.safety] : filled.safety,
    resources: index === 0 ? [...articlesOf(kit), ...filled.resources] : filled.resources,
  };
}

/** A complete entry made from a family's lesson and what the kit knows of the hobby. */
export function entryFromKit(archetype: ArchetypeLesson, kit: Kit): Entry {
  const week = weekSlots(kit);
  const lesson: Lesson = fill({ ...archetype, days: [] as EntryDay[] }, week);
  return {
    starts: lesson.starts,
    pace: lesson.pace,
    goals: lesson.goals,
    answers: lesson.answers,
    slug: kit.slug,
    name: kit.name,
    version: archetype.version,
    verb: kit.verb,
    category: kit.category,
    archetype: archetype.archetype,
    summary: kit.summary,
    gear: kit.gear,
    days: archetype.days.map((day, index) => fillDay(day, index, kit, week)),
  };
}

/** First words of names that stay capitalized inside a sentence, besides the languages. */
const PROPER =
  /^(?:american|bollywood|french|irish|scottish|african|brazilian|chinese|indian|japanese|latin|thai|turkish|lego)\b/iu;

/**
 * A hobby's name as it is written in the middle of a sentence: 'falconry', 'French horn', 'Welsh'.
 */
export function nounOf(name: string, { archetype }: Pick<ArchetypeLesson, "archetype">): string {
  const isLanguage = archetype === "language" && !/\blanguage\b/iu.test(name);
  // 'DJing' and 'LARP' are capitalized everywhere.
  const isSpelledSo = /^\P{L}*\p{L}\p{Lu}/u.test(name);
  return isLanguage || isSpelledSo || PROPER.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

/** The kit for a hobby without one: the family's own, with the hobby's name in it. */
export function fallbackKit(archetype: ArchetypeLesson, hobby: NamedHobby): Kit {
  const noun = nounOf(hobby.name, archetype);
  const filled = fill(archetype.fallback, { hobby: noun });
  return {
    ...filled,
    slug: hobby.slug,
    name: hobby.name.charAt(0).toUpperCase() + hobby.name.slice(1),
    noun,
    summary: hobby.gloss
      ? `A first week of ${noun} (${hobby.gloss}), one measured step a day.`
      : `A first week of ${noun} for whoever starts it alone: one measured step a day.`,
    articles: [],
  };
}
