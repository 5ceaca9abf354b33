import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import type { Generate, SheetParams } from "../../page.ts";
import { DETAILS, type LazyPage, scenePage, singlePages } from "../../parts/coloring-page.ts";
import { garden } from "./garden.ts";
import { mountains } from "./mountains.ts";
import { PLANTS } from "./plants.ts";
import { pond } from "./pond.ts";
import { SINGLES } from "./singles.ts";

/** The set's pages, each drawn only when needed. */
export function naturePages(params: SheetParams, random: Random): LazyPage[] {
  const detail = DETAILS[params.age];
  const plants = shuffled(PLANTS, random).slice(0, 4);
  const finds = shuffled(SINGLES, random).slice(0, 2);
  return [
    () =>
      scenePage(
        params,
        "The garden is in bloom. Give every kind of flower its own color.",
        garden(detail, random),
      ),
    () =>
      scenePage(
        params,
        "What a day in the mountains! Color what is far away lightly and what is near strongly.",
        mountains(detail, random),
      ),
    () =>
      scenePage(
        params,
        "Listen: the pond is full of life. How many shades of green can you use?",
        pond(detail, random),
      ),
    ...singlePages(params, [...plants, ...finds], random),
  ];
}

export const generate: Generate = (params, random) => ({
  title: "Nature Coloring",
  pages: naturePages(params, random).map((draw) => draw()),
  answers: [],
});
