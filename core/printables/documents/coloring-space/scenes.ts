import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { earth } from "../../drawings/earth.ts";
import { satellite } from "../../drawings/satellite.ts";
import { ufo } from "../../drawings/ufo.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import { bush, COLORABLE, DETAIL, fir, floating, ground, puff, rock } from "../../parts/scenery.ts";
import { circle, ellipse, line, type Point, path, rectangle, star } from "../../shapes.ts";
import { astronaut, crater, flag, ringed, rocket, rover } from "./craft.ts";

/** Stars of different sizes, as many as the level of detail requires. */
const stars = (places: readonly Point[], detail: Detail, random: Random): PathMark[] =>
  shuffled(places, random)
    .slice(0, 7 + detail * 5)
    .map((place, index) => star(place, index % 3 === 0 ? 5.5 : 3.6, COLORABLE));

/** A tower of crossed beams beside the rocket. */
function tower(left: number, top: number, bottom: number): PathMark[] {
  const steps = 6;
  const step = (bottom - top) / steps;
  return [
    rectangle({ x: left, y: top, width: 18, height: bottom - top }, COLORABLE),
    ...Array.from({ length: steps }, (_, index) => {
      const y = top + index * step;
      return [
        line(at(left, y), at(left + 18, y), DETAIL),
        line(at(left, y), at(left + 18, y + step), DETAIL),
        line(at(left + 18, y), at(left, y + step), DETAIL),
      ];
    }).flat(),
    rectangle({ x: left - 22, y: top + step * 1.7, width: 22, height: 5 }, COLORABLE),
    rectangle({ x: left - 20, y: top + step * 3.7, width: 20, height: 5 }, COLORABLE),
  ];
}

/** A rocket leaves the ground. */
export function launch(detail: Detail, random: Random): PathMark[] {
  const rich = detail > 0;
  const stock = [
    at(16, 16),
    at(44, 12),
    at(64, 34),
    at(128, 12),
    at(150, 40),
    at(174, 14),
    at(24, 52),
    at(12, 78),
    at(52, 66),
    at(136, 64),
    at(176, 70),
    at(108, 22),
    at(72, 12),
    at(164, 88),
    at(36, 88),
    at(144, 20),
    at(60, 94),
  ];
  const smoke = [at(44, 168), at(146, 168), at(66, 171), at(122, 171), at(94, 171)];
  const visitor = random() < 0.5 ? satellite : ufo;
  return [
    ...stars(stock, detail, random),
    ...ringed(at(160, 34), 10),
    ...floating(visitor, at(36, 32), 30),
    ground(SCENE, [138, 128, 132, 126, 136]),
    ...fir(at(16, 142), 26),
    ...(rich ? [...fir(at(30, 140), 20), ...fir(at(174, 142), 24)] : []),
    rectangle({ x: 148, y: 122, width: 34, height: 24 }, COLORABLE),
    path("M150 122C150 108 180 108 180 122Z", COLORABLE),
    ...[153, 163, 173].map((x) => rectangle({ x, y: 128, width: 6, height: 7 }, COLORABLE)),
    ground(SCENE, [150, 146, 148, 146, 150]),
    ...tower(122, 52, 166),
    ...rocket(at(94, 138), 114, true, rich),
    ...smoke.map((place, index) => puff(place, 19, 12, 7 + (index % 2))),
    ...bush(at(18, 188), 24),
    ...bush(at(170, 189), 24),
    ...(rich ? [...rock(at(46, 191), 14), ...rock(at(140, 191), 12)] : []),
  ];
}

