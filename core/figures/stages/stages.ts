import { z } from "zod";
import type { Color, Mark, PathMark, Tone } from "#core/printables/page.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, sentence } from "../figure.ts";
import { Ground, inksOn, pointsAlong } from "../ground.ts";
import { arrowHead, captionsOf, numbersOf, placedPath, topsOfRows } from "../parts.ts";

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

function drawStroke(
  { d, as, color }: Stroke,
  place: (d: string) => string,
  isNew: boolean,
  ground: Ground,
): Mark[] {
  const placed = place(d);
  const path = (style: Omit<PathMark, "kind" | "d">): PathMark => ({
    kind: "path",
    d: placed,
    ...style,
  });
  const own = color as Color | undefined;
  if (as === "paper" || as === "shade") {
    return [path({ fill: own ?? (as === "paper" ? "paper" : "light"), stroke: "ink", width: 0.5 })];
  }
  const under = ground.colorUnder(pointsAlong(placed));
  const { ink, accent } = under ? inksOn(under) : ({ ink: "ink", accent: "accent" } as const);
  const line = own ?? (isNew ? accent : ink);
  switch (as) {
    case "line":
      return [path({ stroke: line, width: 0.7 })];
    case "broad":
      return [path({ stroke: line, width: 2.2 })];
    case "guide":
      return [path({ stroke: under ? ink : "mid", width: 0.3, dash: [0.8, 1] })];
    case "shape":
      return [path({ fill: line, stroke: line, width: 0.3 })];
    case "valley":
      return [path({ stroke: ink, width: 0.4, dash: [2, 1.2] })];
    case "mountain":
      return [path({ stroke: ink, width: 0.4, dash: [2.4, 1, 0.3, 1] })];
    case "arrow":
      return [path({ stroke: accent, width: 0.5 }), headOf(placed, accent)];
  }
}

/** The head of an arrow at the end of a path, in the direction of its last points. */
function headOf(d: string, fill: Tone | Color): Mark {
  const values = numbersOf(d);
  const [x = 0, y = 0] = values.slice(-2);
  const [fromX = x, fromY = y + 1] = values.slice(-4, -2);
  return arrowHead({ x: fromX, y: fromY }, { x, y }, { long: 1.4, wide: 1.1, beyond: 0.9, fill });
}

function draw({ title, stages }: Stages) {
  const columns = stages.length === 1 ? 1 : 2;
  const size = columns === 1 ? 52 : PANEL;
  const captions = captionsOf(stages);
  const tops = topsOfRows(captions, columns, TOP, (lines) => size + 2 + lines * TEXT_LINE + GAP);
  const width = columns * size + (columns - 1) * GAP;
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  let before: Stroke[] = [];
  stages.forEach((stage, index) => {
    const x = (index % columns) * (size + GAP);
    const y = tops[Math.floor(index / columns)] ?? TOP;
    const place = (d: string) => placedPath(d, { x, y }, size / 100);
    if (stage.fresh) before = [];
    const ground = new Ground();
    const add = (stroke: Stroke, isNew: boolean) => {
      const drawn = drawStroke(stroke, place, isNew, ground);
      ground.add(drawn);
      marks.push(...drawn);
    };
    for (const stroke of before) add(stroke, false);
    // What is new stands out, unless everything is.
    const isNew = before.length > 0;
    for (const stroke of stage.strokes) add(stroke, isNew);
    before = [...before, ...stage.strokes.filter(({ as }) => as !== "arrow")];
    for (const [across, down, words] of stage.labels) {
      const at = { x: x + (across / 100) * size, y: y + (down / 100) * size };
      const under = ground.colorUnder([{ x: at.x, y: at.y - 1 }]);
      const tone = under ? inksOn(under).ink : "ink";
      marks.push(text(at, words, { size: 8, anchor: "middle", tone }));
    }
    captions[index]?.forEach((one, row) => {
      marks.push(text({ x, y: y + size + 4 + row * TEXT_LINE }, one, { size: 8 }));
    });
  });
  return { width: Math.max(width, 52), height: (tops.at(-1) ?? TOP) + 1, marks };
}

const describe = ({ title, stages }: Stages): string =>
  `${sentence(title)} ${stages
    .map((stage, index) =>
      stages.length > 1 ? sentence(`Stage ${index + 1}: ${stage.text}`) : sentence(stage.text),
    )
    .join(" ")}`;

export const stages: FigureKind<Stages> = { schema: StagesSchema, draw, describe };
