import { WORD_LISTS } from "../../../games/word-search/word-lists.ts";
import { astronaut } from "../../drawings/astronaut.ts";
import { comet } from "../../drawings/comet.ts";
import { moonFace } from "../../drawings/moon-face.ts";
import { planet } from "../../drawings/planet.ts";
import { rocket } from "../../drawings/rocket.ts";
import { satellite } from "../../drawings/satellite.ts";
import { star } from "../../drawings/star.ts";
import { ufo } from "../../drawings/ufo.ts";
import type { Generate } from "../../page.ts";
import { riddlesFor, riddleTask } from "../../puzzles/riddles.ts";
import { listedGrid } from "../../puzzles/word-grid.ts";
import { wordSearchPages } from "../../puzzles/word-search-page.ts";
import { typeSizes } from "../../text.ts";
import { SPACE_CLUES } from "./clues.ts";

const INTRO =
  "Twelve words from space hide in the letters. They run across, down and slanting, forwards and backwards. Circle each one and check its box.";

const BESIDE = [rocket, planet, star, moonFace, astronaut, comet, ufo, satellite];

export const generate: Generate = (params, random) => {
  const words = WORD_LISTS.space;
  const grid = listedGrid(words, random);
  const { body } = typeSizes(params);
  const more =
    params.age === "k2"
      ? { beside: BESIDE }
      : {
          task: riddleTask(
            SPACE_CLUES,
            riddlesFor(params),
            "Which word is it? Write it on the line.",
            body,
            random,
          ),
        };
  return {
    title: "Space Word Search",
    ...wordSearchPages({ intro: INTRO, grid, words, ...more }, params),
  };
};
