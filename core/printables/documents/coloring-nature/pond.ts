import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { beaver } from "../../drawings/beaver.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { duck } from "../../drawings/duck.ts";
import { snail } from "../../drawings/snail.ts";
import { swan } from "../../drawings/swan.ts";
import { turtle } from "../../drawings/turtle.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  bush,
  COLORABLE,
  cloud,
  floating,
  flower,
  grass,
  ground,
  gull,
  petal,
  reed,
  ripples,
  rock,
  standing,
  sun,
  tree,
} from "../../parts/scenery.ts";
import { ellipse, path } from "../../shapes.ts";

/** A leaf on the water with a notch, optionally with a water lily on it. */
function lilyPad(x: number, y: number, size: number, blooming: boolean): PathMark[] {
  const petals = [-0.35, -2.8, -0.85, -2.3, -1.57].map((angle) =>
    petal(at(x, y), angle, size * 0.75, size * 0.3),
  );
  return [
    path(
      `M${x} ${y}L${x + size * 0.9} ${y + size * 0.16}C${x + size * 0.7} ${y + size * 0.5} ${x - size * 1.1} ${y + size * 0.6} ${x - size} ${y}` +
        `C${x - size * 0.9} ${y - size * 0.5} ${x + size * 0.9} ${y - size * 0.45} ${x + size} ${y - size * 0.1}Z`,
      COLORABLE,
    ),
    ...(blooming ? petals : []),
  ];
}

/** A pond with lilies and reeds, and randomly chosen animals. */
export function pond(detail: Detail, random: Random): PathMark[] {
  const turn = () => random() < 0.5;
  const rich = detail > 0;
  const swimmers = shuffled([swan, duck], random);
  const shore = shuffled([turtle, beaver, duck], random).filter((animal) => animal !== swimmers[0]);
  const bloomingLeft = turn();
  return [
    ...sun(at(30, 22), 10),
    ...cloud(at(92, 20), 38),
    ...cloud(at(154, 26), 42),
    ...(rich ? gull(at(120, 42), 13) : []),
    ground(SCENE, [70, 64, 68, 62, 68]),
    ...tree(at(30, 96), 52),
    ...(rich ? tree(at(66, 86), 34) : []),
    ...tree(at(158, 98), 58),
    ...bush(at(104, 80), 26),
    ...bush(at(128, 84), 20),
    ground(SCENE, [92, 88, 86, 88, 92]),
    ellipse(at(93, 134), 86, 36, COLORABLE),
    ripples(at(40, 112), 26, 3),
    ripples(at(118, 110), 26, 3),
    ripples(at(88, 160), 28, 3),
    ...(swimmers[0]
      ? standing(swimmers[0], at(68, 140), swimmers[0] === swan ? 40 : 30, turn())
      : []),
    ...(rich && swimmers[1] ? standing(swimmers[1], at(112, 128), 22, turn()) : []),
    ...lilyPad(140, 132, 17, bloomingLeft),
    ...lilyPad(118, 150, 15, !bloomingLeft),
    ...lilyPad(36, 148, 13, turn()),
    ...(rich ? lilyPad(150, 148, 11, false) : []),
    ...reed(at(20, 112), 32),
    ...reed(at(28, 108), 26),
    ...reed(at(168, 116), 34),
    ...reed(at(160, 110), 26),
    ...rock(at(30, 178), 28),
    ...(shore[0] ? standing(shore[0], at(142, 188), shore[0] === turtle ? 20 : 24, turn()) : []),
    ...flower(at(72, 191), 22),
    ...flower(at(86, 192), 17, 5),
    ...flower(at(178, 190), 28, 8),
    ...grass(at(10, 164), 10),
    ...grass(at(104, 188), 9),
    ...floating(butterfly, at(96, 50), 18),
    ...(rich ? [...standing(snail, at(30, 164), 9, turn()), ...flower(at(8, 192), 20, 7)] : []),
    ...(detail === 2
      ? [
          ...grass(at(56, 190), 8),
          ...flower(at(168, 192), 16, 6),
          ...reed(at(176, 124), 24),
          ...reed(at(12, 118), 24),
        ]
      : []),
  ];
}
