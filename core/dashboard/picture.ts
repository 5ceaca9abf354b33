import { CATEGORIES, type Category } from "../plan/category.ts";
import { normalizeHobby } from "../plan/identity.ts";
import { pictureWords } from "./picture-words.ts";

export interface Picture {
  /** Also the file name: `content/artwork/<id>.svg`. */
  readonly id: string;
  readonly category: Category;
  readonly alt: string;
}

/**
 * The 18 pictures of plan cards (spec 1 §2): at least one per category, more for those with many
 * hobbies. Order matters: adding a picture changes which one a hobby gets.
 */
const CATEGORY_OF_PICTURE = [
  ["arts-1", "Arts & Creativity"],
  ["arts-2", "Arts & Creativity"],
  ["culinary-1", "Culinary"],
  ["music-1", "Music"],
  ["music-2", "Music"],
  ["fitness-1", "Fitness & Wellness"],
  ["fitness-2", "Fitness & Wellness"],
  ["fitness-3", "Fitness & Wellness"],
  ["technology-1", "Technology"],
  ["crafts-1", "Crafts"],
  ["crafts-2", "Crafts"],
  ["languages-1", "Languages"],
  ["nature-1", "Nature & Outdoors"],
  ["games-1", "Games & Strategy"],
  ["performing-1", "Performing"],
  ["science-1", "Science"],
  ["collecting-1", "Collecting"],
  ["general-1", "General"],
] as const satisfies readonly (readonly [id: string, Category])[];

export const PICTURES: readonly Picture[] = CATEGORY_OF_PICTURE.map(([id, category]) => ({
  id,
  category,
  alt: pictureWords[id],
}));

/** Shown where a picture is missing or broken (spec 1 §2). */
export const DEFAULT_PICTURE: Pick<Picture, "id" | "alt"> = {
  id: "default",
  alt: pictureWords.default,
};

const BY_CATEGORY = new Map<string, readonly Picture[]>(
  CATEGORIES.map((category) => [
    category,
    PICTURES.filter((picture) => picture.category === category),
  ]),
);

/**
 * The picture of a plan's card: always the same for a hobby, however it is spelled. A hash of its
 * name chooses among the pictures of its category; an unknown category has the default.
 */
export function choosePicture(hobby: string, category: string): Pick<Picture, "id" | "alt"> {
  const candidates = BY_CATEGORY.get(category) ?? [];
  // The upper bits choose, because the lowest bit of this hash is only a parity of the letters.
  const index = Math.floor((hashOf(normalizeHobby(hobby)) / 2 ** 32) * candidates.length);
  return candidates[index] ?? DEFAULT_PICTURE;
}

/** 32-bit FNV-1a over UTF-16 code units; for ASCII it gives the published values. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
