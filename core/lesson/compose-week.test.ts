import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { everyNth } from "#tests/property-runs.ts";
import {
  type Answers,
  ExperienceSchema,
  GoalSchema,
  MINUTES,
  TimeSchema,
} from "../plan/answers.ts";
import { parseStoredPlan } from "../plan/parse-stored.ts";
import { DaySchema, PLAN_DAYS } from "../plan/plan.ts";
import { weekOf } from "./compose-week.ts";
import { KitSchema } from "./entry.ts";
import { generalLesson } from "./general.ts";
import { type Lesson, weekLesson, weekNameFor } from "./lesson.ts";
import { GeneralSchema, type GoalName, HobbySchema, type WeekFile, WeekSchema } from "./week.ts";

const BUILT = join(import.meta.dirname, "../../generated");
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(BUILT, ...path), "utf8"));

const slugs = readdirSync(join(BUILT, "weeks"));
const COMBINATIONS: Answers[] = ExperienceSchema.options.flatMap((experience) =>
  TimeSchema.options.flatMap((timeAvailable) =>
    GoalSchema.options.map((goal) => ({ experience, timeAvailable, goal })),
  ),
);
const DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1);

function expectWhole(lesson: Lesson, answers: Answers): void {
  const request = { hobby: "x", ...answers };
  const opening = lesson.opening(request);
  expect(opening.outline).toHaveLength(PLAN_DAYS);
  expect(opening.promise).toBeTruthy();
  for (const number of DAYS) {
    const day = DaySchema.parse(lesson.day(request, number));
    const steps = day.steps ?? [];
    const minutes = steps.reduce((sum, step) => sum + step.minutes, day.check?.minutes ?? 0);
    expect(minutes).toBe(MINUTES[answers.timeAvailable]);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    // The specification's fields say the same.
    expect(day.howTo).toHaveLength(steps.length);
    steps.forEach(({ title, text, minutes: own }, index) => {
      expect(day.howTo[index]).toContain(title);
      expect(day.howTo[index]).toContain(text);
      expect(day.howTo[index]).toContain(`(${own} min)`);
    });
    expect(day.selfCheck).toContain(day.check?.try);
    expect(JSON.stringify(day)).not.toMatch(/\{hobby\}/iu);
  }
}

describe("every hobby with weeks", () => {
  test.each(slugs.filter((_, index) => index % everyNth(4) === 0))(
    "%s: whole for all 36 answers",
    (slug) => {
      const hobby = HobbySchema.parse(read("hobbies", `${slug}.json`));
      for (const answers of COMBINATIONS) {
        const week = WeekSchema.parse(read("weeks", slug, `${weekNameFor(answers)}.json`));
        const lesson = weekLesson(hobby, week);
        expectWhole(lesson, answers);
        week.days.forEach(({ need }, index) => {
          const { checklist } = lesson.day({ hobby: "x", ...answers }, index + 1);
          for (const item of need) {
            const [text, isNeeded] =
              typeof item === "string"
                ? [item, true]
                : [item.longer, answers.timeAvailable !== "30 minutes"];
            expect(checklist.includes(text), text).toBe(isNeeded);
          }
        });
      }
    },
  );

  test.each(slugs)("%s: each week loads alone, its words in under 40 kB", (slug) => {
    for (const file of readdirSync(join(BUILT, "weeks", slug))) {
      const { figures, ...words } = WeekSchema.parse(read("weeks", slug, file));
      expect(JSON.stringify(words).length).toBeLessThan(40_000);
      expect(JSON.stringify(figures).length).toBeLessThan(160_000);
    }
  });
});

describe("every family's general week", () => {
  test.each(readdirSync(join(BUILT, "general")))("%s: whole for all 36 answers", (file) => {
    const general = GeneralSchema.parse(read("general", file));
    const lesson = generalLesson(general, { slug: "zorbing", name: "Zorbing" });
    for (const answers of COMBINATIONS) expectWhole(lesson, answers);
    const opening = lesson.opening({ hobby: "Zorbing", ...(COMBINATIONS[0] as Answers) });
    expect(opening.general).toBe(general.archetype);
    expect(opening.title.toLowerCase()).toContain("zorbing");
  });
});

