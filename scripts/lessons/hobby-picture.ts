import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Path2D } from "@napi-rs/canvas";
import { drawSvg } from "#app/ui/marks-svg.ts";
import { drawFigure } from "#core/figures/draw-figure.ts";
import type { StoredFigure } from "#core/figures/figure.ts";
import { PoseSchema } from "#core/figures/pose/pose.ts";
import { type Stages, StagesSchema, stages } from "#core/figures/stages/stages.ts";
import type { Mark } from "#core/printables/page.ts";
import { mm, type Point } from "#core/printables/shapes.ts";

/** Where the themes' colors stand; a picture in a file of its own cannot see the page's. */
const THEME_FILE = "app/styles/theme.css";

/** What a picture is made from, besides the figure and `core/`. */
export const PICTURE_INPUTS = [THEME_FILE, "app/ui/marks-svg.ts", "app/ui/tones.ts"];

/** The custom properties of the light theme and of the dark one, as style sheets write them. */
export function readThemes(root: string): { readonly light: string; readonly dark: string } {
  const css = readFileSync(join(root, THEME_FILE), "utf8");
  const colorsAfter = (selector: string): string => {
    const block = css.slice(css.indexOf(`\n${selector} {`)).split("}")[0] ?? "";
    const names = "ink|soft|edge|rule|sheet|accent";
    return [...block.matchAll(new RegExp(`--(?:${names}): [^;]+;`, "gu"))].join("");
  };
  return { light: colorsAfter(":root"), dark: colorsAfter('[data-theme="dark"]') };
}

/** Around the drawing, in millimeters. */
const MARGIN = 1;

/**
 * A figure as an SVG file for a card, in the colors of whichever theme the page around it has: without
 * its title and captions, and of several pictures the richest.
 * @returns undefined for a figure that cannot be drawn
 */
export function hobbyPicture(
  stored: StoredFigure,
  { light, dark }: ReturnType<typeof readThemes>,
): string | undefined {
  const drawn = drawOne(stored);
  if (!drawn) return undefined;
  const frame = frameOf(drawn);
  const marks = drawn.filter((mark) => mark.kind === "path" || isInside(mark, frame));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.map(mm).join(" ")}" ` +
    `font-family="Figtree,system-ui,sans-serif" stroke-linecap="round" stroke-linejoin="round">` +
    `<style>:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}</style>` +
    `${drawSvg(marks, { themed: true })}</svg>`
  );
}

/** Draws a figure, and of one with several pictures the one with the most in it. */
function drawOne(stored: StoredFigure): readonly Mark[] | undefined {
  const growing = StagesSchema.safeParse(stored).data;
  if (growing) return stages.draw({ ...growing, stages: [richestOf(growing)] }).marks;
  const posed = PoseSchema.safeParse(stored).data;
  const last = posed?.bodies.at(-1);
  return drawFigure(posed && last ? { ...posed, bodies: [last] } : stored)?.drawn.marks;
}

/** The stage with the longest outlines, those before it included, but for arrows. */
function richestOf({ stages: all }: Stages): Stages["stages"][number] {
  const isDrawn = ({ as }: Stages["stages"][number]["strokes"][number]) => as !== "arrow";
  const whole = all.map((stage, at) => {
    const from = all.findLastIndex(({ fresh }, index) => index <= at && fresh);
    const before = all.slice(Math.max(from, 0), at).flatMap(({ strokes }) => strokes);
    return { ...stage, strokes: [...before.filter(isDrawn), ...stage.strokes], labels: [] };
  });
  const lengthOf = ({ strokes }: (typeof whole)[number]) =>
    strokes.filter(isDrawn).reduce((sum, { d }) => sum + d.length, 0);
  return whole.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best));
}

type Frame = readonly [left: number, top: number, width: number, height: number];

/** The box around drawn lines, in millimeters. */
function frameOf(marks: readonly Mark[]): Frame {
  const all = new Path2D();
  for (const mark of marks) if (mark.kind === "path") all.addPath(new Path2D(mark.d));
  const [left, top, right, bottom] = all.computeTightBounds();
  const width = right - left + 2 * MARGIN;
  return [left - MARGIN, top - MARGIN, width, bottom - top + 2 * MARGIN];
}

const isInside = ({ x, y }: Point, [left, top, width, height]: Frame): boolean =>
  x > left && x < left + width && y > top && y < top + height;
