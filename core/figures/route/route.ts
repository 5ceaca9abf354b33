import { z } from "zod";
import type { Mark } from "#core/printables/page.ts";
import { circle, mm, type Point, path } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, sentence, WIDTH_MAX } from "../figure.ts";
import { arrowHead } from "../parts.ts";

const PointSchema = z.tuple([z.number(), z.number()]);

/** Ways on the ground or in the air: steps of a dance, laps, a walk, a juggling pattern. */
export const RouteSchema = z.strictObject({
  kind: z.literal("route"),
  title: z.string().min(1).max(38),
  /** The size of the whole, in units of one's own. */
  size: PointSchema,
  /** Footprints in their order; `turn` is clockwise from pointing up; `light` barely touches. */
  feet: z
    .array(
      z.strictObject({
        foot: z.enum(["L", "R"]),
        at: PointSchema,
        turn: z.number().default(0),
        /** What is counted there: '1', '&'. */
        count: z.string().max(4).optional(),
        light: z.boolean().default(false),
      }),
    )
    .max(14)
    .default([]),
  /** Ways through points, with an arrow at the end; a curved one bends smoothly. */
  ways: z
    .array(
      z.strictObject({
        points: z.array(PointSchema).min(2).max(10),
        curved: z.boolean().default(true),
        dashed: z.boolean().default(false),
        label: z.string().max(20).optional(),
      }),
    )
    .max(8)
    .default([]),
  /** Places with a name: hands, a tree, the start. */
  places: z
    .array(
      z.strictObject({
        at: PointSchema,
        label: z.string().min(1).max(20),
        dot: z.boolean().default(true),
      }),
    )
    .max(12)
    .default([]),
});
export type Route = z.infer<typeof RouteSchema>;

const TOP = 8;
/** A shoe's length in millimeters. */
const SHOE = 9;

function draw({ title, size, feet, ways, places }: Route) {
  const scale = Math.min((WIDTH_MAX - 4) / size[0], 84 / size[1]);
  const left = (WIDTH_MAX - size[0] * scale) / 2;
  const place = ([x, y]: readonly [number, number]): Point => ({
    x: left + x * scale,
    y: TOP + y * scale,
  });
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  for (const { points, curved, dashed, label } of ways) {
    const placed = points.map(place);
    const d = curved
      ? smooth(placed)
      : `M${placed.map(({ x, y }) => `${mm(x)} ${mm(y)}`).join("L")}`;
    marks.push(path(d, { stroke: "accent", width: 0.7, ...(dashed && { dash: [1.6, 1.2] }) }));
    const [last, end] = placed.slice(-2);
    if (last && end) marks.push(arrowHead(last, end, { long: 2, wide: 1.4, beyond: 0.6 }));
    const middle = placed[Math.floor((placed.length - 1) / 2)];
    const after = placed[Math.floor((placed.length - 1) / 2) + 1];
    if (label && middle && after) {
      marks.push(
        text({ x: (middle.x + after.x) / 2, y: (middle.y + after.y) / 2 - 1.6 }, label, {
          size: 8,
          anchor: "middle",
        }),
      );
    }
  }
  for (const step of feet) marks.push(...drawFoot(step, place(step.at)));
  for (const { at, label, dot } of places) {
    const point = place(at);
    if (dot) marks.push(circle(point, 1.3, { fill: "ink" }));
    marks.push(
      text({ x: point.x, y: point.y + (dot ? 4.6 : 1) }, label, { size: 8, anchor: "middle" }),
    );
  }
  return { width: WIDTH_MAX, height: TOP + size[1] * scale + 4, marks };
}

/** A smooth curve through points (Catmull and Rom's spline). */
function smooth(points: readonly Point[]): string {
  const at = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const first = at(0);
  let d = `M${mm(first.x)} ${mm(first.y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${mm(b.x + (c.x - a.x) / 6)} ${mm(b.y + (c.y - a.y) / 6)} ${mm(c.x - (e.x - b.x) / 6)} ${mm(
      c.y - (e.y - b.y) / 6,
    )} ${mm(c.x)} ${mm(c.y)}`;
  }
  return d;
}

/** A sole and a heel, with the foot's letter and its count. */
function drawFoot({ foot, turn, count, light }: Route["feet"][number], at: Point): Mark[] {
  const angle = (turn * Math.PI) / 180;
  const side = foot === "L" ? -1 : 1;
  const turned = (x: number, y: number): string => {
    const [px, py] = [x * side, y];
    return `${mm(at.x + px * Math.cos(angle) - py * Math.sin(angle))} ${mm(at.y + px * Math.sin(angle) + py * Math.cos(angle))}`;
  };
  const h = SHOE / 2;
  const sole = `M${turned(-0.9, 0.9)}C${turned(-2, -1)} ${turned(-1.7, -h)} ${turned(0.1, -h)}C${turned(2, -h)} ${turned(2, -1)} ${turned(1.2, 0.9)}Z`;
  const heel = `M${turned(-0.9, 1.7)}L${turned(1.2, 1.7)}C${turned(1.4, 3)} ${turned(1.2, h)} ${turned(0.1, h)}C${turned(-1.1, h)} ${turned(-1.2, 3)} ${turned(-0.9, 1.7)}Z`;
  const style = light
    ? ({ fill: "paper", stroke: "ink", width: 0.4, dash: [0.9, 0.7] } as const)
    : foot === "L"
      ? ({ fill: "light", stroke: "ink", width: 0.4 } as const)
      : ({ fill: "ink", stroke: "ink", width: 0.4 } as const);
  const label = count ?? "";
  const beside = { x: at.x + side * 4.4, y: at.y + 1 };
  return [
    path(sole, style),
    path(heel, style),
    ...(label ? [text(beside, label, { size: 9, bold: true, anchor: "middle" })] : []),
  ];
}

function describe({ title, feet, ways, places }: Route): string {
  const steps = feet.map(
    ({ foot, count, light, turn }) =>
      `${count ? `${count}: ` : ""}${foot === "L" ? "left" : "right"} foot${light ? " touches" : ""}${
        turn ? `, turned ${turn} degrees` : ""
      }`,
  );
  return [
    sentence(title),
    ...(steps.length > 0 ? [`${steps.join("; ")}. Left is pale, right is dark.`] : []),
    ...ways.flatMap(({ label }) => (label ? [`A way: ${label}.`] : [])),
    ...(places.length > 0 ? [`Places: ${places.map(({ label }) => label).join(", ")}.`] : []),
  ].join(" ");
}

export const route: FigureKind<Route> = { schema: RouteSchema, draw, describe };
