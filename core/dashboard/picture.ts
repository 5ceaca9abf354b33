import { CATEGORIES, type Category } from "../plan/category.ts";
import { normalizeHobby } from "../plan/identity.ts";

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
export const PICTURES: readonly Picture[] = [
  { id: "arts-1", category: "Arts & Creativity", alt: "A painter's palette, a brush and a camera" },
  { id: "arts-2", category: "Arts & Creativity", alt: "A pencil, crayons and a framed picture" },
  { id: "culinary-1", category: "Culinary", alt: "A pan on the stove, fresh bread and herbs" },
  { id: "music-1", category: "Music", alt: "Piano keys, a drum and musical notes" },
  { id: "music-2", category: "Music", alt: "A guitar, a violin and a sheet of music" },
  {
    id: "fitness-1",
    category: "Fitness & Wellness",
    alt: "A running shoe, a stopwatch and a tennis ball",
  },
  {
    id: "fitness-2",
    category: "Fitness & Wellness",
    alt: "A football, a basketball and ballet shoes",
  },
  {
    id: "fitness-3",
    category: "Fitness & Wellness",
    alt: "A lotus flower, a bicycle and the morning sun",
  },
  { id: "technology-1", category: "Technology", alt: "A laptop, a small robot and a gear" },
  { id: "crafts-1", category: "Crafts", alt: "Balls of yarn, a hammer and a piece of wood" },
  { id: "crafts-2", category: "Crafts", alt: "A needle and thread, scissors and a clay vase" },
  { id: "languages-1", category: "Languages", alt: "An open book, a globe and speech bubbles" },
  { id: "nature-1", category: "Nature & Outdoors", alt: "A tent, a mountain and a seedling" },
  { id: "games-1", category: "Games & Strategy", alt: "A chess pawn, a die and a puzzle piece" },
  {
    id: "performing-1",
    category: "Performing",
    alt: "Theatre masks, a microphone and a magic wand",
  },
  { id: "science-1", category: "Science", alt: "A microscope, a telescope and a test tube" },
  { id: "collecting-1", category: "Collecting", alt: "A coin, a shell and a magnifying glass" },
  { id: "general-1", category: "General", alt: "A notebook, a light bulb and a compass" },
];

/** Shown where a picture is missing or broken (spec 1 §2). */
export const DEFAULT_PICTURE: Pick<Picture, "id" | "alt"> = {
  id: "default",
  alt: "Seven beads on a thread, a notebook and a pencil",
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
