import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDocument } from "#core/printables/catalogue.ts";
import { BODY, type Mark, PACK_AGES, type Sheet } from "#core/printables/page.ts";
import { POINT } from "#core/printables/point.ts";
import { textWidth } from "#core/printables/text.ts";
import { RUNS } from "#tests/property-runs.ts";
import {
  type FramedPage,
  frameAnswers,
  framePages,
  type SheetIdentity,
  sheetCode,
} from "./frame.ts";
import { PAPER } from "./paper.ts";

const documentOf = (name: string) => {
  const document = findDocument(name);
  if (!document) throw new Error(`no document ${name}`);
  return document;
};

const identity = (changed: Partial<SheetIdentity> = {}): SheetIdentity => ({
  document: documentOf("maze-focus"),
  seed: "2026-01-05",
  variant: 3,
  settings: { age: "35", time: 5, skill: "mixed", large: false },
  ownWords: false,
  paper: PAPER.a4,
  link: "https://sevenfold.example/print?doc=maze-focus&seed=2026-01-05&answers=1",
  maker: "Sevenfold",
  ...changed,
});

const SHEET: Sheet = {
  title: "Focus Maze",
  pages: [{ marks: [] }, { title: "A second page", marks: [] }],
  answers: [{ marks: [] }],
};

const texts = ({ frame }: FramedPage) =>
  frame.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

/** Left, top, right and bottom of what is drawn. */
function edges(mark: Mark): [number, number, number, number] {
  if (mark.kind === "text") {
    const width = textWidth(mark.text, mark);
    const left = mark.anchor === "end" ? mark.x - width : mark.x;
    const [up, down] = [mark.size * POINT * 0.75, mark.size * POINT * 0.22];
    return [left, mark.y - up, left + width, mark.y + down];
  }
  const numbers = (mark.d.match(/-?[\d.]+/gu) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest));
  return [
    Math.min(...(xs ?? [])),
    Math.min(...(ys ?? [])),
    Math.max(...(xs ?? [])),
    Math.max(...(ys ?? [])),
  ];
}

describe("any sheet on any paper", () => {
  const anyIdentity = fc
    .record({
      document: fc.constantFrom(
        ...["maze-focus", "addition-subtraction-0-10", "pack", "coloring-animals"].map(documentOf),
      ),
      seed: fc.string({ unit: "binary", minLength: 1, maxLength: 64 }),
      variant: fc.integer({ min: 1, max: 9_999 }),
      ownWords: fc.boolean(),
      paper: fc.constantFrom(PAPER.a4, PAPER.letter),
      link: fc.constantFrom(undefined, identity().link),
      settings: fc.record({
        age: fc.constantFrom(...PACK_AGES),
        time: fc.constantFrom(5 as const, 15 as const),
        skill: fc.constantFrom("mixed" as const, "creativity" as const),
        large: fc.boolean(),
      }),
    })
    .map((changed) => identity(changed));

  test("keeps heading, body and foot apart and inside of the margins", () => {
    fc.assert(
      fc.property(anyIdentity, (one) => {
        for (const page of [...framePages(SHEET, one), ...frameAnswers(SHEET, one)]) {
          const { paper, frame, at } = page;
          expect(at.x).toBeGreaterThanOrEqual(11.9);
          for (const mark of frame) {
            const [left, top, right, bottom] = edges(mark);
            expect(left).toBeGreaterThanOrEqual(11.9);
            expect(right).toBeLessThanOrEqual(paper.width - 11.9);
            expect(top).toBeGreaterThanOrEqual(11);
            expect(bottom).toBeLessThanOrEqual(paper.height - 11);
            expect(bottom <= at.y || top >= at.y + BODY.height).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test("has no type below 12 points, and 18 in large print", () => {
    fc.assert(
      fc.property(anyIdentity, (one) => {
        for (const mark of framePages(SHEET, one).flatMap(({ frame }) => frame)) {
          if (mark.kind === "text") {
            expect(mark.size).toBeGreaterThanOrEqual(one.settings.large ? 18 : 12);
          }
        }
      }),
      RUNS,
    );
  });
});

test("name and date stand on the first page only, and not on sheets to color", () => {
  const [first, second] = framePages(SHEET, identity()).map(texts);
  expect(first).toEqual(expect.arrayContaining(["Name:", "Date:", "Focus Maze", "Page 1 of 2"]));
  expect(second).toEqual(expect.arrayContaining(["A second page", "Page 2 of 2"]));
  expect(second).not.toContain("Name:");
  const colored = identity({ document: documentOf("coloring-animals") });
  expect(texts(framePages(SHEET, colored)[0] as FramedPage)).not.toContain("Name:");
});

test("a key says that it is one, and has no room for a name", () => {
  const [key] = frameAnswers(SHEET, identity()).map(texts);
  expect(key).toEqual(expect.arrayContaining(["Answers: Focus Maze", "Answers 1 of 1"]));
  expect(key).not.toContain("Name:");
});

test("the code names all that is needed to print the sheet again", () => {
  expect(sheetCode(identity())).toBe("maze-focus · 2026-01-05 · no. 3 · 3-5");
  const pack = identity({ document: documentOf("pack"), ownWords: true });
  expect(sheetCode(pack)).toBe("pack · 2026-01-05 · no. 3 · 3-5 · 5 min · mixed · own words");
});

test("a long or foreign seed is shortened to its room, in letters that can be printed", () => {
  const code = sheetCode(identity({ seed: `${"🎈".repeat(20)}${"W".repeat(44)}` }), 150, 12);
  expect(code).toMatch(/^maze-focus · ·{20}W+… · no. 3 · 3-5$/u);
  expect(textWidth(code, { size: 12 })).toBeLessThanOrEqual(150);
});

test("an address too long for a small QR code leaves it out", () => {
  const paths = (link: string) =>
    framePages(SHEET, identity({ link }))[1]?.frame.filter(({ kind }) => kind === "path").length;
  expect(paths("https://sevenfold.example/print")).toBe(1);
  expect(paths(`https://sevenfold.example/print?seed=${"%F0".repeat(800)}`)).toBe(0);
});
