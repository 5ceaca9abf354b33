import { pick } from "#core/random/random.ts";
import type { Generate } from "../../page.ts";
import { animalPages } from "../coloring-animals/coloring-animals.ts";
import { letterAndNumberPages } from "../coloring-letters-numbers/coloring-letters-numbers.ts";
import { naturePages } from "../coloring-nature/coloring-nature.ts";
import { spacePages } from "../coloring-space/coloring-space.ts";
import { vehiclePages } from "../coloring-vehicles/coloring-vehicles.ts";

const SETS = [
  ["Animal Coloring", animalPages],
  ["Nature Coloring", naturePages],
  ["Space Coloring", spacePages],
  ["Vehicles and Heroes Coloring", vehiclePages],
  ["Letters and Numbers Coloring", letterAndNumberPages],
] as const;

export const generate: Generate = (params, random) => ({
  title: "Coloring Book",
  pages: SETS.flatMap(([title, pagesOf]) => {
    const [first, ...others] = pagesOf(params, random);
    return first ? [{ ...pick([first, ...others], random)(), title }] : [];
  }),
  answers: [],
});
