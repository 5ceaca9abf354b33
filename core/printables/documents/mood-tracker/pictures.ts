import { leafyTree } from "./leafy-tree.ts";
import { marbleJar } from "./marble-jar.ts";
import { scalyFish } from "./scaly-fish.ts";
import { snailPath } from "./snail-path.ts";

/** The pictures of a month, with what a day's place is called in them. */
export const PICTURES = [
  { draw: marbleJar, place: "marble" },
  { draw: leafyTree, place: "leaf" },
  { draw: snailPath, place: "stone" },
  { draw: scalyFish, place: "scale" },
] as const;
