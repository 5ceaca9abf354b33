import { seededRandom } from "#core/random/random.ts";
import { type ColorName, drawColors } from "./colors.ts";

/*
 * Pattern Builder (spec 3 §4). A pattern of colors is played, and the player repeats it within a
 * time limit. If they succeed, it grows by one color; a wrong color or running out of time costs
 * one of three lives, and the same pattern is played again. The game ends when no lives are left.
 */

/** Spec 3 §9. Times are milliseconds. */
export const START_LENGTH = 3;
export const START_LIVES = 3;
export const SUCCESS_DELAY = 1_500;
export const FAIL_DELAY = 1_200;
export const RECORD_BANNER = 1_800;

/** How long the player has for a whole pattern of a level. */
export const inputLimit = (level: number): number => Math.max(6_000, 12_000 - 600 * (level - 1));
/** How long a color is lit. */
export const stepTime = (level: number): number => Math.max(300, 650 - 50 * (level - 1));
/** How long it is dark before each color. */
export const gapTime = (level: number): number => Math.max(120, 240 - 20 * (level - 1));

export type Phase = "idle" | "playingSequence" | "waitingInput" | "success" | "fail" | "gameover";

export interface PatternState {
  readonly phase: Phase;
  /** When the phase began, in ms of play. */
  readonly since: number;
  readonly seed: string;
  readonly sequence: readonly ColorName[];
  readonly level: number;
  readonly lives: number;
  /** How many colors have been repeated in this attempt. */
  readonly position: number;
  /** The position in the pattern that is lit while it is played. */
  readonly lit?: number;
  /** When the time to repeat runs out; absent at other times, and in a relaxed game. */
  readonly deadline?: number;
  /** Whether this attempt's replay has been used. */
  readonly replayed: boolean;
  /** How many patterns of this game were repeated in full. */
  readonly built: number;
  /** Played without a clock. */
  readonly relaxed: boolean;
  /**
   * Whether any part of this game was played without a clock; then its record counts as a relaxed
   * one.
   */
  readonly easedGame: boolean;
  /** The highest level repeated in full, with and without a clock; 0 means none. */
  readonly best: { readonly timed: number; readonly relaxed: number };
  /** Until when a new record is announced, in ms of play. */
  readonly recordUntil?: number;
}

/** `at` counts milliseconds of play: it stands still while the page is hidden. */
export type PatternEvent =
  | { readonly type: "start"; readonly seed: string; readonly at: number }
  | { readonly type: "press"; readonly color: ColorName; readonly at: number }
  | { readonly type: "replay"; readonly at: number }
  | { readonly type: "relax"; readonly on: boolean; readonly at: number }
  | { readonly type: "time"; readonly at: number };

const patternOf = (seed: string, length: number): ColorName[] =>
  drawColors(seededRandom(`pattern:${seed}`), length);

/** A game that has not been started. */
export function initialPattern({
  best = { timed: 0, relaxed: 0 },
  relaxed = false,
}: {
  best?: PatternState["best"];
  relaxed?: boolean;
} = {}): PatternState {
  return {
    phase: "idle",
    since: 0,
    seed: "",
    sequence: [],
    level: 1,
    lives: START_LIVES,
    position: 0,
    replayed: false,
    built: 0,
    relaxed,
    easedGame: relaxed,
    best,
  };
}

/** Enters another phase and drops what only the previous one needed. */
function enter(state: PatternState, phase: Phase, since: number): PatternState {
  const { lit: _lit, deadline: _deadline, ...rest } = state;
  return { ...rest, phase, since };
}

const beginAttempt = (state: PatternState, at: number): PatternState => ({
  ...enter(state, "playingSequence", at),
  position: 0,
  replayed: false,
});

const withDeadline = (state: PatternState, from: number): PatternState =>
  state.relaxed ? state : { ...state, deadline: from + inputLimit(state.level) };

function loseLife(state: PatternState, at: number): PatternState {
  const lives = state.lives - 1;
  return { ...enter(state, lives > 0 ? "fail" : "gameover", at), lives };
}

function grow(state: PatternState, at: number): PatternState {
  return beginAttempt(
    {
      ...state,
      level: state.level + 1,
      sequence: patternOf(state.seed, state.sequence.length + 1),
    },
    at,
  );
}

function succeed(state: PatternState, at: number): PatternState {
  const mode = state.easedGame ? "relaxed" : "timed";
  const isRecord = state.level > state.best[mode];
  return {
    ...enter(state, "success", at),
    built: state.built + 1,
    ...(isRecord && {
      best: { ...state.best, [mode]: state.level },
      recordUntil: at + RECORD_BANNER,
    }),
  };
}

