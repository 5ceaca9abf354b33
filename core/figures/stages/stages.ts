import { z } from "zod";
import type { Color, Mark, PathMark } from "#core/printables/page.ts";
import { mm, polygon } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import type { FigureKind } from "../figure.ts";

/** Absolute M, L, C and Z only, in a square of 100 by 100. */
const PathSchema = z
  .string()
  .max(600)
  .regex(/^[MLCZ\d\s.,-]+$/u);

const StrokeSchema = z.strictObject({
  d: PathSchema,
  /**
   * How it is drawn: a line, a broad one, a thin helping line, a filled shape, paper that covers what
   * is behind, an arrow along the path, a valley fold (dashes), a mountain fold (dash and dots).
   */
  as: z
    .enum(["line", "broad", "guide", "shape", "paper", "shade", "arrow", "valley", "mountain"])
    .default("line"),
  /** A color of the thing itself. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/u)
    .optional(),
});

/**
 * Something that grows in a few stages: a drawing, a letter, a stitch, a fold. Each stage adds strokes
 * to those before it, or begins anew with `fresh`.
 */
export const StagesSchema = z.strictObject({
  kind: z.literal("stages"),
  title: z.string().min(1).max(38),
  stages: z
    .array(
      z.strictObject({
        /** Below the stage, and its text alternative: 'Two circles, the head on the body'. */
        text: z.string().min(4).max(90),
        strokes: z.array(StrokeSchema).min(1).max(24),
        /** What was drawn before is left out: a fold has changed the whole shape. */
        fresh: z.boolean().default(false),
        /** Words in the drawing: [x, y, text]. */
        labels: z
          .array(
            z.tuple([z.number().min(0).max(100), z.number().min(0).max(100), z.string().max(16)]),
          )
          .max(5)
          .default([]),
      }),
    )
    .min(1)
    .max(6),
});
export type Stages = z.infer<typeof StagesSchema>;
type Stroke = z.infer<typeof StrokeSchema>;

const PANEL = 35;
const GAP = 4;
const TOP = 7;
const TEXT_LINE = 3.7;
/** Characters of a line below a panel. */
const LINE_LENGTH = 21;
const NUMBER = /-?\d*\.?\d+/gu;

/** A path moved and scaled into a panel. */
function placedPath(d: string, x: number, y: number, size: number): string {
  let isDown = false;
  return d.replace(NUMBER, (number) => {
    const value = (Number(number) / 100) * size + (isDown ? y : x);
    isDown = !isDown;
    return mm(value);
  });
}

/** The texts of a stage, broken into lines at spaces. */
function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawStroke(
  { d, as, color }: Stroke,
  place: (d: string) => string,
  isNew: boolean,
): Mark[] {
  const placed = place(d);
  const path = (style: Omit<PathMark, "kind" | "d">): PathMark => ({
    kind: "path",
    d: placed,
    ...style,
  });
  const line = (color as Color | undefined) ?? (isNew ? "accent" : "ink");
  switch (as) {
    case "line":
      return [path({ stroke: line, width: 0.7 })];
    case "broad":
      return [path({ stroke: line, width: 2.2 })];
    case "guide":
      return [path({ stroke: "mid", width: 0.3, dash: [0.8, 1] })];
    case "shape":
      return [path({ fill: (color as Color | undefined) ?? line, stroke: line, width: 0.3 })];
    case "paper":
      return [path({ fill: (color as Color | undefined) ?? "paper", stroke: "ink", width: 0.5 })];
    case "shade":
      return [path({ fill: (color as Color | undefined) ?? "light", stroke: "ink", width: 0.5 })];
    case "valley":
      return [path({ stroke: "ink", width: 0.4, dash: [2, 1.2] })];
    case "mountain":
      return [path({ stroke: "ink", width: 0.4, dash: [2.4, 1, 0.3, 1] })];
    case "arrow":
      return [path({ stroke: "accent", width: 0.5 }), arrowHead(placed)];
  }
}

/** The head of an arrow at the end of a path, in the direction of its last points. */
function arrowHead(d: string): Mark {
  const values = (d.match(NUMBER) ?? []).map(Number);
  const [x = 0, y = 0] = values.slice(-2);
  const [fromX = x, fromY = y + 1] = values.slice(-4, -2);
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length];
  return polygon(
    [
      { x: x + ux * 0.9, y: y + uy * 0.9 },
      { x: x - ux * 1.4 - uy * 1.1, y: y - uy * 1.4 + ux * 1.1 },
      { x: x - ux * 1.4 + uy * 1.1, y: y - uy * 1.4 - ux * 1.1 },
    ],
    { fill: "accent" },
  );
}

function draw({ title, stages }: Stages) {
  const columns = stages.length === 1 ? 1 : 2;
  const size = columns === 1 ? 52 : PANEL;
  const lineCount = Math.max(...stages.map((stage) => linesOf(stage.text).length));
  const rowHeight = size + 2 + lineCount * TEXT_LINE + GAP;
  const rows = Math.ceil(stages.length / columns);
  const width = columns * size + (columns - 1) * GAP;
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  let before: Stroke[] = [];
  stages.forEach((stage, index) => {
    const x = (index % columns) * (size + GAP);
    const y = TOP + Math.floor(index / columns) * rowHeight;
    const place = (d: string) => placedPath(d, x, y, size);
    if (stage.fresh) before = [];
    for (const stroke of before) marks.push(...drawStroke(stroke, place, false));
    // What is new stands out, unless everything is.
    const isNew = before.length > 0;
    for (const stroke of stage.strokes) marks.push(...drawStroke(stroke, place, isNew));
    before = [...before, ...stage.strokes.filter(({ as }) => as !== "arrow")];
    for (const [across, down, words] of stage.labels) {
      const at = { x: x + (across / 100) * size, y: y + (down / 100) * size };
      marks.push(text(at, words, { size: 8, anchor: "middle" }));
    }
    linesOf(stages.length > 1 ? `${index + 1}. ${stage.text}` : stage.text).forEach((one, row) => {
      marks.push(text({ x, y: y + size + 4 + row * TEXT_LINE }, one, { size: 8 }));
    });
  });
  return { width: Math.max(width, 52), height: TOP + rows * rowHeight + 1, marks };
}

const describe = ({ title, stages }: Stages): string =>
  `${title}. ${stages
    .map((stage, index) =>
      stages.length > 1 ? `Stage ${index + 1}: ${stage.text}.` : `${stage.text}.`,
    )
    .join(" ")}`;

export const stages: FigureKind<Stages> = { schema: StagesSchema, draw, describe };
