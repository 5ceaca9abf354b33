import { z } from "zod";

/** How hobbies are sorted, on cards and in lists. */
export const CATEGORIES = [
  "Arts & Creativity",
  "Culinary",
  "Music",
  "Fitness & Wellness",
  "Technology",
  "Crafts",
  "Languages",
  "Nature & Outdoors",
  "Games & Strategy",
  "Performing",
  "Science",
  "Collecting",
  "General",
] as const;
export const CategorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof CategorySchema>;

/** Spec 1 §3, "Hobby-to-category mapping". */
const BY_WORD: Readonly<Record<string, Category>> = {
  drawing: "Arts & Creativity",
  painting: "Arts & Creativity",
  photography: "Arts & Creativity",
  cooking: "Culinary",
  baking: "Culinary",
  guitar: "Music",
  piano: "Music",
  yoga: "Fitness & Wellness",
  dance: "Fitness & Wellness",
  dancing: "Fitness & Wellness",
  coding: "Technology",
  programming: "Technology",
};

/**
 * The category of a hobby, by the words of spec 1 §3; 'General' when none of its words is known.
 */
export function categoryOf(hobby: string): Category {
  const words = hobby.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  for (const word of words) {
    const category = Object.hasOwn(BY_WORD, word) ? BY_WORD[word] : undefined;
    if (category) return category;
  }
  return "General";
}
