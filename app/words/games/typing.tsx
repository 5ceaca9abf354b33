import type { ReactNode } from "react";
import type { Animal } from "#core/games/typing/typing.ts";
import { gameWords } from "#core/games/words.ts";

/** The words of Typing Safari. */

export const allAcross = "All five friends are across!";
export const someAcross = (count: number, all: number) => `${count} of ${all} friends are across`;
export const keysOnScreen = "Keys on the screen";
export const pressStart = "Press Start. Then type what you see.";
export const paused = "Paused. The clock waits for you.";
export const pausedAloud = "Paused.";
export const spaceBar = "the space bar";
export const typeWord = (word: string | undefined, key: string) => `Type ${word}. ${key}`;
export const animals: Readonly<Record<Animal, string>> = {
  elephant: "elephant",
  lion: "lion",
  giraffe: "giraffe",
  zebra: "zebra",
  tortoise: "tortoise",
};
export const madeItAcross = (animal: Animal) => `Great job! The ${animals[animal]} made it across.`;
export const friend = (animal: Animal, isAcross: boolean) =>
  `${animals[animal]}, ${isAcross ? "across" : "still waiting"}`;
export const nearly = (keyName: string) => `Nearly! Look for ${keyName}.`;
export const river = (animal: Animal, step: number, steps: number) =>
  `A river. The ${animals[animal]} has made ${step} of ${steps} steps.`;
export const next = "Next";
export const greatJob = "Great job! Your animal made it across.";
export const noMistakes = "No mistakes!";
export const bestSpeed = "⭐ That's your best speed!";
export const helpOrder =
  "Press Start. Type the letters in their order. Big or small does not matter.";
export const helpWrong = "A wrong key is no problem: look again and try the next one.";
export const helpKeyboard =
  "After two wrong keys, the keyboard on the screen shows you where to go.";
export const helpSpace = " is the space bar, the long key at the bottom.";
export const helpWpm =
  "WPM is how many words you would type in one minute. Five letters are one word.";
export const helpTap = "No keyboard? Tap the keys on the screen.";
export const wpm = (words: number) => `${words} WPM`;
export const title = gameWords.typing.title;
export const whatToType = "What to type";
export const typeHere = "Type here";
export const letters = "Letters";
export const easy = "Easy";
export const medium = "Medium";
export const accuracy = "Accuracy";
export const mistakes = "Mistakes";
export const time = "Time";
export const intro = "Every right key is a step!";
export const space = "Space";
export const start = "Start";
export const pause = "Pause";
export const resume = "Resume";
export const beat = (best: ReactNode) => (
  <>Your best: {best}. To beat it, get at least 8 of 10 keys right.</>
);
export const result = (speed: number, time: string) =>
  `${speed} ${speed === 1 ? "word" : "words"} a minute in ${time}.`;

// For search engines.
export const metaDescription =
  "A free typing game for children aged 7 to 12. Every right key takes your animal one step across the river. No sign-in needed.";
