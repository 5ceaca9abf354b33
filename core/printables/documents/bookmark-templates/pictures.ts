import type { Drawing } from "../../drawing.ts";
import { astronaut } from "../../drawings/astronaut.ts";
import { boot } from "../../drawings/boot.ts";
import { castle } from "../../drawings/castle.ts";
import { catFace } from "../../drawings/cat-face.ts";
import { compass } from "../../drawings/compass.ts";
import { crown } from "../../drawings/crown.ts";
import { cupcake } from "../../drawings/cupcake.ts";
import { daisy } from "../../drawings/daisy.ts";
import { dinosaur } from "../../drawings/dinosaur.ts";
import { donut } from "../../drawings/donut.ts";
import { dragon } from "../../drawings/dragon.ts";
import { glasses } from "../../drawings/glasses.ts";
import { hedgehog } from "../../drawings/hedgehog.ts";
import { iceCream } from "../../drawings/ice-cream.ts";
import { island } from "../../drawings/island.ts";
import { lamp } from "../../drawings/lamp.ts";
import { lollipop } from "../../drawings/lollipop.ts";
import { mouse } from "../../drawings/mouse.ts";
import { mushroom } from "../../drawings/mushroom.ts";
import { octopus } from "../../drawings/octopus.ts";
import { openBook } from "../../drawings/open-book.ts";
import { owl } from "../../drawings/owl.ts";
import { palmTree } from "../../drawings/palm-tree.ts";
import { pawPrints } from "../../drawings/paw-prints.ts";
import { plane } from "../../drawings/plane.ts";
import { planet } from "../../drawings/planet.ts";
import { rain } from "../../drawings/rain.ts";
import { rainbow } from "../../drawings/rainbow.ts";
import { rocket } from "../../drawings/rocket.ts";
import { rose } from "../../drawings/rose.ts";
import { sailboat } from "../../drawings/sailboat.ts";
import { spoutingWhale } from "../../drawings/spouting-whale.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import { sunflower } from "../../drawings/sunflower.ts";
import { tRex } from "../../drawings/t-rex.ts";
import { teddyBear } from "../../drawings/teddy-bear.ts";
import { tropicalFish } from "../../drawings/tropical-fish.ts";
import { tulip } from "../../drawings/tulip.ts";
import { turtle } from "../../drawings/turtle.ts";
import { ufo } from "../../drawings/ufo.ts";
import { umbrella } from "../../drawings/umbrella.ts";
import { unicorn } from "../../drawings/unicorn.ts";
import { volcano } from "../../drawings/volcano.ts";
import { yarn } from "../../drawings/yarn.ts";
import type { BandName } from "./patterns.ts";

/** Four drawings below one another, with bands of a pattern between. */
export interface PictureDesign {
  readonly name: string;
  readonly drawings: readonly Drawing[];
  readonly band: BandName;
}

export const PICTURES: readonly PictureDesign[] = [
  { name: "space", drawings: [rocket, planet, astronaut, ufo], band: "stars" },
  { name: "sea", drawings: [tropicalFish, octopus, turtle, spoutingWhale], band: "waves" },
  { name: "flowers", drawings: [sunflower, daisy, tulip, rose], band: "leaves" },
  { name: "cats", drawings: [catFace, pawPrints, yarn, mouse], band: "dots" },
  { name: "dinosaurs", drawings: [tRex, volcano, dinosaur, palmTree], band: "zigzag" },
  { name: "sweets", drawings: [cupcake, donut, iceCream, lollipop], band: "dots" },
  { name: "fairy tale", drawings: [castle, dragon, crown, unicorn], band: "stars" },
  { name: "rain", drawings: [rain, umbrella, boot, rainbow], band: "waves" },
  { name: "forest", drawings: [owl, hedgehog, mushroom, squirrel], band: "leaves" },
  { name: "reading", drawings: [openBook, glasses, lamp, teddyBear], band: "zigzag" },
  { name: "travel", drawings: [sailboat, compass, island, plane], band: "waves" },
];