/** A walk on the moon, with the earth in the sky. */
export function moonWalk(detail: Detail, random: Random): PathMark[] {
  const rich = detail > 0;
  const earthLeft = random() < 0.5;
  const x = (value: number) => (earthLeft ? value : 186 - value);
  const stock = [
    at(72, 14),
    at(90, 34),
    at(66, 50),
    at(104, 12),
    at(86, 62),
    at(120, 28),
    at(12, 72),
    at(174, 78),
    at(100, 76),
    at(76, 82),
    at(50, 74),
    at(134, 70),
    at(112, 52),
    at(16, 12),
    at(170, 12),
    at(18, 92),
    at(60, 28),
  ];
  return [
    ...stars(stock, detail, random),
    ...floating(earth, at(x(36), 42), 48),
    ground(SCENE, [106, 112, 104, 110, 104]),
    ...rocket(at(x(150), 116), 84, false, rich),
    ...crater(x(34), 118, 26),
    ...crater(x(100), 120, 22),
    ...flag(at(x(82), 152), 40),
    ...rover(at(x(40), 160), 46),
    ...astronaut(at(x(124), 184), 58),
    ...crater(x(62), 180, 44),
    ...crater(x(172), 132, 20),
    ...[at(x(146), 184), at(x(154), 189), at(x(162), 183), at(x(170), 188)].map((step) =>
      ellipse(step, 2.8, 1.7, COLORABLE),
    ),
    ...rock(at(x(16), 190), 16),
    ...(rich
      ? [...rock(at(x(176), 170), 15), ...rock(at(x(26), 141), 12), ...crater(x(92), 170, 14)]
      : []),
    ...(detail === 2 ? [...rock(at(x(94), 191), 10), ...crater(x(20), 172, 16)] : []),
  ];
}

/** A quiet flight between clouds, planets and visitors. */
export function deepSpace(detail: Detail, random: Random): PathMark[] {
  const rich = detail > 0;
  const stock = [
    at(14, 20),
    at(60, 12),
    at(100, 18),
    at(130, 10),
    at(174, 12),
    at(14, 66),
    at(14, 118),
    at(66, 92),
    at(120, 84),
    at(176, 128),
    at(40, 178),
    at(92, 186),
    at(140, 182),
    at(176, 184),

    at(116, 132),
    at(10, 184),
  ];
  const comet = (place: Point): PathMark[] => [
    path(
      `M${place.x} ${place.y - 8}L${place.x + 44} ${place.y - 20}L${place.x + 34} ${place.y - 8}L${place.x + 46} ${place.y - 2}L${place.x + 32} ${place.y}L${place.x + 36} ${place.y + 10}L${place.x} ${place.y + 8}Z`,
      COLORABLE,
    ),
    circle(place, 9, COLORABLE),
    ...(rich
      ? [
          circle(at(place.x - 2, place.y - 2), 2, COLORABLE),
          circle(at(place.x + 3, place.y + 3), 1.6, COLORABLE),
        ]
      : []),
  ];
  const banded = (middle: Point, radius: number): PathMark[] => [
    circle(middle, radius, COLORABLE),
    ...[-0.5, -0.1, 0.35].map((y) => {
      const half = Math.sqrt(1 - y * y) * radius;
      const at0 = middle.y + y * radius;
      return path(
        `M${middle.x - half} ${at0}C${middle.x - half / 3} ${at0 + 4} ${middle.x + half / 3} ${at0 + 4} ${middle.x + half} ${at0}`,
        DETAIL,
      );
    }),
    ellipse(
      at(middle.x + radius * 0.3, middle.y + radius * 0.16),
      radius * 0.22,
      radius * 0.1,
      COLORABLE,
    ),
  ];
  const cratered = (middle: Point, radius: number): PathMark[] => [
    circle(middle, radius, COLORABLE),
    circle(at(middle.x - radius * 0.4, middle.y - radius * 0.3), radius * 0.22, COLORABLE),
    circle(at(middle.x + radius * 0.35, middle.y - radius * 0.45), radius * 0.14, COLORABLE),
    circle(at(middle.x + radius * 0.2, middle.y + radius * 0.35), radius * 0.3, COLORABLE),
    circle(at(middle.x - radius * 0.5, middle.y + radius * 0.4), radius * 0.12, COLORABLE),
  ];
  const worlds = shuffled(
    [
      (place: Point) => ringed(place, 18),
      (place: Point) => banded(place, 25),
      (place: Point) => cratered(place, 23),
    ],
    random,
  );
  const flyers = shuffled([ufo, satellite], random);
  return [
    ...stars(stock, detail, random),
    ...(worlds[0]?.(at(42, 44)) ?? []),
    ...(worlds[1]?.(at(146, 108)) ?? []),
    ...(worlds[2]?.(at(40, 148)) ?? []),
    ...comet(at(128, 44)),
    ...rocket(at(93, 146), 72, true, rich),
    ...(flyers[0] ? floating(flyers[0], at(148, 158), 38) : []),
    ...(rich && flyers[1] ? floating(flyers[1], at(36, 96), 26) : []),
    ...(detail === 2 ? cratered(at(172, 68), 9) : []),
    ...(detail === 2 ? cratered(at(84, 30), 8) : []),
  ];
}
