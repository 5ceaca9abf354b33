import type { Point } from "#core/printables/shapes.ts";

/**
 * A body of 100 units of height, seen from the side facing right, or from the front. Proportions are the
 * averages of adults (Drillis and Contini, "Body Segment Parameters", 1966).
 */
export const LENGTHS = {
  neck: 5,
  head: 6.5,
  torso: 29,
  upperArm: 18,
  forearm: 15,
  hand: 6,
  thigh: 24.5,
  shin: 24.6,
  foot: 11,
  /** Half of the distance between the shoulders, and between the hips, from the front. */
  shoulder: 10.5,
  hip: 6,
} as const;

/** Degrees of each joint. From the side 0 is upright and hanging; forward is positive. */
export interface Limbs {
  /** [shoulder, elbow]: 90 reaches forward (or to the side), 180 up; the elbow bends from 0. */
  readonly arms: readonly [near: readonly [number, number], far: readonly [number, number]];
  /** [hip, knee, ankle]: a hip of 90 is a seat; the knee bends from 0; the ankle points from 0. */
  readonly legs: readonly [
    near: readonly [number, number, number],
    far: readonly [number, number, number],
  ];
  /** How far the trunk leans forward (to a side) from upright: 90 lies face down, -90 on the back. */
  readonly torso: number;
  /** How far the head is bowed from the trunk's line. */
  readonly head: number;
  /** Hands that carry lie flat, with the fingers forward. */
  readonly flatHands?: boolean;
}

/** Where each joint is; y grows downward, as on a screen. */
export interface Joints {
  readonly head: Point;
  readonly neck: Point;
  readonly shoulders: readonly [Point, Point];
  readonly hips: readonly [Point, Point];
  /** [elbow, wrist, fingertips] of each arm. */
  readonly arms: readonly [readonly Point[], readonly Point[]];
  /** [knee, ankle, toes] of each leg. */
  readonly legs: readonly [readonly Point[], readonly Point[]];
}

const RADIAN = Math.PI / 180;

/** From a point in a direction: 0 is down, 90 to the right, 180 up. */
const go = ({ x, y }: Point, degrees: number, length: number): Point => ({
  x: x + Math.sin(degrees * RADIAN) * length,
  y: y + Math.cos(degrees * RADIAN) * length,
});

/** Where the joints of a body are whose hips are at (0, 0). */
export function jointsOf(
  { torso, head, arms, legs, flatHands }: Limbs,
  view: "side" | "front",
): Joints {
  const root = { x: 0, y: 0 };
  // From upright: a trunk that leans forward by 90 points to the right.
  const up = 180 - torso;
  const neck = go(root, up, LENGTHS.torso);
  const skull = go(neck, up - head, LENGTHS.neck + LENGTHS.head);
  const spread = view === "front" ? 1 : 0;
  const side = (point: Point, distance: number, way: number): Point =>
    go(point, up + 90 * way, distance * spread);
  const shoulders = [side(neck, LENGTHS.shoulder, -1), side(neck, LENGTHS.shoulder, 1)] as const;
  const down = -torso;
  // From the front the trunk leans to a side over a pelvis that stays level.
  const legsDown = view === "front" ? 0 : down;
  const level = view === "front" ? 180 : up;
  const hips = [
    go(root, level - 90, LENGTHS.hip * spread),
    go(root, level + 90, LENGTHS.hip * spread),
  ] as const;
  // From the front the second limb mirrors the first.
  const way = (index: number) => (view === "front" && index === 1 ? -1 : 1);
  const arm = (index: 0 | 1): Point[] => {
    const [shoulder, bend] = arms[index];
    const upper = down + way(index) * shoulder;
    const elbow = go(shoulders[index], upper, LENGTHS.upperArm);
    const wrist = go(elbow, upper + way(index) * bend, LENGTHS.forearm);
    const along = flatHands ? 90 * way(index) : upper + way(index) * bend;
    return [elbow, wrist, go(wrist, along, LENGTHS.hand)];
  };
  const leg = (index: 0 | 1): Point[] => {
    const [hip, bend, point] = legs[index];
    const upper = legsDown + way(index) * hip;
    const knee = go(hips[index], upper, LENGTHS.thigh);
    const lower = upper - way(index) * bend;
    const ankle = go(knee, lower, LENGTHS.shin);
    const toes = go(ankle, lower + way(index) * (90 - point), view === "front" ? 5 : LENGTHS.foot);
    return [knee, ankle, toes];
  };
  return {
    head: skull,
    neck,
    shoulders,
    hips,
    arms: [arm(0), arm(1)],
    legs: [leg(0), leg(1)],
  };
}

/** All points of a body, for its frame. */
export const pointsOf = ({ head, neck, shoulders, hips, arms, legs }: Joints): Point[] => [
  { x: head.x - LENGTHS.head, y: head.y - LENGTHS.head },
  { x: head.x + LENGTHS.head, y: head.y + LENGTHS.head },
  neck,
  ...shoulders,
  ...hips,
  ...arms.flat(),
  ...legs.flat(),
];
