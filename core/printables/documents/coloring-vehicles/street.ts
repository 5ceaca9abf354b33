import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import { bush, COLORABLE, cloud, flower, house, sun, tree } from "../../parts/scenery.ts";
import { polygon, rectangle } from "../../shapes.ts";
import { fireStation, shop, tower } from "./buildings.ts";
import { HEROES } from "./heroes.ts";
import { trafficLight } from "./traffic-light.ts";
import { CARS, FLYING, LONG, toTheLeft } from "./vehicles.ts";

const band = (y: number, height: number): PathMark => rectangle({ ...SCENE, y, height }, COLORABLE);

/** Markings in the middle of a road, omitted at crossings. */
const dashes = (y: number): PathMark[] =>
  [6, 34, 62, 132, 160].map((x) => rectangle({ x, y, width: 17, height: 3 }, COLORABLE));

/** White bars across the road, wider toward the front. */
const crossing = (top: number, height: number): PathMark[] =>
  [92, 100, 108, 116].map((x) =>
    polygon(
      [at(x, top), at(x + 5, top), at(x + 6.5, top + height), at(x + 0.5, top + height)],
      COLORABLE,
    ),
  );

/** A busy street with a shop, a fire station, and randomly chosen traffic. */
export function street(detail: Detail, random: Random): PathMark[] {
  const rich = detail > 0;
  const long = shuffled(LONG, random);
  const short = shuffled(CARS, random);
  const people = shuffled(HEROES, random);
  const flying = shuffled(FLYING, random)[0];
  return [
    ...sun(at(22, 22), 8.5),
    ...cloud(at(64, 16), 32),
    ...(flying?.draw(at(112, 28), 32) ?? []),
    ...cloud(at(160, 18), 36),
    ...tower({ x: 6, y: 44, width: 32, height: 58 }, rich ? 3 : 2, rich ? 4 : 3),
    ...shop({ x: 42, y: 56, width: 44, height: 46 }),
    ...(rich
      ? tower({ x: 92, y: 36, width: 24, height: 66 }, 2, 5)
      : house({ x: 89, y: 60, width: 30, height: 42 })),
    ...fireStation({ x: 122, y: 52, width: 60, height: 50 }),
    band(102, 12),
    ...tree(at(40, 110), 34),
    ...(rich ? tree(at(119, 110), 30) : []),
    band(114, 48),
    ...dashes(136),
    ...crossing(116, 44),
    ...trafficLight(at(86, 113), 30),
    ...(long[0]?.draw(at(44, 134), 50) ?? []),
    ...(short[0]?.draw(at(152, 134), 38) ?? []),
    ...(short[1] ? toTheLeft(short[1], at(46, 158), 38) : []),
    ...(long[1] ? toTheLeft(long[1], at(152, 159), 48) : []),
    band(162, 32),
    ...bush(at(18, 186), 28),
    ...(people[0]?.draw(at(58, 191), 31) ?? []),
    ...(people[1]?.draw(at(104, 191), 31) ?? []),
    ...tree(at(164, 192), 36, rich ? 6 : 4),
    ...flower(at(134, 191), 22),
    ...(rich ? [...flower(at(144, 192), 17, 5), ...flower(at(40, 191), 18, 8)] : []),
    ...(detail === 2
      ? [
          ...flower(at(84, 191), 16, 6),
          ...flower(at(182, 192), 13, 5),
          ...flower(at(6, 192), 13, 5),
        ]
      : []),
  ];
}
