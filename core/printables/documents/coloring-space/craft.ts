import type { PathMark } from "../../page.ts";
import { at } from "../../parts/coloring-page.ts";
import { COLORABLE, DETAIL, drawnAt } from "../../parts/scenery.ts";
import { circle, ellipse, line, type Point, path, polygon, rectangle } from "../../shapes.ts";

/** A rocket that stands on its fins; if it flies, its flame is drawn below. */
export function rocket(foot: Point, height: number, flying: boolean, rich: boolean): PathMark[] {
  const shape = (d: string) => path(drawnAt(d, foot, height), COLORABLE);
  const porthole = (y: number, radius: number) => [
    circle(at(foot.x, foot.y - y * height), radius * height, COLORABLE),
    circle(at(foot.x, foot.y - y * height), radius * 0.66 * height, COLORABLE),
  ];
  const rivets = [-0.1, -0.05, 0, 0.05, 0.1].map((x) =>
    circle(at(foot.x + x * height, foot.y - height * 0.2), height * 0.014, COLORABLE),
  );
  return [
    ...(flying
      ? [
          shape(
            "M-.12 0C-.2 .1 -.12 .18 -.1 .24C-.06 .18 -.05 .16 -.04 .16C-.02 .24 0 .28 0 .34C0 .28 .02 .24 .04 .16C.05 .16 .06 .18 .1 .24C.12 .18 .2 .1 .12 0Z",
          ),
          shape("M-.06 0C-.1 .06 -.04 .1 0 .18C.04 .1 .1 .06 .06 0Z"),
        ]
      : []),
    shape("M-.13 -.34C-.26 -.26 -.3 -.12 -.28 .03C-.22 -.04 -.17 -.07 -.11 -.08Z"),
    shape("M.13 -.34C.26 -.26 .3 -.12 .28 .03C.22 -.04 .17 -.07 .11 -.08Z"),
    shape("M-.09 -.06L.09 -.06L.12 .01L-.12 .01Z"),
    shape("M0 -1C-.2 -.8 -.2 -.3 -.11 -.06L.11 -.06C.2 -.3 .2 -.8 0 -1Z"),
    shape("M0 -1C-.07 -.93 -.11 -.86 -.135 -.78L.135 -.78C.11 -.86 .07 -.93 0 -1Z"),
    ...porthole(0.6, 0.085),
    ...(rich ? [...porthole(0.38, 0.06), ...rivets] : []),
    shape("M-.025 -.26L.025 -.26L.03 .02L-.03 .02Z"),
  ];
}

/** An astronaut from head to boots; one arm waves. */
export function astronaut(foot: Point, height: number): PathMark[] {
  const shape = (d: string) => path(drawnAt(d, foot, height), COLORABLE);
  return [
    shape("M-.25 -.62L.25 -.62L.25 -.3L-.25 -.3Z"),
    shape("M-.2 -.34L-.02 -.34L-.03 -.08L-.2 -.08Z"),
    shape("M.2 -.34L.02 -.34L.03 -.08L.2 -.08Z"),
    shape("M-.24 0L-.24 -.06C-.22 -.12 -.02 -.12 -.01 -.06L-.01 0Z"),
    shape("M.24 0L.24 -.06C.22 -.12 .02 -.12 .01 -.06L.01 0Z"),
    shape("M-.16 -.56C-.28 -.54 -.34 -.44 -.35 -.32L-.24 -.3C-.23 -.38 -.2 -.42 -.14 -.44Z"),
    shape("M.16 -.44C.28 -.46 .38 -.58 .42 -.72L.31 -.76C.28 -.66 .24 -.6 .14 -.58Z"),
    circle(at(foot.x - height * 0.295, foot.y - height * 0.28), height * 0.05, COLORABLE),
    circle(at(foot.x + height * 0.37, foot.y - height * 0.77), height * 0.055, COLORABLE),
    shape("M-.2 -.56C-.2 -.64 .2 -.64 .2 -.56L.21 -.3L-.21 -.3Z"),
    rectangle(
      {
        x: foot.x - height * 0.11,
        y: foot.y - height * 0.51,
        width: height * 0.22,
        height: height * 0.13,
      },
      COLORABLE,
      1,
    ),
    circle(at(foot.x - height * 0.055, foot.y - height * 0.445), height * 0.03, COLORABLE),
    circle(at(foot.x + height * 0.055, foot.y - height * 0.445), height * 0.03, COLORABLE),
    circle(at(foot.x, foot.y - height * 0.79), height * 0.21, COLORABLE),
    ellipse(at(foot.x, foot.y - height * 0.78), height * 0.15, height * 0.115, COLORABLE),
    circle(at(foot.x - height * 0.05, foot.y - height * 0.8), height * 0.016, { fill: "ink" }),
    circle(at(foot.x + height * 0.05, foot.y - height * 0.8), height * 0.016, { fill: "ink" }),
    path(drawnAt("M-.06 -.745C-.03 -.715 .03 -.715 .06 -.745", foot, height), DETAIL),
  ];
}

