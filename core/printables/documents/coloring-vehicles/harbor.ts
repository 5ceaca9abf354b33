import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  COLORABLE,
  cloud,
  DETAIL,
  drawnAt,
  ground,
  gull,
  house,
  puff,
  ripples,
  rock,
  sun,
  tree,
  water,
} from "../../parts/scenery.ts";
import { boxes, circle, line, type Point, path, polygon, rectangle } from "../../shapes.ts";
import { CARS, LONG } from "./vehicles.ts";

/** A lighthouse with bands and a lamp. */
function lighthouse(foot: Point, height: number): PathMark[] {
  const shape = (d: string) => path(drawnAt(d, foot, height), COLORABLE);
  const band = (low: number, high: number) => {
    const half = (y: number) => 0.15 - y * 0.09;
    return shape(
      `M${-half(low)} ${-low}L${-half(high)} ${-high}L${half(high)} ${-high}L${half(low)} ${-low}Z`,
    );
  };
  return [
    band(0, 0.19),
    band(0.19, 0.38),
    band(0.38, 0.57),
    band(0.57, 0.74),
    shape("M-.12 -.74L.12 -.74L.12 -.78L-.12 -.78Z"),
    shape("M-.07 -.78L.07 -.78L.07 -.9L-.07 -.9Z"),
    shape("M-.1 -.9L0 -1L.1 -.9Z"),
    shape("M-.04 0L-.04 -.1L.04 -.1L.04 0Z"),
  ];
}

/** A ship that carries containers. */
function cargoShip(left: number, deck: number, rich: boolean): PathMark[] {
  const load = boxes({ x: left + 36, y: deck - 24, width: 62, height: 24 }, rich ? 4 : 3, 2, 0.8);
  return [
    rectangle({ x: left + 17, y: deck - 46, width: 9, height: 14 }, COLORABLE),
    rectangle({ x: left + 10, y: deck - 33, width: 22, height: 33 }, COLORABLE),
    rectangle({ x: left + 8, y: deck - 35, width: 26, height: 4 }, COLORABLE),
    ...boxes({ x: left + 13, y: deck - 27, width: 16, height: 20 }, 2, 2, 3).map((box) =>
      rectangle(box, COLORABLE),
    ),
    ...load.map((box) => rectangle(box, COLORABLE)),
    path(
      `M${left} ${deck}L${left + 118} ${deck}C${left + 112} ${deck + 8} ${left + 108} ${deck + 16} ${left + 102} ${deck + 24}L${left + 12} ${deck + 24}C${left + 4} ${deck + 18} ${left + 1} ${deck + 10} ${left} ${deck}Z`,
      COLORABLE,
    ),
    line(at(left + 2.5, deck + 10), at(left + 111, deck + 10), DETAIL),
    ...[44, 60, 76].map((x) => circle(at(left + x, deck + 5), 2.4, COLORABLE)),
    puff(at(left + 26, deck - 56), 8, 5, 6),
    puff(at(left + 42, deck - 64), 6, 4, 6),
  ];
}

/** A boat with two sails. */
const sailingBoat = (x: number, y: number, size: number): PathMark[] => [
  line(at(x, y - size * 0.2), at(x, y - size * 1.06), DETAIL),
  path(drawnAt("M.08 -.28L.08 -1L.54 -.28Z", at(x, y), size), COLORABLE),
  path(drawnAt("M-.08 -.28L-.08 -.86L-.44 -.28Z", at(x, y), size), COLORABLE),
  path(drawnAt("M-.56 -.2L.6 -.2L.42 .1L-.4 .1Z", at(x, y), size), COLORABLE),
];