const cycleTime = (level: number): number => gapTime(level) + stepTime(level);
const playEnd = ({ since, level, sequence }: PatternState): number =>
  since + sequence.length * cycleTime(level);

/** When the phase ends on its own, if it does. */
function phaseEnd(state: PatternState): number | undefined {
  switch (state.phase) {
    case "playingSequence":
      return playEnd(state);
    case "waitingInput":
      return state.deadline;
    case "success":
      return state.since + SUCCESS_DELAY;
    case "fail":
      return state.since + FAIL_DELAY;
    default:
      return undefined;
  }
}

function endPhase(state: PatternState, at: number): PatternState {
  switch (state.phase) {
    case "playingSequence":
      return withDeadline(enter(state, "waitingInput", at), at);
    case "waitingInput":
      return loseLife(state, at);
    case "success":
      return grow(state, at);
    case "fail":
      return beginAttempt(state, at);
    default:
      return state;
  }
}

/** The position that is lit at a moment while the pattern is played. */
function litAt({ since, level, sequence }: PatternState, at: number): number | undefined {
  const cycle = cycleTime(level);
  const place = Math.floor((at - since) / cycle);
  const isLit =
    place >= 0 && place < sequence.length && at - since - place * cycle >= gapTime(level);
  return isLit ? place : undefined;
}

/** Lets time pass: every phase that is over ends at its own moment, however late this is called. */
function settle(state: PatternState, at: number): PatternState {
  let now = state;
  for (let end = phaseEnd(now); end !== undefined && end <= at; end = phaseEnd(now)) {
    now = endPhase(now, end);
  }
  if (now.recordUntil !== undefined && now.recordUntil <= at) {
    const { recordUntil: _over, ...rest } = now;
    now = rest;
  }
  const lit = now.phase === "playingSequence" ? litAt(now, at) : undefined;
  if (lit === now.lit) return now;
  const { lit: _old, ...rest } = now;
  return lit === undefined ? rest : { ...rest, lit };
}

function press(state: PatternState, color: ColorName, at: number): PatternState {
  if (state.phase !== "waitingInput") return state;
  if (state.sequence[state.position] !== color) return loseLife(state, at);
  const moved = { ...state, position: state.position + 1 };
  return moved.position < state.sequence.length ? moved : succeed(moved, at);
}

function replay(state: PatternState, at: number): PatternState {
  if (!canReplay(state)) return state;
  return { ...beginAttempt(state, at), replayed: true };
}

function relax(state: PatternState, on: boolean, at: number): PatternState {
  if (on === state.relaxed) return state;
  const isPlaying = state.phase !== "idle" && state.phase !== "gameover";
  const { deadline: _deadline, ...rest } = state;
  const changed = { ...rest, relaxed: on, easedGame: on || (isPlaying && state.easedGame) };
  return state.phase === "waitingInput" ? withDeadline(changed, at) : changed;
}

/** Whether the pattern may be shown again: once per attempt. */
export const canReplay = ({ phase, replayed }: PatternState): boolean =>
  phase === "waitingInput" && !replayed;

/**
 * When the game next changes on its own, in ms of play; undefined while it waits for the player.
 */
export function nextChange(state: PatternState, at: number): number | undefined {
  const moments = [phaseEnd(state), state.recordUntil];
  if (state.phase === "playingSequence") {
    const cycle = cycleTime(state.level);
    const begun = state.since + Math.max(0, Math.floor((at - state.since) / cycle)) * cycle;
    moments.push(begun + gapTime(state.level), begun + cycle);
  }
  return moments
    .filter((moment) => moment !== undefined)
    .filter((moment) => moment > at)
    .reduce<number | undefined>((least, moment) => Math.min(least ?? moment, moment), undefined);
}

/** The state after an event; an event against the rules only lets time pass. */
export function nextPattern(state: PatternState, event: PatternEvent): PatternState {
  const now = settle(state, event.at);
  switch (event.type) {
    case "start":
      return {
        ...beginAttempt(initialPattern({ best: now.best, relaxed: now.relaxed }), event.at),
        seed: event.seed,
        sequence: patternOf(event.seed, START_LENGTH),
      };
    case "press":
      return press(now, event.color, event.at);
    case "replay":
      return replay(now, event.at);
    case "relax":
      return relax(now, event.on, event.at);
    case "time":
      return now;
  }
}
