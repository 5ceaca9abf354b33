import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import { BODY, PACK_AGES } from "../../page.ts";
import { boundsOf } from "../../parts/transform.ts";
import { type Craft, finished, laidOut } from "./craft.ts";
import { CRAFTS, SEGMENTS } from "./crafts.ts";
import { generate } from "./cut-and-paste-crafts.ts";

const AREA = { x: 0, y: 12, width: BODY.width, height: BODY.height - 12 };
const LABELS = [6.7, 8.9];

const meet = (one: ReturnType<typeof boundsOf>, other: ReturnType<typeof boundsOf>) =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );

test("there are at least four crafts, each with steps", () => {
  expect(CRAFTS.length).toBeGreaterThanOrEqual(4);
  for (const { steps } of CRAFTS) expect(steps.length).toBeGreaterThanOrEqual(3);
});

test("the sheet has every part of the picture once, all enlarged by the same scale, so they fit", () => {
  for (const craft of CRAFTS) {
    for (const label of LABELS) {
      const sheet = laidOut(craft, AREA, label);
      expect(sheet.map(({ part }) => part.name).sort()).toEqual(
        craft.pasted.map(({ part }) => part.name).sort(),
      );
      const scales = sheet.map(({ part, box }) => {
        const { width, height } = boundsOf([part.outline, ...part.details]);
        expect(box.width / width, part.name).toBeCloseTo(box.height / height, 2);
        return box.height / height;
      });
      expect(Math.max(...scales) - Math.min(...scales), craft.name).toBeLessThan(0.01);
      expect(Math.min(...scales), craft.name).toBeGreaterThan(0.8);
    }
  }
});

test("parts lie on the sheet without touching one another or leaving it", () => {
  for (const craft of CRAFTS) {
    for (const label of LABELS) {
      const sheet = laidOut(craft, AREA, label);
      for (const [index, { box, part }] of sheet.entries()) {
        expect(box.x, part.name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, part.name).toBeLessThanOrEqual(BODY.width);
        expect(box.y + box.height + label, part.name).toBeLessThanOrEqual(BODY.height + 0.01);
        for (const other of sheet.slice(index + 1)) {
          expect(meet(box, other.box), `${part.name} and ${other.part.name}`).toBeLessThan(-3);
        }
      }
    }
  }
});

/** Each pasted part's box in the finished friend. */
function pastedBoxes({ pasted, ...craft }: Craft) {
  return pasted.map((one) => boundsOf(finished({ ...craft, pasted: [one] })));
}

test("in the finished friend every part is pasted to another one", () => {
  for (const craft of CRAFTS) {
    const all = pastedBoxes(craft);
    const reached = new Set([0]);
    for (const index of reached) {
      const from = all[index];
      for (const [other, box] of all.entries()) if (from && meet(from, box) > 1) reached.add(other);
    }
    expect(reached.size, craft.name).toBe(all.length);
  }
});

test("the caterpillar's circles have one spot to eight spots", () => {
  expect(SEGMENTS.map(({ details }) => details.length)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("every sheet has a page of how-to and a page of parts, both with the word about scissors", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
      const params = { time: 5, skill: "mixed", seed, variant: 1, age, words: [], large } as const;
      const { pages } = generate(params, seededRandom(seed));
      expect(pages.length).toBe(2);
      for (const { marks } of pages) {
        const words = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : [])).join(" ");
        expect(words).toContain("Scissors: with a grown-up near.");
      }
    }),
    RUNS,
  );
});
