import { z } from "zod";
import { StoredFigureSchema } from "../figures/figure.ts";
import { CategorySchema } from "../plan/category.ts";
import { ArchetypeSchema } from "../plan/family.ts";
import { PLAN_DAYS } from "../plan/plan.ts";
import { TOOL_NAMES } from "../tools/tool-names.ts";
import { AnswersListSchema, NameSchema, ResourceSchema } from "./entry.ts";
import { wordsOf } from "./lint/texts.ts";

/**
 * The second edition of lessons: `content/hobbies/<slug>/` holds what is known of a hobby
 * (`hobby.yaml`) and its weeks. `<level>.yaml` is a week for every goal of a level, with steps marked
 * for one; `<level>-<goal>.yaml` is a week for that goal alone, and wins. Limits that need no judgment
 * are checked here; `lint/lint-week.ts` has the rest.
 */

export const LEVELS = ["beginner", "some", "intermediate"] as const;
export const GOALS = ["enjoyment", "skill", "social", "career"] as const;
export type Level = (typeof LEVELS)[number];
export type GoalName = (typeof GOALS)[number];
const GoalNameSchema = z.enum(GOALS);

/** The daily times of a lesson, in minutes, in the order of every `minutes`. */
export const SESSIONS = [30, 60, 120] as const;
export type Session = (typeof SESSIONS)[number];

/** What the hands need beside the text of a step. */
export const ToolSchema = z.enum(TOOL_NAMES);

/** The most words of each text, and of a step's action also the fewest. */
export const WORDS = {
  overview: 60,
  promise: 40,
  aim: 20,
  why: 30,
  action: { least: 2, most: 6 },
  how: 40,
  point: 12,
  check: 45,
  fix: 40,
  tip: 30,
  slip: 15,
  meaning: 30,
} as const;

/** How many steps a day of 30, 60 and 120 minutes has, breaks not counted, and how many breaks. */
const STEP_COUNTS = [
  { least: 4, most: 5, breaks: 0 },
  { least: 6, most: 7, breaks: 0 },
  { least: 8, most: 10, breaks: 1 },
] as const;

/** The most items of a day's lists. */
export const ITEMS_MAX = { tips: 2, mistakes: 2, safety: 3, terms: 6 } as const;

/** The `STEP_COUNTS` of a day of so many minutes. */
export const stepCountsFor = (minutes: Session) =>
  STEP_COUNTS[SESSIONS.indexOf(minutes) as 0 | 1 | 2];

/** A day may come from another week of the hobby, but not the whole week. */
export const TAKEN_MAX = 3;

const text = (most: number, least = 1) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const count = wordsOf(value).length;
      if (count >= least && count <= most) return;
      const limits = least > 1 ? `${least} to ${most}` : `at most ${most}`;
      context.addIssue({ code: "custom", message: `${count} words; ${limits}` });
    });

/** A name of a file or of a thing in one. */
const KeySchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u);

/** Minutes in a day of 30, 60 and 120; 0 where the day does without it. */
const MinutesSchema = z.tuple([
  z.number().int().min(0).max(20),
  z.number().int().min(0).max(35),
  z.number().int().min(0).max(60),
]);

export const WeekStepSchema = z
  .strictObject({
    /** The action, in bold: 'Make one chain, slowly.' */
    do: z.string().trim().min(2).max(60),
    /** One task, or else `points`. */
    how: text(WORDS.how).optional(),
    points: z.array(text(WORDS.point)).min(2).max(3).optional(),
    /** A step belongs to the shortest day that has it: [0, 8, 10] begins with the hour. */
    minutes: MinutesSchema,
    /** Only for learners with this goal. */
    goal: GoalNameSchema.optional(),
    tool: ToolSchema.optional(),
    /** A key of the hobby's figures. */
    figure: KeySchema.optional(),
    /** A pause for the body, which days of two hours have once. */
    rest: z.literal(true).optional(),
  })
  .superRefine((step, context) => {
    const fault = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    const count = wordsOf(step.do).length;
    const least = step.rest ? 1 : WORDS.action.least;
    if (count < least || count > WORDS.action.most) {
      fault("do", `${count} words; ${least} to ${WORDS.action.most}`);
    }
    if (Boolean(step.how) === Boolean(step.points)) fault("how", "either `how` or `points`");
    const [half, hour, two] = step.minutes;
    if (two === 0 || (half > 0 && hour === 0)) {
      fault("minutes", "a longer day has all steps of the shorter one");
    }
    if (half > hour || hour > two) fault("minutes", "a step is not shorter in a longer day");
  });
