import { UNWANTED_WORDS } from "#core/printables/words/unwanted-words.ts";

/** A square of letters, row by row. */
interface Square {
  readonly letters: readonly string[];
  readonly size: number;
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, -1],
  [-1, 1],
] as const;

/** Every line of the square from edge to edge, in all eight directions. */
function linesOf({ letters, size }: Square): string[] {
  const inside = (place: number) => place >= 0 && place < size;
  const lines: string[] = [];
  for (const [down, across] of DIRECTIONS) {
    for (let start = 0; start < size * size; start += 1) {
      const [row, column] = [Math.floor(start / size), start % size];
      if (inside(row - down) && inside(column - across)) continue;
      let line = "";
      for (let at = 0; inside(row + at * down) && inside(column + at * across); at += 1) {
        line += letters[(row + at * down) * size + column + at * across] ?? "";
      }
      lines.push(line);
    }
  }
  return lines;
}

/** Where a text occurs in a line, as pairs of its first position and the one after its last. */
function placesIn(line: string, text: string): (readonly [from: number, to: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let at = line.indexOf(text); at !== -1; at = line.indexOf(text, at + 1)) {
    places.push([at, at + text.length]);
  }
  return places;
}

/**
 * Unwanted words that can be read in a square in any of eight directions, except inside a listed
 * word.
 */
export function chanceWords(square: Square, listed: readonly string[]): string[] {
  const readings = listed.flatMap((word) => [word, [...word].reverse().join("")]);
  return linesOf(square).flatMap((line) => {
    const meant = readings.flatMap((word) => placesIn(line, word));
    return UNWANTED_WORDS.filter((word) =>
      placesIn(line, word).some(
        ([from, to]) => !meant.some(([first, last]) => first <= from && to <= last),
      ),
    );
  });
}
