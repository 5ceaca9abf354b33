import type { PathMark } from "../../page.ts";
import { COLORABLE, DETAIL, drawnAt, puff } from "../../parts/scenery.ts";
import { moved } from "../../parts/transform.ts";
import { circle, type Point, path, rectangle, star } from "../../shapes.ts";

/**
 * Vehicles from the side, driving to the right. All dimensions are relative to a vehicle's width;
 * the ground is at 0, and up is negative.
 */
export interface Vehicle {
  readonly name: string;
  /** The height relative to the width. */
  readonly height: number;
  readonly draw: (foot: Point, width: number) => PathMark[];
}

/** Drawing functions for one vehicle's parts at its position. */
const tools = (foot: Point, width: number) => ({
  shape: (d: string): PathMark => path(drawnAt(d, foot, width), COLORABLE),
  mark: (d: string): PathMark => path(drawnAt(d, foot, width), DETAIL),
  box: (x: number, y: number, wide: number, high: number): PathMark =>
    rectangle(
      { x: foot.x + x * width, y: foot.y + y * width, width: wide * width, height: high * width },
      COLORABLE,
      width * 0.012,
    ),
  disc: (x: number, y: number, radius: number): PathMark =>
    circle({ x: foot.x + x * width, y: foot.y + y * width }, radius * width, COLORABLE),
  wheel: (x: number, radius: number): PathMark[] =>
    [1, 0.58, 0.2].map((part) =>
      circle(
        { x: foot.x + x * width, y: foot.y - radius * width },
        radius * part * width,
        COLORABLE,
      ),
    ),
});

type Extra = (tool: ReturnType<typeof tools>, foot: Point, width: number) => PathMark[];

const carWith =
  (extra: Extra): Vehicle["draw"] =>
  (foot, width) => {
    const tool = tools(foot, width);
    const { shape, mark, box, disc, wheel } = tool;
    return [
      shape(
        "M-.5 -.1L-.5 -.26C-.5 -.3 -.46 -.31 -.4 -.32L-.3 -.46C-.28 -.48 -.26 -.49 -.23 -.49L.1 -.49" +
          "C.14 -.49 .16 -.48 .19 -.45L.3 -.32C.42 -.3 .5 -.28 .5 -.2L.5 -.1Z",
      ),
      shape("M.02 -.33L.02 -.44L.1 -.44C.13 -.44 .15 -.42 .17 -.4L.23 -.33Z"),
      shape("M-.03 -.33L-.03 -.44L-.21 -.44C-.25 -.44 -.27 -.4 -.31 -.33Z"),
      mark("M0 -.49L0 -.1"),
      box(-0.12, -0.28, 0.07, 0.025),
      disc(0.45, -0.22, 0.03),
      box(-0.5, -0.25, 0.04, 0.06),
      ...extra(tool, foot, width),
      box(0.4, -0.14, 0.11, 0.05),
      box(-0.51, -0.14, 0.11, 0.05),
      ...wheel(-0.28, 0.11),
      ...wheel(0.29, 0.11),
    ];
  };

const bus: Vehicle["draw"] = (foot, width) => {
  const { shape, box, disc, wheel } = tools(foot, width);
  return [
    shape("M-.5 -.09L-.5 -.44C-.5 -.48 -.48 -.5 -.45 -.5L.44 -.5C.48 -.5 .5 -.48 .5 -.42L.5 -.09Z"),
    ...[-0.46, -0.32, -0.18, -0.04, 0.1].map((x) => box(x, -0.44, 0.115, 0.14)),
    box(0.25, -0.44, 0.11, 0.33),
    box(0.275, -0.41, 0.06, 0.14),
    shape("M.4 -.44L.46 -.44C.485 -.44 .49 -.42 .49 -.28L.4 -.28Z"),
    box(-0.5, -0.24, 0.73, 0.05),
    disc(0.46, -0.16, 0.022),
    ...wheel(-0.3, 0.085),
    ...wheel(0.14, 0.085),
  ];
};

const fireEngine: Vehicle["draw"] = (foot, width) => {
  const { shape, mark, box, disc, wheel } = tools(foot, width);
  return [
    box(-0.52, -0.5, 0.7, 0.025),
    box(-0.52, -0.44, 0.7, 0.025),
    ...[-0.46, -0.36, -0.26, -0.16, -0.06, 0.04, 0.12].map((x) => box(x, -0.5, 0.025, 0.085)),
    box(-0.5, -0.4, 0.68, 0.31),
    ...[-0.46, -0.3].map((x) => box(x, -0.36, 0.13, 0.16)),
    ...[-0.32, -0.28, -0.24].map((y) => mark(`M-.46 ${y}L-.33 ${y}M-.3 ${y}L-.17 ${y}`)),
    disc(-0.01, -0.27, 0.09),
    disc(-0.01, -0.27, 0.055),
    disc(-0.01, -0.27, 0.02),
    shape("M.18 -.09L.18 -.46L.4 -.46C.44 -.46 .46 -.44 .47 -.4L.5 -.26L.5 -.09Z"),
    shape("M.34 -.27L.34 -.41L.41 -.41C.43 -.41 .44 -.4 .45 -.37L.47 -.27Z"),
    box(0.21, -0.41, 0.1, 0.14),
    box(0.24, -0.515, 0.11, 0.055),
    disc(0.46, -0.18, 0.024),
    box(-0.52, -0.14, 1.04, 0.05),
    ...wheel(-0.3, 0.1),
    ...wheel(0.31, 0.1),
  ];
};

