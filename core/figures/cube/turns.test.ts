import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isSolved } from "./cube.ts";
import { type Cube, FACES, faceOf, readTurns, SOLVED, turned, undoing } from "./turns.ts";

const homes = (cube: Cube, face: (typeof FACES)[number]) =>
  faceOf(cube, face)
    .map(({ home }) => home)
    .join("");

const writtenTurns = fc
  .array(
    fc
      .tuple(fc.constantFrom(...FACES), fc.constantFrom("", "'", "2"))
      .map(([face, kind]) => face + kind),
    { maxLength: 30 },
  )
  .map((turns) => turns.join(" "));

test("turns and then their undoing leave the cube as it was", () => {
  fc.assert(
    fc.property(writtenTurns, (written) => {
      expect(isSolved(turned(turned(SOLVED, written), undoing(written)))).toBe(true);
    }),
  );
});

test("turns move stickers, centers stay, and each color keeps its nine", () => {
  fc.assert(
    fc.property(writtenTurns, (written) => {
      const cube = turned(SOLVED, written);
      for (const face of FACES) {
        expect(faceOf(cube, face)[4]?.home).toBe(face);
        expect(cube.filter(({ home }) => home === face)).toHaveLength(9);
      }
    }),
  );
});

test.each([
  ["R", "U", "UUFUUFUUF"],
  ["R'", "U", "UUBUUBUUB"],
  ["U", "F", "RRRFFFFFF"],
  ["F", "R", "URRURRURR"],
  ["L", "F", "UFFUFFUFF"],
  ["D", "F", "FFFFFFLLL"],
  ["B", "U", "RRRUUUUUU"],
])("after %s the face %s shows %s", (written, face, shown) => {
  expect(homes(turned(SOLVED, written), face as "U")).toBe(shown);
});

/** How often turns have to be made until everything is back (Singmaster, Notes on Rubik's Magic Cube). */
test.each([
  ["R", 4],
  ["R2", 2],
  ["R U R' U'", 6],
  ["R U", 105],
  ["R2 L2 U2 D2 F2 B2", 2],
])("%s is back after %i times", (written, order) => {
  let cube = SOLVED;
  let times = 0;
  do {
    cube = turned(cube, written);
    times += 1;
  } while (!isSolved(cube));
  expect(times).toBe(order);
});

test("what is no turn is not read", () => {
  for (const written of ["r", "R3", "RU", "M", "R ’"]) expect(readTurns(written)).toBeUndefined();
});
