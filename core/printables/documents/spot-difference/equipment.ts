import type { PathMark } from "../../page.ts";
import { pen } from "../../parts/strokes.ts";
import { moved } from "../../parts/transform.ts";
import { line, type Point, type Style } from "../../shapes.ts";

/**
 * The equipment of a playground. Every part stands on its foot or hangs from its top at a point.
 */

export const SOLID: Style = { stroke: "ink", width: 0.55, fill: "paper" };
export const THIN: Style = { stroke: "ink", width: 0.5 };
const { shape, oval, loop } = pen(SOLID);
const thin = pen(THIN);

const post = (x1: number, y1: number, x2: number, y2: number, half = 0.9): PathMark => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
  return shape(x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy);
};

/** A ladder on the left, a platform, a chute to the right; 48 wide, 40 high. */
export function slide(at: Point): PathMark[] {
  return moved(
    [
      post(2, 0, 8, -34),
      post(10, 0, 14, -34),
      ...[-5, -11, -17, -23].map((y) => post(2.5 - y * 0.17, y, 10.5 - y * 0.12, y, 0.6)),
      post(21, 0, 21, -28),
      loop(
        6,
        -28,
        22,
        -28.6,
        29,
        -24,
        37,
        -10,
        47,
        -4,
        48,
        -0.5,
        44,
        -0.6,
        35,
        -5,
        26,
        -18,
        20,
        -25,
        6,
        -25,
      ),
      thin.wave(21, -26.8, 27, -22.6, 36, -8, 46, -2.4),
    ],
    at,
  );
}

/** Two triangles of posts with a bar between; `width` from foot to foot, 44 high. */
export function swingFrame(at: Point, width: number): PathMark[] {
  return moved(
    [
      post(5, -43, 0, 0),
      post(5, -43, 10, 0),
      post(width - 5, -43, width - 10, 0),
      post(width - 5, -43, width, 0),
      post(2, -43, width - 2, -43, 1.2),
    ],
    at,
  );
}

/** A seat on two ropes that hang from a bar. */
export function swingSeat(bar: Point, length: number, half = 4.5): PathMark[] {
  const rope = (x: number) =>
    line({ x: bar.x + x, y: bar.y }, { x: bar.x + x, y: bar.y + length }, THIN);
  return [
    rope(-half),
    rope(half),
    shape(
      bar.x - half - 1.4,
      bar.y + length,
      bar.x + half + 1.4,
      bar.y + length,
      bar.x + half + 1.4,
      bar.y + length + 1.6,
      bar.x - half - 1.4,
      bar.y + length + 1.6,
    ),
  ];
}

/** The plank of a seesaw with two grips, `tilt` degrees; its middle at a point. */
export function plank(at: Point, half: number, tilt: number): PathMark[] {
  return moved(
    [
      shape(-half, -1, half, -1, half, 1, -half, 1),
      thin.lines(-half + 9, -1, -half + 9, -4.5, -half + 7, -4.5),
      thin.lines(half - 9, -1, half - 9, -4.5, half - 7, -4.5),
    ],
    { ...at, turn: tilt },
  );
}

/** A dome to climb on, `half` wide to each side. */
export function climbingDome(at: Point, half: number): PathMark[] {
  const bow = (x: number) =>
    pen({ stroke: "ink", width: 0.9 }).wave(
      -x,
      0,
      -x * 0.88,
      -half * 0.5,
      -x * 0.5,
      -half * 0.87,
      0,
      -half,
      x * 0.5,
      -half * 0.87,
      x * 0.88,
      -half * 0.5,
      x,
      0,
    );
  const ring = (y: number) => {
    const x = Math.sqrt(1 - (y / half) ** 2) * half;
    return pen({ stroke: "ink", width: 0.9 }).wave(-x, -y, 0, -y + x * 0.1, x, -y);
  };
  return moved(
    [
      bow(half),
      bow(half * 0.55),
      thin.lines(0, -half, 0, 0.5),
      ring(half * 0.25),
      ring(half * 0.52),
      ring(half * 0.77),
    ],
    at,
  );
}

