import { expect, test } from "vitest";
import { drawFigure } from "#core/figures/draw-figure.ts";
import { figureFaults } from "#core/figures/prove-figure.ts";
import { engraveScore } from "./engrave-score.ts";

const score = (abc: string, more: object = {}) =>
  engraveScore({ kind: "score", title: "A tune", tempo: 60, abc, ...more });

const drawn = (abc: string, more: object = {}) => {
  const { figure, faults } = score(abc, more);
  expect(faults).toEqual([]);
  expect(figure && figureFaults(figure)).toEqual([]);
  const opened = figure && drawFigure(figure);
  if (!figure || !opened) throw new Error("nothing was drawn");
  return { figure, opened };
};

test("a melody is drawn, told and heard", () => {
  const { opened } = drawn("M:3/4\nL:1/4\nK:G\nD | G B F |\nA2- A | G3/2 z/ c |]");
  expect(opened.description).toBe(
    "A tune. Before the first bar: D 4, quarter. Bar 1: G 4, quarter; B 4, quarter; F sharp 4, " +
      "quarter. Bar 2: A 4, half; A 4, quarter, held on. Bar 3: G 4, dotted quarter; rest, eighth; C 5, quarter.",
  );
  expect(opened.sounds).toEqual([
    { at: 0, seconds: 1, number: 62 },
    { at: 1, seconds: 1, number: 67 },
    { at: 2, seconds: 1, number: 71 },
    { at: 3, seconds: 1, number: 66 },
    { at: 4, seconds: 3, number: 69 },
    { at: 7, seconds: 1.5, number: 67 },
    { at: 9, seconds: 1, number: 72 },
  ]);
});

test("signs last to the end of their bar, and the key is not that of the score before", () => {
  const namesIn = (abc: string) => drawn(abc).figure.notes.flatMap(({ names }) => names);
  expect(namesIn("M:4/4\nL:1/4\nK:Dm\nB ^F F =B | B F G G |]")).toEqual(
    "Bb4 F#4 F#4 B4 Bb4 F4 G4 G4".split(" "),
  );
  expect(namesIn("M:4/4\nL:1/4\nK:C\nB c d B |]")).toEqual(["B4", "C5", "D5", "B4"]);
  expect(namesIn("M:4/4\nL:1/4\nK:C\n[CEG] z [C2E2] |]")).toEqual(["C4", "E4", "G4", "C4", "E4"]);
});

test("fingers stand above and syllables below their notes", () => {
  const { figure } = drawn("M:3/4\nL:1/4\nK:C\nC D E |\nw: Sing with me", { fingers: "1 - 3" });
  expect(figure.words.map(([, , word]) => word)).toEqual(["Sing", "with", "me", "1", "3"]);
  const [sing, , me, first, third] = figure.words;
  expect(first?.[0]).toBe(sing?.[0]);
  expect(third?.[0]).toBe(me?.[0]);
  expect(first?.[1]).toBeLessThan(sing?.[1] ?? 0);
});

test.each([
  [
    "a bar that is too short",
    "M:4/4\nL:1/4\nK:C\nC D E F | G A B | c4 |]",
    {},
    "bar 2 has 3 quarters, not 4",
  ],
  ["a bar that is too long", "M:3/4\nL:1/4\nK:C\nC D E F |]", {}, "bar 1 has 4 quarters, not 3"],
  ["no meter", "L:1/4\nK:C\nC D E F |]", {}, "ABC begins with its meter: 'M:4/4'"],
  [
    "fingers that are not as many",
    "M:3/4\nL:1/4\nK:C\nC D E |]",
    { fingers: "1 2" },
    "2 fingers for 3 notes and rests",
  ],
  [
    "a line that is too full",
    "M:4/4\nL:1/8\nK:C\nCDEF GABc | cBAG FEDC | CDEF GABc | cBAG FEDC |]",
    {},
    "a line has more notes than it has room for: break it in two",
  ],
])("%s is a fault", (_, abc, more, message) => {
  expect(score(abc, more).faults).toContain(message);
});

test("a figure that says more than it may is refused", () => {
  expect(score("M:4/4\nL:1/4\nK:C\nC4 |]", { shapes: [] }).faults).not.toEqual([]);
});
