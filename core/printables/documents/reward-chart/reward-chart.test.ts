import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { PACK_AGES } from "../../page.ts";
import { PRAISE } from "./habits.ts";
import { DAYS, generate, OWN, PRINTED } from "./reward-chart.ts";

test("every row has one star under each of the seven days", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const { marks } = generate(
        { time: 5, age, skill: "mixed", seed, variant: 1, large, words: [] },
        seededRandom(seed),
      ).pages[0] ?? { marks: [] };
      const columns = DAYS.map((day) =>
        marks.find((mark) => mark.kind === "text" && mark.text === day),
      );
      const middles = columns.flatMap((mark) => (mark?.kind === "text" ? [mark.x] : []));
      expect(middles).toHaveLength(7);
      expect([...middles].sort((a, b) => a - b)).toEqual(middles);
      // A star is the only polygon with ten corners; its first one is its top.
      const tops = marks.flatMap((mark) =>
        mark.kind === "path" && mark.d.split("L").length === 10 && mark.d.endsWith("Z")
          ? [Number(/^M(\S+)/u.exec(mark.d)?.[1])]
          : [],
      );
      expect(tops).toHaveLength((PRINTED + OWN) * 7);
      for (const x of middles) {
        expect(tops.filter((top) => Math.abs(top - x) < 0.02)).toHaveLength(PRINTED + OWN);
      }
    }),
    RUNS,
  );
});

test("praise is for effort: no word of talent, rank or reward", () => {
  for (const words of PRAISE)
    expect(words).not.toMatch(/smart|clever|best|genius|talent|win|good (?:boy|girl)/iu);
});