export type WeekStep = z.infer<typeof WeekStepSchema>;

const DayTitleSchema = z.string().trim().min(4).max(60);
/** The one thing of the day that is measured. */
const CheckSchema = z.strictObject({
  try: text(WORDS.check),
  /** What to do if it fails, after 'Not yet:'. */
  fix: text(WORDS.fix),
  minutes: MinutesSchema,
});
/** What has to be ready beside the gear; `longer` is for the steps that only longer days have. */
const NeedSchema = z.array(z.union([text(16), z.strictObject({ longer: text(16) })])).max(4);

/** What is told otherwise to learners with one goal, beside the steps that are theirs. */
const GoalDaySchema = z.strictObject({
  title: DayTitleSchema.exactOptional(),
  aim: text(WORDS.aim).exactOptional(),
  why: text(WORDS.why).exactOptional(),
  check: CheckSchema.exactOptional(),
  need: NeedSchema.exactOptional(),
});

export const WeekDaySchema = z.strictObject({
  title: DayTitleSchema,
  /** What exists or works at the end of the day. */
  aim: text(WORDS.aim),
  why: text(WORDS.why),
  steps: z.array(WeekStepSchema).min(8).max(40),
  check: CheckSchema,
  /** In a week for every goal: what one of them has of its own. */
  goals: z.partialRecord(GoalNameSchema, GoalDaySchema).optional(),
  /** Keys of the hobby's gear that the day uses. */
  gear: z.array(KeySchema).max(8).default([]),
  need: NeedSchema.default([]),
  tips: z.array(text(WORDS.tip)).max(ITEMS_MAX.tips).default([]),
  mistakes: z
    .array(z.strictObject({ slip: text(WORDS.slip), fix: text(WORDS.tip) }))
    .max(ITEMS_MAX.mistakes)
    .default([]),
  safety: z.array(text(WORDS.how)).max(ITEMS_MAX.safety).default([]),
  /** Search words for a tutorial, as one would type them. */
  video: z.string().trim().min(6).max(90),
  /** Keys of the hobby's resources. */
  resources: z.array(KeySchema).max(3).default([]),
  /** Terms of the hobby's glossary that the day uses. */
  terms: z.array(z.string().min(1).max(40)).max(ITEMS_MAX.terms).default([]),
});
export type WeekDay = z.infer<typeof WeekDaySchema>;

/** A day of another week of this hobby: { from: some-skill, day: 3 }. */
const TakenDaySchema = z.strictObject({
  from: KeySchema,
  day: z.number().int().min(1).max(PLAN_DAYS),
});
export type TakenDay = z.infer<typeof TakenDaySchema>;

const OpeningSchema = z.strictObject({
  title: z.string().trim().min(6).max(70),
  /** What will lie on the table, be played or be said on day 7: one sentence. */
  promise: text(WORDS.promise),
  overview: text(WORDS.overview),
});

/** Of a union, the faults of the form that was meant are told, not those of both. */
const DayFileSchema = z.unknown().transform((value, context): TakenDay | WeekDay => {
  const isTaken = typeof value === "object" && value !== null && "from" in value;
  const parsed = (isTaken ? TakenDaySchema : WeekDaySchema).safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: "custom", path, message });
  }
  return z.NEVER;
});

const DaysSchema = z
  .array(DayFileSchema)
  .length(PLAN_DAYS)
  .superRefine((days, context) => {
    const taken = days.filter((day) => "from" in day).length;
    if (taken > TAKEN_MAX) {
      context.addIssue({
        code: "custom",
        message: `${taken} days come from other weeks; at most ${TAKEN_MAX}`,
      });
    }
  });

