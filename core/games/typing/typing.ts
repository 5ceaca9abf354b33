import { hashText } from "../../random/random.ts";
import { type Difficulty, textOf } from "./text.ts";

/** Who wants to cross the river, in turn. */
export const ANIMALS = ["elephant", "lion", "giraffe", "zebra", "tortoise"] as const;
export type Animal = (typeof ANIMALS)[number];

export interface TypingOptions {
  readonly difficulty: Difficulty;
  readonly seed: string;
}

export interface TypingState {
  readonly options: TypingOptions;
  /** Rounds that were left or finished before this one: each has its own text and animal. */
  readonly round: number;
  readonly phase: "ready" | "running" | "paused" | "finished";
  /** What is typed: lower case letters and spaces. Each of its keys is a step across the river. */
  readonly text: string;
  /** Right keys so far: the step on which the animal stands. */
  readonly typed: number;
  readonly mistakes: number;
  /** Wrong keys since the last right one: after a few of them the screen helps. */
  readonly missesHere: number;
  /** Milliseconds of play when the animal was across. */
  readonly finishedAfter: number | undefined;
  /** The animals that are across, each once, in their order. */
  readonly across: readonly Animal[];
}

export type TypingEvent =
  | { readonly type: "start" | "pause" | "resume" | "next" }
  /**
   * @prop key what the keyboard calls it ('a', 'A', ' ', 'Enter')
   * @prop at milliseconds of play in this round
   */
  | { readonly type: "key"; readonly key: string; readonly at: number };

/** One visible character or a space; keys such as Shift and Enter have longer names. */
const CHARACTER = /^[\p{L}\p{N}\p{P}\p{S} ]$/u;

export function initialTyping(options: TypingOptions, round = 0): TypingState {
  return {
    options,
    round,
    phase: "ready",
    text: textOf(options.difficulty, options.seed, round),
    typed: 0,
    mistakes: 0,
    missesHere: 0,
    finishedAfter: undefined,
    across: [],
  };
}

/** The animal of the round. */
export function animalOf({ options, round }: TypingState): Animal {
  return ANIMALS[(hashText(options.seed) + round) % ANIMALS.length] ?? "elephant";
}

/** The key that is wanted now; undefined when the animal is across. */
export function wantedKey({ text, typed }: TypingState): string | undefined {
  return text[typed];
}

function press(state: TypingState, key: string, at: number): TypingState {
  if (state.phase !== "running" || !CHARACTER.test(key)) return state;
  if (key.toLowerCase() !== wantedKey(state)) {
    return { ...state, mistakes: state.mistakes + 1, missesHere: state.missesHere + 1 };
  }
  const stepped = { ...state, typed: state.typed + 1, missesHere: 0 };
  if (stepped.typed < state.text.length) return stepped;
  const across = new Set([...state.across, animalOf(state)]);
  return { ...stepped, phase: "finished", finishedAfter: at, across: [...across] };
}

/** The next state of the game. What is not possible changes nothing. */
export function nextTyping(state: TypingState, event: TypingEvent): TypingState {
  const { phase } = state;
  switch (event.type) {
    case "start":
      return phase === "ready" ? { ...state, phase: "running" } : state;
    case "pause":
      return phase === "running" ? { ...state, phase: "paused" } : state;
    case "resume":
      return phase === "paused" ? { ...state, phase: "running" } : state;
    case "next": {
      const next = { ...initialTyping(state.options, state.round + 1), across: state.across };
      // Whoever has begun goes straight on.
      return phase === "ready" ? next : { ...next, phase: "running" };
    }
    case "key":
      return press(state, event.key, event.at);
  }
}

/** Milliseconds in a minute. */
const MINUTE = 60_000;
/** Shortest time that speeds are taken over: nobody types a word in less than a second. */
const SHORTEST = 1_000;

/**
 * Words a minute: five characters are a word, and at least one word is counted (spec 3 §4).
 * Nothing typed is no speed.
 * @param elapsed milliseconds of play
 */
export function wordsPerMinute({ typed, finishedAfter }: TypingState, elapsed: number): number {
  if (typed === 0) return 0;
  const minutes = Math.max(SHORTEST, finishedAfter ?? elapsed) / MINUTE;
  return Math.round(Math.max(1, typed / 5) / minutes);
}

/** Right keys of all keys, in per cent; 100 before the first. */
export function accuracy({ typed, mistakes }: TypingState): number {
  return typed + mistakes === 0 ? 100 : Math.round((100 * typed) / (typed + mistakes));
}

/** Accuracy from which a speed counts as a best one: hitting all keys at once is no typing. */
const RECORD_ACCURACY = 80;

/** True if the speed of a finished round may stand as the best. */
export function countsAsBest(state: TypingState): boolean {
  return state.phase === "finished" && accuracy(state) >= RECORD_ACCURACY;
}