/** A tug with a cabin and a ring of rubber at its bow. */
const tug = (x: number, y: number, size: number): PathMark[] => [
  path(drawnAt("M-.1 -.66L.06 -.66L.06 -.96L-.1 -.96Z", at(x, y), size), COLORABLE),
  path(drawnAt("M-.11 -.82L.07 -.82L.07 -.9L-.11 -.9Z", at(x, y), size), COLORABLE),
  path(drawnAt("M-.3 -.2L-.3 -.66L.26 -.66L.32 -.2Z", at(x, y), size), COLORABLE),
  path(drawnAt("M-.2 -.36L-.2 -.54L-.06 -.54L-.06 -.36Z", at(x, y), size), COLORABLE),
  path(drawnAt("M.04 -.36L.04 -.54L.18 -.54L.2 -.36Z", at(x, y), size), COLORABLE),
  path(
    drawnAt("M-.58 -.22L.66 -.28L.52 .12L-.5 .12C-.58 .02 -.6 -.1 -.58 -.22Z", at(x, y), size),
    COLORABLE,
  ),
  path(drawnAt("M-.57 -.1L.6 -.14L.575 -.06L-.56 -.02Z", at(x, y), size), COLORABLE),
];

/** A crane on the quay with a container on its hook. */
function crane(left: number, foot: number): PathMark[] {
  const top = foot - 74;
  const braces = [0, 1, 2, 3].map((index) => {
    const y = top + 16 + index * 14;
    return polygon([at(left, y), at(left + 14, y + 14), at(left, y + 14)], DETAIL);
  });
  return [
    rectangle({ x: left, y: top, width: 14, height: 74 }, COLORABLE),
    ...braces,
    polygon(
      [
        at(left - 62, top + 4),
        at(left + 24, top + 4),
        at(left + 24, top + 11),
        at(left - 62, top + 11),
      ],
      COLORABLE,
    ),
    polygon([at(left + 7, top - 12), at(left + 14, top + 4), at(left, top + 4)], COLORABLE),
    rectangle({ x: left + 16, y: top + 11, width: 11, height: 10 }, COLORABLE),
    line(at(left - 50, top + 11), at(left - 50, top + 24), DETAIL),
    line(at(left - 50, top + 24), at(left - 60, top + 30), DETAIL),
    line(at(left - 50, top + 24), at(left - 40, top + 30), DETAIL),
    rectangle({ x: left - 62, y: top + 30, width: 24, height: 12 }, COLORABLE),
  ];
}

/** A harbor with a lighthouse, randomly placed ships, and a working crane. */
export function harbor(detail: Detail, random: Random): PathMark[] {
  const rich = detail > 0;
  const boats = shuffled([sailingBoat, tug], random);
  const truck = shuffled([...LONG, ...CARS], random)[0];
  return [
    ...sun(at(150, 24), 10),
    ...cloud(at(92, 20), 40),
    ...gull(at(124, 40), 13),
    ...(rich ? [...gull(at(66, 34), 10), ...gull(at(106, 48), 10)] : []),
    ground(SCENE, [84, 76, 82, 88, 80]),
    ...house({ x: 148, y: 56, width: 26, height: 28 }),
    ...tree(at(134, 86), 24),
    water(SCENE, 86, 9, 3),
    ...rock(at(30, 100), 52),
    ...lighthouse(at(30, 86), 70),
    ...(boats[0]?.(112, 101, 26) ?? []),
    ripples(at(60, 110), 26, 3),
    ...cargoShip(32, 132, rich),
    water(SCENE, 152, 8, 3.4),
    ...(boats[1]?.(46, 168, 30) ?? []),
    ripples(at(14, 162), 20, 2),
    ripples(at(84, 160), 24, 3),
    polygon([at(0, 176), at(186, 172), at(186, 194), at(0, 194)], COLORABLE),
    ...crane(156, 176),
    ...[at(104, 179), at(116, 179)].map(({ x, y }) =>
      rectangle({ x, y: y - 9, width: 5, height: 9 }, COLORABLE),
    ),
    ...(truck?.draw(at(36, 191), 32) ?? []),
    ...(rich
      ? boxes({ x: 76, y: 180, width: 60, height: 11 }, 3, 1, 1).map((box) =>
          rectangle(box, COLORABLE),
        )
      : [rectangle({ x: 84, y: 180, width: 26, height: 11 }, COLORABLE)]),
    ...(detail === 2
      ? boxes({ x: 150, y: 182, width: 32, height: 9 }, 2, 1, 1).map((box) =>
          rectangle(box, COLORABLE),
        )
      : []),
  ];
}