const truck: Vehicle["draw"] = (foot, width) => {
  const { shape, mark, box, disc, wheel } = tools(foot, width);
  return [
    box(-0.5, -0.15, 0.9, 0.06),
    box(-0.5, -0.58, 0.66, 0.44),
    mark("M-.28 -.58L-.28 -.14M-.06 -.58L-.06 -.14"),
    shape("M.2 -.09L.2 -.5L.36 -.5C.4 -.5 .42 -.48 .44 -.43L.5 -.29L.5 -.09Z"),
    shape("M.27 -.3L.27 -.45L.36 -.45C.38 -.45 .39 -.44 .4 -.42L.45 -.3Z"),
    box(0.26, -0.25, 0.06, 0.022),
    disc(0.46, -0.2, 0.024),
    box(0.4, -0.13, 0.11, 0.045),
    ...wheel(-0.36, 0.085),
    ...wheel(-0.17, 0.085),
    ...wheel(0.32, 0.085),
  ];
};

const ambulance: Vehicle["draw"] = (foot, width) => {
  const { shape, box, disc, wheel } = tools(foot, width);
  return [
    box(-0.5, -0.54, 0.68, 0.45),
    shape(
      "M.18 -.09L.18 -.44L.28 -.44C.32 -.44 .34 -.42 .36 -.38L.42 -.28C.48 -.27 .5 -.25 .5 -.2L.5 -.09Z",
    ),
    shape("M.23 -.28L.23 -.39L.28 -.39C.3 -.39 .31 -.38 .32 -.36L.36 -.28Z"),
    box(-0.5, -0.21, 0.68, 0.05),
    shape(
      "M-.14 -.24C-.3 -.34 -.3 -.46 -.2 -.46C-.16 -.46 -.15 -.44 -.14 -.42C-.13 -.44 -.12 -.46 -.08 -.46C.02 -.46 .02 -.34 -.14 -.24Z",
    ),
    box(-0.46, -0.48, 0.13, 0.13),
    box(0.03, -0.6, 0.1, 0.06),
    disc(0.46, -0.19, 0.024),
    ...wheel(-0.3, 0.1),
    ...wheel(0.31, 0.1),
  ];
};

const tractor: Vehicle["draw"] = (foot, width) => {
  const { shape, mark, box, disc, wheel } = tools(foot, width);
  return [
    box(0.2, -0.72, 0.045, 0.28),
    shape("M-.06 -.14L-.06 -.44L.4 -.44C.46 -.44 .48 -.42 .48 -.36L.48 -.14Z"),
    mark("M.14 -.36L.4 -.36M.14 -.3L.4 -.3M.14 -.24L.4 -.24"),
    shape("M-.4 -.2L-.4 -.44L-.3 -.82L.02 -.82L.06 -.44L.06 -.14L-.4 -.14Z"),
    shape("M-.46 -.82L.06 -.82L.06 -.87L-.46 -.87Z"),
    shape("M-.32 -.48L-.25 -.77L-.02 -.77L.01 -.48Z"),
    disc(0.45, -0.38, 0.03),
    ...wheel(-0.24, 0.24),
    ...wheel(0.33, 0.14),
  ];
};

const train: Vehicle["draw"] = (foot, width) => {
  const { shape, box, disc, wheel } = tools(foot, width);
  return [
    box(0.25, -0.58, 0.08, 0.18),
    shape("M.22 -.58L.36 -.58L.39 -.65L.19 -.65Z"),
    shape("M-.06 -.42C-.06 -.54 .1 -.54 .1 -.42Z"),
    puff({ x: foot.x + width * 0.26, y: foot.y - width * 0.74 }, width * 0.07, width * 0.04, 6),
    puff({ x: foot.x + width * 0.1, y: foot.y - width * 0.82 }, width * 0.09, width * 0.05, 6),
    shape("M-.2 -.16L-.2 -.42L.38 -.42C.44 -.42 .46 -.38 .46 -.29C.46 -.2 .44 -.16 .38 -.16Z"),
    box(-0.02, -0.42, 0.04, 0.26),
    box(0.2, -0.42, 0.04, 0.26),
    box(-0.48, -0.62, 0.3, 0.46),
    box(-0.42, -0.55, 0.18, 0.15),
    shape("M-.52 -.62L-.14 -.62L-.18 -.68L-.48 -.68Z"),
    disc(0.46, -0.3, 0.035),
    box(-0.5, -0.17, 0.96, 0.05),
    shape("M.4 -.14L.46 -.14L.54 0L.4 0Z"),
    ...wheel(-0.34, 0.11),
    ...wheel(-0.1, 0.11),
    ...wheel(0.1, 0.075),
    ...wheel(0.28, 0.075),
    box(-0.36, -0.125, 0.28, 0.028),
  ];
};

