import type { Point } from "#core/printables/shapes.ts";
import { type Joints, jointsOf, LENGTHS } from "./body.ts";
import { type Body, limbsOf, type Pose } from "./pose.ts";

/**
 * What healthy joints reach, in degrees (American Academy of Orthopaedic Surgeons, with some room for
 * the trunk, which moves along).
 */
const REACH = {
  side: {
    shoulder: [-65, 190],
    elbow: [0, 150],
    hip: [-50, 165],
    knee: [0, 158],
    ankle: [-35, 75],
  },
  front: {
    shoulder: [-30, 190],
    elbow: [-140, 150],
    hip: [-25, 75],
    knee: [-5, 60],
    ankle: [0, 90],
  },
} as const;

/** Shares of the body's weight, and where along the part they lie. */
const WEIGHT = { head: 0.08, torso: 0.5, arm: 0.05, thigh: 0.1, shin: 0.06 } as const;
/** How far the weight may stand beside the feet before a body falls, in its units. */
const SWAY = 6;
/** What touches the floor lies so near to the lowest point. */
const NEAR = 4;

/** Joints within what a body can do, and a body that would not fall over. */
export const provePose = ({ bodies }: Pose): string[] =>
  bodies.flatMap((body, index) => {
    const told = bodies.length > 1 ? `body ${index + 1}` : "the body";
    return [...beyondReach(body, told), ...(body.held ? [] : standing(body, told))];
  });

function beyondReach(body: Body, told: string): string[] {
  const { arms, legs, head } = limbsOf(body);
  const reach = REACH[body.view];
  const joints: [keyof typeof reach, number][] = [
    ...arms.flatMap(([shoulder, elbow]): [keyof typeof reach, number][] => [
      ["shoulder", shoulder],
      ["elbow", elbow],
    ]),
    ...legs.flatMap(([hip, knee, ankle]): [keyof typeof reach, number][] => [
      ["hip", hip],
      ["knee", knee],
      ["ankle", ankle],
    ]),
  ];
  return [
    ...joints
      .filter(([joint, degrees]) => degrees < reach[joint][0] || degrees > reach[joint][1])
      .map(([joint, degrees]) => `${told}: a ${joint} does not go to ${degrees} degrees`),
    ...(Math.abs(head) > 70 ? [`${told}: a neck does not bend by ${head} degrees`] : []),
  ];
}

type Touching = Body["touch"][number];

/** Where each part of a body would touch the floor. */
function touchingPoints(joints: Joints, view: Body["view"]): Readonly<Record<Touching, Point[]>> {
  const { head, neck, hips, arms, legs } = joints;
  const hand = ([, , tips]: readonly Point[]) => (tips ? [tips] : []);
  const knee = ([bent]: readonly Point[]) => (bent ? [{ x: bent.x, y: bent.y + 3 }] : []);
  const foot = ([, ankle, toes]: readonly Point[]): Point[] => {
    if (!ankle || !toes) return [];
    if (view === "front") return [toes];
    // The heel lies behind the ankle; the lower of heel and toes carries, or both.
    const back = LENGTHS.foot * 0.35;
    const heel = { x: ankle.x - Math.sign(toes.x - ankle.x) * back, y: ankle.y };
    return Math.abs(heel.y - toes.y) < NEAR ? [heel, toes] : [heel.y > toes.y ? heel : toes];
  };
  return {
    feet: legs.flatMap(foot),
    "near foot": foot(legs[0]),
    "far foot": foot(legs[1]),
    hands: arms.flatMap(hand),
    "near hand": hand(arms[0]),
    "far hand": hand(arms[1]),
    knees: legs.flatMap(knee),
    "near knee": knee(legs[0]),
    "far knee": knee(legs[1]),
    elbows: arms.flatMap(([elbow]) => (elbow ? [elbow] : [])),
    seat: hips.map(({ x, y }) => ({ x, y: y + 4 })),
    back: [{ x: neck.x, y: neck.y + 4 }],
    head: [{ x: head.x, y: head.y + LENGTHS.head }],
  };
}

/** What should touch the floor does, and carries the weight. */
function standing(body: Body, told: string): string[] {
  const joints = jointsOf(limbsOf(body), body.view);
  const points = touchingPoints(joints, body.view);
  const all = Object.values(points).flat();
  const floor = Math.max(...all.map(({ y }) => y));
  const high = body.touch.flatMap((part) => {
    const height = Math.max(...points[part].map(({ y }) => floor - y));
    return height > NEAR ? [`${told}: ${part} are ${height.toFixed(0)} above the floor`] : [];
  });
  if (high.length > 0) return high;
  const support = body.touch.flatMap((part) => points[part].map(({ x }) => x));
  const center = centerOf(joints);
  const sway = body.view === "front" ? 2 * SWAY : SWAY;
  const [from, to] = [Math.min(...support) - sway, Math.max(...support) + sway];
  if (center >= from && center <= to) return [];
  const way = center < from ? "backward" : "forward";
  return [
    `${told} falls ${way}: its weight is at ${center.toFixed(0)}, what carries it from ${from.toFixed(0)} to ${to.toFixed(0)}`,
  ];
}

/** How far in front of the hips the weight is. */
function centerOf({ head, neck, hips, arms, legs }: Joints): number {
  const hip = (hips[0].x + hips[1].x) / 2;
  const middle = (from: number, [joint]: readonly Point[]) => (from + (joint?.x ?? from)) / 2;
  const weights: readonly (readonly [share: number, x: number])[] = [
    [WEIGHT.head, head.x],
    [WEIGHT.torso, (neck.x + hip) / 2],
    ...arms.map((arm) => [WEIGHT.arm, middle(neck.x, arm)] as const),
    ...legs.flatMap((leg) => [
      [WEIGHT.thigh, middle(hip, leg)] as const,
      [WEIGHT.shin, ((leg[0]?.x ?? hip) + (leg[1]?.x ?? hip)) / 2] as const,
    ]),
  ];
  const sum = weights.reduce((all, [share]) => all + share, 0);
  return weights.reduce((all, [share, x]) => all + share * x, 0) / sum;
}
