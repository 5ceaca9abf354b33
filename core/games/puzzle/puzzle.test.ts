import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import {
  findThingsOnPiece,
  nextPicture,
  PICTURE_NAMES,
  PUZZLE_PICTURES,
  PUZZLE_THEMES,
  picturesOf,
} from "./pictures.ts";
import {
  initialPuzzle,
  listTrayPieces,
  nextPuzzle,
  PUZZLE_SIZES,
  type PuzzleEvent,
  type PuzzleState,
} from "./puzzle.ts";

const start = initialPuzzle({ seed: "a", picture: "savanna" });
const play = (state: PuzzleState, ...events: PuzzleEvent[]) => events.reduce(nextPuzzle, state);
const put = (piece: number, slot: number, at = 1): PuzzleEvent => ({
  type: "place",
  piece,
  slot,
  at,
});
const back = (piece: number): PuzzleEvent => ({ type: "return", piece });
const solution = (state: PuzzleState) => state.pieces.map(({ id }) => put(id, id, 1_000 + id));

test("a game begins with nine pieces in the tray and an empty board", () => {
  expect(start).toMatchObject({ size: 3, moves: 0, solvedAt: null, lastMove: null });
  expect(start.slots).toEqual(Array(9).fill(null));
  expect(listTrayPieces(start).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

describe("a piece dropped", () => {
  test.each<
    [string, PuzzleEvent[], Partial<Record<number, number>>, number, PuzzleState["lastMove"]]
  >([
    [
      "from the tray on a free slot lies there",
      [put(4, 0)],
      { 0: 4 },
      1,
      { kind: "placed", piece: 4, slot: 0 },
    ],
    [
      "from the tray on a taken slot sends the old piece back to the tray",
      [put(4, 0), put(5, 0)],
      { 0: 5 },
      2,
      { kind: "replaced", piece: 5, slot: 0, other: 4 },
    ],
    [
      "from the board on a free slot moves",
      [put(4, 0), put(4, 8)],
      { 8: 4 },
      2,
      { kind: "placed", piece: 4, slot: 8 },
    ],
    [
      "from the board on a taken slot changes places",
      [put(4, 0), put(5, 1), put(4, 1)],
      { 0: 5, 1: 4 },
      3,
      { kind: "swapped", piece: 4, slot: 1, other: 5 },
    ],
    [
      "from the board on the tray goes back",
      [put(4, 0), back(4)],
      {},
      2,
      { kind: "returned", piece: 4 },
    ],
    [
      "where it already lies is no move",
      [put(4, 0), put(4, 0)],
      { 0: 4 },
      1,
      { kind: "placed", piece: 4, slot: 0 },
    ],
    ["from the tray on the tray is no move", [back(4)], {}, 0, null],
    ["outside of the board is no move", [put(4, 9), put(4, -1), put(4, 0.5)], {}, 0, null],
    ["that does not exist is no move", [put(9, 0), put(-1, 0), put(Number.NaN, 0)], {}, 0, null],
  ])("%s", (_, events, lying, moves, lastMove) => {
    const state = play(start, ...events);
    expect(state.slots).toEqual(start.slots.map((_slot, index) => lying[index] ?? null));
    expect(state).toMatchObject({ moves, lastMove });
  });
});

describe("the puzzle", () => {
  const solved = play(start, ...solution(start));

  test("is solved when every piece lies in its own slot, not before, and keeps the moment", () => {
    expect(play(start, ...solution(start).slice(0, 8)).solvedAt).toBeNull();
    expect(play(start, ...start.pieces.map(({ id }) => put(id, 8 - id))).solvedAt).toBeNull();
    expect(solved).toMatchObject({ solvedAt: 1_008, moves: 9 });
  });

  test("is solved by a swap too", () => {
    const nearly = play(start, put(0, 1), put(1, 0), ...solution(start).slice(2));
    expect(nearly.solvedAt).toBeNull();
    expect(nextPuzzle(nearly, put(1, 1, 77)).solvedAt).toBe(77);
  });

  test("once solved stays as it is", () => {
    expect(play(solved, put(0, 1), back(3))).toBe(solved);
  });

  test("has sixteen pieces on the medium level", () => {
    const state = initialPuzzle({ seed: "a", picture: "savanna", level: "medium" });
    expect(state.pieces).toHaveLength(16);
    expect(play(state, ...solution(state)).solvedAt).toBe(1_015);
  });
});

describe("the pictures", () => {
  test("are four, two of each theme, and a new image is the theme's other one", () => {
    for (const theme of PUZZLE_THEMES) {
      const [first, second] = picturesOf(theme);
      expect(picturesOf(theme)).toHaveLength(2);
      expect([first, second].map((name) => name && nextPicture(name))).toEqual([second, first]);
    }
    expect(PUZZLE_THEMES.flatMap(picturesOf)).toEqual([...PICTURE_NAMES]);
  });

  test.each(PICTURE_NAMES)("every piece of %s shows something, and no two the same", (name) => {
    for (const size of Object.values(PUZZLE_SIZES)) {
      const told = Array.from({ length: size * size }, (_, piece) =>
        findThingsOnPiece(name, size, piece).join(", "),
      );
      expect(told).not.toContain("");
      expect(new Set(told).size).toBe(size * size);
    }
    const things = PUZZLE_PICTURES[name].things.map(([thing]) => thing);
    expect(new Set(things).size).toBe(things.length);
  });
});

test.each(["easy", "medium"] as const)(
  "a thousand seeds: the same one gives the same %s puzzle, another one another, none lies there solved",
  (level) => {
    const ids = Array.from({ length: PUZZLE_SIZES[level] ** 2 }, (_, id) => id);
    const deal = (seeds: number) =>
      Array.from({ length: seeds }, (_, index) =>
        initialPuzzle({ seed: `friend ${index}`, picture: "under-the-sea", level }),
      );
    const states = deal(1_000);
    const drawn = ({ trayOrder, pieces }: PuzzleState) =>
      `${trayOrder} ${pieces.map(({ path }) => path).join()}`;
    expect(deal(100).map(drawn)).toEqual(states.slice(0, 100).map(drawn));
    const orders = states.map(({ trayOrder }) => trayOrder.join());
    expect(new Set(orders).size).toBeGreaterThan(990);
    expect(orders).not.toContain(ids.join());
    const sorted = states.map(({ trayOrder }) => trayOrder.toSorted((a, b) => a - b).join());
    expect(new Set(sorted)).toEqual(new Set([ids.join()]));
  },
);

/** What is wrong with a state, as one text; '' if nothing is. */
function faults(state: PuzzleState): string {
  const lying = state.slots.filter((piece) => piece !== null);
  const all = [...lying, ...listTrayPieces(state)].toSorted((a, b) => a - b);
  const solved = state.slots.every((piece, slot) => piece === slot);
  return [
    all.join() !== state.pieces.map(({ id }) => id).join() && "a piece is lost or doubled",
    state.slots.length !== state.pieces.length && "a slot is lost",
    solved !== (state.solvedAt !== null) && "solved is not what it says",
  ]
    .filter(Boolean)
    .join();
}

test("whatever is done, no piece is lost or doubled, every move counts, and solved means solved", () => {
  const number = fc.integer({ min: -1, max: 16 });
  const event: fc.Arbitrary<PuzzleEvent> = fc.oneof(
    fc.tuple(number, number, fc.nat()).map(([piece, slot, at]) => put(piece, slot, at)),
    { arbitrary: number.map((id) => put(id, id)), weight: 12 },
    number.map(back),
  );
  const events = fc.array(event, { minLength: 200, maxLength: 260, size: "max" });
  const level = fc.constantFrom("easy" as const, "medium" as const);
  fc.assert(
    fc.property(fc.string(), level, events, (seed, wanted, all) => {
      let state = initialPuzzle({ seed, picture: "savanna", level: wanted });
      for (const done of all) {
        const next = nextPuzzle(state, done);
        const moved = next.slots.join() !== state.slots.join();
        const wrong = faults(next) || (next.moves - state.moves !== Number(moved) && "moves");
        if (wrong) expect.fail(`${wrong} after ${JSON.stringify(done)}`);
        state = next;
      }
    }),
    RUNS,
  );
});
