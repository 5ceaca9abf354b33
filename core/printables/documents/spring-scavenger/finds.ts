import type { Drawing } from "../../drawing.ts";
import { ant } from "../../drawings/ant.ts";
import { ball } from "../../drawings/ball.ts";
import { bee } from "../../drawings/bee.ts";
import { beetle } from "../../drawings/beetle.ts";
import { bicycle } from "../../drawings/bicycle.ts";
import { bird } from "../../drawings/bird.ts";
import { blossom } from "../../drawings/blossom.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { cat } from "../../drawings/cat.ts";
import { caterpillar } from "../../drawings/caterpillar.ts";
import { cloud } from "../../drawings/cloud.ts";
import { clover } from "../../drawings/clover.ts";
import { daisy } from "../../drawings/daisy.ts";
import { dog } from "../../drawings/dog.ts";
import { dove } from "../../drawings/dove.ts";
import { drop } from "../../drawings/drop.ts";
import { duck } from "../../drawings/duck.ts";
import { feather } from "../../drawings/feather.ts";
import { goose } from "../../drawings/goose.ts";
import { herb } from "../../drawings/herb.ts";
import { kite } from "../../drawings/kite.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { nest } from "../../drawings/nest.ts";
import { pottedPlant } from "../../drawings/potted-plant.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { rock } from "../../drawings/rock.ts";
import { scooter } from "../../drawings/scooter.ts";
import { seedling } from "../../drawings/seedling.ts";
import { snail } from "../../drawings/snail.ts";
import { spiderWeb } from "../../drawings/spider-web.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import { sun } from "../../drawings/sun.ts";
import { swan } from "../../drawings/swan.ts";
import { tree } from "../../drawings/tree.ts";
import { tulip } from "../../drawings/tulip.ts";
import { umbrella } from "../../drawings/umbrella.ts";
import { worm } from "../../drawings/worm.ts";

export interface Find {
  readonly drawing: Drawing;
  readonly words: string;
}

/** What can be found where in spring; a name takes at most two short lines. */
export const PLACES: readonly { readonly title: string; readonly finds: readonly Find[] }[] = [
  {
    title: "In the neighborhood",
    finds: [
      { drawing: bird, words: "a singing bird" },
      { drawing: dog, words: "a dog on a walk" },
      { drawing: cat, words: "a cat outdoors" },
      { drawing: blossom, words: "a tree in bloom" },
      { drawing: drop, words: "a drop of water" },
      { drawing: cloud, words: "a puffy cloud" },
      { drawing: sun, words: "a sunny bench" },
      { drawing: bicycle, words: "a bike rider" },
      { drawing: pottedPlant, words: "a plant in a pot" },
      { drawing: scooter, words: "a scooter" },
      { drawing: umbrella, words: "an umbrella" },
    ],
  },
  {
    title: "In the park",
    finds: [
      { drawing: duck, words: "a duck" },
      { drawing: goose, words: "a goose" },
      { drawing: swan, words: "a swan" },
      { drawing: squirrel, words: "a squirrel" },
      { drawing: tree, words: "a tree with buds" },
      { drawing: clover, words: "clover leaves" },
      { drawing: dove, words: "a flying bird" },
      { drawing: kite, words: "a kite" },
      { drawing: ball, words: "a ball game" },
      { drawing: feather, words: "a feather" },
      { drawing: rock, words: "a mossy rock" },
      { drawing: herb, words: "new leaves" },
    ],
  },
  {
    title: "In the garden",
    finds: [
      { drawing: bee, words: "a busy bee" },
      { drawing: ladybug, words: "a ladybug" },
      { drawing: worm, words: "a worm" },
      { drawing: snail, words: "a snail" },
      { drawing: daisy, words: "a daisy" },
      { drawing: tulip, words: "a tulip" },
      { drawing: ant, words: "a line of ants" },
      { drawing: spiderWeb, words: "a spider web" },
      { drawing: caterpillar, words: "a caterpillar" },
      { drawing: butterfly, words: "a butterfly" },
      { drawing: seedling, words: "a tiny sprout" },
      { drawing: nest, words: "a nest up high" },
      { drawing: rabbit, words: "a rabbit" },
    ],
  },
];

/** Birds and insects for the tally. */
export const BIRDS: readonly Find[] = [
  { drawing: bird, words: "Songbird" },
  { drawing: dove, words: "Pigeon or dove" },
  { drawing: duck, words: "Duck" },
  { drawing: goose, words: "Goose" },
  { drawing: swan, words: "Swan" },
];
export const BUGS: readonly Find[] = [
  { drawing: bee, words: "Bee" },
  { drawing: butterfly, words: "Butterfly" },
  { drawing: ladybug, words: "Ladybug" },
  { drawing: ant, words: "Ant" },
  { drawing: beetle, words: "Beetle" },
  { drawing: caterpillar, words: "Caterpillar" },
];

/** A seed that a child can plant: how deep, and after how many days it usually comes up. */
export interface Seed {
  readonly name: string;
  readonly depth: string;
  readonly days: string;
}

export const SEEDS: readonly [Seed, ...Seed[]] = [
  { name: "bean", depth: "as deep as your thumb is wide", days: "7 to 10 days" },
  { name: "sunflower", depth: "as deep as your thumb is wide", days: "7 to 14 days" },
  { name: "pea", depth: "as deep as your thumb is wide", days: "7 to 14 days" },
  { name: "radish", depth: "as deep as your little fingernail is long", days: "4 to 7 days" },
];
