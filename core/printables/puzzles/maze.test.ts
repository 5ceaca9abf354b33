import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { MAZE_SIZES, makeMaze, solveMaze, stepsFrom } from "./maze.ts";

test("the sizes are those of the grades", () => {
  expect(MAZE_SIZES).toEqual({ k2: 8, "35": 10, "68": 12 });
});

test("every maze is connected and has no loop: n cells, n - 1 openings, all reached", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(8, 10, 12), (seed, size) => {
      const maze = makeMaze(size, seededRandom(seed));
      const openings = [...maze.right, ...maze.down].filter(Boolean).length;
      expect(openings).toBe(size * size - 1);
      const reached = new Set([0]);
      for (const cell of reached) for (const next of stepsFrom(maze, cell)) reached.add(next);
      expect(reached.size).toBe(size * size);
    }),
    RUNS,
  );
});

test("the way leads from start to finish by open steps, no cell twice", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const maze = makeMaze(10, seededRandom(seed));
      const way = solveMaze(maze, 0, 99);
      expect([way[0], way.at(-1)]).toEqual([0, 99]);
      expect(new Set(way).size).toBe(way.length);
      for (const [index, cell] of way.slice(1).entries()) {
        expect(stepsFrom(maze, way[index] ?? -1)).toContain(cell);
      }
    }),
    RUNS,
  );
});

test("without openings there is no way", () => {
  const walls = new Array<boolean>(4).fill(false);
  expect(solveMaze({ size: 2, right: walls, down: walls }, 0, 3)).toEqual([]);
});
