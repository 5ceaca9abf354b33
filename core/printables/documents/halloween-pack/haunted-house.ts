import type { PathMark } from "../../page.ts";
import { COLORABLE, DETAIL, drawnAt } from "../../parts/scenery.ts";
import { circle, ellipse, type Point, path } from "../../shapes.ts";

/**
 * A crooked, friendly house with a tower; its foot is the middle of its lower edge. It is 1.15
 * times as high as wide.
 */
export function hauntedHouse(foot: Point, width: number): PathMark[] {
  const shape = (d: string, style = COLORABLE) => path(drawnAt(d, foot, width), style);
  const window = (x: number, y: number, wide: number, high: number): PathMark[] => {
    const [l, r, t, m] = [x - wide / 2, x + wide / 2, y - high, y - high / 2];
    return [
      shape(
        `M${l} ${y}L${l} ${t}C${l} ${t - wide * 0.62} ${r} ${t - wide * 0.62} ${r} ${t}L${r} ${y}Z`,
      ),
      shape(`M${x} ${y}L${x} ${t - wide * 0.46}M${l} ${m}L${r} ${m}`, DETAIL),
    ];
  };
  const button = (x: number, y: number, radius: number) =>
    circle({ x: foot.x + x * width, y: foot.y + y * width }, radius * width, COLORABLE);
  return [
    // The tower, its flag and its pointed roof.
    shape("M-.44 0L-.4 -.72L-.14 -.72L-.12 0Z"),
    shape("M-.275 -1.02L-.27 -1.16", DETAIL),
    shape(
      "M-.27 -1.16C-.2 -1.19 -.16 -1.12 -.09 -1.14L-.12 -1.1L-.1 -1.06C-.17 -1.04 -.2 -1.1 -.272 -1.08Z",
    ),
    shape("M-.47 -.7C-.36 -.8 -.31 -.9 -.275 -1.04C-.23 -.9 -.18 -.8 -.07 -.7Z"),
    ...window(-0.28, -0.5, 0.11, 0.1),
    ...window(-0.29, -0.22, 0.11, 0.1),
    // The chimney, the house and its roof.
    shape("M.3 -.66L.31 -.9L.43 -.92L.42 -.56Z"),
    shape("M.28 -.9L.28 -.94L.46 -.965L.46 -.92Z"),
    shape("M-.16 0L-.14 -.5L.44 -.52L.42 0Z"),
    shape(
      "M-.24 -.48C-.1 -.56 -.02 -.68 .12 -.9C.22 -.72 .36 -.6 .53 -.52C.3 -.44 0 -.44 -.24 -.48Z",
    ),
    button(0.13, -0.63, 0.065),
    shape("M.13 -.695L.13 -.565M.065 -.63L.195 -.63", DETAIL),
    ...window(-0.04, -0.2, 0.12, 0.1),
    ...window(0.33, -0.2, 0.12, 0.1),
    // The door with its lamp and steps.
    shape("M.06 0L.06 -.2C.06 -.31 .24 -.31 .24 -.2L.24 0Z"),
    shape("M.15 0L.15 -.275", DETAIL),
    button(0.175, -0.12, 0.012),
    shape("M.02 .035L.02 0L.28 0L.28 .035Z"),
    shape("M-.02 .07L-.02 .035L.32 .035L.32 .07Z"),
    // Loose boards.
    shape(
      "M-.42 -.36L-.36 -.36M-.4 -.6L-.35 -.61M.36 -.36L.41 -.37M-.12 -.36L-.06 -.36M-.1 -.06L-.04 -.06M.34 -.07L.4 -.07",
      DETAIL,
    ),
  ];
}

/** A leafless tree: its branches are strokes, drawn twice so that only their edges remain. */
export function bareTree(foot: Point, height: number): PathMark[] {
  const branch = (d: string, thick: number): [PathMark, PathMark] => {
    const at = drawnAt(d, foot, height);
    return [
      path(at, { stroke: "ink", width: thick * height + 1.4 }),
      path(at, { stroke: "paper", width: thick * height }),
    ];
  };
  const branches = [
    branch("M0 -.02C.02 -.2 -.03 -.3 0 -.5", 0.11),
    branch("M0 -.4C-.06 -.55 -.22 -.52 -.3 -.66", 0.06),
    branch("M0 -.45C.06 -.6 .2 -.56 .28 -.74", 0.06),
    branch("M0 -.45C-.02 -.6 .04 -.7 .02 -.9", 0.06),
    branch("M-.2 -.56C-.24 -.62 -.2 -.7 -.24 -.78", 0.035),
    branch("M-.3 -.66C-.36 -.68 -.38 -.72 -.42 -.73", 0.035),
    branch("M.18 -.62C.16 -.7 .2 -.74 .17 -.82", 0.035),
    branch("M.28 -.74C.33 -.78 .36 -.76 .4 -.82", 0.035),
    branch("M.02 -.72C.08 -.78 .08 -.84 .12 -.88", 0.03),
  ];
  return [
    path(
      drawnAt(
        "M-.13 0C-.06 -.04 -.06 -.1 -.055 -.2L.055 -.2C.06 -.1 .07 -.04 .14 0Z",
        foot,
        height,
      ),
      COLORABLE,
    ),
    ...branches.map(([edge]) => edge),
    ...branches.map(([, inside]) => inside),
    ellipse({ x: foot.x, y: foot.y - height * 0.26 }, height * 0.03, height * 0.045, COLORABLE),
  ];
}
