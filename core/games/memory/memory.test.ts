import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { LEVELS, type Level } from "../catalogue.ts";
import { BOARDS, initialMemory, type MemoryState, nextMemory, pairsFound } from "./memory.ts";

const easy = (seed = "a") => initialMemory({ seed, level: "easy" });

/** The positions of each picture's two cards. */
function pairsOf({ cards }: MemoryState): [number, number][] {
  const places = new Map<string, number[]>();
  cards.forEach(({ face }, place) => {
    places.set(face.name, [...(places.get(face.name) ?? []), place]);
  });
  return [...places.values()].map(([first = -1, second = -1]) => [first, second]);
}

const play = (state: MemoryState, ...picks: readonly [card: number, at: number][]) =>
  picks.reduce((now, [card, at]) => nextMemory(now, { type: "pick", card, at }), state);

const sides = (state: MemoryState, ...places: readonly number[]) =>
  places.map((place) => state.cards[place]?.side);

/** A pair, and a card that belongs to another pair. */
function threeCards(state: MemoryState): [number, number, number] {
  const [[first, second] = [-1, -1], [other] = [-1]] = pairsOf(state);
  return [first, second, other];
}

describe("a deck", () => {
  test.each([
    ["easy", 16],
    ["medium", 24],
  ] as const)("of level %s has %d cards, each picture twice, all face down", (level, count) => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const state = initialMemory({ seed: String(seed), level });
      expect(state.cards).toHaveLength(count);
      expect(pairsOf(state)).toHaveLength(BOARDS[level].pairs);
      expect(pairsOf(state).every(([, second]) => second >= 0)).toBe(true);
      expect(state.cards.every(({ side }) => side === "down")).toBe(true);
    }
  });

  test("is the same for the same seed, and differs between seeds and levels", () => {
    const faces = (seed: string, level: Level) =>
      initialMemory({ seed, level })
        .cards.map(({ face }) => face.emoji)
        .join("");
    expect(faces("today-2026-11-21", "easy")).toBe(faces("today-2026-11-21", "easy"));
    const decks = Array.from({ length: 1_000 }, (_, seed) => faces(String(seed), "easy"));
    expect(new Set(decks).size).toBe(1_000);
    expect(faces("a", "easy")).not.toBe(faces("a", "medium").slice(0, faces("a", "easy").length));
  });

  test("puts a picture's second card at every place about equally often", () => {
    const counts = Array.from({ length: 16 }, () => 0);
    for (let seed = 0; seed < 4_000; seed += 1) {
      const state = easy(String(seed));
      const partner = state.cards.findIndex(
        ({ face }, place) => place > 0 && face === state.cards[0]?.face,
      );
      counts[partner] = (counts[partner] ?? 0) + 1;
    }
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) {
      expect(count).toBeGreaterThan(190);
      expect(count).toBeLessThan(345);
    }
  });
});

describe("opening cards", () => {
  test("a pair stays open and counts as one move", () => {
    const [first, second] = threeCards(easy());
    const state = play(easy(), [first, 0], [second, 100]);
    expect(sides(state, first, second)).toEqual(["matched", "matched"]);
    expect(state.moves).toBe(1);
    expect(pairsFound(state)).toBe(1);
  });

  test("two that differ turn back after exactly 800 ms", () => {
    const [first, , other] = threeCards(easy());
    const open = play(easy(), [first, 0], [other, 500]);
    expect(open.moves).toBe(1);
    expect(sides(nextMemory(open, { type: "time", at: 1_299 }), first, other)).toEqual([
      "open",
      "open",
    ]);
    expect(sides(nextMemory(open, { type: "time", at: 1_300 }), first, other)).toEqual([
      "down",
      "down",
    ]);
  });

  test("a third card stays closed while two are open, and opens once they are due to turn", () => {
    const [first, second, other] = threeCards(easy());
    const open = play(easy(), [first, 0], [other, 0]);
    expect(play(open, [second, 799])).toBe(open);
    expect(sides(play(open, [second, 800]), first, other, second)).toEqual([
      "down",
      "down",
      "open",
    ]);
  });

  test("an open card cannot be picked again, nor a matched one, nor one that is not there", () => {
    const [first, second] = threeCards(easy());
    const open = play(easy(), [first, 0]);
    expect(play(open, [first, 10])).toBe(open);
    const matched = play(open, [second, 20]);
    for (const card of [first, second, -1, 16, 1.5, Number.NaN]) {
      expect(play(matched, [card, 30])).toBe(matched);
    }
  });
});

test.each(LEVELS)("finding every pair ends a game of level %s, with its time", (level) => {
  let state = initialMemory({ seed: "end", level });
  const pairs = pairsOf(state);
  for (const [index, [first, second]] of pairs.entries()) {
    expect(state.finishedAt).toBeUndefined();
    state = play(state, [first, index * 1_000], [second, index * 1_000 + 400]);
  }
  expect(state.moves).toBe(pairs.length);
  expect(state.finishedAt).toBe((pairs.length - 1) * 1_000 + 400);
});

test("a restart gives a new deck, face down, without moves", () => {
  const [first, , other] = threeCards(easy());
  const state = nextMemory(play(easy(), [first, 0], [other, 1]), {
    type: "restart",
    seed: "b",
    level: "medium",
  });
  expect(state).toEqual(initialMemory({ seed: "b", level: "medium" }));
});

test("no sequence of 200 events reaches a state against the rules", () => {
  const event = fc.oneof(
    { weight: 8, arbitrary: fc.record({ card: fc.integer({ min: -1, max: 24 }) }) },
    { weight: 2, arbitrary: fc.constant("time" as const) },
    { weight: 1, arbitrary: fc.constantFrom(...LEVELS) },
  );
  const steps = fc.array(fc.tuple(event, fc.nat(600)), { minLength: 200, maxLength: 260 });
  fc.assert(
    fc.property(steps, fc.string(), (events, seed) => {
      let at = 0;
      let state = initialMemory({ seed, level: "easy" });
      for (const [what, wait] of events) {
        at += wait;
        const before = state;
        if (what === "time") state = nextMemory(state, { type: "time", at });
        else if (typeof what === "string") {
          state = nextMemory(state, { type: "restart", seed: `${seed}${at}`, level: what });
        } else state = nextMemory(state, { type: "pick", card: what.card, at });

        const open = state.cards.filter(({ side }) => side === "open");
        expect(open.length).toBeLessThanOrEqual(2);
        expect(state.turnBackAt !== undefined).toBe(open.length === 2);
        if (open.length === 2) expect(open[0]?.face).not.toBe(open[1]?.face);
        expect(Number.isInteger(pairsFound(state))).toBe(true);
        expect(state.moves).toBeGreaterThanOrEqual(pairsFound(state));
        expect(state.finishedAt !== undefined).toBe(pairsFound(state) * 2 === state.cards.length);
        const isRestart = typeof what === "string" && what !== "time";
        if (!isRestart) {
          expect(state.moves - before.moves).toBeLessThanOrEqual(1);
          expect(state.cards.map(({ face }) => face)).toEqual(before.cards.map(({ face }) => face));
          before.cards.forEach(({ side }, place) => {
            if (side === "matched") expect(state.cards[place]?.side).toBe("matched");
          });
        }
      }
    }),
    { ...RUNS, numRuns: Math.min(RUNS.numRuns, 100) },
  );
});
