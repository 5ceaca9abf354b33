import { seededRandom } from "#core/random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import type { Level } from "../catalogue.ts";
import { FACES, type Face } from "./faces.ts";

/*
 * Memory Match (spec 3 §4). Every picture lies on the board twice, face down. The player opens up
 * to two cards; a pair stays open, two different cards turn back after 800 ms. The game ends when
 * all pairs are found.
 */

/** How long two different cards stay open, in milliseconds (spec 3 §9). */
export const MISMATCH_DELAY = 800;

/** Pairs and columns: 16 cards in 4 columns as specified, 24 in 6 as the harder level. */
export const BOARDS: Readonly<Record<Level, { pairs: number; columns: number }>> = {
  easy: { pairs: 8, columns: 4 },
  medium: { pairs: 12, columns: 6 },
};

export interface Card {
  readonly face: Face;
  readonly side: "down" | "open" | "matched";
}

export interface MemoryState {
  readonly cards: readonly Card[];
  /** How many times two cards were opened. */
  readonly moves: number;
  /** When two different cards turn back, in ms of play; absent when none are open. */
  readonly turnBackAt?: number;
  /** When the last pair was found, in ms of play; absent before. */
  readonly finishedAt?: number;
}

/** `at` counts milliseconds of play and never decreases within a game. */
export type MemoryEvent =
  | { readonly type: "pick"; readonly card: number; readonly at: number }
  | { readonly type: "time"; readonly at: number }
  | { readonly type: "restart"; readonly seed: string; readonly level: Level };

/** A shuffled deck, every card face down. The same seed and level always give the same deck. */
export function initialMemory({ seed, level }: { seed: string; level: Level }): MemoryState {
  const random = seededRandom(`memory:${level}:${seed}`);
  const faces = shuffled(FACES, random).slice(0, BOARDS[level].pairs);
  const deck = shuffled([...faces, ...faces], random);
  return { cards: deck.map((face) => ({ face, side: "down" })), moves: 0 };
}

const isOpen = ({ side }: Card): boolean => side === "open";

/** Turns back the cards whose time has come. */
function settle(state: MemoryState, at: number): MemoryState {
  const { turnBackAt, ...rest } = state;
  if (turnBackAt === undefined || at < turnBackAt) return state;
  return {
    ...rest,
    cards: state.cards.map((card) => (isOpen(card) ? { ...card, side: "down" } : card)),
  };
}

function pick(state: MemoryState, index: number, at: number): MemoryState {
  const card = state.cards[index];
  // No third card while two are open, and no open card again (spec 3 §5).
  if (card?.side !== "down" || state.turnBackAt !== undefined) return state;
  const first = state.cards.findIndex(isOpen);
  const show = (side: Card["side"], ...places: readonly number[]) =>
    state.cards.map((one, place) => (places.includes(place) ? { ...one, side } : one));
  if (first === -1) return { ...state, cards: show("open", index) };
  const moves = state.moves + 1;
  if (state.cards[first]?.face !== card.face) {
    return { ...state, cards: show("open", index), moves, turnBackAt: at + MISMATCH_DELAY };
  }
  const cards = show("matched", first, index);
  const isFinished = cards.every(({ side }) => side === "matched");
  return { ...state, cards, moves, ...(isFinished && { finishedAt: at }) };
}

/** The state after an event; an event against the rules changes nothing. */
export function nextMemory(state: MemoryState, event: MemoryEvent): MemoryState {
  switch (event.type) {
    case "pick":
      return pick(settle(state, event.at), event.card, event.at);
    case "time":
      return settle(state, event.at);
    case "restart":
      return initialMemory(event);
  }
}

/** How many pairs have been found. */
export const pairsFound = ({ cards }: MemoryState): number =>
  cards.filter(({ side }) => side === "matched").length / 2;
