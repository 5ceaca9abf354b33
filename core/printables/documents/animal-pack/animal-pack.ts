import { fox } from "../../drawings/fox.ts";
import { frog } from "../../drawings/frog.ts";
import { lion } from "../../drawings/lion.ts";
import { owl } from "../../drawings/owl.ts";
import { panda } from "../../drawings/panda.ts";
import { rabbitFace } from "../../drawings/rabbit-face.ts";
import type { Generate, Page } from "../../page.ts";
import { gridFromPool } from "../../puzzles/pooled-grid.ts";
import { wordSearchPages } from "../../puzzles/word-search-page.ts";
import { makeTrackMatch, trackPage } from "./match-tracks.ts";
import { makeQuiz, quizPages } from "./quiz.ts";
import { ANIMAL_PICTURES, ANIMAL_WORDS, SEARCHES } from "./words.ts";

const INTRO =
  "Find the animals in the letters. They run across, down and slanting, forwards and backwards. Circle each one and check its box.";

export const generate: Generate = (params, random) => {
  const found = gridFromPool(ANIMAL_WORDS[params.age], SEARCHES[params.age], random);
  const pictures =
    params.age === "k2"
      ? { pictureOf: (word: string) => ANIMAL_PICTURES[word] }
      : { beside: [fox, owl, panda, frog, lion, rabbitFace] };
  const search = wordSearchPages({ intro: INTRO, ...found, ...pictures }, params);
  const titled = (page: Page): Page => ({ ...page, title: "Animal Word Search" });
  const tracks = makeTrackMatch(params.age, random);
  const quiz = makeQuiz(params.age, random);
  return {
    title: "Animal Challenge Pack",
    pages: [
      ...search.pages.map(titled),
      trackPage(tracks, params, false),
      ...quizPages(quiz, params, false),
    ],
    answers: [
      ...search.answers.map(titled),
      trackPage(tracks, params, true),
      ...quizPages(quiz, params, true),
    ],
  };
};
