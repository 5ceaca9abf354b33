import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";
import { circle, line, polyline, rectangle } from "#core/printables/shapes.ts";
import { text, textWidth } from "#core/printables/text.ts";
import { type FigureKind, sentence, WIDTH_MAX } from "../figure.ts";

const AxisSchema = z.strictObject({
  /** What it measures, with its unit: 'Time in minutes'. */
  label: z.string().min(1).max(30),
  from: z.number(),
  to: z.number(),
  /** Where numbers stand. */
  ticks: z.array(z.number()).min(2).max(8),
});

/** How something changes, such as heat with time. */
export const CurveSchema = z.strictObject({
  kind: z.literal("curve"),
  title: z.string().min(1).max(38),
  across: AxisSchema,
  up: AxisSchema,
  /** The line goes through these: [across, up]. */
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(2)
    .max(60),
  /** What happens where: the label stands at the point. */
  notes: z
    .array(
      z.strictObject({
        at: z.tuple([z.number(), z.number()]),
        text: z.string().min(1).max(24),
        side: z.enum(["left", "right", "above", "below"]).default("above"),
      }),
    )
    .max(6)
    .default([]),
});
export type Curve = z.infer<typeof CurveSchema>;

const HEIGHT = 44;
const TOP = 12;

function draw({ title, across, up, points, notes }: Curve) {
  const left = 3 + Math.max(...up.ticks.map((tick) => textWidth(String(tick), { size: 8 })));
  const width = WIDTH_MAX - left - 2;
  const x = (value: number) => left + ((value - across.from) / (across.to - across.from)) * width;
  const y = (value: number) => TOP + HEIGHT - ((value - up.from) / (up.to - up.from)) * HEIGHT;
  const [bottom, right] = [TOP + HEIGHT, left + width];
  const marks: Mark[] = [
    text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true }),
    text({ x: 0.4, y: 9 }, up.label, { size: 8, tone: "dark" }),
    text({ x: right, y: bottom + 8 }, across.label, { size: 8, anchor: "end", tone: "dark" }),
  ];
  for (const tick of up.ticks) {
    marks.push(
      line({ x: left, y: y(tick) }, { x: right, y: y(tick) }, { stroke: "light", width: 0.3 }),
      text({ x: left - 1, y: y(tick) + 1 }, String(tick), { size: 8, anchor: "end", tone: "dark" }),
    );
  }
  for (const tick of across.ticks) {
    marks.push(
      line(
        { x: x(tick), y: bottom },
        { x: x(tick), y: bottom + 1 },
        { stroke: "dark", width: 0.3 },
      ),
      text({ x: x(tick), y: bottom + 4.2 }, String(tick), {
        size: 8,
        anchor: "middle",
        tone: "dark",
      }),
    );
  }
  const placed = notes.map(({ at: [a, b], text: words, side }) => {
    const point = { x: x(a), y: y(b) };
    // A label beside the point keeps off the line, and off the numbers below it.
    const from = points.findLast(([before]) => before < a)?.[1] ?? b;
    const next = points.find(([after]) => after > a)?.[1] ?? b;
    const deepest = Math.max(1, bottom - 1 - point.y);
    const to = {
      left: [-2, Math.min(1 - 1.2 * Math.sign(b - from), deepest)],
      right: [2, Math.min(1 + 1.2 * Math.sign(next - b), deepest)],
      above: [0, -2.2],
      below: [0, 4.4],
    } as const;
    const at = { x: point.x + to[side][0], y: point.y + to[side][1] };
    const anchor = side === "left" ? "end" : side === "right" ? "start" : "middle";
    return { point, at, words, style: { size: 8, anchor } as const };
  });
  // No line of the grid runs through a note.
  for (const { at, words, style } of placed) {
    const width = textWidth(words, style);
    const share = { start: 0, middle: 0.5, end: 1 }[style.anchor];
    const box = { x: at.x - share * width - 0.3, y: at.y - 2.2, width: width + 0.6, height: 3 };
    marks.push(rectangle(box, { fill: "paper" }));
  }
  marks.push(
    polyline(
      [
        { x: left, y: TOP },
        { x: left, y: bottom },
        { x: right, y: bottom },
      ],
      { stroke: "dark", width: 0.4 },
    ),
    polyline(
      points.map(([a, b]) => ({ x: x(a), y: y(b) })),
      { stroke: "accent", width: 0.9 },
    ),
  );
  for (const { point, at, words, style } of placed) {
    marks.push(circle(point, 1.1, { fill: "accent" }), text(at, words, style));
  }
  return { width: WIDTH_MAX, height: bottom + 9.5, marks };
}

function describe({ title, across, up, points, notes }: Curve): string {
  const [first, last] = [points[0], points.at(-1)];
  const told = notes.map(({ at: [a, b], text: words }) => `${words}: at ${a}, ${b}.`);
  return [
    `${sentence(title)} ${up.label} (upward) over ${across.label} (to the right).`,
    `It begins at ${first?.join(", ")} and ends at ${last?.join(", ")}.`,
    ...told,
  ].join(" ");
}

export const curve: FigureKind<Curve> = { schema: CurveSchema, draw, describe };
