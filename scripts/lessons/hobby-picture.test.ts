import { join } from "node:path";
import { expect, test } from "vitest";
import type { StoredFigure } from "#core/figures/figure.ts";
import { hobbyPicture, readThemes } from "./hobby-picture.ts";

const THEMES = readThemes(join(import.meta.dirname, "../.."));

const stage = (text: string, ...strokes: readonly object[]) => ({ text, strokes });
const STAGES: StoredFigure = {
  kind: "stages",
  title: "Two lines",
  stages: [
    stage("A line", { d: "M10 10L90 10" }, { d: "M10 50L90 50", as: "arrow" }),
    stage("And a second", { d: "M10 90L90 90" }),
    stage("Or another one alone", { d: "M20 20L30 30" }),
  ].map((one, at) => ({ ...one, fresh: at === 2 })),
};

test("both themes have all colors that a figure uses", () => {
  for (const theme of Object.values(THEMES)) {
    for (const color of ["ink", "soft", "edge", "rule", "sheet", "accent"]) {
      expect(theme).toContain(`--${color}: oklch(`);
    }
  }
});

test("of several pictures the richest is shown, without title and captions", () => {
  const svg = hobbyPicture(STAGES, THEMES) ?? "";
  expect(svg).toContain("prefers-color-scheme:dark");
  // Both lines, without the arrow that only the first picture has.
  expect(svg.match(/<path/gu)).toHaveLength(2);
  expect(svg).not.toContain("<text");
});

test("what cannot be drawn has no picture", () => {
  expect(hobbyPicture({ kind: "nothing" } as StoredFigure, THEMES)).toBeUndefined();
});