const plane: Vehicle["draw"] = (foot, width) => {
  const { shape, disc } = tools(foot, width);
  return [
    shape("M.02 -.24L-.1 -.44L-.02 -.44L.16 -.24Z"),
    shape("M-.5 -.2L-.52 -.46L-.42 -.46L-.26 -.26Z"),
    shape(
      "M-.5 -.2C-.3 -.34 .26 -.36 .4 -.28C.48 -.24 .5 -.2 .48 -.16C.46 -.12 .4 -.1 .34 -.1L-.26 -.1C-.4 -.12 -.48 -.16 -.5 -.2Z",
    ),
    shape("M.32 -.25L.4 -.24C.44 -.22 .46 -.2 .47 -.18L.34 -.18Z"),
    ...[-0.24, -0.13, -0.02, 0.09, 0.2].map((x) => disc(x, -0.22, 0.03)),
    shape("M.1 -.16L-.18 .06L-.06 .06L.24 -.13C.24 -.17 .16 -.18 .1 -.16Z"),
    shape("M-.4 -.19L-.56 -.1L-.48 -.09L-.32 -.15Z"),
  ];
};

const helicopter: Vehicle["draw"] = (foot, width) => {
  const { shape, mark, box, disc } = tools(foot, width);
  return [
    shape("M-.5 -.5L-.44 -.52L-.06 -.38L-.06 -.26L-.4 -.42Z"),
    shape("M-.52 -.42L-.56 -.58L-.48 -.58L-.43 -.45Z"),
    disc(-0.47, -0.47, 0.055),
    box(0.11, -0.58, 0.05, 0.1),
    shape("M-.28 -.6C-.1 -.63 .37 -.63 .55 -.6C.37 -.57 -.1 -.57 -.28 -.6Z"),
    mark("M.02 -.14L-.02 -.05M.26 -.14L.3 -.05"),
    shape(
      "M-.1 -.05L.4 -.05C.44 -.05 .46 -.07 .47 -.1L.49 -.09C.48 -.04 .46 -.02 .4 -.02L-.1 -.02Z",
    ),
    shape(
      "M-.1 -.34C-.06 -.46 .02 -.5 .14 -.5C.34 -.5 .46 -.36 .46 -.26C.46 -.16 .36 -.12 .26 -.12L.06 -.12C-.04 -.12 -.12 -.2 -.1 -.34Z",
    ),
    shape("M.2 -.28L.2 -.44C.32 -.42 .4 -.34 .41 -.28Z"),
    box(0.0, -0.42, 0.14, 0.26),
    box(0.025, -0.39, 0.09, 0.11),
  ];
};

/** What drives on a street. */
export const CARS: readonly Vehicle[] = [
  { name: "car", height: 0.49, draw: carWith(() => []) },
  {
    name: "taxi",
    height: 0.56,
    draw: carWith(({ shape, box }) => [
      shape("M-.1 -.49L-.08 -.56L.06 -.56L.08 -.49Z"),
      ...[-0.14, -0.07, 0.0, 0.07].map((x) => box(x, -0.21, 0.05, 0.05)),
    ]),
  },
  {
    name: "police car",
    height: 0.55,
    draw: carWith(({ box }, foot, width) => [
      box(-0.1, -0.55, 0.08, 0.06),
      box(-0.02, -0.55, 0.08, 0.06),
      star({ x: foot.x + width * 0.1, y: foot.y - width * 0.2 }, width * 0.06, COLORABLE),
    ]),
  },
];

export const LONG: readonly Vehicle[] = [
  { name: "bus", height: 0.5, draw: bus },
  { name: "fire engine", height: 0.52, draw: fireEngine },
  { name: "truck", height: 0.58, draw: truck },
  { name: "ambulance", height: 0.6, draw: ambulance },
];

export const FLYING: readonly Vehicle[] = [
  { name: "plane", height: 0.52, draw: plane },
  { name: "helicopter", height: 0.64, draw: helicopter },
];

export const COUNTRY: readonly Vehicle[] = [
  { name: "tractor", height: 0.87, draw: tractor },
  { name: "train", height: 0.88, draw: train },
];

/** A vehicle that drives to the left. */
export function toTheLeft({ draw }: Vehicle, foot: Point, width: number): PathMark[] {
  return moved(draw(foot, width), { x: 2 * foot.x, mirrored: true });
}
