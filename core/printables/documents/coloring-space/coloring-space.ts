import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import type { Generate, SheetParams } from "../../page.ts";
import { DETAILS, type LazyPage, scenePage, singlePages } from "../../parts/coloring-page.ts";
import { deepSpace, launch, moonWalk } from "./scenes.ts";
import { SINGLES } from "./singles.ts";
import { solarSystem } from "./solar-system.ts";

/** How many big things are in a set. */
const COUNT = 4;

/** The set's pages, each drawn only when needed. */
export function spacePages(params: SheetParams, random: Random): LazyPage[] {
  const detail = DETAILS[params.age];
  return [
    () =>
      scenePage(
        params,
        "Three, two, one, lift-off! Color the fire hot and the sky dark.",
        launch(detail, random),
      ),
    () =>
      scenePage(
        params,
        "You are on the moon, and the earth shines in the sky. What would you explore first?",
        moonWalk(detail, random),
      ),
    () =>
      scenePage(
        params,
        "Far away from home everything may be any color. You decide.",
        deepSpace(detail, random),
      ),
    () => {
      const { marks, labels } = solarSystem(params);
      const words = "Eight planets travel around the sun. In truth they are much farther apart.";
      return scenePage(params, words, marks, labels);
    },
    ...singlePages(params, shuffled(SINGLES, random).slice(0, COUNT), random),
  ];
}

export const generate: Generate = (params, random) => ({
  title: "Space Coloring",
  pages: spacePages(params, random).map((draw) => draw()),
  answers: [],
});
