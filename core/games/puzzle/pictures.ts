import { crayonsPart, thingWords } from "./words.ts";

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
  /** What can be seen, and where its middle lies. */
  readonly things: readonly (readonly [thing: keyof typeof thingWords, x: number, y: number])[];
}

export const PUZZLE_PICTURES: Readonly<Record<PictureName, PuzzlePicture>> = {
  savanna: {
    theme: "animals",
    things: [
      ["smallCloud", 66, 46],
      ["bigCloud", 208, 58],
      ["flyingBirds", 230, 120],
      ["smilingSun", 318, 104],
      ["giraffesNose", 410, 128],
      ["giraffesEar", 480, 78],
      ["hornbillInATree", 48, 165],
      ["snowyMountain", 240, 175],
      ["twoBirds", 352, 196],
      ["trunkOfTheTree", 84, 260],
      ["elephantsEar", 220, 280],
      ["redRug", 290, 275],
      ["animalsFarAway", 390, 250],
      ["giraffesNeck", 455, 250],
      ["treeFarAway", 560, 230],
      ["elephantsTrunk", 135, 360],
      ["elephantsLegs", 260, 390],
      ["blueButterfly", 398, 330],
      ["giraffesBack", 520, 350],
      ["flamingosHead", 391, 412],
      ["lion", 68, 480],
      ["tortoise", 186, 565],
      ["hippo", 295, 490],
      ["waterLily", 378, 494],
      ["flamingo", 420, 470],
      ["meerkats", 540, 490],
    ],
  },
  "under-the-sea": {
    theme: "animals",
    things: [
      ["topOfTheWhalesHead", 110, 135],
      ["whalesFountain", 155, 80],
      ["orangeFish", 280, 75],
      ["smallOrangeFish", 340, 85],
      ["tinyBlueFish", 430, 58],
      ["turtlesShell", 500, 145],
      ["whalesEye", 94, 188],
      ["whalesSmile", 80, 215],
      ["whalesFin", 210, 260],
      ["whalesTail", 340, 165],
      ["pinkJellyfish", 418, 245],
      ["turtlesFlipper", 456, 210],
      ["purpleJellyfish", 520, 285],
      ["pufferFish", 70, 344],
      ["fourBlueFish", 180, 336],
      ["octopussCap", 305, 312],
      ["octopussEyes", 310, 380],
      ["jellyfishsArms", 520, 350],
      ["seaHorse", 418, 405],
      ["treasureChest", 110, 520],
      ["crab", 236, 548],
      ["orangeStarfish", 330, 552],
      ["pinkShell", 424, 566],
      ["seaAnemone", 556, 510],
      ["yellowStarfish", 566, 574],
    ],
  },
  "mountain-lake": {
    theme: "nature",
    things: [
      ["smilingSun", 84, 78],
      ["whiteCloud", 178, 52],
      ["twoBirds", 215, 106],
      ["hotAirBalloon", 305, 60],
      ["highSnowyMountain", 404, 120],
      ["eagle", 520, 62],
      ["snowyHill", 70, 185],
      ["pointedSnowyMountain", 196, 160],
      ["smokeFromTheChimney", 550, 160],
      ["darkFirTrees", 40, 270],
      ["rowOfFirTrees", 280, 270],
      ["firTreesNearTheCabin", 392, 270],
      ["logCabin", 470, 260],
      ["deersFace", 145, 350],
      ["bearInTheCanoe", 258, 360],
      ["foxInTheCanoe", 322, 375],
      ["whiteDuck", 420, 350],
      ["lamp", 560, 395],
      ["jumpingFish", 426, 404],
      ["deersBack", 80, 415],
      ["deersLegs", 92, 490],
      ["frogOnARock", 234, 518],
      ["rabbit", 352, 545],
      ["picnicBasket", 508, 545],
    ],
  },
  "autumn-forest": {
    theme: "nature",
    things: [
      ["redLeavesOfTheBigTree", 60, 70],
      ["orangeLeavesOfTheBigTree", 190, 60],
      ["littleCloud", 330, 44],
      ["smilingSun", 430, 86],
      ["squirrel", 520, 130],
      ["branchesOfTheBigTree", 70, 170],
      ["birdHouse", 176, 190],
      ["blueBird", 330, 155],
      ["squirrelsBranch", 480, 185],
      ["owl", 98, 265],
      ["whiteBirchTree", 236, 240],
      ["smallHouseFarAway", 342, 285],
      ["redTreeFarAway", 486, 255],
      ["yellowLeaf", 20, 340],
      ["berryBush", 216, 380],
      ["foxsFace", 310, 395],
      ["stream", 570, 375],
      ["greenDoor", 100, 440],
      ["bridge", 506, 430],
      ["bigRedMushroom", 50, 510],
      ["snail", 120, 570],
      ["hedgehog", 235, 550],
      ["foxsScarf", 305, 452],
      ["brownMushrooms", 375, 540],
      ["toyBoat", 500, 500],
      ["smilingPumpkin", 556, 570],
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

/** What can be seen on a piece when the picture is cut into `size` × `size`. */
export function findThingsOnPiece(picture: ShownPicture, size: number, piece: number): string[] {
  if (picture === "crayons") return [crayonsPart];
  const side = PICTURE_SIDE / size;
  return PUZZLE_PICTURES[picture].things
    .filter(([, x, y]) => Math.floor(y / side) * size + Math.floor(x / side) === piece)
    .map(([thing]) => thingWords[thing]);
}
