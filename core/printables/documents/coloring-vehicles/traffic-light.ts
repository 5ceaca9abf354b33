import type { PathMark } from "../../page.ts";
import { COLORABLE } from "../../parts/scenery.ts";
import { circle, type Point, rectangle } from "../../shapes.ts";

/** Three lights on a post. */
export function trafficLight(foot: Point, height: number): PathMark[] {
  const box = {
    x: foot.x - height * 0.13,
    y: foot.y - height,
    width: height * 0.26,
    height: height * 0.62,
  };
  return [
    rectangle(
      {
        x: foot.x - height * 0.03,
        y: foot.y - height * 0.4,
        width: height * 0.06,
        height: height * 0.4,
      },
      COLORABLE,
    ),
    rectangle(box, COLORABLE, 1.5),
    ...[0.19, 0.5, 0.81].map((part) =>
      circle({ x: foot.x, y: box.y + box.height * part }, height * 0.075, COLORABLE),
    ),
  ];
}
