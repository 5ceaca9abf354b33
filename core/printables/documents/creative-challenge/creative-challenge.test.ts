import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { pointsOf } from "../../parts/transform.ts";
import { boxes } from "../../shapes.ts";
import { generate, SQUIGGLE_ROWS } from "./creative-challenge.ts";
import { FOR_WHOM, SIX_IDEAS, TO_DO } from "./prompts.ts";
import { KINDS, squiggles } from "./squiggle.ts";

const ROOM = { x: 0, y: 20, width: 186, height: 190 };

test("every squiggle stays in its box, is large enough to go on with, and is like no other", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...Object.values(SQUIGGLE_ROWS)), (seed, rows) => {
      const cells = boxes(ROOM, 2, rows, 4);
      const drawn = squiggles(cells, seededRandom(seed));
      expect(drawn).toHaveLength(cells.length);
      expect(cells.length).toBeLessThanOrEqual(KINDS.length);
      const shapes = drawn.map((marks, index) => {
        const { x, y, width, height } = cells[index] ?? ROOM;
        const points = marks.flatMap(pointsOf);
        const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
        expect(Math.min(...xs)).toBeGreaterThan(x);
        expect(Math.max(...xs)).toBeLessThan(x + width);
        expect(Math.min(...ys)).toBeGreaterThan(y);
        expect(Math.max(...ys)).toBeLessThan(y + height);
        const across = Math.max(...xs) - Math.min(...xs);
        const down = Math.max(...ys) - Math.min(...ys);
        expect(Math.max(across, down)).toBeGreaterThan(height * 0.3);
        return points.map((point) => [point.x - x, point.y - y].map(Math.round).join(" ")).join();
      });
      expect(new Set(shapes).size).toBe(shapes.length);
    }),
    RUNS,
  );
});

test("a sheet asks for one invention and for six ideas of its age", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const { pages } = generate(
        { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] },
        seededRandom(seed),
      );
      const [, invention = [], ideas = []] = pages.map(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])),
      );
      const mission = invention.join(" ");
      const fits = FOR_WHOM[age].filter((who) =>
        TO_DO[age].some((task) =>
          mission.includes(`Invent something for ${who}: it helps ${task}.`),
        ),
      );
      expect(fits).toHaveLength(1);
      expect(SIX_IDEAS[age].filter((topic) => ideas.join(" ").includes(topic))).toHaveLength(1);
      expect(ideas.filter((words) => /^\d$/u.test(words))).toEqual(["1", "2", "3", "4", "5", "6"]);
    }),
    RUNS,
  );
});
