import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { ball } from "../../drawings/ball.ts";
import { bucket } from "../../drawings/bucket.ts";
import { cap } from "../../drawings/cap.ts";
import { crab } from "../../drawings/crab.ts";
import { dolphin } from "../../drawings/dolphin.ts";
import { duck } from "../../drawings/duck.ts";
import { iceCream } from "../../drawings/ice-cream.ts";
import { snorkel } from "../../drawings/snorkel.ts";
import { turtle } from "../../drawings/turtle.ts";
import { watermelon } from "../../drawings/watermelon.ts";
import type { Mark, PathMark } from "../../page.ts";
import {
  border,
  COLORABLE,
  cloud,
  DETAIL,
  drawnAt,
  gull,
  palm,
  ripples,
  sun,
  water,
} from "../../parts/scenery.ts";
import { moved } from "../../parts/transform.ts";
import {
  type Box,
  circle,
  curve,
  line,
  type Point,
  path,
  polygon,
  rectangle,
  star,
} from "../../shapes.ts";

const WIDTH = { width: 0.7 };

const square = ({ x, y }: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** A beach umbrella with stripes, stuck into the sand at its foot. */
function parasol(foot: Point, size: number): PathMark[] {
  const part = (d: string, style = COLORABLE) => path(drawnAt(d, foot, size), style);
  return [
    part("M-.015 0L.105 -.95L.135 -.95L.015 0Z"),
    part(
      "M-.42 -.62C-.34 -1.12 .38 -1.2 .62 -.74C.5 -.8 .4 -.78 .33 -.71C.24 -.77 .12 -.76 .05 -.68C-.04 -.73 -.14 -.71 -.2 -.65C-.28 -.69 -.36 -.68 -.42 -.62Z",
    ),
    part(
      "M-.2 -.65C-.16 -.86 -.02 -.98 .12 -1.01C.06 -.92 .04 -.8 .05 -.68M.12 -1.01C.24 -.96 .32 -.84 .33 -.71",
      DETAIL,
    ),
    ...[circle({ x: foot.x + 0.12 * size, y: foot.y - 1.03 * size }, size * 0.025, COLORABLE)],
  ];
}

/** A castle of sand with two towers, standing on its foot. */
function sandCastle(foot: Point, size: number): PathMark[] {
  const part = (d: string, style = COLORABLE) => path(drawnAt(d, foot, size), style);
  const tower = (x: number, top: number): PathMark[] => [
    part(`M${x - 0.13} 0L${x - 0.11} ${-top}L${x + 0.11} ${-top}L${x + 0.13} 0Z`),
    part(
      `M${x - 0.15} ${-top}L${x - 0.15} ${-top - 0.12}L${x - 0.08} ${-top - 0.12}L${x - 0.08} ${-top - 0.06}L${x - 0.035} ${-top - 0.06}L${x - 0.035} ${-top - 0.12}` +
        `L${x + 0.035} ${-top - 0.12}L${x + 0.035} ${-top - 0.06}L${x + 0.08} ${-top - 0.06}L${x + 0.08} ${-top - 0.12}L${x + 0.15} ${-top - 0.12}L${x + 0.15} ${-top}Z`,
    ),
    part(
      `M${x - 0.03} ${-top + 0.2}L${x - 0.03} ${-top + 0.12}C${x - 0.03} ${-top + 0.07} ${x + 0.03} ${-top + 0.07} ${x + 0.03} ${-top + 0.12}L${x + 0.03} ${-top + 0.2}Z`,
    ),
  ];
  return [
    part(
      "M-.34 0L-.34 -.34L-.24 -.34L-.24 -.28L-.14 -.28L-.14 -.34L-.05 -.34L-.05 -.28L.05 -.28L.05 -.34L.14 -.34L.14 -.28L.24 -.28L.24 -.34L.34 -.34L.34 0Z",
    ),
    ...tower(-0.38, 0.42),
    ...tower(0.38, 0.42),
    part("M-.1 0L-.1 -.12C-.1 -.24 .1 -.24 .1 -.12L.1 0Z"),
    part("M.38 -.54L.38 -.8", DETAIL),
    part("M.38 -.8L.58 -.74L.38 -.67Z"),
    part("M-.56 .05C-.5 -.02 -.3 -.03 0 -.03C.3 -.03 .5 -.02 .56 .05Z"),
  ];
}

/** A boat with two sails. */
function boat(foot: Point, size: number): PathMark[] {
  const part = (d: string) => path(drawnAt(d, foot, size), COLORABLE);
  return [
    part("M-.02 -.2L-.02 -1L.02 -1L.02 -.2Z"),
    part("M.06 -.28L.06 -.94C.26 -.74 .4 -.5 .46 -.28Z"),
    part("M-.06 -.28L-.06 -.8C-.2 -.64 -.3 -.46 -.36 -.28Z"),
    part("M-.5 -.2L.54 -.2C.5 -.08 .42 0 .34 0L-.32 0C-.42 -.02 -.48 -.1 -.5 -.2Z"),
  ];
}

/** A towel on the sand, seen at an angle from above. */
function towel(at: Point): Mark[] {
  const p = (x: number, y: number) => ({ x: at.x + x, y: at.y + y });
  return [
    polygon([p(-24, 0), p(14, -7), p(24, 7), p(-14, 15)], COLORABLE),
    ...[0.2, 0.4, 0.6, 0.8].map((part) =>
      line(p(-24 + 38 * part, -7 * part), p(-14 + 38 * part, 15 - 8 * part), DETAIL),
    ),
  ];
}

const SWIMMERS: readonly [Drawing, ...Drawing[]] = [duck, dolphin, turtle];

/** A day at the beach to color; the things on the sand and in the sea are random. */
export function beachScene(box: Box, random: Random): Mark[] {
  const { x, y, width, height } = box;
  const at = (across: number, down: number) => ({ x: x + across * width, y: y + down * height });
  const things = shuffled([ball, bucket, cap, snorkel, watermelon, iceCream], random);
  const spots = [
    [0.11, 0.93, 26],
    [0.38, 0.925, 24],
    [0.91, 0.925, 25],
    [0.91, 0.7, 24],
  ] as const;
  const sand = curve(
    [at(0, 0.6), at(0.2, 0.585), at(0.45, 0.63), at(0.7, 0.6), at(1, 0.57)],
    COLORABLE,
  ).d;
  const swimmer = pick(SWIMMERS, random);
  const far = random() < 0.5;
  const scene: Mark[] = [
    ...sun(at(0.16, 0.15), 15),
    ...cloud(at(0.46, 0.1), 42),
    ...cloud(at(0.84, 0.06), 36),
    ...gull(at(0.62, 0.18), 15),
    ...gull(at(0.7, 0.14), 11),
    ...gull(at(0.33, 0.2), 12),
    water(box, at(0, 0.34).y, 9, 2.5),
    ...boat(at(far ? 0.32 : 0.5, 0.41), far ? 42 : 48),
    ripples(at(far ? 0.1 : 0.28, 0.455), 44, 5, 1.6),
    ripples(at(0.05, 0.39), 26, 3, 1.6),
    ripples(at(0.6, 0.5), 40, 4, 1.8),
    ripples(at(0.12, 0.53), 34, 4, 1.8),
    ...placed(swimmer, square(at(far ? 0.56 : 0.24, 0.49), 21), {
      ...WIDTH,
      mirrored: random() < 0.5,
    }),
    path(
      `${sand}L${(x + width).toFixed(2)} ${(y + height).toFixed(2)}L${x.toFixed(2)} ${(y + height).toFixed(2)}Z`,
      COLORABLE,
    ),
    curve([at(0, 0.625), at(0.2, 0.61), at(0.45, 0.655), at(0.7, 0.625), at(1, 0.595)], DETAIL),
    ...palm(at(0.74, 0.68), height * 0.46),
    ...towel(at(0.24, 0.78)),
    ...parasol(at(0.16, 0.83), height * 0.26),
    ...sandCastle(at(0.535, 0.85), 54),
    ...placed(crab, square(at(0.62, 0.93), 26), WIDTH),
    star(at(0.92, 0.81), 6, COLORABLE),
    star(at(0.77, 0.91), 5, COLORABLE),
    ...spots.flatMap(([across, down, side], index) => {
      const thing = things[index];
      return thing ? placed(thing, square(at(across, down), side), WIDTH) : [];
    }),
    ...[0.25, 0.5, 0.77].map((across, index) =>
      circle(at(across, 0.975 - (index % 2) * 0.03), 1.4, COLORABLE),
    ),
  ];
  const paths = scene.filter((mark) => mark.kind === "path");
  const turned = random() < 0.5 ? moved(paths, { x: 2 * x + width, mirrored: true }) : paths;
  return [rectangle(box, COLORABLE), ...turned, border(box)];
}
