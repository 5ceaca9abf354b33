import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type HobbyList, HobbyListSchema, type ListedHobby } from "#core/hobby-check/hobby-list.ts";
import { type Entry, EntrySchema } from "#core/lesson/entry.ts";
import { contentFolder } from "./folder.server.ts";

let kept: Promise<HobbyList> | undefined;

const readJson = async (...path: readonly string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(contentFolder(), ...path), "utf8"));

/** The public list of hobbies. */
export function hobbyList(): Promise<HobbyList> {
  kept ??= readJson("hobby-list.json").then((list) => HobbyListSchema.parse(list));
  return kept;
}

/** Hobbies with a page of their own. */
export const taughtHobbies = async (): Promise<ListedHobby[]> =>
  (await hobbyList()).hobbies.filter(({ taught }) => taught);

/** The lesson entry of a taught hobby; undefined for every other name. */
export async function taughtEntry(slug: string): Promise<Entry | undefined> {
  const isTaught = (await taughtHobbies()).some((hobby) => hobby.slug === slug);
  return isTaught ? EntrySchema.parse(await readJson("hobbies", `${slug}.json`)) : undefined;
}
