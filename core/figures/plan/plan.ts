import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { ellipse, rectangle } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, listed, WIDTH_MAX } from "../figure.ts";
import { inksOn } from "../ground.ts";
import { straightArrow } from "../parts.ts";

const PointSchema = z.tuple([z.number(), z.number()]);

/** Things where they stand, from above or from the front: a bench, a bed, a table, a set. */
export const PlanSchema = z.strictObject({
  kind: z.literal("plan"),
  title: z.string().min(1).max(38),
  from: z.enum(["above", "front", "side"]),
  /** The size of the whole, in units of one's own (mostly inches or centimeters). */
  size: PointSchema,
  /** What the frame is, and how large: 'Bed, 4 by 3 feet'. */
  frame: z.string().max(40).optional(),
  items: z
    .array(
      z.strictObject({
        label: z.string().min(1).max(20),
        shape: z.enum(["box", "round"]).default("box"),
        /** Its middle, from the top left corner. */
        at: PointSchema,
        size: PointSchema,
        color: z
          .string()
          .regex(/^#[0-9a-f]{6}$/u)
          .optional(),
        /** It lies on another one. */
        on: z.boolean().default(false),
        /** Where its label stands; inside if there is room. */
        side: z.enum(["inside", "above", "below", "left", "right"]).default("inside"),
      }),
    )
    .min(1)
    .max(16),
  arrows: z
    .array(
      z.strictObject({ from: PointSchema, to: PointSchema, label: z.string().max(20).optional() }),
    )
    .max(6)
    .default([]),
});
export type Plan = z.infer<typeof PlanSchema>;

const TOP = 8;

function draw({ title, size, frame, items, arrows }: Plan) {
  const scale = Math.min((WIDTH_MAX - 2) / size[0], 84 / size[1]);
  const [width, height] = [size[0] * scale, size[1] * scale];
  const left = (WIDTH_MAX - width) / 2;
  const x = (value: number) => left + value * scale;
  const y = (value: number) => TOP + value * scale;
  const marks: Mark[] = [
    text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true }),
    rectangle({ x: left, y: TOP, width, height }, { stroke: "mid", width: 0.4 }, 1.5),
  ];
  for (const { shape, at, size: own, color } of items) {
    const [w, h] = [own[0] * scale, own[1] * scale];
    const style = {
      fill: (color as Color | undefined) ?? "light",
      stroke: "dark",
      width: 0.4,
    } as const;
    marks.push(
      shape === "round"
        ? ellipse({ x: x(at[0]), y: y(at[1]) }, w / 2, h / 2, style)
        : rectangle({ x: x(at[0]) - w / 2, y: y(at[1]) - h / 2, width: w, height: h }, style, 1),
    );
  }
  for (const { label, at, size: own, side, color } of items) {
    const [w, h] = [(own[0] * scale) / 2, (own[1] * scale) / 2];
    const to = {
      inside: [0, 1],
      above: [0, -h - 1.2],
      below: [0, h + 3.6],
      left: [-w - 1, 1],
      right: [w + 1, 1],
    }[side] as [number, number];
    const anchor = side === "left" ? "end" : side === "right" ? "start" : "middle";
    const tone = side === "inside" && color ? inksOn(color as Color).ink : "ink";
    marks.push(
      text({ x: x(at[0]) + to[0], y: y(at[1]) + to[1] }, label, { size: 8, anchor, tone }),
    );
  }
  for (const { from, to, label } of arrows) {
    const [a, b] = [
      { x: x(from[0]), y: y(from[1]) },
      { x: x(to[0]), y: y(to[1]) },
    ];
    marks.push(...straightArrow(a, b, { width: 0.6, long: 2.2, wide: 1.2 }));
    if (label) {
      marks.push(
        text({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 1.2 }, label, {
          size: 8,
          anchor: "middle",
        }),
      );
    }
  }
  if (frame) {
    marks.push(
      text({ x: WIDTH_MAX / 2, y: TOP + height + 4 }, frame, {
        size: 8,
        anchor: "middle",
        tone: "dark",
      }),
    );
  }
  return { width: WIDTH_MAX, height: TOP + height + (frame ? 5.5 : 1), marks };
}

function describe({ title, from, size, items, frame }: Plan): string {
  const told = items.map(({ label, at }) => {
    const across = at[0] < size[0] / 3 ? "left" : at[0] > (2 * size[0]) / 3 ? "right" : "middle";
    const [upper, lower] = from === "above" ? ["back", "front"] : ["top", "bottom"];
    const along = at[1] < size[1] / 3 ? upper : at[1] > (2 * size[1]) / 3 ? lower : "center";
    return `${label} (${along}, ${across})`;
  });
  return `${title}, seen from ${from === "above" ? "above" : `the ${from}`}${
    frame ? `: ${frame}` : ""
  }. ${listed(told)}.`;
}

export const plan: FigureKind<Plan> = { schema: PlanSchema, draw, describe };