/** A horse or a fish to rock on, on a spring. */
export function springRider(at: Point, kind: "horse" | "fish"): PathMark[] {
  const spring = [0, 1, 2, 3].map((turn) => thin.oval(0, -1.6 - turn * 2, 3, 1.2));
  const body =
    kind === "horse"
      ? [
          loop(
            -9,
            -14,
            -4,
            -12.4,
            3,
            -13,
            6,
            -20,
            11,
            -22,
            15,
            -17.5,
            13,
            -15.4,
            9.6,
            -15.6,
            8,
            -9.4,
            -8,
            -9,
          ),
          pen({ fill: "ink", stroke: "ink" }).dot(10.6, -18.6, 0.7),
          thin.wave(-9, -14, -13, -12, -13, -7),
          thin.lines(3, -13, 3, -19, 6, -19),
        ]
      : [
          loop(-8, -14, 0, -19, 8, -17.6, 13, -14, 8, -10, 0, -9, -8, -13),
          shape(-8, -14, -14, -19, -14, -9, -8, -13),
          pen({ fill: "ink", stroke: "ink" }).dot(8.4, -15, 0.7),
          thin.cup(9.4, -12.4, 1.8, 1),
          thin.lines(1, -18.8, 1, -23, 4, -23),
        ];
  return moved([...spring, ...body, shape(-5, 0, 5, 0, 5, 1.4, -5, 1.4)], at);
}

export function bench(at: Point): PathMark[] {
  return moved(
    [
      shape(-12, -13, 12, -13, 12, -10.6, -12, -10.6),
      post(-9.5, -13.4, -9.5, 0, 0.7),
      post(9.5, -13.4, 9.5, 0, 0.7),
      shape(-13, -6.6, 13, -6.6, 14, -4.2, -14, -4.2),
    ],
    at,
  );
}

/** A castle of sand with three towers; `flag` on the middle one. */
export function castle(at: Point, flag: boolean): PathMark[] {
  const tower = (x: number, width: number, height: number) => [
    shape(
      x - width / 2,
      0,
      x - width / 2 + 0.5,
      -height,
      x + width / 2 - 0.5,
      -height,
      x + width / 2,
      0,
    ),
    shape(x - width / 2 - 0.4, -height, x, -height - width * 0.8, x + width / 2 + 0.4, -height),
  ];
  return moved(
    [
      ...(flag ? [thin.lines(0, -14.4, 0, -20), shape(0, -20, 6, -18, 0, -16)] : []),
      ...tower(0, 6, 9.6),
      ...tower(-6.4, 5, 5.6),
      ...tower(6.4, 5, 5.6),
      thin.cup(0, -0.2, 1.5, -3),
    ],
    at,
  );
}

/** A bucket with its handle up. */
export function bucket(at: Point): PathMark[] {
  return moved(
    [
      thin.cup(0, -6.6, 3.4, -4),
      shape(-3.8, -6.6, 3.8, -6.6, 2.8, 0, -2.8, 0),
      thin.lines(-3.6, -4.8, 3.6, -4.8),
    ],
    at,
  );
}

export type BallLook = "star" | "stripes";

export function ball(middle: Point, radius: number, look: BallLook): PathMark[] {
  const r = radius;
  const pattern =
    look === "stripes"
      ? [
          thin.wave(-r * 0.85, -r * 0.5, 0, -r * 0.2, r * 0.85, -r * 0.5),
          thin.wave(-r * 0.85, r * 0.5, 0, r * 0.2, r * 0.85, r * 0.5),
        ]
      : [
          shape(
            ...Array.from({ length: 10 }, (_, index) => {
              const [angle, reach] = [
                (index * Math.PI) / 5 - Math.PI / 2,
                index % 2 === 0 ? 0.75 : 0.34,
              ];
              return [Math.cos(angle) * reach * r, Math.sin(angle) * reach * r];
            }).flat(),
          ),
        ];
  return moved([oval(0, 0, r), ...pattern], middle);
}

/** A kite with its tail; its middle at a point. */
export function kite(middle: Point, look: "cross" | "dots"): PathMark[] {
  const pattern =
    look === "cross"
      ? [thin.lines(0, -8, 0, 8), thin.lines(-6, -1.5, 6, -1.5)]
      : [oval(0, -3.6, 1.5), oval(-2.6, -0.4, 1.5), oval(2.6, -0.4, 1.5), oval(0, 3.2, 1.5)];
  return moved(
    [
      thin.wave(0, 8, -3, 12, 2, 15, -1, 19),
      shape(-0.2, 12.4, -4, 10.6, -3.6, 14.6),
      shape(0.6, 16, 4.4, 14.2, 4.4, 18.2),
      shape(0, -8, 6, -1.5, 0, 8, -6, -1.5),
      ...pattern,
    ],
    middle,
  );
}

/** A pole with a flag that flies to the right, or to the left. */
export function flagPole(foot: Point, to: 1 | -1): PathMark[] {
  return moved([thin.lines(0, 0, 0, -11), shape(0, -11, 8 * to, -8.6, 0, -6.2)], foot);
}
