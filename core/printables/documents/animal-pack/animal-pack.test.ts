import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { chanceWords } from "#tests/sheets/chance-words.ts";
import { PACK_AGES } from "../../page.ts";
import { gridFromPool } from "../../puzzles/pooled-grid.ts";
import { findWord, holdersOf } from "../../puzzles/word-grid.ts";
import { isUnwanted } from "../../words/unwanted-words.ts";
import { makeTrackMatch, solveTrackMatch } from "./match-tracks.ts";
import { QUESTIONS } from "./questions.ts";
import { makeQuiz, QUIZ_LENGTH } from "./quiz.ts";
import { TRACK_NAMES } from "./tracks.ts";
import { ANIMAL_PICTURES, ANIMAL_WORDS, SEARCHES } from "./words.ts";

describe.each(PACK_AGES)("grade %s", (age) => {
  const words = ANIMAL_WORDS[age];

  test("animals to hide fit into their grid, differ, and hide nothing", () => {
    expect(words.length).toBeGreaterThan(SEARCHES[age].count);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toMatch(/^[A-Z]{3,}$/u);
      expect(word.length).toBeLessThanOrEqual(SEARCHES[age].size);
      expect(holdersOf(word, words)).toEqual([]);
      expect(isUnwanted(word)).toBe(false);
    }
  });

  test("every listed animal stands in the grid exactly once, and no unwanted word by chance", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { grid, words: chosen } = gridFromPool(words, SEARCHES[age], seededRandom(seed));
        expect(chosen).toHaveLength(SEARCHES[age].count);
        for (const word of chosen) expect(findWord(grid, word)).toHaveLength(1);
        expect(chanceWords(grid, chosen)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("tracks and animals are one to one", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const match = makeTrackMatch(age, seededRandom(seed));
        const key = solveTrackMatch(match);
        expect([...key].sort()).toEqual([...match.tracks.keys()]);
        for (const [index, animal] of key.entries()) {
          expect(match.animals[animal]).toBe(match.tracks[index]);
        }
        expect(new Set(match.tracks).size).toBe(age === "k2" ? 5 : TRACK_NAMES.length);
      }),
      RUNS,
    );
  });

  test("a quiz has ten different questions of its grade, each with its right answer once", () => {
    const right = new Map(QUESTIONS[age].map(([question, answer]) => [question, answer]));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const quiz = makeQuiz(age, seededRandom(seed));
        expect(new Set(quiz.map(({ question }) => question)).size).toBe(QUIZ_LENGTH);
        for (const item of quiz) {
          expect(new Set(item.choices).size).toBe(3);
          expect(item.choices[item.right]).toBe(right.get(item.question));
        }
      }),
      RUNS,
    );
  });
});

test("every animal of the youngest has its picture", () => {
  for (const word of ANIMAL_WORDS.k2) {
    expect(ANIMAL_PICTURES[word]?.name.toUpperCase()).toBe(word);
  }
});

test("no question is asked twice, and each is a question", () => {
  const questions = PACK_AGES.flatMap((age) => QUESTIONS[age].map(([question]) => question));
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) expect(question).toMatch(/^[A-Z].*\?$/u);
});
