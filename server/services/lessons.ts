import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { buildHobbyIndex, type HobbyIndex } from "#core/hobby-check/build-index.ts";
import { findHobby } from "#core/hobby-check/check.ts";
import type { HobbyData } from "#core/hobby-check/data.ts";
import type { Hobby as FoundHobby } from "#core/hobby-check/hobby.ts";
import { entryFromKit, fallbackKit } from "#core/lesson/archetype.ts";
import type { LessonRequest } from "#core/lesson/compose.ts";
import type { ArchetypeLesson, Entry, Kit } from "#core/lesson/entry.ts";
import { generalLesson, generalNamesFor } from "#core/lesson/general.ts";
import { entryLesson, type Lesson, weekLesson, weekNameFor } from "#core/lesson/lesson.ts";
import type { General, Hobby, Week } from "#core/lesson/week.ts";
import type { Answers } from "#core/plan/answers.ts";
import type { Archetype } from "#core/plan/family.ts";
import type { Day } from "#core/plan/plan.ts";

/** Files cached in memory: plans for the same few hobbies are requested again and again. */
const KEPT = 48;

/** The family for a hobby of which only the name is known: its lesson assumes the least. */
const UNKNOWN_FAMILY: Archetype = "craft";

export type WantedLesson = Answers & Pick<LessonRequest, "family">;
/** A day of a plan that has been begun: what tells which lesson it came from. */
export type BegunDay = Pick<Day, "day" | "title" | "steps">;

/** The embedded library of lessons. Nothing is read before it is needed. */
export interface Lessons {
  /** The names that the hobby check knows. */
  index(): Promise<HobbyIndex>;
  /**
   * The lesson of a hobby for these answers: its own, or the general week of its family.
   * @param begun the days that a plan has already: it goes on with the lesson that they came from, also
   * when the hobby has a better one by now.
   */
  lessonFor(hobby: string, wanted: WantedLesson, begun?: readonly BegunDay[]): Promise<Lesson>;
}

/** @param contentDir the folder that scripts/build-content.ts wrote. */
export function createLessons(contentDir: string, log: Logger): Lessons {
  const kept = new Map<string, unknown>();
  let index: Promise<HobbyIndex> | undefined;

  const read = async <Value>(path: string): Promise<Value | undefined> => {
    try {
      return JSON.parse(await readFile(join(contentDir, path), "utf8")) as Value;
    } catch (error) {
      // A missing file is normal; a damaged one is logged, and the family's lesson is used.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
        log.error({ path, err: error }, "lesson content is damaged");
      }
      return undefined;
    }
  };

  const getIndex = (): Promise<HobbyIndex> => {
    index ??= read<HobbyData>("hobby-check.json").then((data) => {
      if (!data) throw new Error(`${join(contentDir, "hobby-check.json")} is missing`);
      return buildHobbyIndex(data);
    });
    return index;
  };

  /** Reads a file that many plans need; evicts the one that was used longest ago. */
  const readKept = async <Value>(path: string): Promise<Value | undefined> => {
    const value = (kept.get(path) as Value | undefined) ?? (await read<Value>(path));
    if (value === undefined) return undefined;
    kept.delete(path);
    kept.set(path, value);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return value;
  };

  /** Plans that were begun with the first edition are finished with it. */
  const firstEdition = async (
    slug: string,
    name: string,
    hobby: FoundHobby | undefined,
  ): Promise<Lesson> => {
    const own =
      (await readKept<Entry>(`first-edition/${slug}.json`)) ??
      (await readKept<Entry | Hobby>(`hobbies/${slug}.json`));
    if (own && "days" in own) return entryLesson(own);
    const family = hobby?.archetype ?? UNKNOWN_FAMILY;
    const [archetype, kit] = await Promise.all([
      readKept<ArchetypeLesson>(`archetypes/${family}.json`),
      read<Kit>(`kits/${slug}.json`),
    ]);
    if (!archetype) throw new Error(`there is no lesson for the family ${family}`);
    const gloss = hobby?.gloss;
    return entryLesson(
      entryFromKit(archetype, kit ?? fallbackKit(archetype, { slug, name, gloss })),
    );
  };

  return {
    index: getIndex,
    async lessonFor(text, wanted, begun = []) {
      const hobby = findHobby(text, await getIndex());
      const name = hobby?.name ?? text.trim().replace(/\s+/gu, " ");
      const slug = hobby?.slug ?? "unknown";
      // Days of the first edition have lines instead of steps.
      if (begun.some(({ steps }) => steps === undefined)) return firstEdition(slug, name, hobby);
      const request = { hobby: name, ...wanted };
      const isBegun = (lesson: Lesson) =>
        begun.every(({ day, title }) => lesson.day(request, day).title === title);
      const lessons: Lesson[] = [];
      const own = hobby && (await readKept<Entry | Hobby>(`hobbies/${slug}.json`));
      if (own && "days" in own) return entryLesson(own);
      if (own) {
        const path = `weeks/${slug}/${weekNameFor(wanted)}.json`;
        const week = await readKept<Week>(path);
        if (week) lessons.push(weekLesson(own, week));
        else log.error({ path }, "a week is missing");
        if (lessons[0] && isBegun(lessons[0])) return lessons[0];
      }
      const family = hobby?.archetype ?? wanted.family ?? UNKNOWN_FAMILY;
      const kit = await read<Kit>(`kits/${slug}.json`);
      for (const file of generalNamesFor(family, wanted.experience)) {
        const general = await readKept<General>(`general/${file}.json`);
        if (!general) continue;
        lessons.push(
          generalLesson(general, {
            ...{ slug, name, kit },
            ...(hobby?.danger && { danger: hobby.danger }),
          }),
        );
      }
      return lessons.find(isBegun) ?? lessons[0] ?? firstEdition(slug, name, hobby);
    },
  };
}
