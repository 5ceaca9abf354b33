import { at, type Single } from "../../parts/coloring-page.ts";
import { HEROES } from "./heroes.ts";
import { CARS, COUNTRY, FLYING, LONG, type Vehicle } from "./vehicles.ts";

const vehicle =
  (setting: Single["setting"]) =>
  ({ name, height, draw }: Vehicle): Single => ({
    name,
    setting,
    shape: 1.06 / height,
    patterned: true,
    draw: (box) =>
      draw(
        at(box.x + box.width / 2, box.y + box.height * (setting === "sky" ? 0.9 : 1)),
        box.width / 1.12,
      ),
  });

/** The vehicles to choose from. */
export const VEHICLES: readonly Single[] = [
  ...[...CARS, ...LONG].map(vehicle("road")),
  ...COUNTRY.map(vehicle("meadow")),
  ...FLYING.map(vehicle("sky")),
];

/** The people to choose from. */
export const PEOPLE: readonly Single[] = HEROES.map(({ name, draw }) => ({
  name,
  setting: "stars",
  shape: 0.86,
  patterned: false,
  draw: ({ x, y, width, height }) => draw(at(x + width * 0.47, y + height), height * 0.97),
}));