test.each(readdirSync(join(BUILT, "kits")))(
  "%s: a general week with exercises is whole too",
  (file) => {
    const kit = KitSchema.parse(read("kits", file));
    const families = readdirSync(join(BUILT, "general"));
    const general = GeneralSchema.parse(
      read("general", families[kit.name.length % families.length] ?? ""),
    );
    const lesson = generalLesson(general, { slug: kit.slug, name: kit.name, kit });
    for (const answers of COMBINATIONS.filter(({ goal }) => goal === "skill building")) {
      for (const number of [1, 4, 7]) {
        const { steps = [], check } = lesson.day({ hobby: kit.name, ...answers }, number);
        const sum = steps.reduce((total, { minutes }) => total + minutes, check?.minutes ?? 0);
        expect(sum).toBe(MINUTES[answers.timeAvailable]);
        expect(Math.min(...steps.map(({ minutes }) => minutes))).toBeGreaterThan(1);
      }
    }
  },
);

test("what a day tells one goal otherwise, the other goals do not see", () => {
  const { goals, days } = GeneralSchema.parse(read("general", "craft.json"));
  const [first, ...rest] = days;
  const own = { aim: "Make one for a neighbor." };
  const file = { goals, days: [{ ...first, goals: { social: own } }, ...rest] } as WeekFile;
  const aimFor = (goal: GoalName) => weekOf(file, goal, {}).days[0]?.aim;
  expect(aimFor("social")).toBe(own.aim);
  expect(aimFor("skill")).toBe((first as { aim: string }).aim);
});

test("a general week names the hobby's known dangers first, an exercise, and articles about it", () => {
  const general = GeneralSchema.parse(read("general", "craft.json"));
  const kit = {
    noun: "bee keeping",
    gear: [],
    steps: [
      {
        skill: "reading a frame",
        do: "Look at three photos of a frame and name what is in the cells.",
        can: "name eggs, brood and honey",
        slip: "Looking for the queen first",
        fix: "Look for eggs; where they are, she is.",
      },
    ],
    safety: ["Bees sting."],
    articles: ["Bee"],
  };
  const lesson = generalLesson(general, { slug: "bees", name: "Bee keeping", kit });
  const request = { hobby: "Bee keeping", ...(COMBINATIONS[0] as Answers) };
  const exercise = { title: "Try reading a frame.", text: kit.steps[0]?.do };
  expect(lesson.day(request, 1).steps).toContainEqual(expect.objectContaining(exercise));
  expect(lesson.day(request, 1).mistakesToAvoid.at(-1)).toContain("Look for eggs");
  expect(lesson.day(request, 2).steps?.map(({ title }) => title)).not.toContain(exercise.title);
  const practiced = lesson.day({ ...request, experience: "intermediate" }, 1);
  expect(practiced.steps?.map(({ title }) => title)).not.toContain(exercise.title);
  expect(lesson.day(request, 1).safety[0]).toBe("Bees sting.");
  expect(lesson.day(request, 1).freeResources[0]?.link).toBe("https://en.wikipedia.org/wiki/Bee");
  expect(lesson.day(request, 2).safety).not.toContain("Bees sting.");
});

test("a stored plan of the second edition is read as it was; a damaged step leaves the lines", () => {
  const slug = slugs[0] ?? "";
  const hobby = HobbySchema.parse(read("hobbies", `${slug}.json`));
  const answers = COMBINATIONS[0] as Answers;
  const lesson = weekLesson(
    hobby,
    WeekSchema.parse(read("weeks", slug, `${weekNameFor(answers)}.json`)),
  );
  const request = { hobby: hobby.name, ...answers };
  const day = lesson.day(request, 1);
  const plan = { id: "p", ...lesson.opening(request), days: [day], author: "library" };
  expect(parseStoredPlan(JSON.parse(JSON.stringify(plan)))).toMatchObject(plan);
  const damaged = { ...plan, days: [{ ...day, steps: [{ name: 1 }], check: "none" }] };
  const { steps, check, howTo } = parseStoredPlan(damaged)?.days[0] ?? {};
  expect([steps, check, howTo]).toEqual([undefined, undefined, day.howTo]);
});

test("a day that is not one of the seven is refused", () => {
  const general = GeneralSchema.parse(read("general", "craft.json"));
  const lesson = generalLesson(general, { slug: "x", name: "X" });
  const request = { hobby: "X", ...(COMBINATIONS[0] as Answers) };
  expect(() => lesson.day(request, 8)).toThrow(RangeError);
});
