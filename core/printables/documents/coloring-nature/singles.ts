import { butterfly } from "../../drawings/butterfly.ts";
import { caterpillar } from "../../drawings/caterpillar.ts";
import { clover } from "../../drawings/clover.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { mapleLeaf } from "../../drawings/maple-leaf.ts";
import { pineapple } from "../../drawings/pineapple.ts";
import { pottedPlant } from "../../drawings/potted-plant.ts";
import { shell } from "../../drawings/shell.ts";
import { strawberry } from "../../drawings/strawberry.ts";
import { swan } from "../../drawings/swan.ts";
import { watermelon } from "../../drawings/watermelon.ts";
import { type Single, single } from "../../parts/coloring-page.ts";

/** The drawings to choose from: their areas are closed enough to be colored in a large size. */
export const SINGLES: readonly Single[] = [
  single(mapleLeaf, "leaves"),
  single(butterfly, "sky"),
  single(ladybug, "leaves"),
  single(pineapple, "leaves"),
  single(strawberry, "leaves"),
  single(shell, "sea"),
  single(clover, "leaves"),
  single(pottedPlant, "stars"),
  single(caterpillar, "leaves"),
  single(watermelon, "stars"),
  single(swan, "sky"),
];
