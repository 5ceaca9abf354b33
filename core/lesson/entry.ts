import { z } from "zod";
import { CategorySchema } from "../plan/category.ts";
import { ArchetypeSchema } from "../plan/family.ts";

/**
 * The form of a lesson entry: `content/hobbies/<slug>.yaml` (one hobby, taught for any of the 36
 * combinations of answers) and `content/archetypes/<name>.yaml` (the same form with `{slots}`).
 * `compose.ts` makes a plan of it. Every rule that needs no judgment is checked here, at build
 * time.
 */

/** Hosts that resources may link to: encyclopedias, libraries, public bodies, long-lived free courses. */
export const RESOURCE_HOSTS = [
  "wikipedia.org",
  "wikibooks.org",
  "wikiversity.org",
  "wikivoyage.org",
  "wiktionary.org",
  "wikimedia.org",
  "archive.org",
  "gutenberg.org",
  "librivox.org",
  "imslp.org",
  "developer.mozilla.org",
  "python.org",
  "freecodecamp.org",
  "khanacademy.org",
  "open.edu",
  "ocw.mit.edu",
  "nhs.uk",
  "who.int",
  "redcross.org",
  "rhs.org.uk",
  "kew.org",
  "usda.gov",
  "nps.gov",
  "nasa.gov",
  "noaa.gov",
  "si.edu",
  "loc.gov",
  "metmuseum.org",
  "nga.gov",
  "moma.org",
  "tate.org.uk",
  "vam.ac.uk",
  "britishmuseum.org",
  "bbc.co.uk",
  "rspb.org.uk",
  "allaboutbirds.org",
  "audubon.org",
  "inaturalist.org",
  "stellarium-web.org",
  "iau.org",
  "lichess.org",
  "fide.com",
  "wbf.org",
  "gov.uk",
  "fsa.gov.uk",
  "foodsafety.gov",
  "instructables.com",
  "musictheory.net",
  "ravelry.com",
  "craftyarncouncil.com",
  "toastmasters.org",
  "openstreetmap.org",
  "geocaching.com",
  "processing.org",
  "arduino.cc",
  "raspberrypi.org",
  "scratch.mit.edu",
  "blender.org",
  "gimp.org",
  "krita.org",
  "inkscape.org",
  "audacityteam.org",
  "musescore.org",
  "godotengine.org",
] as const;

const line = (min: number, max: number) => z.string().trim().min(min).max(max);

/** A text of at most a few sentences; longer sessions show it right after the shorter text. */
const stepText = line(25, 420);

/**
 * One step: `do` is complete for 30 minutes; `at60` continues it for an hour; `at120` continues
 * both.
 */
export const StepSchema = z.strictObject({
  do: stepText,
  at60: line(10, 320).optional(),
  at120: line(10, 320).optional(),
});
export type Step = z.infer<typeof StepSchema>;

/**
 * The five parts of a day in the order of the screen. `make` depends on the goal, the others on the
 * level.
 */
export const STEP_PARTS = ["open", "learn", "practice", "make", "close"] as const;

/** Minutes of each part for 30, 60 and 120 minutes a day. */
const MinutesSchema = z.tuple([
  z.number().int().min(2).max(20),
  z.number().int().min(3).max(35),
  z.number().int().min(5).max(60),
]);

const DayMinutesSchema = z
  .strictObject({
    open: MinutesSchema,
    learn: MinutesSchema,
    practice: MinutesSchema,
    make: MinutesSchema,
    close: MinutesSchema,
  })
  .superRefine((minutes, context) => {
    [30, 60, 120].forEach((total, column) => {
      const sum = STEP_PARTS.reduce((all, part) => all + (minutes[part][column] ?? 0), 0);
      if (sum !== total) {
        context.addIssue({
          code: "custom",
          message: `the minutes for ${total} add up to ${sum}`,
        });
      }
    });
  });

