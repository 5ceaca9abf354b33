import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import type { Generate, SheetParams } from "../../page.ts";
import { DETAILS, type LazyPage, scenePage, singlePages } from "../../parts/coloring-page.ts";
import { farm } from "./farm.ts";
import { forest } from "./forest.ts";
import { sea } from "./sea.ts";
import { SINGLES } from "./singles.ts";

/** How many big animals are in a set. */
const COUNT = 6;

/** The set's pages, each drawn only when needed. */
export function animalPages(params: SheetParams, random: Random): LazyPage[] {
  const detail = DETAILS[params.age];
  return [
    () =>
      scenePage(
        params,
        "Good morning, farm! Which animals do you hear? Color them all.",
        farm(detail, random),
      ),
    () =>
      scenePage(
        params,
        "It is quiet in the forest. Who lives up high, and who lives on the ground?",
        forest(detail, random),
      ),
    () =>
      scenePage(
        params,
        "Dive into the sea. Count the fish before you color them.",
        sea(detail, random),
      ),
    ...singlePages(params, shuffled(SINGLES, random).slice(0, COUNT), random),
  ];
}

export const generate: Generate = (params, random) => ({
  title: "Animal Coloring",
  pages: animalPages(params, random).map((draw) => draw()),
  answers: [],
});
