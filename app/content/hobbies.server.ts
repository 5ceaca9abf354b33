import { z } from "zod";
import { type HobbyList, HobbyListSchema, type ListedHobby } from "#core/hobby-check/hobby-list.ts";
import { type Entry, EntrySchema } from "#core/lesson/entry.ts";
import {
  type GoalName,
  type Hobby,
  HobbySchema,
  type Level,
  type Week,
  type WeekHead,
  WeekHeadSchema,
  WeekSchema,
  weekName,
} from "#core/lesson/week.ts";
import { readContent } from "./folder.server.ts";

let kept: Promise<HobbyList> | undefined;

/** The public list of hobbies. */
export function hobbyList(): Promise<HobbyList> {
  kept ??= readContent(HobbyListSchema, "hobby-list.json");
  return kept;
}

/** Hobbies with their own page. */
export const taughtHobbies = async (): Promise<ListedHobby[]> =>
  (await hobbyList()).hobbies.filter(({ taught }) => taught);

/** What is known of a taught hobby: its entry, or its file and weeks; undefined for other names. */
export async function taughtHobby(slug: string): Promise<Entry | Hobby | undefined> {
  const isTaught = (await taughtHobbies()).some((hobby) => hobby.slug === slug);
  return isTaught ? readContent(EntryOrHobbySchema, `hobbies/${slug}.json`) : undefined;
}

const EntryOrHobbySchema = z.union([HobbySchema, EntrySchema]);

/** What a page shows of a learner's week, without its steps. */
export const readWeekHead = (slug: string, level: Level, goal: GoalName): Promise<WeekHead> =>
  readContent(WeekHeadSchema, `weeks/${slug}/${weekName(level, goal)}.json`);

/** A learner's week of a hobby that has weeks. */
export const readWeek = (slug: string, level: Level, goal: GoalName): Promise<Week> =>
  readContent(WeekSchema, `weeks/${slug}/${weekName(level, goal)}.json`);
