import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import type { Generate, SheetParams } from "../../page.ts";
import { DETAILS, type LazyPage, scenePage, singlePages } from "../../parts/coloring-page.ts";
import { harbor } from "./harbor.ts";
import { peopleScene } from "./people-scene.ts";
import { PEOPLE, VEHICLES } from "./singles.ts";
import { street } from "./street.ts";

/** The set's pages, each drawn only when needed. */
export function vehiclePages(params: SheetParams, random: Random): LazyPage[] {
  const detail = DETAILS[params.age];
  const vehicles = shuffled(VEHICLES, random).slice(0, 4);
  const heroes = shuffled(PEOPLE, random).slice(0, 2);
  return [
    () =>
      scenePage(
        params,
        "It is busy on the street today. Give every vehicle its own color.",
        street(detail, random),
      ),
    () =>
      scenePage(
        params,
        "Ships come and go in the harbor. What might they carry?",
        harbor(detail, random),
      ),
    () => {
      const { marks, labels } = peopleScene(params, random);
      return scenePage(
        params,
        "Everyone here helps others. Color them and tell what each one does.",
        marks,
        labels,
      );
    },
    ...singlePages(params, [...vehicles, ...heroes], random),
  ];
}

export const generate: Generate = (params, random) => ({
  title: "Vehicles and Heroes Coloring",
  pages: vehiclePages(params, random).map((draw) => draw()),
  answers: [],
});
