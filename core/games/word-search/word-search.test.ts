import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import {
  initialWordSearch,
  lettersAt,
  markedCells,
  nextWordSearch,
  type WordSearchEvent,
  type WordSearchState,
  wordsNeeded,
} from "./word-search.ts";

const OPTIONS = { category: "animals", level: "medium", seed: "test" } as const;
const start = () => initialWordSearch(OPTIONS);

const play = (state: WordSearchState, ...events: readonly WordSearchEvent[]): WordSearchState =>
  events.reduce(nextWordSearch, state);

const endsOf = ({ grid }: WordSearchState, word: string): [number, number] => {
  const cells = grid.placements.find((placement) => placement.word === word)?.cells ?? [];
  return [cells[0] ?? -1, cells.at(-1) ?? -1];
};

const press = (cell: number): WordSearchEvent => ({ type: "press", cell });
const reach = (cell: number): WordSearchEvent => ({ type: "reach", cell });
const release = (at = 0): WordSearchEvent => ({ type: "release", at });

const mark = (state: WordSearchState, word: string, at = 0): WordSearchState => {
  const [first, last] = endsOf(state, word);
  return play(state, press(first), reach(last), release(at));
};

const ANIMALS = start().grid.placements.map(({ word }) => word);

describe("marking", () => {
  test("a drag from the first letter to the last finds the word", () => {
    const state = mark(start(), "LION");
    expect(state.found).toEqual(["LION"]);
    expect(state.lineResult).toEqual({ kind: "found", word: "LION" });
    expect(state.line).toBeUndefined();
  });

  test("a drag from the last letter to the first finds it too", () => {
    const [first, last] = endsOf(start(), "LION");
    const state = play(start(), press(last), reach(first), release());
    expect(state.found).toEqual(["LION"]);
  });

  test("two taps find it", () => {
    const [first, last] = endsOf(start(), "EAGLE");
    const tapped = play(start(), press(first), release());
    expect(tapped.line).toEqual({ from: first, to: first, held: "none" });
    expect(play(tapped, press(last), release()).found).toEqual(["EAGLE"]);
  });

  test("a second tap on the same letter takes the first one back", () => {
    expect(play(start(), press(5), release(), press(5), release()).line).toBeUndefined();
  });

  test("a finger that slips to the next letter has tapped", () => {
    const [first, last] = endsOf(start(), "EAGLE");
    const slipped = first % 12 < 11 ? first + 1 : first - 1;
    const tapped = play(start(), press(first), reach(slipped), release());
    expect(tapped.line).toEqual({ from: first, to: first, held: "none" });
    expect(play(tapped, press(last), release()).found).toEqual(["EAGLE"]);
  });

  test("a second tap off every straight line begins another one", () => {
    const state = play(start(), press(0), release(), press(14), release());
    expect(state.line).toEqual({ from: 14, to: 14, held: "none" });
    expect(state.lineResult).toBeUndefined();
  });

  test("a drag after a single tap is a line of its own", () => {
    const [first, last] = endsOf(start(), "ZEBRA");
    // A tap in line with the word's first letter.
    const tapped = Math.floor(first / 12) * 12 + (((first % 12) + 1) % 12);
    const state = play(start(), press(tapped), release(), press(first), reach(last), release());
    expect(state.found).toEqual(["ZEBRA"]);
  });

  test("keys begin, move and end a line", () => {
    const [first, last] = endsOf(start(), "WOLF");
    const state = play(start(), press(first), release(), reach(last), press(last), release());
    expect(state.found).toEqual(["WOLF"]);
  });

  test("letters that are no listed word are a miss, and are said", () => {
    const [first] = endsOf(start(), "BEAR");
    const side = first % 12 < 6 ? 1 : -1;
    const cells = [first, first + side, first + 2 * side];
    const state = play(start(), press(first), reach(first + 2 * side), release());
    expect(state.found).toEqual([]);
    expect(state.lineResult).toEqual({ kind: "miss", letters: lettersAt(state, cells) });
  });

  test("half a word is not the word", () => {
    const cells = start().grid.placements.find(({ word }) => word === "HORSE")?.cells ?? [];
    const state = play(start(), press(cells[0] ?? -1), reach(cells[3] ?? -1), release());
    expect(state.lineResult).toEqual({ kind: "miss", letters: "HORS" });
  });

  test("a word found twice counts once", () => {
    const state = mark(mark(start(), "CAT"), "CAT");
    expect(state.found).toEqual(["CAT"]);
    expect(state.lineResult).toEqual({ kind: "again", word: "CAT" });
  });

  test("cancelling forgets the line and keeps what was found", () => {
    const state = play(mark(start(), "DOG"), press(3), reach(8), { type: "cancel" }, release());
    expect(state.line).toBeUndefined();
    expect(state.found).toEqual(["DOG"]);
  });
});

