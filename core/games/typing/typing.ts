import { hashText } from "../../random/random.ts";
import { type Difficulty, textOf } from "./text.ts";

/** The animals that cross the river, in turn. */
export const ANIMALS = ["elephant", "lion", "giraffe", "zebra", "tortoise"] as const;
export type Animal = (typeof ANIMALS)[number];

export interface TypingOptions {
  readonly difficulty: Difficulty;
  readonly seed: string;
}

export interface TypingState {
  readonly options: TypingOptions;
  /** Earlier rounds of this game, finished or not: each has its own text and animal. */
  readonly round: number;
  readonly phase: "ready" | "running" | "paused" | "finished";
  /** The text to type, lower-case letters and spaces. Each key is a step across the river. */
  readonly text: string;
  /** Correct keys so far: the step on which the animal stands. */
  readonly typed: number;
  readonly mistakes: number;
  /** Wrong keys since the last correct one: after a few, the screen helps. */
  readonly missesHere: number;
  /** Milliseconds of play when the animal reached the other side. */
  readonly finishedAfter: number | undefined;
  /** The animals that have crossed, each once, in order. */
  readonly across: readonly Animal[];
}

export type TypingEvent =
  | { readonly type: "start" | "pause" | "resume" | "next" }
  /**
   * @prop key the keyboard's name for it ('a', 'A', ' ', 'Enter')
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

export function animalOf({ options, round }: TypingState): Animal {
  return ANIMALS[(hashText(options.seed) + round) % ANIMALS.length] ?? "elephant";
}

/** The key to press now; undefined when the animal is across. */
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

/** The state after an event. What is not possible changes nothing. */
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
      // A player who has begun continues without a new start.
      return phase === "ready" ? next : { ...next, phase: "running" };
    }
    case "key":
      return press(state, event.key, event.at);
  }
}

const MINUTE = 60_000;
/** The shortest time used for a speed: nobody types a word in less than a second. */
const SHORTEST = 1_000;

/**
 * Words per minute: five characters are a word, and at least one word is counted (spec 3 §4). Zero
 * when nothing was typed.
 * @param elapsed milliseconds of play
 */
export function wordsPerMinute({ typed, finishedAfter }: TypingState, elapsed: number): number {
  if (typed === 0) return 0;
  const minutes = Math.max(SHORTEST, finishedAfter ?? elapsed) / MINUTE;
  return Math.round(Math.max(1, typed / 5) / minutes);
}

/** Correct keys in percent of all keys; 100 before the first. */
export function accuracy({ typed, mistakes }: TypingState): number {
  return typed + mistakes === 0 ? 100 : Math.round((100 * typed) / (typed + mistakes));
}

/** The accuracy that a record needs: hitting all keys at once is not typing. */
const RECORD_ACCURACY = 80;

/** Whether the speed of a finished round may count as a record. */
export function countsAsBest(state: TypingState): boolean {
  return state.phase === "finished" && accuracy(state) >= RECORD_ACCURACY;
}