/** What a learner of one level does on one day. */
export const LevelDaySchema = z.strictObject({
  /** The day's learning goal: a result that can be seen, heard or counted. */
  result: line(30, 260),
  open: StepSchema,
  learn: StepSchema,
  practice: StepSchema,
  close: StepSchema,
  /** How the learner knows that it worked: a check with a threshold that can fail. */
  check: line(30, 320),
  /** What to have ready today, only for this level. */
  have: z.array(line(3, 140)).max(4).default([]),
  tips: z.array(line(20, 300)).max(3).default([]),
});

/** How a goal changes the day: something else is made, not the same thing with other praise. */
export const GoalDaySchema = z.strictObject({
  /** The day's line in the outline: what is made, shown, measured or sent. */
  makes: line(15, 140),
  step: StepSchema,
});

export const ResourceSchema = z.strictObject({
  title: line(5, 120),
  link: z.url({ protocol: /^https$/ }).refine(
    (link) => {
      const host = /^https:\/\/([^/:?#]+)/u.exec(link)?.[1] ?? "";
      return RESOURCE_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
    },
    { message: "the host is not in RESOURCE_HOSTS (core/lesson/entry.ts)" },
  ),
});

export const EntryDaySchema = z.strictObject({
  title: line(4, 60),
  /** Earlier days whose results this day uses. Day 1 has none, every later day at least one. */
  buildsOn: z.array(z.number().int().min(1).max(6)),
  why: line(60, 420),
  minutes: DayMinutesSchema,
  levels: z.strictObject({
    beginner: LevelDaySchema,
    some: LevelDaySchema,
    intermediate: LevelDaySchema,
  }),
  goals: z.strictObject({
    enjoyment: GoalDaySchema,
    skill: GoalDaySchema,
    social: GoalDaySchema,
    career: GoalDaySchema,
  }),
  have: z.array(line(3, 140)).min(2).max(6),
  tips: z.array(line(20, 300)).min(2).max(4),
  mistakes: z
    .array(z.strictObject({ slip: line(8, 160), fix: line(15, 260) }))
    .min(2)
    .max(4),
  safety: z.array(line(20, 320)).max(4).default([]),
  resources: z.array(ResourceSchema).min(1).max(3),
  /** Search words for a tutorial video per level, as one would type them. */
  videos: z.strictObject({
    beginner: line(6, 90),
    some: line(6, 90),
    intermediate: line(6, 90),
  }),
});
export type EntryDay = z.infer<typeof EntryDaySchema>;

export const GearSchema = z.strictObject({
  name: line(3, 80),
  /** What a household has instead, or 'none' with the reason. */
  substitute: line(3, 140),
  price: z.enum(["free", "low", "medium", "high"]),
  /** Words for searching a shop. */
  search: line(3, 80),
  /** The first day on which it is needed. */
  from: z.number().int().min(1).max(7).default(1),
});
export type Gear = z.infer<typeof GearSchema>;

const GoalThreadSchema = z.strictObject({
  /** The plan's title for this goal, without the words '7 days'. */
  title: line(10, 80),
  /** Two or three sentences: where the week leads, and how each day contributes. */
  overview: line(80, 520),
});

/** A hobby's name. */
export const NameSchema = line(2, 50);

/** Answers to learners' questions, found by their words. */
export const AnswersListSchema = z
  .array(
    z.strictObject({
      /** Lower-case words or phrases of a question; one that occurs is a hit. */
      about: z.array(line(2, 40)).min(1).max(12),
      answer: line(40, 600),
    }),
  )
  .min(5)
  .max(14);

/** The parts that entries and archetypes share. */
const LessonSchema = z.strictObject({
  /** One sentence per level: where this week starts and what it assumes. */
  starts: z.strictObject({
    beginner: line(30, 260),
    some: line(30, 260),
    intermediate: line(30, 260),
  }),
  /** One sentence per daily time: how a session is structured. */
  pace: z.strictObject({
    "30": line(30, 220),
    "60": line(30, 220),
    "120": line(30, 220),
  }),
  goals: z.strictObject({
    enjoyment: GoalThreadSchema,
    skill: GoalThreadSchema,
    social: GoalThreadSchema,
    career: GoalThreadSchema,
  }),
  answers: AnswersListSchema,
  days: z.array(EntryDaySchema).length(7),
});
export type Lesson = z.infer<typeof LessonSchema>;

function checkWeek(
  lesson: Pick<Lesson, "days">,
  context: {
    addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void;
  },
): void {
  lesson.days.forEach((day, index) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path: ["days", index, ...path], message });
    if (index > 0 && day.buildsOn.length === 0) fault(["buildsOn"], "builds on no earlier day");
    if (day.buildsOn.some((earlier) => earlier > index)) fault(["buildsOn"], "a later day");
    if (index === 6 && day.buildsOn.length < 3)
      fault(["buildsOn"], "day 7 uses three days or more");
    for (const part of STEP_PARTS) {
      const steps =
        part === "make"
          ? Object.entries(day.goals).map(
              ([name, goal]) => [`goals.${name}.step`, goal.step] as const,
            )
          : Object.entries(day.levels).map(
              ([name, level]) => [`levels.${name}.${part}`, level[part]] as const,
            );
      const [short, middle, long] = day.minutes[part];
      for (const [path, step] of steps) {
        if (middle > short * 1.6 && !step.at60)
          fault([path], `needs at60: ${short} → ${middle} min`);
        if (long > middle * 1.6 && !step.at120)
          fault([path], `needs at120: ${middle} → ${long} min`);
      }
    }
  });
}

