import type { Drawing } from "../../drawing.ts";
import { apple } from "../../drawings/apple.ts";
import { astronaut } from "../../drawings/astronaut.ts";
import { ball } from "../../drawings/ball.ts";
import { banana } from "../../drawings/banana.ts";
import { bed } from "../../drawings/bed.ts";
import { bell } from "../../drawings/bell.ts";
import { bus } from "../../drawings/bus.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { cake } from "../../drawings/cake.ts";
import { camel } from "../../drawings/camel.ts";
import { car } from "../../drawings/car.ts";
import { carrot } from "../../drawings/carrot.ts";
import { cat } from "../../drawings/cat.ts";
import { cow } from "../../drawings/cow.ts";
import { dinosaur } from "../../drawings/dinosaur.ts";
import { dog } from "../../drawings/dog.ts";
import { dolphin } from "../../drawings/dolphin.ts";
import { door } from "../../drawings/door.ts";
import { duck } from "../../drawings/duck.ts";
import { elephant } from "../../drawings/elephant.ts";
import { feather } from "../../drawings/feather.ts";
import { fish } from "../../drawings/fish.ts";
import { foot } from "../../drawings/foot.ts";
import { fox } from "../../drawings/fox.ts";
import { goat } from "../../drawings/goat.ts";
import { guitar } from "../../drawings/guitar.ts";
import { hand } from "../../drawings/hand.ts";
import { hat } from "../../drawings/hat.ts";
import { heart } from "../../drawings/heart.ts";
import { helicopter } from "../../drawings/helicopter.ts";
import { horse } from "../../drawings/horse.ts";
import { house } from "../../drawings/house.ts";
import { jar } from "../../drawings/jar.ts";
import { jellyfish } from "../../drawings/jellyfish.ts";
import { kangaroo } from "../../drawings/kangaroo.ts";
import { key } from "../../drawings/key.ts";
import { kite } from "../../drawings/kite.ts";
import { koala } from "../../drawings/koala.ts";
import { ladder } from "../../drawings/ladder.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { lemon } from "../../drawings/lemon.ts";
import { lion } from "../../drawings/lion.ts";
import { monkey } from "../../drawings/monkey.ts";
import { moon } from "../../drawings/moon.ts";
import { mouse } from "../../drawings/mouse.ts";
import { mushroom } from "../../drawings/mushroom.ts";
import { nest } from "../../drawings/nest.ts";
import { nose } from "../../drawings/nose.ts";
import { octopus } from "../../drawings/octopus.ts";
import { otter } from "../../drawings/otter.ts";
import { pencil } from "../../drawings/pencil.ts";
import { penguin } from "../../drawings/penguin.ts";
import { piano } from "../../drawings/piano.ts";
import { pig } from "../../drawings/pig.ts";
import { pineapple } from "../../drawings/pineapple.ts";
import { pizza } from "../../drawings/pizza.ts";
import { queen } from "../../drawings/queen.ts";
import { rainbow } from "../../drawings/rainbow.ts";
import { ring } from "../../drawings/ring.ts";
import { robot } from "../../drawings/robot.ts";
import { ruler } from "../../drawings/ruler.ts";
import { sandwich } from "../../drawings/sandwich.ts";
import { saw } from "../../drawings/saw.ts";
import { seal } from "../../drawings/seal.ts";
import { sock } from "../../drawings/sock.ts";
import { sun } from "../../drawings/sun.ts";
import { telescope } from "../../drawings/telescope.ts";
import { tent } from "../../drawings/tent.ts";
import { tiger } from "../../drawings/tiger.ts";
import { tooth } from "../../drawings/tooth.ts";
import { turtle } from "../../drawings/turtle.ts";
import { umbrella } from "../../drawings/umbrella.ts";
import { volcano } from "../../drawings/volcano.ts";
import { watch } from "../../drawings/watch.ts";
import { watermelon } from "../../drawings/watermelon.ts";
import { worm } from "../../drawings/worm.ts";
import { yoYo } from "../../drawings/yo-yo.ts";
import { zebra } from "../../drawings/zebra.ts";
import { igloo } from "./igloo.ts";

/**
 * Pictures by the letter with whose first sound they begin: the letter's most common sound (goat,
 * not giraffe), alone or before a vowel (no ship, cheese, phone or knight). Every child names them
 * alike. Hardly any word begins with X, so its picture ends with it.
 */
export const PICTURES: Readonly<Record<string, readonly [Drawing, ...Drawing[]]>> = {
  A: [apple, astronaut],
  B: [ball, bed, bell, bus, banana, butterfly],
  C: [cat, cow, car, cake, carrot, camel],
  D: [dog, duck, door, dinosaur, dolphin],
  E: [elephant],
  F: [fish, foot, feather],
  G: [goat, guitar],
  H: [hat, house, horse, hand, heart, helicopter],
  I: [igloo],
  J: [jellyfish, jar],
  K: [key, kite, kangaroo, koala],
  L: [lion, lemon, ladder, ladybug],
  M: [moon, mouse, monkey, mushroom],
  N: [nest, nose],
  O: [octopus, otter],
  P: [pig, pencil, penguin, pizza, pineapple, piano],
  Q: [queen],
  R: [robot, ring, rainbow, ruler],
  S: [sun, sock, seal, saw, sandwich],
  T: [tiger, turtle, tent, tooth, telescope],
  U: [umbrella],
  V: [volcano],
  W: [watch, watermelon, worm],
  X: [fox],
  Y: [yoYo],
  Z: [zebra],
};
