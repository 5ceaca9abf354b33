import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { blowfish } from "../../drawings/blowfish.ts";
import { crab } from "../../drawings/crab.ts";
import { dolphin } from "../../drawings/dolphin.ts";
import { fish } from "../../drawings/fish.ts";
import { jellyfish } from "../../drawings/jellyfish.ts";
import { lobster } from "../../drawings/lobster.ts";
import { octopus } from "../../drawings/octopus.ts";
import { shark } from "../../drawings/shark.ts";
import { shell } from "../../drawings/shell.ts";
import { squid } from "../../drawings/squid.ts";
import { tropicalFish } from "../../drawings/tropical-fish.ts";
import { turtle } from "../../drawings/turtle.ts";
import { whale } from "../../drawings/whale.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  COLORABLE,
  cloud,
  DETAIL,
  drawnAt,
  floating,
  ground,
  gull,
  petal,
  rock,
  standing,
  sun,
  water,
} from "../../parts/scenery.ts";
import { circle, line, path, star } from "../../shapes.ts";

/** A small boat with two sails, its deck on the water. */
const boat = (x: number, y: number): PathMark[] => [
  line(at(x, y - 4), at(x, y - 34), DETAIL),
  path(drawnAt("M.06 -.3L.06 -1L.54 -.3Z", at(x, y), 33), COLORABLE),
  path(drawnAt("M-.06 -.3L-.06 -.86L-.42 -.3Z", at(x, y), 33), COLORABLE),
  path(drawnAt("M-.6 -.22L.64 -.22L.44 .1L-.42 .1Z", at(x, y), 33), COLORABLE),
];

const weed = (x: number, y: number, height: number): PathMark[] => [
  petal(at(x, y), -1.85, height * 0.8, height * 0.14),
  petal(at(x, y), -1.28, height * 0.72, height * 0.14),
  petal(at(x, y), -1.57, height, height * 0.16),
];

const coral = (x: number, y: number, size: number): PathMark[] => [
  path(
    drawnAt(
      "M-.12 0C-.1 -.2 -.2 -.3 -.34 -.4C-.5 -.52 -.5 -.74 -.42 -.76C-.32 -.78 -.34 -.6 -.24 -.54" +
        "C-.16 -.5 -.12 -.56 -.12 -.66C-.12 -.8 -.14 -1 0 -1C.14 -1 .12 -.8 .12 -.64C.12 -.5 .2 -.48 .26 -.56" +
        "C.32 -.64 .3 -.8 .42 -.8C.54 -.78 .5 -.54 .36 -.4C.22 -.28 .12 -.2 .14 0Z",
      at(x, y),
      size,
    ),
    COLORABLE,
  ),
];

/** Above and below the waves, with randomly chosen swimmers. */
export function sea(detail: Detail, random: Random): PathMark[] {
  const turn = () => random() < 0.5;
  const large = shuffled([whale, dolphin, shark], random);
  const drifting = shuffled([jellyfish, squid, octopus], random);
  const walking = turn() ? crab : lobster;
  const rich = detail > 0;
  const school = [at(136, 138), at(152, 128), at(156, 146), ...(rich ? [at(138, 152)] : [])];
  const toLeft = turn();
  const bubbles = [at(20, 118), at(26, 109), at(172, 96), at(178, 86), at(100, 150), at(104, 141)];
  return [
    ...sun(at(26, 22), 9),
    ...cloud(at(74, 17), 32),
    ...cloud(at(160, 16), 34),
    ...(rich ? gull(at(104, 12), 12) : []),
    ...boat(122, 48),
    water(SCENE, 47, 9, 3),
    ground(SCENE, [172, 166, 170, 164, 170]),
    ...(large[0] ? floating(large[0], at(54, 82), large[0] === whale ? 58 : 72, turn()) : []),
    ...(large[1] ? floating(large[1], at(138, 84), 48, turn()) : []),
    ...(drifting[0] ? floating(drifting[0], at(98, 118), 27) : []),
    ...floating(turtle, at(42, 138), 44, turn()),
    ...school.flatMap((middle) => floating(tropicalFish, middle, rich ? 13 : 15, toLeft)),
    ...bubbles.map((middle, index) => circle(middle, index % 2 === 0 ? 3.4 : 2.2, COLORABLE)),
    ...weed(14, 182, 40),
    ...weed(170, 182, 42),
    ...coral(150, 182, 30),
    ...rock(at(98, 180), 22),
    ...standing(walking, at(62, 186), walking === crab ? 21 : 26),
    star(at(122, 184), 7, COLORABLE),
    ...standing(shell, at(36, 189), 11),
    ...(rich
      ? [
          ...floating(turn() ? fish : blowfish, at(176, 118), 17, turn()),
          ...floating(fish, at(76, 154), 17, turn()),
          ...coral(88, 172, 20),
          ...(drifting[1] ? floating(drifting[1], at(14, 74), 13) : []),
        ]
      : []),
    ...(detail === 2
      ? [
          ...weed(112, 176, 26),
          ...weed(28, 176, 24),
          star(at(90, 189), 4.5, COLORABLE),
          ...standing(shell, at(166, 191), 9),
          ...[at(118, 66), at(122, 60)].map((middle) => circle(middle, 2, COLORABLE)),
        ]
      : []),
  ];
}
