import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { cat } from "../../drawings/cat.ts";
import { cow } from "../../drawings/cow.ts";
import { dog } from "../../drawings/dog.ts";
import { duck } from "../../drawings/duck.ts";
import { goat } from "../../drawings/goat.ts";
import { goose } from "../../drawings/goose.ts";
import { horse } from "../../drawings/horse.ts";
import { llama } from "../../drawings/llama.ts";
import { pig } from "../../drawings/pig.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { rooster } from "../../drawings/rooster.ts";
import { sheep } from "../../drawings/sheep.ts";
import { turkey } from "../../drawings/turkey.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  bush,
  COLORABLE,
  cloud,
  DETAIL,
  fence,
  flower,
  grass,
  ground,
  gull,
  ripples,
  standing,
  sun,
  tree,
  tulip,
} from "../../parts/scenery.ts";
import { type Box, ellipse, line, polygon, rectangle } from "../../shapes.ts";

/** A barn with a bent roof, a hayloft and a double door. */
function barn({ x, y, width, height }: Box): PathMark[] {
  const corner = (across: number, down: number) => at(x + across * width, y + down * height);
  const door = {
    x: x + width * 0.3,
    y: y + height * 0.62,
    width: width * 0.4,
    height: height * 0.38,
  };
  const half = door.width / 2;
  const wing = (left: number): PathMark[] => [
    rectangle({ ...door, x: left, width: half }, COLORABLE),
    line(at(left, door.y), at(left + half, door.y + door.height), DETAIL),
    line(at(left + half, door.y), at(left, door.y + door.height), DETAIL),
  ];
  return [
    polygon(
      [corner(0.06, 1), corner(0.06, 0.42), corner(0.5, 0.05), corner(0.94, 0.42), corner(0.94, 1)],
      COLORABLE,
    ),
    polygon(
      [
        corner(0, 0.48),
        corner(0.17, 0.2),
        corner(0.5, 0),
        corner(0.83, 0.2),
        corner(1, 0.48),
        corner(0.93, 0.5),
        corner(0.79, 0.27),
        corner(0.5, 0.1),
        corner(0.21, 0.27),
        corner(0.07, 0.5),
      ],
      COLORABLE,
    ),
    rectangle(
      { x: x + width * 0.4, y: y + height * 0.28, width: width * 0.2, height: height * 0.2 },
      COLORABLE,
    ),
    ...wing(door.x),
    ...wing(door.x + half),
  ];
}

/** A farmyard: a barn, a field with a fence, a pond, and randomly chosen animals. */
export function farm(detail: Detail, random: Random): PathMark[] {
  const turn = () => random() < 0.5;
  const large = shuffled([cow, horse, llama], random);
  const middle = shuffled([sheep, goat, pig], random);
  const small = shuffled([rooster, turkey, rabbit, cat, dog], random);
  const swimmer = turn() ? duck : goose;
  const rich = detail > 0;
  return [
    ...sun(at(27, 26), 11),
    ...cloud(at(86, 20), 42),
    ...(rich ? [...gull(at(124, 13), 13), ...gull(at(112, 36), 10)] : []),
    ...cloud(at(154, 26), 38),
    ground(SCENE, [66, 60, 66, 62, 68]),
    ...tree(at(24, 94), 44, rich ? 6 : 4),
    ...(rich ? tree(at(60, 92), 36) : []),
    ...barn({ x: 108, y: 34, width: 64, height: 62 }),
    ...bush(at(102, 97), 22),
    ...(rich ? bush(at(174, 97), 18) : []),
    ground(SCENE, [90, 94, 92, 96, 92]),
    ...fence({ x: 4, y: 86, width: 88, height: 18 }, rich ? 11 : 8),
    ...(large[0] ? standing(large[0], at(48, 134), large[0] === cow ? 32 : 42, turn()) : []),
    ...(middle[0] ? standing(middle[0], at(112, 126), 25, turn()) : []),
    ...(middle[1] ? standing(middle[1], at(154, 138), 27, turn()) : []),
    ...(rich && small[2] ? standing(small[2], at(90, 144), 15, turn()) : []),
    ellipse(at(48, 166), 42, 15, COLORABLE),
    ...(rich ? [ripples(at(18, 168), 18, 2), ripples(at(60, 172), 20, 2)] : []),
    ...standing(swimmer, at(44, 170), 22, turn()),
    ...(small[0] ? standing(small[0], at(118, 172), 26, turn()) : []),
    ...(small[1] ? standing(small[1], at(158, 182), 24, turn()) : []),
    ...grass(at(100, 188), 9),
    ...tulip(at(12, 152), 20),
    ...flower(at(180, 162), 20),
    ...grass(at(134, 152), 8),
    ...(rich
      ? [...grass(at(28, 142), 8), ...flower(at(90, 180), 18, 7), ...flower(at(137, 189), 16)]
      : []),
    ...(detail === 2
      ? [
          ...tulip(at(8, 190), 18),
          ...tulip(at(18, 192), 16),
          ...flower(at(173, 190), 16, 8),
          ...grass(at(70, 190), 8),
        ]
      : []),
  ];
}
