import { z } from "zod";
import type { Color, Mark } from "#core/printables/page.ts";
import { circle, ellipse, line, polyline, rectangle } from "#core/printables/shapes.ts";
import { text, textIn } from "#core/printables/text.ts";
import { type FigureKind, WIDTH_MAX } from "../figure.ts";
import { STITCHES, type Stitch } from "./stitches.ts";

/** A chart that is read from the bottom, as it is worked: knitting, crochet in rows, or colors. */
export const ChartSchema = z
  .strictObject({
    kind: z.literal("chart"),
    title: z.string().min(1).max(38),
    /** `colors` is cross-stitch, beads and the like: each sign is a color of `palette`. */
    craft: z.enum(["knit", "crochet", "colors"]),
    /** From the bottom up; each sign is a stitch. A row may be shorter than the widest. */
    rows: z.array(z.string().min(1).max(24)).min(1).max(24),
    /** Of colors: the sign, what it is called, and its color; '.' is left empty. */
    palette: z
      .array(
        z.strictObject({
          sign: z.string().length(1),
          name: z.string().min(1).max(16),
          color: z.string().regex(/^#[0-9a-f]{6}$/u),
        }),
      )
      .max(8)
      .default([]),
    /** Knitting back and forth: every second row is worked from the back, and numbered at the left. */
    flat: z.boolean().default(true),
  })
  .superRefine(({ craft, rows, palette }, context) => {
    const known = new Set(
      craft === "colors" ? [".", ...palette.map(({ sign }) => sign)] : Object.keys(STITCHES[craft]),
    );
    for (const sign of new Set(rows.join(""))) {
      if (!known.has(sign)) {
        context.addIssue({ code: "custom", path: ["rows"], message: `"${sign}" is no stitch` });
      }
    }
  });
export type Chart = z.infer<typeof ChartSchema>;

/** The stitch of a sign. */
export const stitchOf = (craft: "knit" | "crochet", sign: string): Stitch | undefined =>
  (STITCHES[craft] as Readonly<Record<string, Stitch>>)[sign];

const TOP = 7.5;
const SIDE = 5.5;
const LEGEND = 6;

function draw({ title, craft, rows, palette, flat }: Chart) {
  const columns = Math.max(...rows.map((row) => row.length));
  const cell = Math.min(7, (WIDTH_MAX - 2 * SIDE) / columns, 78 / rows.length);
  const left = SIDE;
  const bottom = TOP + rows.length * cell;
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  rows.forEach((row, index) => {
    const y = bottom - (index + 1) * cell;
    // A narrower row stands in the middle, as the work does.
    const indent = left + ((columns - row.length) / 2) * cell;
    const isBack = flat && craft === "knit" && index % 2 === 1;
    [...row].forEach((sign, column) => {
      const box = { x: indent + column * cell, y, width: cell, height: cell };
      const color = palette.find((one) => one.sign === sign)?.color as Color | undefined;
      marks.push(
        rectangle(box, { stroke: "mid", width: 0.25, ...(color && { fill: color }) }),
        ...(craft === "colors" ? [] : drawStitch(craft, isBack ? fromFront(sign) : sign, box)),
      );
    });
    const isShown = rows.length <= 10 || (index + 1) % 5 === 0 || index === 0;
    if (craft !== "colors" && isShown && cell > 3.2) {
      marks.push(
        text(
          { x: isBack ? left - 1 : left + columns * cell + 1, y: y + cell / 2 + 1 },
          String(index + 1),
          { size: 8, anchor: isBack ? "end" : "start", tone: "dark" },
        ),
      );
    }
  });
  const isTurned = flat && craft === "knit" && rows.length > 1;
  const drawn = rows.flatMap((row, index) =>
    [...row].map((sign) => (isTurned && index % 2 === 1 ? fromFront(sign) : sign)),
  );
  const used = [...new Set(drawn)].filter((sign) => sign !== ".");
  const perRow = 2;
  used.forEach((sign, index) => {
    const x = 0.6 + (index % perRow) * (WIDTH_MAX / perRow);
    const y = bottom + 2.5 + Math.floor(index / perRow) * LEGEND;
    const box = { x, y, width: 4.4, height: 4.4 };
    const found = palette.find((one) => one.sign === sign);
    const stitch = craft === "colors" ? sign : (stitchOf(craft, sign)?.name ?? sign);
    const turned =
      isTurned && fromFront(sign) !== sign ? stitchOf("knit", fromFront(sign)) : undefined;
    const name = found?.name ?? (turned ? `${stitch}; back: ${turned.name}` : stitch);
    marks.push(
      rectangle(box, { stroke: "mid", width: 0.25, ...(found && { fill: found.color as Color }) }),
      ...(craft === "colors" ? [] : drawStitch(craft, sign, box)),
      text({ x: x + 6, y: y + 3.3 }, name, { size: 8 }),
    );
  });
  return {
    width: WIDTH_MAX,
    height: bottom + 3 + Math.ceil(used.length / perRow) * LEGEND,
    marks,
  };
}

/** A chart shows the front: what is knit from the back is a purl there. */
const fromFront = (sign: string): string => ({ k: "p", p: "k" })[sign] ?? sign;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawStitch(craft: "knit" | "crochet", sign: string, box: Cell): Mark[] {
  const ink = { stroke: "ink", width: 0.45 } as const;
  const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const middle = at(0.5, 0.5);
  if (craft === "knit") {
    if (sign === "p") return [line(at(0.28, 0.5), at(0.72, 0.5), { ...ink, width: 0.7 })];
    if (sign === "o") return [circle(middle, box.width * 0.26, ink)];
    if (sign === "/") return [line(at(0.24, 0.82), at(0.76, 0.18), { ...ink, width: 0.6 })];
    if (sign === "\\") return [line(at(0.24, 0.18), at(0.76, 0.82), { ...ink, width: 0.6 })];
    if (sign === "v") return [polyline([at(0.25, 0.25), at(0.5, 0.75), at(0.75, 0.25)], ink)];
    if (sign === "m") {
      return [textIn(box, "M", { size: 8, bold: true })];
    }
    return [];
  }
  if (sign === "c") return [ellipse(middle, box.width * 0.32, box.height * 0.17, ink)];
  if (sign === "s") return [circle(middle, box.width * 0.14, { fill: "ink" })];
  if (sign === "x") {
    return [line(at(0.28, 0.28), at(0.72, 0.72), ink), line(at(0.28, 0.72), at(0.72, 0.28), ink)];
  }
  if (sign === "h" || sign === "d") {
    return [
      line(at(0.5, 0.15), at(0.5, 0.85), ink),
      line(at(0.3, 0.15), at(0.7, 0.15), ink),
      ...(sign === "d" ? [line(at(0.38, 0.58), at(0.62, 0.42), ink)] : []),
    ];
  }
  if (sign === "w") return [polyline([at(0.25, 0.2), at(0.5, 0.8), at(0.75, 0.2)], ink)];
  return [polyline([at(0.25, 0.8), at(0.5, 0.2), at(0.75, 0.8)], ink)];
}

/** Runs of the same sign: '3 knit'. */
function runsOf(row: string, nameOf: (sign: string) => string): string {
  const runs: { sign: string; count: number }[] = [];
  for (const sign of row) {
    const last = runs.at(-1);
    if (last?.sign === sign) last.count += 1;
    else runs.push({ sign, count: 1 });
  }
  return runs.map(({ sign, count }) => `${count} ${nameOf(sign)}`).join(", ");
}

function describe({ title, craft, rows, palette, flat }: Chart): string {
  const nameOf = (sign: string) =>
    craft === "colors"
      ? (palette.find((one) => one.sign === sign)?.name ?? "empty")
      : (stitchOf(craft, sign)?.name ?? sign);
  const told = rows.map((row, index) => {
    const isBack = flat && craft === "knit" && index % 2 === 1;
    return `Row ${index + 1}${isBack ? ", from the back" : ""}: ${runsOf(row, nameOf)}.`;
  });
  return `${title}, from the bottom. ${told.join(" ")}`;
}

export const chart: FigureKind<Chart> = { schema: ChartSchema, draw, describe };
