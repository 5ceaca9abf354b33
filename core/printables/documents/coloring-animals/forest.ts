import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { badger } from "../../drawings/badger.ts";
import { beaver } from "../../drawings/beaver.ts";
import { bird } from "../../drawings/bird.ts";
import { deer } from "../../drawings/deer.ts";
import { hedgehog } from "../../drawings/hedgehog.ts";
import { owl } from "../../drawings/owl.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { raccoon } from "../../drawings/raccoon.ts";
import { skunk } from "../../drawings/skunk.ts";
import { snail } from "../../drawings/snail.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  bush,
  COLORABLE,
  cloud,
  DETAIL,
  drawnAt,
  fir,
  flower,
  grass,
  ground,
  mushroom,
  puff,
  ripples,
  rock,
  standing,
} from "../../parts/scenery.ts";
import { circle, curve, ellipse, path } from "../../shapes.ts";

/** An old tree at the side of the picture: a thick trunk with a hollow and a branch to sit on. */
function oldTree(detail: Detail): PathMark[] {
  return [
    path(
      "M10 128C18 112 18 92 17 50L43 50C43 66 43 74 45 80C56 80 66 77 74 74L76 80C68 86 56 90 46 91" +
        "C46 104 48 116 56 128C40 124 26 124 10 128Z",
      COLORABLE,
    ),
    ellipse(at(31, 106), 6.5, 9, COLORABLE),
    curve([at(23, 72), at(24, 82), at(23, 90)], DETAIL),
    ...(detail > 0 ? [curve([at(37, 66), at(38, 74), at(37, 80)], DETAIL)] : []),
    puff(at(33, 34), 25, 21, 9),
    ...(detail === 2
      ? [
          circle(at(20, 34), 3.5, COLORABLE),
          circle(at(36, 24), 3.5, COLORABLE),
          circle(at(44, 40), 3.5, COLORABLE),
        ]
      : []),
  ];
}

const log = (x: number, y: number): PathMark[] => [
  path(
    drawnAt("M0 0L.78 0C.84 .08 .84 .24 .78 .32L0 .32C-.1 .3 -.1 .02 0 0Z", at(x, y), 46),
    COLORABLE,
  ),
  ellipse(at(x + 36, y + 7.4), 5, 7.4, COLORABLE),
  ellipse(at(x + 36, y + 7.4), 2.2, 3.8, COLORABLE),
  curve([at(x + 4, y + 5), at(x + 14, y + 6), at(x + 22, y + 5)], DETAIL),
];

/** A clearing with a stream, firs behind, and randomly chosen animals. */
export function forest(detail: Detail, random: Random): PathMark[] {
  const turn = () => random() < 0.5;
  const sitting = turn() ? owl : bird;
  const small = shuffled([hedgehog, rabbit, skunk, squirrel], random);
  const larger = shuffled([raccoon, badger, beaver], random);
  const rich = detail > 0;
  return [
    ...cloud(at(98, 18), 36),
    ...cloud(at(158, 22), 40),
    ground(SCENE, [78, 74, 70, 74, 78]),
    ...fir(at(84, 84), 44),
    ...fir(at(168, 88), 50),
    ...(rich ? fir(at(106, 84), 36) : []),
    ...fir(at(142, 90), 58),
    ground(SCENE, [100, 92, 86, 92, 96]),
    ...bush(at(173, 100), 22),
    // The stream emerges between the firs and widens toward the front.
    path(
      "M112 88C106 96 124 100 122 108C120 118 84 122 86 138C88 154 126 158 116 194L54 194" +
        "C76 170 56 158 60 140C64 122 104 116 106 107C107 100 96 96 104 88Z",
      COLORABLE,
    ),
    ripples(at(70, 136), 14, 2),
    ripples(at(76, 172), 26, 3),
    ...(rich ? [ripples(at(84, 156), 16, 2)] : []),
    ...oldTree(detail),
    ...standing(sitting, at(64, 78), 22, turn()),
    ...standing(deer, at(148, 138), 48, turn()),
    ...(larger[0] ? standing(larger[0], at(28, 158), larger[0] === beaver ? 26 : 22, turn()) : []),
    ...log(132, 158),
    ...(small[0] ? standing(small[0], at(152, 159), small[0] === hedgehog ? 15 : 20, turn()) : []),
    ...mushroom(at(20, 190), 20),
    ...mushroom(at(35, 190), 14),
    ...(small[1] ? standing(small[1], at(146, 191), small[1] === hedgehog ? 12 : 16, turn()) : []),
    ...rock(at(122, 190), 14),
    ...grass(at(104, 134), 9),
    ...grass(at(176, 150), 10),
    ...flower(at(176, 190), 22),
    ...(rich
      ? [
          ...standing(snail, at(52, 190), 9, turn()),
          ...flower(at(8, 168), 18, 7),
          ...grass(at(54, 142), 8),
          ...mushroom(at(116, 146), 11),
        ]
      : []),
    ...(detail === 2
      ? [
          ...flower(at(168, 191), 15, 8),
          ...grass(at(10, 150), 8),
          ...mushroom(at(176, 128), 10),
          ...grass(at(46, 168), 8),
        ]
      : []),
  ];
}
