import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { General } from "#core/lesson/week.ts";
import { createLessons } from "./lessons.ts";

const BUILT = join(import.meta.dirname, "../../generated");
const WANTED = {
  experience: "intermediate",
  timeAvailable: "30 minutes",
  goal: "skill building",
} as const;

/** A craft that has a kit and no lessons. */
const UNTAUGHT = "basket weaving";

let folder = "";
/** The library, with another general week for whoever can do a craft already. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lessons-"));
  for (const name of [
    "hobby-check.json",
    "hobbies",
    "weeks",
    "kits",
    "archetypes",
    "first-edition",
  ]) {
    symlinkSync(join(BUILT, name), join(folder, name));
  }
  cpSync(join(BUILT, "general"), join(folder, "general"), { recursive: true });
  const general = JSON.parse(readFileSync(join(BUILT, "general/craft.json"), "utf8")) as General;
  const days = general.days.map((day, index) => ({ ...day, title: `A day of practice ${index}` }));
  writeFileSync(
    join(folder, "general/craft-experienced.json"),
    JSON.stringify({ ...general, days }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const lessons = () => createLessons(folder, pino({ level: "silent" }));
const titleOf = async (experience: "beginner" | "intermediate", begun = [] as const) =>
  (await lessons().lessonFor(UNTAUGHT, { ...WANTED, experience }, begun)).day(
    { ...WANTED, experience, hobby: UNTAUGHT },
    2,
  ).title;

test("whoever can do it already gets another general week than a beginner", async () => {
  expect(await titleOf("intermediate")).toBe("A day of practice 1");
  expect(await titleOf("beginner")).not.toContain("A day of practice");
});

test("a plan goes on with the lesson that its days came from", async () => {
  const request = { ...WANTED, hobby: UNTAUGHT };
  const before = await lessons().lessonFor(UNTAUGHT, { ...WANTED, experience: "beginner" });
  const begun = [before.day(request, 1), before.day(request, 2)];
  const after = await lessons().lessonFor(UNTAUGHT, WANTED, begun);
  expect(after.day(request, 3).title).toBe(before.day(request, 3).title);
  // Days of the first edition have no steps.
  const { steps: _, ...first } = begun[0] ?? { day: 1, title: "" };
  const old = await lessons().lessonFor(UNTAUGHT, WANTED, [{ ...first, steps: undefined }]);
  expect(old.day(request, 3).steps).toBeUndefined();
});

test("a general week has an exercise from the hobby's kit each day, but for the practiced", async () => {
  const titlesFor = async (experience: "beginner" | "intermediate") => {
    const request = { ...WANTED, experience, hobby: UNTAUGHT };
    const lesson = await lessons().lessonFor(UNTAUGHT, request);
    return [1, 4, 7].map((day) => lesson.day(request, day).steps?.map(({ title }) => title));
  };
  const exercise = expect.arrayContaining([expect.stringMatching(/^Try .+\.$/u)]);
  for (const titles of await titlesFor("beginner")) expect(titles).toEqual(exercise);
  for (const titles of await titlesFor("intermediate")) expect(titles).not.toEqual(exercise);
});
