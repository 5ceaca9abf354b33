import { type HobbyList, HobbyListSchema, type ListedHobby } from "#core/hobby-check/hobby-list.ts";
import { type Entry, EntrySchema } from "#core/lesson/entry.ts";
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

/** The lesson entry of a taught hobby; undefined for any other name. */
export async function taughtEntry(slug: string): Promise<Entry | undefined> {
  const isTaught = (await taughtHobbies()).some((hobby) => hobby.slug === slug);
  return isTaught ? readContent(EntrySchema, `hobbies/${slug}.json`) : undefined;
}