/** A rover with four wheels, a dish and two solar panels. */
export function rover(foot: Point, size: number): PathMark[] {
  const shape = (d: string) => path(drawnAt(d, foot, size), COLORABLE);
  const wheel = (x: number) =>
    [0.12, 0.05].map((radius) =>
      circle(at(foot.x + x * size, foot.y - size * 0.12), size * radius, COLORABLE),
    );
  return [
    line(
      at(foot.x - size * 0.3, foot.y - size * 0.3),
      at(foot.x - size * 0.3, foot.y - size * 0.6),
      DETAIL,
    ),
    shape("M-.5 -.7C-.44 -.52 -.2 -.5 -.1 -.64Z"),
    circle(at(foot.x - size * 0.34, foot.y - size * 0.76), size * 0.03, COLORABLE),
    line(
      at(foot.x + size * 0.28, foot.y - size * 0.4),
      at(foot.x + size * 0.28, foot.y - size * 0.62),
      DETAIL,
    ),
    shape("M0 -.72L.56 -.72L.5 -.58L-.06 -.58Z"),
    polygon(
      [
        at(foot.x + size * 0.17, foot.y - size * 0.72),
        at(foot.x + size * 0.11, foot.y - size * 0.58),
      ],
      DETAIL,
    ),
    polygon(
      [
        at(foot.x + size * 0.38, foot.y - size * 0.72),
        at(foot.x + size * 0.32, foot.y - size * 0.58),
      ],
      DETAIL,
    ),
    shape("M-.5 -.4L.5 -.4L.56 -.18L-.56 -.18Z"),
    shape("M-.44 -.36L-.2 -.36L-.2 -.24L-.48 -.24Z"),
    ...wheel(-0.42),
    ...wheel(0),
    ...wheel(0.42),
  ];
}

/** A flag with a star on the moon, held up by a rod because there is no wind. */
export function flag(foot: Point, height: number): PathMark[] {
  const shape = (d: string) => path(drawnAt(d, foot, height), COLORABLE);
  return [
    shape("M-.02 0L-.02 -1L.02 -1L.02 0Z"),
    shape("M.02 -.98L.66 -.98L.66 -.58L.02 -.58Z"),
    shape(
      "M.34 -.92L.38 -.82L.48 -.82L.4 -.75L.43 -.65L.34 -.71L.25 -.65L.28 -.75L.2 -.82L.3 -.82Z",
    ),
  ];
}

/** A planet with a ring around it; the ring passes in front below. */
export function ringed(middle: Point, radius: number): PathMark[] {
  const ring =
    "M-.94 -.3C-1.6 -.1 -2 .2 -1.9 .42C-1.7 .9 1.7 .3 1.9 -.3C2 -.5 1.6 -.6 .96 -.52" +
    "C1.4 -.46 1.5 -.36 1.4 -.22C1 .3 -1 .56 -1.4 .24C-1.5 .14 -1.3 -.1 -.94 -.3Z";
  return [
    circle(middle, radius, COLORABLE),
    path(drawnAt("M-.92 -.38C-.3 -.3 .4 -.44 .86 -.5", middle, radius), DETAIL),
    path(drawnAt(ring, middle, radius), COLORABLE),
  ];
}

export const crater = (x: number, y: number, width: number): PathMark[] => [
  ellipse(at(x, y), width / 2, width * 0.2, COLORABLE),
  ellipse(at(x, y + width * 0.035), width * 0.36, width * 0.12, COLORABLE),
];
