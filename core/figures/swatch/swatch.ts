import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { rectangle } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { mixPaints, PAINT_NAMES, type Paint } from "#core/tools/paints.ts";
import { type FigureKind, WIDTH_MAX } from "../figure.ts";

const ColorSchema = z.string().regex(/^#[0-9a-f]{6}$/u);

/** Colors to compare with: stages of baking, washes, mixed paints. */
export const SwatchSchema = z.strictObject({
  kind: z.literal("swatch"),
  title: z.string().min(1).max(38),
  swatches: z
    .array(
      z
        .strictObject({
          label: z.string().min(1).max(20),
          /** Below the label: 'still sticky', '2 : 1'. */
          note: z.string().max(22).optional(),
          color: ColorSchema.optional(),
          /** Parts of paints instead of a color. */
          mix: z.partialRecord(z.enum(PAINT_NAMES), z.number().int().min(1).max(12)).optional(),
        })
        .refine(({ color, mix }) => Boolean(color) !== Boolean(mix), "either `color` or `mix`"),
    )
    .min(2)
    .max(9),
});
export type Swatch = z.infer<typeof SwatchSchema>;

export const colorOf = ({ color, mix }: Swatch["swatches"][number]): Color =>
  (color ?? mixPaints(mix ?? {}) ?? "#ffffff") as Color;

const TOP = 7.5;
const BOX = 14;

function draw({ title, swatches }: Swatch) {
  const columns = swatches.length <= 4 ? Math.min(swatches.length, 2) : 3;
  const cell = WIDTH_MAX / columns;
  const hasNotes = swatches.some(({ note }) => note);
  const rowHeight = BOX + (hasNotes ? 11.5 : 7.5);
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  swatches.forEach((swatch, index) => {
    const x = (index % columns) * cell + 0.4;
    const y = TOP + Math.floor(index / columns) * rowHeight;
    marks.push(
      rectangle(
        { x, y, width: cell - 2, height: BOX },
        { fill: colorOf(swatch), stroke: "mid", width: 0.3 },
        1.6,
      ),
      text({ x, y: y + BOX + 4 }, swatch.label, { size: 9, bold: true }),
    );
    if (swatch.note)
      marks.push(text({ x, y: y + BOX + 8 }, swatch.note, { size: 8, tone: "dark" }));
  });
  return {
    width: WIDTH_MAX,
    height: TOP + Math.ceil(swatches.length / columns) * rowHeight,
    marks,
  };
}

const told = (paint: string): string => paint.replaceAll("-", " ");

function describe({ title, swatches }: Swatch): string {
  const all = swatches.map(({ label, note, mix }) => {
    const parts = Object.entries(mix ?? {}).map(
      ([paint, count]) => `${count} ${told(paint as Paint)}`,
    );
    const of = parts.length > 0 ? `, ${parts.join(" to ")}` : "";
    return `${label}${note ? ` (${note})` : ""}${of}`;
  });
  return `${title}, as colors: ${all.join("; ")}.`;
}

export const swatch: FigureKind<Swatch> = { schema: SwatchSchema, draw, describe };
