import fc from "fast-check";
import { expect, test } from "vitest";
import { pick, seededRandom } from "#core/random/random.ts";
import { RUNS } from "#tests/property-runs.ts";
import type { Drawing } from "../../drawing.ts";
import { type Mark, PACK_AGES, type PathMark } from "../../page.ts";
import { arrange } from "./arrange.ts";
import { attic } from "./attic.ts";
import { garden } from "./garden.ts";
import { generate } from "./hidden-object.ts";

/** Milliseconds: a thousand sheets take longer than the usual limit on a busy machine. */
const TEST_TIMEOUT_MS = 120_000;

const SETTINGS = [attic, garden];
const paths = (marks: readonly Mark[]) =>
  marks.filter((mark): mark is PathMark => mark.kind === "path");
/** A path's commands and fill, which do not depend on its position and size. */
const look = ({ d, fill, stroke }: { d: string; fill?: string; stroke?: unknown }) =>
  `${d.replace(/[^MLCZ]/gu, "")} ${Boolean(fill)} ${Boolean(stroke)}`;

/** How often a drawing occurs, recognized by its sequence of shapes. */
function countOf({ parts }: Drawing, looks: readonly string[]): number {
  const wanted = parts.map(look);
  return looks.filter((_, start) => wanted.every((part, index) => looks[start + index] === part))
    .length;
}

/** A picture with everything as large as the smallest thing that is printed. */
function arrangement(seed: string, age: (typeof PACK_AGES)[number]) {
  const random = seededRandom(seed);
  const setting = pick([attic, garden], random);
  const count = { k2: 5, "35": 6, "68": 7 }[age];
  const rows = Array.from({ length: count }, (_, index) => {
    const step = 118 / count;
    return { x: 10, y: index * step, width: 165, height: step - 2.4 };
  });
  const counts = {
    k2: [3, 2, 1, 1, 1, 1, 1],
    "35": [3, 2, 2, 1, 1, 1, 1, 1],
    "68": [3, 3, 2, 2, 1, 1, 1, 1],
  };
  const wanted = counts[age].flatMap((number, index) => {
    const kind = setting.hidden[index];
    return kind ? [{ kind, count: number }] : [];
  });
  return { things: arrange(setting, wanted, rows, random) };
}

const sheetOf = (seed: string, age: (typeof PACK_AGES)[number], large = false) =>
  generate(
    { time: 5, skill: "mixed", seed, variant: 1, age, words: [], large },
    seededRandom(seed),
  );

test("no hidden kind stands among the other things, and no two are told by the same shapes", () => {
  for (const { hidden, top, middle, bottom, small } of SETTINGS) {
    const others = [...top, ...middle.flat(), ...bottom, ...small];
    for (const { drawing } of hidden) {
      expect(others).not.toContain(drawing);
      const all = [...others, ...hidden.map((kind) => kind.drawing)];
      const looks = all.flatMap(({ parts }) => parts.map(look));
      expect(countOf(drawing, looks), drawing.name).toBe(1);
    }
  }
});

test(
  "the picture has just as many of each thing as the list says, 10 to 14 in all",
  () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...PACK_AGES), fc.boolean(), (seed, age, large) => {
        const sheet = sheetOf(seed, age, large);
        const page = sheet.pages[0];
        const setting = SETTINGS.find(({ title }) => page?.title?.endsWith(title));
        const marks = page?.marks ?? [];
        const looks = paths(marks).map(look);
        let total = 0;
        for (const { drawing, one, many } of setting?.hidden ?? []) {
          const line = marks.find(
            (mark) =>
              mark.kind === "text" &&
              [one, many].some((word) => new RegExp(`^\\d+ ${word}$`, "u").test(mark.text)),
          );
          const said = line?.kind === "text" ? Number.parseInt(line.text, 10) : 0;
          // One more is in the list itself.
          expect(countOf(drawing, looks), one).toBe(said > 0 ? said + 1 : 0);
          total += said;
        }
        expect(total).toBe({ k2: 10, "35": 12, "68": 14 }[age]);
        expect(
          marks.some((mark) => mark.kind === "text" && mark.text.startsWith(`${total} things`)),
        ).toBe(true);
        const rings = paths(sheet.answers[0]?.marks ?? []).filter(({ width }) => width === 1.1);
        expect(rings.length).toBe(total);
      }),
      RUNS,
    );
  },
  TEST_TIMEOUT_MS,
);

test("hidden things are at least 6 mm large, and no thing covers another", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...PACK_AGES), (seed, age) => {
      const { things } = arrangement(seed, age);
      let deepest = 0;
      for (const [index, one] of things.entries()) {
        if (one.kind) expect(Math.max(one.box.width, one.box.height)).toBeGreaterThanOrEqual(6);
        for (const other of things.slice(index + 1)) {
          const [a, b] = [one.box, other.box];
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          deepest = Math.max(deepest, Math.min(across, down));
        }
      }
      expect(deepest).toBeLessThan(0.01);
    }),
    RUNS,
  );
});
