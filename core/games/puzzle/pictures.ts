/**
 * The puzzle's pictures (spec 3 §3: two themes of two pictures), and what can be seen where, so
 * that a piece can be described in words. A picture measures 600 × 600.
 */
export const PICTURE_SIDE = 600;

export const PUZZLE_THEMES = ["animals", "nature"] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** Also the files' names: `content/artwork/puzzles/<name>.svg`. */
export const PICTURE_NAMES = [
  "savanna",
  "under-the-sea",
  "mountain-lake",
  "autumn-forest",
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];

/**
 * What a puzzle shows: its picture, another one if that cannot be loaded, and as a last resort
 * crayons.
 */
export type ShownPicture = PictureName | "crayons";

interface PuzzlePicture {
  readonly theme: PuzzleTheme;
  readonly title: string;
  /** What can be seen, and where its middle lies. */
  readonly things: readonly (readonly [name: string, x: number, y: number])[];
}

export const PUZZLE_PICTURES: Readonly<Record<PictureName, PuzzlePicture>> = {
  savanna: {
    theme: "animals",
    title: "On the savanna",
    things: [
      ["a small cloud", 66, 46],
      ["a big cloud", 208, 58],
      ["flying birds", 230, 120],
      ["the smiling sun", 318, 104],
      ["the giraffe's nose", 410, 128],
      ["the giraffe's ear", 480, 78],
      ["a hornbill in a tree", 48, 165],
      ["the snowy mountain", 240, 175],
      ["two birds", 352, 196],
      ["the trunk of the tree", 84, 260],
      ["the elephant's ear", 220, 280],
      ["the red rug", 290, 275],
      ["animals far away", 390, 250],
      ["the giraffe's neck", 455, 250],
      ["a tree far away", 560, 230],
      ["the elephant's trunk", 135, 360],
      ["the elephant's legs", 260, 390],
      ["a blue butterfly", 398, 330],
      ["the giraffe's back", 520, 350],
      ["the flamingo's head", 391, 412],
      ["the lion", 68, 480],
      ["the tortoise", 186, 565],
      ["the hippo", 295, 490],
      ["a water lily", 378, 494],
      ["the flamingo", 420, 470],
      ["the meerkats", 540, 490],
    ],
  },
  "under-the-sea": {
    theme: "animals",
    title: "Under the sea",
    things: [
      ["the top of the whale's head", 110, 135],
      ["the whale's fountain", 155, 80],
      ["orange fish", 280, 75],
      ["small orange fish", 340, 85],
      ["tiny blue fish", 430, 58],
      ["the turtle's shell", 500, 145],
      ["the whale's eye", 94, 188],
      ["the whale's smile", 80, 215],
      ["the whale's fin", 210, 260],
      ["the whale's tail", 340, 165],
      ["a pink jellyfish", 418, 245],
      ["the turtle's flipper", 456, 210],
      ["the purple jellyfish", 520, 285],
      ["the puffer fish", 70, 344],
      ["four blue fish", 180, 336],
      ["the octopus's cap", 305, 312],
      ["the octopus's eyes", 310, 380],
      ["the jellyfish's arms", 520, 350],
      ["the sea horse", 418, 405],
      ["the treasure chest", 110, 520],
      ["the crab", 236, 548],
      ["the orange starfish", 330, 552],
      ["a pink shell", 424, 566],
      ["the sea anemone", 556, 510],
      ["the yellow starfish", 566, 574],
    ],
  },
  "mountain-lake": {
    theme: "nature",
    title: "At the mountain lake",
    things: [
      ["the smiling sun", 84, 78],
      ["a white cloud", 178, 52],
      ["two birds", 215, 106],
      ["the hot-air balloon", 305, 60],
      ["the high snowy mountain", 404, 120],
      ["the eagle", 520, 62],
      ["a snowy hill", 70, 185],
      ["a pointed snowy mountain", 196, 160],
      ["smoke from the chimney", 550, 160],
      ["dark fir trees", 40, 270],
      ["a row of fir trees", 280, 270],
      ["fir trees near the cabin", 392, 270],
      ["the log cabin", 470, 260],
      ["the deer's face", 145, 350],
      ["the bear in the canoe", 258, 360],
      ["the fox in the canoe", 322, 375],
      ["a white duck", 420, 350],
      ["the lamp", 560, 395],
      ["the jumping fish", 426, 404],
      ["the deer's back", 80, 415],
      ["the deer's legs", 92, 490],
      ["the frog on a rock", 234, 518],
      ["the rabbit", 352, 545],
      ["the picnic basket", 508, 545],
    ],
  },
  "autumn-forest": {
    theme: "nature",
    title: "In the autumn forest",
    things: [
      ["red leaves of the big tree", 60, 70],
      ["orange leaves of the big tree", 190, 60],
      ["a little cloud", 330, 44],
      ["the smiling sun", 430, 86],
      ["the squirrel", 520, 130],
      ["branches of the big tree", 70, 170],
      ["the bird house", 176, 190],
      ["the blue bird", 330, 155],
      ["the squirrel's branch", 480, 185],
      ["the owl", 98, 265],
      ["a white birch tree", 236, 240],
      ["a small house far away", 342, 285],
      ["a red tree far away", 486, 255],
      ["a yellow leaf", 20, 340],
      ["the berry bush", 216, 380],
      ["the fox's face", 310, 395],
      ["the stream", 570, 375],
      ["the green door", 100, 440],
      ["the bridge", 506, 430],
      ["the big red mushroom", 50, 510],
      ["the snail", 120, 570],
      ["the hedgehog", 235, 550],
      ["the fox's scarf", 305, 452],
      ["brown mushrooms", 375, 540],
      ["the toy boat", 500, 500],
      ["the smiling pumpkin", 556, 570],
    ],
  },
};

/** A theme's two pictures, in the order in which they are shown. */
export const picturesOf = (theme: PuzzleTheme): readonly PictureName[] =>
  PICTURE_NAMES.filter((name) => PUZZLE_PICTURES[name].theme === theme);

/** The next picture in its theme; after the last comes the first again. */
export function nextPicture(name: PictureName): PictureName {
  const all = picturesOf(PUZZLE_PICTURES[name].theme);
  return all[(all.indexOf(name) + 1) % all.length] ?? name;
}

/**
 * What to try to show for a picture, in order: itself, the other one of its theme, those of the
 * other theme, and crayons (spec 3 §8).
 */
export const fallbacksOf = (name: PictureName): readonly ShownPicture[] => [
  ...new Set([name, nextPicture(name), ...PICTURE_NAMES]),
  "crayons",
];

export const titleOf = (picture: ShownPicture): string =>
  picture === "crayons" ? "Crayons" : PUZZLE_PICTURES[picture].title;

/** What can be seen on a piece when the picture is cut into `size` × `size`. */
export function findThingsOnPiece(picture: ShownPicture, size: number, piece: number): string[] {
  if (picture === "crayons") return ["a part of the crayons"];
  const side = PICTURE_SIDE / size;
  return PUZZLE_PICTURES[picture].things
    .filter(([, x, y]) => Math.floor(y / side) * size + Math.floor(x / side) === piece)
    .map(([name]) => name);
}
