import { z } from "zod";
import { CATEGORIES, type Category, CategorySchema } from "../plan/category.ts";
import type { HobbyIndex } from "./build-index.ts";
import { normalise } from "./normalise.ts";

/** A hobby of the public list: `taught` ones have a lesson entry of their own and a page. */
export const ListedHobbySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  category: CategorySchema,
  summary: z.string(),
  taught: z.boolean(),
  /** Other names by which it is found. */
  terms: z.array(z.string()),
});
export type ListedHobby = z.infer<typeof ListedHobbySchema>;

/** What the list page is made of; built by scripts/build-content.ts. */
export const HobbyListSchema = z.strictObject({
  hobbies: z.array(ListedHobbySchema),
  /** Every hobby that the check knows by name: listed ones and the rare ones of the lexicon. */
  known: z.number().int(),
});
export type HobbyList = z.infer<typeof HobbyListSchema>;

/** How many hobbies the check knows by name: curated ones and those of the lexicon that are no other name of them. */
export const countKnown = ({ terms }: Pick<HobbyIndex, "terms">): number =>
  new Set([...terms.values()].map(({ slug }) => slug)).size;

/** Hobbies whose name or other name holds what is typed, in any spelling of accents and case. */
export function findListed(hobbies: readonly ListedHobby[], text: string): ListedHobby[] {
  const wanted = normalise(text);
  if (wanted === "") return [...hobbies];
  return hobbies.filter(({ name, terms }) =>
    [name, ...terms].some((term) => normalise(term).includes(wanted)),
  );
}

/** Hobbies by category, in the order of the categories and of the alphabet. */
export const byCategory = (
  hobbies: readonly ListedHobby[],
): { readonly category: Category; readonly hobbies: readonly ListedHobby[] }[] =>
  CATEGORIES.map((category) => ({
    category,
    hobbies: hobbies
      .filter((hobby) => hobby.category === category)
      .sort((a, b) => a.name.localeCompare(b.name)),
  })).filter((group) => group.hobbies.length > 0);
