import { z } from "zod";
import { CATEGORIES, type Category, CategorySchema } from "../plan/category.ts";
import { language } from "../words/language.ts";
import type { HobbyIndex } from "./build-index.ts";
import { slugOf } from "./hobby.ts";
import { normalize } from "./normalize.ts";

/** A hobby of the public list; `taught` ones have their own lesson entry and page. */
export const ListedHobbySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  category: CategorySchema,
  summary: z.string(),
  taught: z.boolean(),
  /** Whether a card shows a figure of it, from `/pictures/{slug}.svg`. */
  pictured: z.boolean(),
  /** Other names that find it. */
  terms: z.array(z.string()),
});
export type ListedHobby = z.infer<typeof ListedHobbySchema>;

/** The data of the list page; built by scripts/build-content.ts. */
export const HobbyListSchema = z.strictObject({
  hobbies: z.array(ListedHobbySchema),
  /** Every hobby that the check knows by name: the listed ones and the rare ones of the lexicon. */
  known: z.number().int(),
});
export type HobbyList = z.infer<typeof HobbyListSchema>;

/**
 * How many hobbies the check knows by name: the curated ones, and those of the lexicon that are not
 * another name of a curated one.
 */
export const countKnown = ({ terms }: Pick<HobbyIndex, "terms">): number =>
  new Set([...terms.values()].map(({ slug }) => slug)).size;

/** Hobbies whose name or other name contains the typed text; accents and case do not matter. */
export function findListed(hobbies: readonly ListedHobby[], text: string): ListedHobby[] {
  const wanted = normalize(text);
  if (wanted === "") return [...hobbies];
  return hobbies.filter(({ name, terms }) =>
    [name, ...terms].some((term) => normalize(term).includes(wanted)),
  );
}

/** Hobbies by category, both in order: categories as listed, hobbies alphabetically. */
export const byCategory = (
  hobbies: readonly ListedHobby[],
): { readonly category: Category; readonly hobbies: readonly ListedHobby[] }[] =>
  CATEGORIES.map((category) => ({
    category,
    hobbies: hobbies
      .filter((hobby) => hobby.category === category)
      .sort((a, b) => a.name.localeCompare(b.name, language.locale)),
  })).filter((group) => group.hobbies.length > 0);

/** The hobby whose other name an address uses: 'watercolour-painting' for watercolor painting. */
export const findByOtherSlug = (
  hobbies: readonly ListedHobby[],
  slug: string,
): ListedHobby | undefined =>
  hobbies.find(({ terms }) => terms.some((term) => slugOf(normalize(term)) === slug));
