import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { deer } from "../../drawings/deer.ts";
import { eagle } from "../../drawings/eagle.ts";
import { goat } from "../../drawings/goat.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import { tent } from "../../drawings/tent.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  bush,
  COLORABLE,
  cloud,
  DETAIL,
  fir,
  floating,
  flower,
  grass,
  ground,
  mountain,
  mushroom,
  ripples,
  rock,
  standing,
  sun,
} from "../../parts/scenery.ts";
import { curve, ellipse, line, path, polygon } from "../../shapes.ts";

/** A campfire of three flames over crossed logs. */
const campfire = (x: number, y: number): PathMark[] => [
  path(
    `M${x - 7} ${y - 3}C${x - 12} ${y - 12} ${x - 4} ${y - 14} ${x - 3} ${y - 24}C${x + 4} ${y - 18} ${x + 2} ${y - 14} ${x + 5} ${y - 15}C${x + 11} ${y - 9} ${x + 8} ${y - 5} ${x + 7} ${y - 3}Z`,
    COLORABLE,
  ),
  path(
    `M${x - 3} ${y - 3}C${x - 6} ${y - 8} ${x - 1} ${y - 9} ${x} ${y - 14}C${x + 4} ${y - 9} ${x + 5} ${y - 7} ${x + 3} ${y - 3}Z`,
    COLORABLE,
  ),
  polygon([at(x - 12, y - 3), at(x + 11, y), at(x + 11, y + 3.4), at(x - 12, y)], COLORABLE),
  polygon([at(x + 12, y - 3), at(x - 11, y), at(x - 11, y + 3.4), at(x + 12, y)], COLORABLE),
];

/** A day in the mountains: peaks, a lake, firs, a tent, and randomly chosen animals. */
export function mountains(detail: Detail, random: Random): PathMark[] {
  const turn = () => random() < 0.5;
  const rich = detail > 0;
  const grazing = shuffled([deer, goat], random)[0] ?? deer;
  const sunLeft = turn();
  return [
    ...sun(at(sunLeft ? 24 : 162, 24), 10),
    ...cloud(at(sunLeft ? 150 : 40, 22), 40),
    ...mountain(at(44, 98), 86, 62),
    ...mountain(at(146, 98), 78, 56),
    ...mountain(at(96, 100), 94, 84),
    ...floating(eagle, at(sunLeft ? 66 : 128, 24), 26, sunLeft),
    ...(rich ? cloud(at(sunLeft ? 166 : 22, 50), 30) : []),
    ground(SCENE, [96, 92, 94, 91, 96]),
    ...fir(at(14, 106), 34),
    ...fir(at(32, 104), 42),
    ...fir(at(168, 106), 46),
    ...(rich ? [...fir(at(52, 102), 32), ...fir(at(148, 103), 34)] : []),
    ellipse(at(94, 118), 66, 15, COLORABLE),
    ripples(at(56, 116), 24, 3),
    ripples(at(104, 120), 28, 3),
    ...(rich
      ? [ripples(at(82, 126), 20, 2), curve([at(84, 108), at(96, 110), at(108, 108)], DETAIL)]
      : []),
    ground(SCENE, [134, 136, 134, 130, 134]),
    ...standing(tent, at(44, 172), 42),
    ...campfire(92, 172),
    ...standing(grazing, at(129, 166), grazing === deer ? 44 : 34, turn()),
    ...rock(at(118, 184), 22),
    ...fir(at(166, 172), 58),
    ...flower(at(14, 190), 26),
    ...flower(at(28, 192), 20, 5),
    ...mushroom(at(150, 190), 16),
    ...grass(at(70, 146), 9),
    ...grass(at(64, 190), 9),
    ...bush(at(14, 142), 20),
    ...(rich
      ? [
          ...standing(squirrel, at(118, 176), 13, turn()),
          ...flower(at(98, 192), 16, 8),
          ...mushroom(at(162, 190), 11),
          ...grass(at(112, 146), 8),
        ]
      : []),
    ...(detail === 2
      ? [
          ...flower(at(180, 192), 15, 7),
          ...flower(at(42, 192), 15, 8),
          ...grass(at(84, 190), 7),
          ...bush(at(126, 138), 16),
          line(at(96, 52), at(88, 76), DETAIL),
          line(at(104, 56), at(112, 80), DETAIL),
          line(at(44, 66), at(38, 84), DETAIL),
          line(at(150, 68), at(158, 86), DETAIL),
        ]
      : []),
  ];
}