/** A week for one goal: `<level>-<goal>.yaml`. */
export const GoalWeekSchema = OpeningSchema.extend({ days: DaysSchema });
/** A week for every goal of a level: `<level>.yaml`. */
export const LevelWeekSchema = z.strictObject({
  goals: z.strictObject({
    enjoyment: OpeningSchema,
    skill: OpeningSchema,
    social: OpeningSchema,
    career: OpeningSchema,
  }),
  days: DaysSchema,
});

/** A week as its file has it. */
export type WeekFile = z.infer<typeof GoalWeekSchema> | z.infer<typeof LevelWeekSchema>;

/** Figures by the keys that steps name them with. */
const FiguresSchema = z.record(KeySchema, StoredFigureSchema).default({});
export type Figures = z.infer<typeof FiguresSchema>;

/** One learner's week: of one level and goal, its days in place. */
export const WeekSchema = z.object({
  opening: OpeningSchema,
  days: z.array(WeekDaySchema),
  /** Those of the hobby's figures that its steps show. */
  figures: FiguresSchema,
});
export type Week = z.infer<typeof WeekSchema>;

/** What lists and pages show of a week without its steps. */
export const WeekHeadSchema = z.object({
  opening: OpeningSchema,
  days: z.array(z.object({ title: z.string(), aim: z.string(), safety: z.array(z.string()) })),
});
export type WeekHead = z.infer<typeof WeekHeadSchema>;

const GlossaryItemSchema = z.strictObject({
  term: z.string().min(1).max(40),
  meaning: text(WORDS.meaning),
});

const GearItemSchema = z.strictObject({
  key: KeySchema,
  name: z.string().min(3).max(80),
  /** What a household has instead; left out where nothing replaces it. */
  substitute: z.string().min(3).max(140).optional(),
  price: z.enum(["free", "low", "medium", "high"]),
  /** Words for searching a shop. */
  search: z.string().min(3).max(80),
});
export type GearItem = z.infer<typeof GearItemSchema>;

/** What is known of a hobby beside its weeks: `hobby.yaml`. */
export const HobbySchema = z.strictObject({
  slug: KeySchema,
  name: NameSchema,
  /** Raised whenever words change, so that a stored plan knows what it was made from. */
  version: z.number().int().min(1),
  /** Fits 'how to …': 'play the guitar'. */
  verb: z.string().min(3).max(60),
  category: CategorySchema,
  archetype: ArchetypeSchema,
  /** One sentence for lists and search results. */
  summary: z.string().min(60).max(220),
  gear: z.array(GearItemSchema).min(2).max(14),
  resources: z
    .array(ResourceSchema.extend({ key: KeySchema }))
    .min(2)
    .max(14),
  glossary: z.array(GlossaryItemSchema).min(15).max(40),
  answers: AnswersListSchema,
  /** What is drawn, from the folder's `figures.yaml`; built weeks have their own share of it. */
  figures: FiguresSchema,
  /** Whether the hobby itself keeps score, as running keeps times. */
  keepsScore: z.literal(true).optional(),
});
export type Hobby = z.infer<typeof HobbySchema>;

/**
 * An honest week for a hobby that has no lessons: `content/general/<family>.yaml`, for every level and
 * goal. It teaches nothing of the hobby itself; it finds who does. `{hobby}` stands for the hobby's
 * name inside a sentence, `{Hobby}` at its beginning.
 */
export const GeneralSchema = z.strictObject({
  archetype: ArchetypeSchema,
  version: z.number().int().min(1),
  gear: z.array(GearItemSchema).max(8),
  resources: z
    .array(ResourceSchema.extend({ key: KeySchema }))
    .min(1)
    .max(8),
  glossary: z.array(GlossaryItemSchema).max(20),
  answers: AnswersListSchema,
  ...LevelWeekSchema.shape,
});
export type General = z.infer<typeof GeneralSchema>;

/** The name of a week's file without its ending: 'beginner-social', or 'beginner' for every goal. */
export const weekName = (level: Level, goal?: GoalName): string =>
  goal ? `${level}-${goal}` : level;
