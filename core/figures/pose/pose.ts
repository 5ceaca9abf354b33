import { z } from "zod";
import type { Mark, Tone } from "#core/printables/page.ts";
import { circle, line, type Point, polygon, polyline } from "#core/printables/shapes.ts";
import { text } from "#core/printables/text.ts";
import { type FigureKind, sentence } from "../figure.ts";
import { captionsOf, straightArrow, topsOfRows } from "../parts.ts";
import { type Joints, jointsOf, LENGTHS, type Limbs, pointsOf } from "./body.ts";

const ArmSchema = z.tuple([z.number(), z.number()]);
const LegSchema = z.tuple([z.number(), z.number(), z.number()]);

/** The parts of a body that may carry it. */
export const TOUCHING = [
  "feet",
  "near foot",
  "far foot",
  "hands",
  "near hand",
  "far hand",
  "knees",
  "near knee",
  "far knee",
  "elbows",
  "seat",
  "back",
  "head",
] as const;

const BodySchema = z.strictObject({
  /** Below the body, and its text alternative: 'Hips back, chest proud'. */
  text: z.string().min(4).max(90),
  view: z.enum(["side", "front"]).default("side"),
  torso: z.number().default(0),
  head: z.number().default(0),
  /** One for both, or [near, far] from the side and [right, left] from the front. */
  arms: z.union([ArmSchema, z.tuple([ArmSchema, ArmSchema])]).default([0, 0]),
  legs: z.union([LegSchema, z.tuple([LegSchema, LegSchema])]).default([0, 0, 0]),
  /** What the body rests on or holds, in its units from the hips: lines and discs. */
  props: z
    .array(
      z.union([
        z.strictObject({ line: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
        z.strictObject({ disc: z.tuple([z.number(), z.number(), z.number()]) }),
      ]),
    )
    .max(6)
    .default([]),
  /** Where something moves, in the same units: [from x, from y, to x, to y]. */
  arrows: z
    .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
    .max(4)
    .default([]),
  /** What carries it on the floor: the build checks that each of these is there. */
  touch: z.array(z.enum(TOUCHING)).min(1).default(["feet"]),
  /** Whether it leans on a wall, hangs, jumps or is held: it needs no balance of its own. */
  held: z.boolean().default(false),
});

/** A body in one to four positions. */
export const PoseSchema = z.strictObject({
  kind: z.literal("pose"),
  title: z.string().min(1).max(38),
  bodies: z.array(BodySchema).min(1).max(4),
});
export type Pose = z.infer<typeof PoseSchema>;
export type Body = Pose["bodies"][number];

type Arm = z.infer<typeof ArmSchema>;
type Leg = z.infer<typeof LegSchema>;

/** One limb's angles, or those of both. */
const bothOf = <One extends Arm | Leg>(value: One | [One, One]): readonly [One, One] =>
  typeof value[0] === "number" ? [value as One, value as One] : (value as [One, One]);

/** The angles of a body, each limb with its own. */
export const limbsOf = ({ torso, head, arms, legs, touch }: Body): Limbs => ({
  torso,
  head,
  arms: bothOf<Arm>(arms),
  legs: bothOf<Leg>(legs),
  flatHands: touch.some((part) => part.includes("hand")),
});

/** How thick each part is, in the body's units: one calm silhouette. */
const THICK = {
  torso: 10.5,
  thigh: 7.6,
  shin: 5.6,
  foot: 4.4,
  upperArm: 5.2,
  forearm: 4.4,
} as const;
/** The gap of paper that sets a limb off from what is behind it. */
const GAP = 1.6;

const PANEL = 35;
const TOP = 8;
const TEXT_LINE = 3.7;

interface Laid {
  readonly body: Body;
  readonly joints: Joints;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
}

function layOut(body: Body): Laid {
  const joints = jointsOf(limbsOf(body), body.view);
  const others = [
    ...body.props.flatMap((prop) =>
      "line" in prop
        ? [
            { x: prop.line[0], y: prop.line[1] },
            { x: prop.line[2], y: prop.line[3] },
          ]
        : [
            { x: prop.disc[0] - prop.disc[2], y: prop.disc[1] - prop.disc[2] },
            { x: prop.disc[0] + prop.disc[2], y: prop.disc[1] + prop.disc[2] },
          ],
    ),
    ...body.arrows.flatMap(([a, b, c, d]) => [
      { x: a, y: b },
      { x: c, y: d },
    ]),
  ];
  const points = [...pointsOf(joints), ...others];
  const half = THICK.torso / 2;
  return {
    body,
    joints,
    left: Math.min(...points.map(({ x }) => x)) - half,
    right: Math.max(...points.map(({ x }) => x)) + half,
    top: Math.min(...points.map(({ y }) => y)) - 3,
    floor: Math.max(...points.map(({ y }) => y)) + 3,
  };
}

function draw({ title, bodies }: Pose) {
  const laid = bodies.map(layOut);
  const columns = bodies.length === 1 ? 1 : 2;
  const panel = columns === 1 ? 52 : PANEL;
  // All bodies of a figure are equally large.
  const scale = Math.min(
    0.42,
    ...laid.map(({ left, right }) => panel / (right - left)),
    ...laid.map(({ top, floor }) => (panel * 1.05) / (floor - top)),
  );
  const high = Math.max(...laid.map(({ top, floor }) => floor - top)) * scale;
  const captions = captionsOf(bodies);
  const tops = topsOfRows(captions, columns, TOP, (lines) => high + 3 + lines * TEXT_LINE + 3);
  const marks: Mark[] = [text({ x: 0.4, y: 4.4 }, title, { size: 11, bold: true })];
  laid.forEach((one, index) => {
    const x = (index % columns) * (panel + 4);
    const y = tops[Math.floor(index / columns)] ?? TOP;
    const middle = (one.left + one.right) / 2;
    const place = (point: Point): Point => ({
      x: x + panel / 2 + (point.x - middle) * scale,
      y: y + high + (point.y - one.floor) * scale,
    });
    marks.push(
      ...drawBody(one, place, scale),
      line({ x, y: y + high }, { x: x + panel, y: y + high }, { stroke: "mid", width: 0.4 }),
    );
    captions[index]?.forEach((words, row) => {
      marks.push(text({ x, y: y + high + 4.2 + row * TEXT_LINE }, words, { size: 8 }));
    });
  });
  const width = columns === 1 ? panel : 2 * PANEL + 4;
  return { width, height: tops.at(-1) ?? TOP, marks };
}

function drawBody({ body, joints }: Laid, place: (point: Point) => Point, scale: number): Mark[] {
  const marks: Mark[] = [];
  const stroke = (points: readonly Point[], thick: number, tone: Tone, isSetOff: boolean) => {
    const placed = points.map(place);
    if (isSetOff) {
      marks.push(polyline(placed, { stroke: "paper", width: (thick + 2 * GAP) * scale }));
    }
    marks.push(polyline(placed, { stroke: tone, width: thick * scale }));
  };
  const leg = (index: 0 | 1, tone: Tone, isSetOff: boolean) => {
    const [knee, ankle, toes] = joints.legs[index];
    const hip = joints.hips[index];
    if (!knee || !ankle || !toes) return;
    if (isSetOff) {
      marks.push(
        polyline([hip, knee, ankle, toes].map(place), {
          stroke: "paper",
          width: (THICK.shin + 2 * GAP) * scale,
        }),
      );
    }
    stroke([hip, knee], THICK.thigh, tone, false);
    stroke([knee, ankle], THICK.shin, tone, false);
    stroke([ankle, toes], THICK.foot, tone, false);
  };
  const arm = (index: 0 | 1, tone: Tone, isSetOff: boolean) => {
    const [elbow, wrist, tips] = joints.arms[index];
    const shoulder = joints.shoulders[index];
    if (!elbow || !wrist || !tips) return;
    if (isSetOff) {
      marks.push(
        polyline([shoulder, elbow, wrist, tips].map(place), {
          stroke: "paper",
          width: (THICK.upperArm + 2 * GAP) * scale,
        }),
      );
    }
    stroke([shoulder, elbow], THICK.upperArm, tone, false);
    stroke([elbow, wrist, tips], THICK.forearm, tone, false);
  };
  for (const prop of body.props) {
    if ("line" in prop) {
      const [a, b, c, d] = prop.line;
      marks.push(
        line(place({ x: a, y: b }), place({ x: c, y: d }), { stroke: "dark", width: 1.1 }),
      );
    } else {
      const [x, y, radius] = prop.disc;
      marks.push(
        circle(place({ x, y }), radius * scale, { fill: "light", stroke: "dark", width: 0.5 }),
      );
    }
  }
  const isSide = body.view === "side";
  arm(1, isSide ? "mid" : "ink", false);
  leg(1, isSide ? "mid" : "ink", false);
  const hips = {
    x: (joints.hips[0].x + joints.hips[1].x) / 2,
    y: (joints.hips[0].y + joints.hips[1].y) / 2,
  };
  if (isSide) stroke([hips, joints.neck], THICK.torso, "ink", true);
  else {
    const [a, b] = joints.shoulders.map(place) as [Point, Point];
    const [c, d] = joints.hips.map(place) as [Point, Point];
    marks.push(
      polygon([a, b, d, c], { fill: "ink", stroke: "ink", width: THICK.upperArm * scale }),
    );
  }
  stroke([joints.neck, joints.head], 4.4, "ink", false);
  marks.push(circle(place(joints.head), LENGTHS.head * scale, { fill: "ink" }));
  leg(0, "ink", isSide);
  arm(0, "ink", isSide);
  for (const [a, b, c, d] of body.arrows) {
    const [from, to] = [place({ x: a, y: b }), place({ x: c, y: d })];
    marks.push(...straightArrow(from, to, { width: 0.7, long: 2.2, wide: 1.3 }));
  }
  return marks;
}

const describe = ({ title, bodies }: Pose): string =>
  `${sentence(title)} ${bodies
    .map(
      ({ text: words, view }, index) =>
        `${bodies.length > 1 ? `Position ${index + 1}, from` : "From"} the ${view}: ${sentence(words)}`,
    )
    .join(" ")}`;

export const pose: FigureKind<Pose> = { schema: PoseSchema, draw, describe };
