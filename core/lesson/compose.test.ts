import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { everyNth } from "#tests/property-runs.ts";
import {
  type Answers,
  ExperienceSchema,
  GoalSchema,
  MINUTES,
  TimeSchema,
} from "../plan/answers.ts";
import { ARCHETYPES } from "../plan/family.ts";
import { DaySchema, PLAN_DAYS, SHOWN_STEPS } from "../plan/plan.ts";
import { entryFromKit, fallbackKit, SLOT_NAMES } from "./archetype.ts";
import { composeDay, composeOpening } from "./compose.ts";
import { ArchetypeLessonSchema, type Entry, EntrySchema, KitSchema } from "./entry.ts";
import { gearSearchUrl } from "./wording.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const files = (folder: string) =>
  readdirSync(join(CONTENT, folder)).filter((name) => name.endsWith(".yaml"));
const read = (folder: string, file: string): unknown =>
  parse(readFileSync(join(CONTENT, folder, file), "utf8"));

/** Also those that only plans begun with them still need. */
const entries = ["hobbies", "first-edition"].flatMap((folder) =>
  files(folder).map((file) => EntrySchema.parse(read(folder, file))),
);
const archetypes = files("archetypes").map((file) =>
  ArchetypeLessonSchema.parse(read("archetypes", file)),
);
const fromKits = files("kits").flatMap((file) => {
  const archetype = archetypes.find((one) => `${one.archetype}.yaml` === file);
  return (read("kits", file) as unknown[]).map((kit) =>
    archetype ? entryFromKit(archetype, KitSchema.parse(kit)) : undefined,
  );
});
const fallbacks = archetypes.map((archetype) =>
  entryFromKit(archetype, fallbackKit(archetype, { slug: "zorbing", name: "zorbing" })),
);
const lessons: Entry[] = [...entries, ...fromKits.flatMap((entry) => entry ?? []), ...fallbacks];

/** An unfilled slot; code in a lesson may contain other braces. */
const UNFILLED = new RegExp(`\\{(?:${SLOT_NAMES.join("|")})\\}`, "iu");

const COMBINATIONS: Answers[] = ExperienceSchema.options.flatMap((experience) =>
  TimeSchema.options.flatMap((timeAvailable) =>
    GoalSchema.options.map((goal) => ({ experience, timeAvailable, goal })),
  ),
);

test("there are 36 combinations of answers, an archetype for each family, and the 12 standard entries", () => {
  expect(COMBINATIONS).toHaveLength(36);
  expect(archetypes.map(({ archetype }) => archetype).sort()).toEqual([...ARCHETYPES].sort());
  expect(entries.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([
      "guitar",
      "piano",
      "drawing",
      "watercolor-painting",
      "photography",
      "cooking",
      "sourdough-baking",
      "yoga",
      "chess",
      "gardening",
      "coding",
      "knitting",
    ]),
  );
});

test("every kit belongs to a family that has a lesson", () => {
  expect(fromKits.every((entry) => entry !== undefined)).toBe(true);
});

describe.each(lessons.map((entry, index) => [`${entry.name} (${index})`, entry, index] as const))(
  "%s",
  (_, entry, index) => {
    test("gives a whole plan for any answers: five steps a day that add up to the daily time", () => {
      // In the gate the next lesson meets the next combinations.
      const step = everyNth(6);
      for (const answers of COMBINATIONS.filter((_, at) => at % step === index % step)) {
        const request = { hobby: entry.name, ...answers };
        expect(composeOpening(entry, request).outline).toHaveLength(PLAN_DAYS);
        for (let number = 1; number <= PLAN_DAYS; number += 1) {
          const day = DaySchema.parse(composeDay(entry, request, number));
          expect(day.howTo).toHaveLength(SHOWN_STEPS);
          const minutes = day.howTo.map((step) => Number(/\((\d+) min\)$/u.exec(step)?.[1]));
          expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(MINUTES[answers.timeAvailable]);
          for (const text of [day.mainTask, day.explanation, day.selfCheck, ...day.tips]) {
            expect(text.length).toBeGreaterThan(15);
          }
          expect(JSON.stringify(day)).not.toMatch(UNFILLED);
        }
      }
    });

    test("the three answers change the plan where they should and nowhere else", () => {
      const base = {
        hobby: entry.name,
        experience: "beginner",
        timeAvailable: "1 hour",
        goal: "skill building",
      } as const;
      for (let number = 1; number <= PLAN_DAYS; number += 1) {
        const day = composeDay(entry, base, number);
        const otherGoal = composeDay(entry, { ...base, goal: "social connection" }, number);
        const otherLevel = composeDay(entry, { ...base, experience: "intermediate" }, number);
        const shorter = composeDay(entry, { ...base, timeAvailable: "30 minutes" }, number);
        // The goal changes what is made, not how the skill is learned.
        expect(otherGoal.howTo[3]).not.toBe(day.howTo[3]);
        expect(otherGoal.howTo.filter((_step, index) => index !== 3)).toEqual(
          day.howTo.filter((_step, index) => index !== 3),
        );
        // Experience changes the result and how to get there.
        expect(otherLevel.mainTask).not.toBe(day.mainTask);
        expect(otherLevel.howTo[1]).not.toBe(day.howTo[1]);
        // More time continues what less time begins.
        expect(shorter.mainTask).toBe(day.mainTask);
        shorter.howTo.forEach((step, index) => {
          expect(day.howTo[index]).toContain(step.replace(/ \(\d+ min\)$/u, ""));
        });
      }
      const opening = composeOpening(entry, base);
      expect(composeOpening(entry, { ...base, goal: "career change" }).title).not.toBe(
        opening.title,
      );
      expect(composeOpening(entry, { ...base, goal: "career change" }).outline).not.toEqual(
        opening.outline,
      );
    });
  },
);

test("a day's id and version stay when the same lesson is composed again", () => {
  const [entry] = entries;
  if (!entry) throw new Error("there is no entry");
  const one = composeDay(entry, { hobby: "x", ...(COMBINATIONS[0] as Answers) }, 3);
  const other = composeDay(entry, { hobby: "y", ...(COMBINATIONS[35] as Answers) }, 3);
  expect([one.id, one.version]).toEqual([other.id, other.version]);
});

test("a shop's search carries the operator's tag, and without one no shop is named", () => {
  expect(gearSearchUrl("a & b", "tag-20")).toBe(
    "https://www.amazon.com/s?k=a%20%26%20b&tag=tag-20",
  );
  expect(gearSearchUrl("a & b")).toBe("https://duckduckgo.com/?q=a%20%26%20b");
});
