import { WORD_LISTS } from "../../../games/word-search/word-lists.ts";
import type { Drawing } from "../../drawing.ts";
import { bearFace } from "../../drawings/bear-face.ts";
import { cat } from "../../drawings/cat.ts";
import { dog } from "../../drawings/dog.ts";
import { eagle } from "../../drawings/eagle.ts";
import { frog } from "../../drawings/frog.ts";
import { horse } from "../../drawings/horse.ts";
import { lion } from "../../drawings/lion.ts";
import { mouse } from "../../drawings/mouse.ts";
import { seal } from "../../drawings/seal.ts";
import { snake } from "../../drawings/snake.ts";
import { wolf } from "../../drawings/wolf.ts";
import { zebra } from "../../drawings/zebra.ts";
import type { Generate } from "../../page.ts";
import { riddlesFor, riddleTask } from "../../puzzles/riddles.ts";
import { listedGrid } from "../../puzzles/word-grid.ts";
import { wordSearchPages } from "../../puzzles/word-search-page.ts";
import { typeSizes } from "../../text.ts";
import { ANIMAL_CLUES } from "./clues.ts";

const PICTURES: Readonly<Record<string, Drawing>> = {
  DOG: dog,
  CAT: cat,
  LION: lion,
  BEAR: bearFace,
  WOLF: wolf,
  SEAL: seal,
  FROG: frog,
  EAGLE: eagle,
  MOUSE: mouse,
  HORSE: horse,
  ZEBRA: zebra,
  SNAKE: snake,
};

const INTRO =
  "Twelve animals hide in the letters. They run across, down and slanting, forwards and backwards. Circle each one and check its box.";

export const generate: Generate = (params, random) => {
  const words = WORD_LISTS.animals;
  const grid = listedGrid(words, random);
  const { body } = typeSizes(params);
  const more =
    params.age === "k2"
      ? { pictureOf: (word: string) => PICTURES[word] }
      : {
          task: riddleTask(
            ANIMAL_CLUES,
            riddlesFor(params),
            "Who is speaking? Write the animal.",
            body,
            random,
          ),
        };
  return {
    title: "Animal Word Search",
    ...wordSearchPages({ intro: INTRO, grid, words, ...more }, params),
  };
};
