import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { BODY, PACK_AGES } from "../../page.ts";
import { boundsOf, pointsOf } from "../../parts/transform.ts";
import { generate, piecesToCut } from "./arts-3-shape-creature.ts";
import { CREATURES, creatureMarks, KINDS, pieceMark } from "./creatures.ts";

test("every example creature is made of all three shapes and of nothing else", () => {
  expect(CREATURES.length).toBeGreaterThanOrEqual(3);
  for (const creature of CREATURES) {
    const kinds = new Set(creature.pieces.map(({ kind }) => kind));
    expect([...kinds].sort(), creature.name).toEqual([...KINDS].sort());
    const box = { x: 3, y: 4, width: 50, height: 40 };
    const marks = creatureMarks(creature, box);
    const outlines = marks.filter(({ fill }) => fill === "paper");
    expect(outlines.length, creature.name).toBe(creature.pieces.length);
    const bounds = boundsOf(marks);
    expect(bounds.x, creature.name).toBeGreaterThanOrEqual(2.99);
    expect(bounds.y, creature.name).toBeGreaterThanOrEqual(3.99);
    expect(bounds.x + bounds.width, creature.name).toBeLessThanOrEqual(53.01);
    expect(bounds.y + bounds.height, creature.name).toBeLessThanOrEqual(44.01);
  }
});

test("a square has four equal sides, a triangle three, whichever way they are turned", () => {
  for (const turn of [0, 45, 90, -90, 180]) {
    for (const [kind, sides] of [
      ["square", 4],
      ["triangle", 3],
    ] as const) {
      const [mark] = pieceMark({ kind, x: 5, y: 7, size: 20, turn }, { stroke: "ink" });
      const corners = mark ? pointsOf(mark) : [];
      expect(corners.length).toBe(sides);
      for (const [index, corner] of corners.entries()) {
        const next = corners[(index + 1) % sides] ?? corner;
        expect(Math.hypot(next.x - corner.x, next.y - corner.y)).toBeCloseTo(20, 1);
      }
    }
  }
});

test("the pieces to cut lie on the page, apart from one another, as many of each shape", () => {
  for (const top of [9, 21]) {
    const boxes = piecesToCut(top).map((piece) => {
      const { x, y, width, height } = boundsOf(pieceMark(piece, { stroke: "ink" }));
      return { left: x, right: x + width, top: y, bottom: y + height };
    });
    for (const [index, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(BODY.width);
      expect(one.top).toBeGreaterThanOrEqual(top);
      expect(one.bottom).toBeLessThanOrEqual(BODY.height);
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(across, down)).toBeLessThan(-2);
      }
    }
  }
  const counts = KINDS.map((kind) => piecesToCut(9).filter((piece) => piece.kind === kind).length);
  expect(new Set(counts).size).toBe(1);
});

test("every sheet shows three different creatures and all its parts, and ends with the shapes", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const params = { time: 5, skill: "mixed", seed, variant: 1, age, words: [], large } as const;
      const { pages } = generate(params, seededRandom(seed));
      expect(pages.length).toBe(large ? 3 : 2);
      const words = pages.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
      );
      const names = CREATURES.map(({ name }) => name);
      expect(words.filter((word) => names.includes(word)).length).toBe(3);
      for (const part of [
        "You need:",
        "Scissors:",
        "Its name:",
        "It can:",
        "Try this too",
        "Talk about it",
      ]) {
        expect(
          words.some((word) => word.startsWith(part)),
          part,
        ).toBe(true);
      }
    }),
    RUNS,
  );
});
