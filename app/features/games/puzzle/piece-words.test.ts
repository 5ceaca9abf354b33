import { describe, expect, test } from "vitest";
import { initialPuzzle, nextPuzzle, type PuzzleState } from "#core/games/puzzle/puzzle.ts";
import { moveWords, pieceLabel, pieceNumber, slotLabel, targetWords } from "./piece-words.ts";

const start = initialPuzzle({ seed: "words", picture: "savanna" });
const put = (state: PuzzleState, piece: number, slot: number) =>
  nextPuzzle(state, { type: "place", piece, slot, at: 1 });
const numbered = (piece: number) => pieceNumber(start, piece);
const label = (state: PuzzleState, piece: number) => {
  const found = state.pieces[piece];
  return found && pieceLabel(state, found);
};

test("a piece tells its number, its place, what it shows and its straight sides", () => {
  expect(label(start, 0)).toBe(
    `Piece ${numbered(0)}, in the tray: a small cloud, a hornbill in a tree. Straight side: top and left.`,
  );
  expect(label(put(start, 4, 5), 4)).toMatch(/^Piece \d, row 2, column 3: .+[a-z]\.$/);
});

test("the numbers follow the tray, not the picture", () => {
  expect(start.trayOrder.map(numbered)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a slot tells what lies in it", () => {
  expect(slotLabel(start, 5)).toBe("Row 2, column 3: empty");
  expect(slotLabel(put(start, 4, 5), 5)).toBe(`Row 2, column 3: piece ${numbered(4)}`);
  expect(targetWords(start, "tray")).toBe("Back to the tray");
});

describe("a move is told", () => {
  const first = put(start, 4, 0);
  test.each<[string, PuzzleState, string]>([
    ["none", start, ""],
    ["into a free slot", first, `Piece ${numbered(4)} is in row 1, column 1.`],
    ["into its own", put(start, 4, 4), `Piece ${numbered(4)} is in row 2, column 2. It fits!`],
    [
      "on another",
      put(first, 5, 0),
      `Piece ${numbered(5)} is in row 1, column 1. Piece ${numbered(4)} goes back to the tray.`,
    ],
    [
      "as a swap",
      put(put(first, 5, 8), 4, 8),
      `Piece ${numbered(4)} is in row 3, column 3. It changed places with piece ${numbered(5)}.`,
    ],
    [
      "back to the tray",
      nextPuzzle(first, { type: "return", piece: 4 }),
      `Piece ${numbered(4)} is back in the tray.`,
    ],
  ])("%s", (_, state, words) => {
    expect(moveWords(state)).toBe(words);
  });
});
