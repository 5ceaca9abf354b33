import { alien } from "../../drawings/alien.ts";
import { moonFace } from "../../drawings/moon-face.ts";
import { planet } from "../../drawings/planet.ts";
import { robot } from "../../drawings/robot.ts";
import { star } from "../../drawings/star.ts";
import { sunFace } from "../../drawings/sun-face.ts";
import { ufo } from "../../drawings/ufo.ts";
import { at, type Single, single } from "../../parts/coloring-page.ts";
import { astronaut, rocket, rover } from "./craft.ts";

/** The drawings to choose from: their areas are closed enough to be colored in a large size. */
export const SINGLES: readonly Single[] = [
  single(planet, "space"),
  single(ufo, "space"),
  single(robot, "stars"),
  single(moonFace, "space"),
  single(sunFace, "stars"),
  single(alien, "stars"),
  single(star, "space"),
  {
    name: "astronaut",
    setting: "stars",
    shape: 0.88,
    patterned: false,
    draw: ({ x, y, width, height }) => astronaut(at(x + width * 0.46, y + height), height),
  },
  {
    name: "rocket",
    setting: "space",
    shape: 0.6,
    patterned: true,
    draw: ({ x, y, width, height }) =>
      rocket(at(x + width / 2, y + height * 0.76), height * 0.76, true, false),
  },
  {
    name: "rover",
    setting: "space",
    shape: 1.4,
    patterned: true,
    draw: ({ x, y, width, height }) => rover(at(x + width / 2, y + height), height * 1.24),
  },
];
