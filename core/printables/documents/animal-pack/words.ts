import type { Drawing } from "../../drawing.ts";
import { camel } from "../../drawings/camel.ts";
import { cow } from "../../drawings/cow.ts";
import { crab } from "../../drawings/crab.ts";
import { deer } from "../../drawings/deer.ts";
import { duck } from "../../drawings/duck.ts";
import { fish } from "../../drawings/fish.ts";
import { fox } from "../../drawings/fox.ts";
import { goat } from "../../drawings/goat.ts";
import { hippo } from "../../drawings/hippo.ts";
import { koala } from "../../drawings/koala.ts";
import { owl } from "../../drawings/owl.ts";
import { panda } from "../../drawings/panda.ts";
import { pig } from "../../drawings/pig.ts";
import { seal } from "../../drawings/seal.ts";
import { snail } from "../../drawings/snail.ts";
import { swan } from "../../drawings/swan.ts";
import { whale } from "../../drawings/whale.ts";
import { zebra } from "../../drawings/zebra.ts";
import type { PackAge } from "../../page.ts";

/** The grid's size and how many animals hide in it, by grade. */
export const SEARCHES: Readonly<Record<PackAge, { size: number; count: number }>> = {
  k2: { size: 8, count: 8 },
  "35": { size: 10, count: 10 },
  "68": { size: 12, count: 12 },
};

/** Animals to hide, by grade; those of the youngest all have a picture. */
export const ANIMAL_WORDS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: [
    "COW",
    "CRAB",
    "DEER",
    "DUCK",
    "FISH",
    "FOX",
    "GOAT",
    "KOALA",
    "OWL",
    "PANDA",
    "PIG",
    "SEAL",
    "SNAIL",
    "SWAN",
    "ZEBRA",
    "WHALE",
    "CAMEL",
    "HIPPO",
  ],
  "35": [
    "CAMEL",
    "DOLPHIN",
    "GIRAFFE",
    "GORILLA",
    "HIPPO",
    "KOALA",
    "LIZARD",
    "MONKEY",
    "OTTER",
    "PANDA",
    "PARROT",
    "PENGUIN",
    "RABBIT",
    "BEAVER",
    "SHARK",
    "SQUIRREL",
    "JAGUAR",
    "TURTLE",
    "WHALE",
  ],
  "68": [
    "ALLIGATOR",
    "BADGER",
    "PANTHER",
    "CHIPMUNK",
    "DOLPHIN",
    "ELEPHANT",
    "FLAMINGO",
    "GIRAFFE",
    "GORILLA",
    "HEDGEHOG",
    "JAGUAR",
    "KANGAROO",
    "LEOPARD",
    "LOBSTER",
    "OCTOPUS",
    "OSTRICH",
    "PENGUIN",
    "PLATYPUS",
    "MEERKAT",
    "SALAMANDER",
    "SQUIRREL",
    "WALRUS",
  ],
};

/** Pictures of animals by their word. */
export const ANIMAL_PICTURES: Readonly<Record<string, Drawing>> = {
  CAMEL: camel,
  COW: cow,
  CRAB: crab,
  DEER: deer,
  DUCK: duck,
  FISH: fish,
  FOX: fox,
  GOAT: goat,
  HIPPO: hippo,
  KOALA: koala,
  OWL: owl,
  PANDA: panda,
  PIG: pig,
  SEAL: seal,
  SNAIL: snail,
  SWAN: swan,
  ZEBRA: zebra,
  WHALE: whale,
};
