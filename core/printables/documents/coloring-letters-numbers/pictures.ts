import type { Drawing } from "../../drawing.ts";
import { apple } from "../../drawings/apple.ts";
import { balloon } from "../../drawings/balloon.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { cake } from "../../drawings/cake.ts";
import { car } from "../../drawings/car.ts";
import { cookie } from "../../drawings/cookie.ts";
import { donut } from "../../drawings/donut.ts";
import { duck } from "../../drawings/duck.ts";
import { egg } from "../../drawings/egg.ts";
import { elephant } from "../../drawings/elephant.ts";
import { fish } from "../../drawings/fish.ts";
import { grapes } from "../../drawings/grapes.ts";
import { guitar } from "../../drawings/guitar.ts";
import { hat } from "../../drawings/hat.ts";
import { heart } from "../../drawings/heart.ts";
import { house } from "../../drawings/house.ts";
import { jar } from "../../drawings/jar.ts";
import { juice } from "../../drawings/juice.ts";
import { kangaroo } from "../../drawings/kangaroo.ts";
import { kite } from "../../drawings/kite.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { lemon } from "../../drawings/lemon.ts";
import { lion } from "../../drawings/lion.ts";
import { moon } from "../../drawings/moon.ts";
import { mushroom } from "../../drawings/mushroom.ts";
import { nest } from "../../drawings/nest.ts";
import { octopus } from "../../drawings/octopus.ts";
import { pear } from "../../drawings/pear.ts";
import { penguin } from "../../drawings/penguin.ts";
import { pizza } from "../../drawings/pizza.ts";
import { queen } from "../../drawings/queen.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { robot } from "../../drawings/robot.ts";
import { rocket } from "../../drawings/rocket.ts";
import { snail } from "../../drawings/snail.ts";
import { star } from "../../drawings/star.ts";
import { strawberry } from "../../drawings/strawberry.ts";
import { sun } from "../../drawings/sun.ts";
import { tent } from "../../drawings/tent.ts";
import { tomato } from "../../drawings/tomato.ts";
import { turtle } from "../../drawings/turtle.ts";
import { umbrella } from "../../drawings/umbrella.ts";
import { vest } from "../../drawings/vest.ts";
import { watch } from "../../drawings/watch.ts";
import { whale } from "../../drawings/whale.ts";
import { yarn } from "../../drawings/yarn.ts";
import { yoYo } from "../../drawings/yo-yo.ts";
import { zebra } from "../../drawings/zebra.ts";
import { box, igloo } from "./own-drawings.ts";

/**
 * The pictures of each letter: things that begin with it in writing and, except for X, with its
 * most common sound. No common word that a child can draw begins with the sound of X, so it is at
 * the end of 'box'.
 */
export const LETTER_PICTURES: Readonly<Record<string, readonly [Drawing, ...Drawing[]]>> = {
  A: [apple],
  B: [balloon, butterfly],
  C: [cake, car],
  D: [duck, donut],
  E: [egg, elephant],
  F: [fish],
  G: [grapes, guitar],
  H: [hat, house],
  I: [igloo],
  J: [jar, juice],
  K: [kite, kangaroo],
  L: [lion, lemon],
  M: [moon, mushroom],
  N: [nest],
  O: [octopus],
  P: [pizza, penguin, pear],
  Q: [queen],
  R: [rabbit, robot, rocket],
  S: [sun, snail],
  T: [turtle, tent, tomato],
  U: [umbrella],
  V: [vest],
  W: [whale, watch],
  X: [box],
  Y: [yoYo, yarn],
  Z: [zebra],
};

/** Things to count: simple at a small size, and with their plural. */
export const COUNTED: readonly (readonly [drawing: Drawing, plural: string])[] = [
  [apple, "apples"],
  [star, "stars"],
  [fish, "fish"],
  [heart, "hearts"],
  [cookie, "cookies"],
  [balloon, "balloons"],
  [butterfly, "butterflies"],
  [ladybug, "ladybugs"],
  [strawberry, "strawberries"],
  [egg, "eggs"],
  [tomato, "tomatoes"],
  [kite, "kites"],
  [mushroom, "mushrooms"],
  [donut, "donuts"],
];