/** A complete hobby: `content/hobbies/<slug>.yaml`. */
export const EntrySchema = LessonSchema.extend({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: NameSchema,
  /** Raised whenever the words change, so that a stored plan knows what it was made from. */
  version: z.number().int().min(1),
  /** Fits 'how to …': 'play the guitar', 'bake sourdough bread'. */
  verb: line(3, 60),
  category: CategorySchema,
  archetype: ArchetypeSchema,
  /** One sentence for lists and search results. */
  summary: line(60, 220),
  gear: z.array(GearSchema).min(2).max(10),
}).superRefine(checkWeek);
export type Entry = z.infer<typeof EntrySchema>;

/** One of a kit's seven first steps: what the hobby itself requires on that day. */
export const KitStepSchema = z.strictObject({
  /** A noun phrase: 'the C, Am and F chords'. */
  skill: line(4, 70),
  /** One to three sentences of instruction with a count, tempo, size or time. */
  do: line(40, 330),
  /** Completes 'You can …': 'change C to F eight times in a minute'. */
  can: line(15, 170),
  slip: line(8, 140),
  fix: line(15, 200),
});

/** What an archetype cannot know about a hobby: `content/kits/<archetype>.yaml`, a list. */
export const KitSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: NameSchema,
  /** The name as it is written in the middle of a sentence: 'crochet', 'Spanish'. */
  noun: NameSchema,
  verb: line(3, 60),
  category: CategorySchema,
  summary: line(60, 220),
  /** With its article, as in 'pick up {tool}': 'the ukulele', 'your crochet hook'. */
  tool: line(3, 60),
  /** The small thing that is made, played or shown on day 7: 'a three-chord song'. */
  piece: line(4, 90),
  gear: z.array(GearSchema).min(2).max(6),
  steps: z.array(KitStepSchema).length(7),
  safety: z.array(line(20, 320)).max(4).default([]),
  /** Titles of encyclopedia articles on the hobby, as in the address: 'Ukulele'. */
  articles: z.array(line(2, 80)).min(1).max(3),
});
export type Kit = z.infer<typeof KitSchema>;

/** The kit of a hobby that is known only by its name; its texts contain `{hobby}`. */
const FallbackKitSchema = KitSchema.pick({
  verb: true,
  category: true,
  tool: true,
  piece: true,
  gear: true,
  steps: true,
  safety: true,
});

/**
 * A family of hobbies: `content/archetypes/<archetype>.yaml`; its texts contain a kit's `{slots}`.
 */
export const ArchetypeLessonSchema = LessonSchema.extend({
  archetype: ArchetypeSchema,
  version: z.number().int().min(1),
  fallback: FallbackKitSchema,
}).superRefine(checkWeek);
export type ArchetypeLesson = z.infer<typeof ArchetypeLessonSchema>;