describe("the end", () => {
  test("the tenth word stops the clock; the last two may still be found", () => {
    const nine = ANIMALS.slice(0, 9).reduce(
      (state, word, index) => mark(state, word, index),
      start(),
    );
    expect(nine.finishedAfter).toBeUndefined();
    const ten = mark(nine, ANIMALS[9] ?? "", 61_500);
    expect(ten.finishedAfter).toBe(61_500);
    const twelve = mark(mark(ten, ANIMALS[10] ?? "", 70_000), ANIMALS[11] ?? "", 80_000);
    expect(twelve.found).toHaveLength(12);
    expect(twelve.finishedAfter).toBe(61_500);
  });

  test("fewer than ten words: all of them", () => {
    const { grid } = start();
    const few = { ...start(), grid: { ...grid, placements: grid.placements.slice(0, 4) } };
    expect(wordsNeeded(few)).toBe(4);
    const done = ANIMALS.slice(0, 4).reduce<WordSearchState>(
      (state, word) => mark(state, word, 900),
      few,
    );
    expect(done.finishedAfter).toBe(900);
  });
});

/**
 * What is against the rules in a step, as one short text: hundreds of thousands of steps are
 * checked.
 */
function faultBetween(before: WordSearchState, after: WordSearchState): string | undefined {
  const { found } = after;
  if (after.grid !== before.grid) return "another grid";
  if (!before.found.every((word, place) => found[place] === word)) return "a found word is gone";
  if (new Set(found).size !== found.length) return "a word found twice";
  if (!found.every((word) => (ANIMALS as string[]).includes(word))) return "an unlisted word";
  if ((after.finishedAfter === undefined) !== found.length < 10)
    return "ended too early or too late";
  if (before.finishedAfter !== undefined && after.finishedAfter !== before.finishedAfter)
    return "another time";
  if (after.line && markedCells(after).length === 0) return "a line of no letters";
  return undefined;
}

test("no sequence of events, however wild, leads to an illegal state", () => {
  const cell = fc.oneof(
    { weight: 20, arbitrary: fc.nat(143) },
    fc.constantFrom(-1, 144, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
  );
  const wild: fc.Arbitrary<WordSearchEvent> = fc.oneof(
    fc.record({ type: fc.constant("press" as const), cell }),
    fc.record({ type: fc.constant("reach" as const), cell }),
    fc.record({ type: fc.constant("release" as const), at: fc.nat() }),
    fc.constant({ type: "cancel" as const }),
  );
  const whole = fc.constantFrom(...ANIMALS).map((word): WordSearchEvent[] => {
    const [first, last] = endsOf(start(), word);
    return [press(first), reach(last), release(7)];
  });
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: wild.map((event) => [event]) }, whole), {
    minLength: 200,
    maxLength: 300,
  });
  fc.assert(
    fc.property(steps, (groups) => {
      let state = start();
      for (const event of groups.flat()) {
        const before = state;
        state = nextWordSearch(state, event);
        expect(faultBetween(before, state)).toBeUndefined();
      }
    }),
    RUNS,
  );
});
