import { z } from "zod";
import { DEFAULT_ANSWERS, ExperienceSchema, GoalSchema, TimeSchema } from "./answers.ts";
import { type Category, CategorySchema, categoryOf } from "./category.ts";
import { ArchetypeSchema } from "./family.ts";
import { hobbyFromTitle } from "./identity.ts";
import {
  AuthorSchema,
  type Day,
  DayCheckSchema,
  DayStepSchema,
  DEFAULT_DIFFICULTY,
  DEFAULT_ESTIMATED_TIME,
  type Link,
  type OutlineDay,
  PLAN_DAYS,
  type Plan,
  TermSchema,
} from "./plan.ts";

/** Spec 1 §3: shown when a stored day lists no mistakes. */
export const DEFAULT_MISTAKES: readonly string[] = [
  "Rushing through the steps → finish one before you begin the next.",
  "Skipping the self-check → five honest minutes with it save an hour tomorrow.",
  "Comparing your first week with somebody's tenth year → compare today with yesterday.",
];

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;

const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(asText).filter((text) => text !== "") : [];

/**
 * Stored links must be https, never 'javascript:' and the like, and must show where they lead:
 * 'https://en.wikipedia.org@elsewhere.example' does not.
 */
const WEB_LINK = /^https:\/\/[^\s/?#@\\]+(?:[/?#].*)?$/isu;

const asLinks = (value: unknown): Link[] =>
  Array.isArray(value)
    ? value.flatMap((item) => {
        const fields = asFields(item);
        const link = asText(fields?.link ?? fields?.url);
        return WEB_LINK.test(link) ? [{ title: asText(fields?.title) || link, link }] : [];
      })
    : [];

const asDayNumber = (value: unknown): number | undefined => {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" &&
    Number.isInteger(number) &&
    number >= 1 &&
    number <= PLAN_DAYS
    ? number
    : undefined;
};

/** How deeply a plan may be wrapped: at the top level, in `plan_data` or `planData`, or in both. */
const MAX_WRAPPERS = 3;

/** The layers of a stored plan from the outside in; for content, inner layers win. */
function layersOf(value: unknown): Fields[] {
  const layers: Fields[] = [];
  let current: readonly unknown[] = [value];
  for (let depth = 0; depth <= MAX_WRAPPERS; depth += 1) {
    const here = current
      .map((wrapped) => asFields(unpacked(wrapped)))
      .filter((fields) => fields !== undefined);
    layers.push(...here);
    current = here.flatMap(({ plan_data, planData }) => [planData, plan_data]);
  }
  return layers;
}

/** Parses a value that was stored as JSON text. */
const unpacked = (value: unknown): unknown =>
  typeof value === "string" ? parseJson(value) : value;

/** The innermost non-empty list of days; otherwise an empty one, if there is one. */
function rawDaysOf(layers: readonly Fields[]): readonly unknown[] | undefined {
  const lists = layers
    .toReversed()
    .map(({ days }) => unpacked(days))
    .filter(Array.isArray);
  return lists.find((days) => days.length > 0) ?? lists[0];
}

/**
 * Makes a function that reads a field, under any of its names, from the innermost layer that has
 * it.
 */
const finderIn =
  (layers: readonly Fields[]) =>
  (...names: string[]): unknown => {
    for (const layer of layers.toReversed()) {
      for (const name of names) {
        if (layer[name] !== undefined && layer[name] !== null && layer[name] !== "")
          return layer[name];
      }
    }
    return undefined;
  };

const hobbyIn = (find: ReturnType<typeof finderIn>): string | undefined =>
  asText(find("hobby", "hobby_name")) || hobbyFromTitle(asText(find("title")));

/**
 * The hobby of a stored plan (spec 1 §5): its `hobby` or `hobby_name`, outside or inside, or the
 * one in its title, 'Learn X in …'. Undefined when there is none.
 */
export const readStoredHobby = (value: unknown): string | undefined =>
  hobbyIn(finderIn(layersOf(value)));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ExperienceOrDefault = ExperienceSchema.catch(DEFAULT_ANSWERS.experience);
const TimeOrDefault = TimeSchema.catch(DEFAULT_ANSWERS.timeAvailable);
const GoalOrDefault = GoalSchema.catch(DEFAULT_ANSWERS.goal);
const AuthorOrUnknown = AuthorSchema.catch("unknown");

/** A link that is shown as a YouTube search must lead to YouTube. */
const VIDEO_SEARCH = /^https:\/\/(?:www\.|m\.)?youtube\.com\//iu;

const VideoIdSchema = z.string().regex(/^[\w-]{11}$/u);

/** The `v=` id in a YouTube link; older plans have it in their first free resource. */
export function videoIdFromLink(link: string): string | undefined {
  if (!/^https?:\/\/(?:www\.|m\.)?youtube\.com\//iu.test(link)) return undefined;
  const id = /[?&]v=([^&#]+)/u.exec(link)?.[1];
  return VideoIdSchema.safeParse(id).data;
}

function parseVideo(fields: Fields): string | null {
  const stored = asText(fields.youtubeVideoId);
  if (stored === "unavailable") return stored;
  const [first] = Array.isArray(fields.freeResources) ? fields.freeResources : [];
  const link = asText(asFields(first)?.link ?? asFields(first)?.url);
  return VideoIdSchema.safeParse(stored).data ?? videoIdFromLink(link) ?? null;
}

function parseDay(value: unknown, position: number, hobby: string): Day | undefined {
  const fields = asFields(value);
  if (!fields) return undefined;
  const day = asDayNumber(fields.day) ?? asDayNumber(position);
  if (day === undefined) return undefined;
  const mistakes = asTexts(fields.mistakesToAvoid);
  const aliased = mistakes.length > 0 ? mistakes : asTexts(fields.commonMistakes);
  const version = fields.version;
  const second = parseSecondEdition(fields);
  return {
    id: asText(fields.id) || `${hobby || "plan"}-${day}`,
    version: typeof version === "number" && Number.isInteger(version) && version > 0 ? version : 1,
    day,
    title: asText(fields.title) || `Day ${day}`,
    mainTask: asText(fields.mainTask),
    explanation: asText(fields.explanation),
    howTo: asTexts(fields.howTo),
    checklist: asTexts(fields.checklist),
    tips: asTexts(fields.tips),
    // A day of steps that names no mistakes has none to warn of.
    mistakesToAvoid: aliased.length > 0 || second.steps ? aliased : [...DEFAULT_MISTAKES],
    selfCheck: asText(fields.selfCheck),
    safety: asTexts(fields.safety),
    freeResources: asLinks(fields.freeResources),
    affiliateProducts: asLinks(fields.affiliateProducts),
    youtubeVideoId: parseVideo(fields),
    youtubeSearchUrl: VIDEO_SEARCH.test(asText(fields.youtubeSearchUrl))
      ? asText(fields.youtubeSearchUrl)
      : null,
    videoTitle: asText(fields.videoTitle) || null,
    estimatedTime: asText(fields.estimatedTime) || DEFAULT_ESTIMATED_TIME,
    skillLevel: asText(fields.skillLevel) || DEFAULT_DIFFICULTY,
    ...second,
  };
}

/** What only days of the second edition have; left out when it is damaged, for the lines remain. */
function parseSecondEdition({
  steps,
  check,
  terms,
}: Fields): Pick<Day, "steps" | "check" | "terms"> {
  const parsed = {
    steps: z.array(DayStepSchema).min(1).safeParse(steps).data,
    check: DayCheckSchema.safeParse(check).data,
    terms: z.array(TermSchema).safeParse(terms).data,
  };
  return {
    ...(parsed.steps && { steps: parsed.steps }),
    ...(parsed.check && { check: parsed.check }),
    ...(parsed.terms && { terms: parsed.terms }),
  };
}

function parseOutline(value: unknown): OutlineDay[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, PLAN_DAYS).flatMap((item, index) => {
    if (typeof item === "string") return [{ day: index + 1, title: item, focus: "" }];
    const fields = asFields(item);
    const day = asDayNumber(fields?.day) ?? asDayNumber(index + 1);
    return fields && day !== undefined
      ? [{ day, title: asText(fields.title), focus: asText(fields.focus ?? fields.mainTask) }]
      : [];
  });
}

function uniqueDays(days: readonly Day[]): Day[] {
  const byNumber = new Map<number, Day>();
  for (const day of days) if (!byNumber.has(day.day)) byNumber.set(day.day, day);
  return [...byNumber.values()].sort((one, other) => one.day - other.day);
}

/**
 * Reads a plan in every shape that was ever stored (spec 1 §3): at the top level, inside
 * `plan_data` or `planData`, doubly nested or as JSON text; `hobby_name`; `commonMistakes`; missing
 * fields. Never throws. Undefined only when there is no list of days or no hobby.
 */
export function parseStoredPlan(value: unknown): Plan | undefined {
  const layers = layersOf(value);
  const find = finderIn(layers);
  const rawDays = rawDaysOf(layers);
  const hobby = hobbyIn(find);
  if (!rawDays || !hobby) return undefined;
  const title = asText(find("title"));
  const days = uniqueDays(rawDays.flatMap((day, index) => parseDay(day, index + 1, hobby) ?? []));
  const outline = parseOutline(unpacked(find("outline")));
  const answers = asFields(find("answers")) ?? {};
  const category = CategorySchema.safeParse(find("category"));
  const general = ArchetypeSchema.safeParse(find("general"));
  const outermost = layers[0] ?? {};
  return {
    // The row's own id counts, not a copy inside the plan.
    id: asText(outermost.id) || asText(find("id")),
    hobby,
    title: title || `Learn ${hobby} in ${PLAN_DAYS} days`,
    overview: asText(find("overview")),
    ...(asText(find("promise")) && { promise: asText(find("promise")) }),
    ...(general.success && { general: general.data }),
    difficulty: asText(find("difficulty")) || DEFAULT_DIFFICULTY,
    category: category.success ? (category.data as Category) : categoryOf(hobby),
    totalDays: PLAN_DAYS,
    answers: {
      experience: ExperienceOrDefault.parse(answers.experience ?? find("experience")),
      timeAvailable: TimeOrDefault.parse(answers.timeAvailable ?? find("timeAvailable")),
      goal: GoalOrDefault.parse(answers.goal ?? find("goal")),
    },
    outline:
      outline.length > 0
        ? outline
        : days.map(({ day, title: name, mainTask }) => ({ day, title: name, focus: mainTask })),
    days,
    author: AuthorOrUnknown.parse(find("author")),
    created_at: asText(outermost.created_at) || asText(find("created_at")),
  };
}
