import { butterfly } from "../../drawings/butterfly.ts";
import { dogFace } from "../../drawings/dog-face.ts";
import { dolphin } from "../../drawings/dolphin.ts";
import { duck } from "../../drawings/duck.ts";
import { elephant } from "../../drawings/elephant.ts";
import { fish } from "../../drawings/fish.ts";
import { fox } from "../../drawings/fox.ts";
import { frog } from "../../drawings/frog.ts";
import { hippo } from "../../drawings/hippo.ts";
import { koala } from "../../drawings/koala.ts";
import { monkeyFace } from "../../drawings/monkey-face.ts";
import { octopus } from "../../drawings/octopus.ts";
import { panda } from "../../drawings/panda.ts";
import { peacock } from "../../drawings/peacock.ts";
import { penguin } from "../../drawings/penguin.ts";
import { pigFace } from "../../drawings/pig-face.ts";
import { polarBear } from "../../drawings/polar-bear.ts";
import { rabbitFace } from "../../drawings/rabbit-face.ts";
import { seal } from "../../drawings/seal.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import { swan } from "../../drawings/swan.ts";
import { tropicalFish } from "../../drawings/tropical-fish.ts";
import { turtle } from "../../drawings/turtle.ts";
import { whale } from "../../drawings/whale.ts";
import { type Single, single } from "../../parts/coloring-page.ts";

/** The drawings to choose from: their areas are closed enough to be colored in a large size. */
export const SINGLES: readonly Single[] = [
  single(elephant, "meadow"),
  single(polarBear, "sky"),
  single(hippo, "meadow"),
  single(duck, "meadow"),
  single(squirrel, "meadow"),
  single(peacock, "meadow"),
  single(turtle, "sea"),
  single(dolphin, "sea"),
  single(tropicalFish, "sea"),
  single(fish, "sea"),
  single(octopus, "sea", false),
  single(whale, "sea"),
  single(seal, "sea"),
  single(fox, "leaves"),
  single(panda, "leaves"),
  single(koala, "leaves"),
  single(butterfly, "sky"),
  single(frog, "leaves"),
  single(rabbitFace, "leaves"),
  single(pigFace, "stars"),
  single(dogFace, "stars"),
  single(monkeyFace, "leaves", false),
  single(swan, "sky"),
  single(penguin, "stars", false),
];
