import { type Drawing, placed } from "../drawing.ts";
import type { PathMark } from "../page.ts";
import {
  type Box,
  circle,
  curve,
  ellipse,
  line,
  mm,
  type Point,
  path,
  polygon,
  rectangle,
  type Style,
} from "../shapes.ts";

/**
 * Parts of pictures: trees, clouds, houses, water. Each is placed by its foot (or its middle),
 * consists of closed shapes to color, and hides what was drawn before it. Draw a picture from back
 * to front.
 */

/** How things to be colored are drawn. */
export const COLORABLE: Style = { stroke: "ink", width: 0.7, fill: "paper" };

/** A line on such a thing. */
export const DETAIL: Style = { stroke: "ink", width: 0.7 };

const NUMBER = /([MLC]?)\s*(-?\d*\.?\d+)/gu;

/** Moves a path, written in units of `size` around (0, 0), to a position; `stretch` widens it. */
export function drawnAt(d: string, to: Point, size: number, stretch = 1): string {
  let second = false;
  return d.replace(NUMBER, (_all, command: string, number: string) => {
    const value = Number(number) * size;
    const result = second ? to.y + value : to.x + value * stretch;
    second = !second;
    return `${command || " "}${mm(result)}`;
  });
}

/** A drawing that stands on a point, with its height in millimeters. */
export function standing(drawing: Drawing, foot: Point, height: number, mirrored = false) {
  const [, , wide, high] = drawing.box;
  const width = (height * wide) / high;
  return placed(
    drawing,
    { x: foot.x - width / 2, y: foot.y - height, width, height },
    { width: 0.7, mirrored },
  );
}

/** A drawing centered at a point, with its width in millimeters. */
export function floating(drawing: Drawing, middle: Point, width: number, mirrored = false) {
  const [, , wide, high] = drawing.box;
  const height = (width * high) / wide;
  return standing(drawing, { x: middle.x, y: middle.y + height / 2 }, height, mirrored);
}

const around = (middle: Point, angle: number, distance: number): Point => ({
  x: middle.x + Math.cos(angle) * distance,
  y: middle.y + Math.sin(angle) * distance,
});

/**
 * A closed shape whose edges bulge outward: clouds, treetops, wool. Points run clockwise; `bulge`
 * is the length of an edge's control handles relative to the edge.
 */
export function scalloped(points: readonly Point[], style = COLORABLE, bulge = 0.55): PathMark {
  let d = "";
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const [x, y] = [(to.y - from.y) * bulge, (from.x - to.x) * bulge];
    d += index === 0 ? `M${mm(from.x)} ${mm(from.y)}` : "";
    d += `C${mm(from.x + x)} ${mm(from.y + y)} ${mm(to.x + x)} ${mm(to.y + y)} ${mm(to.x)} ${mm(to.y)}`;
  }
  return path(`${d}Z`, style);
}

/** A round shape with a scalloped edge of `count` bumps. */
export function puff(middle: Point, rx: number, ry: number, count = 8, style = COLORABLE) {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return { x: middle.x + Math.cos(angle) * rx, y: middle.y + Math.sin(angle) * ry };
  });
  return scalloped(points, style);
}

/**
 * Land from side to side of a box: its upper edge runs smoothly through heights at equal intervals.
 */
export function ground(box: Box, heights: readonly number[], style = COLORABLE): PathMark {
  const step = box.width / Math.max(1, heights.length - 1);
  const edge = curve(heights.map((y, index) => ({ x: box.x + index * step, y })));
  const bottom = mm(box.y + box.height);
  return path(`${edge.d}L${mm(box.x + box.width)} ${bottom}L${mm(box.x)} ${bottom}Z`, style);
}

/** Water from side to side of a box below `y`, with waves on top. */
export function water(box: Box, y: number, waves = 8, height = 3, style = COLORABLE): PathMark {
  const step = box.width / waves;
  let d = `M${mm(box.x)} ${mm(y)}`;
  for (let index = 0; index < waves; index += 1) {
    const x = box.x + index * step;
    d += `C${mm(x + step * 0.3)} ${mm(y + height * 1.33)} ${mm(x + step * 0.7)} ${mm(y + height * 1.33)} ${mm(x + step)} ${mm(y)}`;
  }
  const bottom = mm(box.y + box.height);
  return path(`${d}L${mm(box.x + box.width)} ${bottom}L${mm(box.x)} ${bottom}Z`, style);
}

/** A line of small waves on water. */
export function ripples(from: Point, length: number, waves = 3, height = 2): PathMark {
  const step = length / waves;
  const points = Array.from({ length: waves * 2 + 1 }, (_, index) => ({
    x: from.x + (index * step) / 2,
    y: from.y + (index % 2 === 0 ? 0 : height),
  }));
  return curve(points, DETAIL);
}

export function cloud(middle: Point, width: number): PathMark[] {
  const d =
    "M-.36 .2C-.54 .2 -.54 -.07 -.35 -.05C-.4 -.3 -.1 -.34 -.07 -.17C.02 -.36 .32 -.3 .27 -.09" +
    "C.46 -.16 .54 .2 .36 .2Z";
  return [path(drawnAt(d, middle, width), COLORABLE)];
}

/**
 * A disc with a ring of pointed rays; `radius` is the disc's, and the rays extend to 1.75 times
 * that.
 */
export function sun(middle: Point, radius: number, rays = 12): PathMark[] {
  const half = (Math.PI / rays) * 0.62;
  return [
    ...Array.from({ length: rays }, (_, index) => {
      const angle = (index / rays) * 2 * Math.PI;
      return polygon(
        [
          around(middle, angle - half, radius * 1.2),
          around(middle, angle, radius * 1.75),
          around(middle, angle + half, radius * 1.2),
        ],
        COLORABLE,
      );
    }),
    circle(middle, radius, COLORABLE),
  ];
}

/** A leafy tree with `fruit` round fruits in its crown. */
export function tree(foot: Point, height: number, fruit = 0): PathMark[] {
  const trunk = "M-.1 0C-.04 -.06 -.05 -.2 -.05 -.45L.05 -.45C.05 -.2 .04 -.06 .1 0Z";
  const middle = { x: foot.x, y: foot.y - height * 0.66 };
  const hanging = Array.from({ length: fruit }, (_, index) => {
    const angle = (index / fruit) * 2 * Math.PI + 0.4;
    const distance = index % 2 === 0 ? 0.19 : 0.1;
    return circle(around(middle, angle, height * distance), height * 0.038, COLORABLE);
  });
  return [
    path(drawnAt(trunk, foot, height), COLORABLE),
    puff(middle, height * 0.29, height * 0.25, 9),
    ...hanging,
  ];
}

/** A fir in three tiers. */
export function fir(foot: Point, height: number): PathMark[] {
  const tier = (bottom: number, top: number, half: number) =>
    path(
      drawnAt(
        `M0 ${-top}L${half} ${-bottom}C${half * 0.7} ${-bottom + 0.05} ${half * 0.4} ${-bottom + 0.05} ${half * 0.33} ${-bottom}` +
          `C${half * 0.2} ${-bottom + 0.06} ${-half * 0.2} ${-bottom + 0.06} ${-half * 0.33} ${-bottom}` +
          `C${-half * 0.4} ${-bottom + 0.05} ${-half * 0.7} ${-bottom + 0.05} ${-half} ${-bottom}Z`,
        foot,
        height,
      ),
      COLORABLE,
    );
  return [
    path(drawnAt("M-.05 0L-.05 -.2L.05 -.2L.05 0Z", foot, height), COLORABLE),
    tier(0.14, 0.62, 0.3),
    tier(0.38, 0.82, 0.24),
    tier(0.62, 1, 0.17),
  ];
}

/** A palm with a bent trunk and six leaves. */
export function palm(foot: Point, height: number): PathMark[] {
  const top = { x: foot.x + height * 0.1, y: foot.y - height * 0.72 };
  const trunk = "M-.06 0C.04 -.25 .02 -.5 .07 -.73L.13 -.73C.1 -.5 .12 -.25 .06 0Z";
  const leaf = (angle: number) => petal(top, angle, height * 0.4, height * 0.13);
  return [
    path(drawnAt(trunk, foot, height), COLORABLE),
    ...[0.35, 2.8, -0.25, 3.4, -0.9, 4.05].map(leaf),
    ...[-0.03, 0.04].map((x) =>
      circle({ x: top.x + x * height, y: top.y + height * 0.03 }, height * 0.035, COLORABLE),
    ),
  ];
}

/** A low bush, half as high as wide. */
export function bush(foot: Point, width: number): PathMark[] {
  const d =
    "M-.4 0C-.56 -.02 -.54 -.26 -.36 -.22C-.38 -.44 -.12 -.5 -.07 -.35C0 -.54 .28 -.48 .24 -.3" +
    "C.44 -.36 .56 -.04 .4 0Z";
  return [path(drawnAt(d, foot, width), COLORABLE)];
}

/** A tuft of grass, three blades in one shape. */
export function grass(foot: Point, height: number): PathMark[] {
  const d =
    "M-.3 0C-.34 -.3 -.5 -.5 -.72 -.66C-.4 -.62 -.2 -.48 -.12 -.3C-.12 -.6 -.08 -.8 .06 -1" +
    "C.1 -.78 .12 -.6 .1 -.32C.2 -.5 .4 -.68 .7 -.76C.46 -.54 .34 -.3 .3 0Z";
  return [path(drawnAt(d, foot, height), COLORABLE)];
}

/** A leaf or petal from its base in a direction (radians clockwise from the right). */
export function petal(
  base: Point,
  angle: number,
  length: number,
  width: number,
  style = COLORABLE,
): PathMark {
  const tip = around(base, angle, length);
  const side = (sign: number, along: number) =>
    around(around(base, angle, length * along), angle + (sign * Math.PI) / 2, width * 0.67);
  const at = ({ x, y }: Point) => `${mm(x)} ${mm(y)}`;
  return path(
    `M${at(base)}C${at(side(1, 0.3))} ${at(side(1, 0.8))} ${at(tip)}` +
      `C${at(side(-1, 0.8))} ${at(side(-1, 0.3))} ${at(base)}Z`,
    style,
  );
}

/** Petals around a middle. */
export function bloom(middle: Point, radius: number, petals = 6, heart = 0.3): PathMark[] {
  const width = Math.min(1.5, 4.6 / petals) * radius * 0.75;
  return [
    ...Array.from({ length: petals }, (_, index) =>
      petal(middle, (index / petals) * 2 * Math.PI - Math.PI / 2, radius, width),
    ),
    circle(middle, radius * heart, COLORABLE),
  ];
}

/** A flower with a stem and two leaves. */
export function flower(foot: Point, height: number, petals = 6): PathMark[] {
  const radius = height * 0.28;
  const head = { x: foot.x, y: foot.y - height + radius };
  const half = Math.max(0.6, height * 0.018);
  const leafBase = { x: foot.x, y: foot.y - height * 0.12 };
  return [
    rectangle({ x: foot.x - half, y: head.y, width: half * 2, height: foot.y - head.y }, COLORABLE),
    petal(leafBase, -0.7, height * 0.3, height * 0.11),
    petal(leafBase, Math.PI + 0.7, height * 0.3, height * 0.11),
    ...bloom(head, radius, petals, 0.34),
  ];
}

export function tulip(foot: Point, height: number): PathMark[] {
  const half = Math.max(0.6, height * 0.018);
  const cup =
    "M0 -.58C-.2 -.6 -.22 -.8 -.17 -1C-.1 -.95 -.08 -.9 -.06 -.86C-.05 -.92 -.02 -.97 0 -1" +
    "C.02 -.97 .05 -.92 .06 -.86C.08 -.9 .1 -.95 .17 -1C.22 -.8 .2 -.6 0 -.58Z";
  return [
    rectangle(
      { x: foot.x - half, y: foot.y - height * 0.62, width: half * 2, height: height * 0.62 },
      COLORABLE,
    ),
    petal(foot, -1.15, height * 0.5, height * 0.1),
    petal(foot, Math.PI + 1.15, height * 0.5, height * 0.1),
    path(drawnAt(cup, foot, height), COLORABLE),
  ];
}

export function mushroom(foot: Point, height: number): PathMark[] {
  const spot = (x: number, y: number, radius: number) =>
    circle({ x: foot.x + x * height, y: foot.y - y * height }, radius * height, COLORABLE);
  return [
    path(drawnAt("M-.14 0C-.08 -.2 -.1 -.4 -.1 -.5L.1 -.5C.1 -.4 .08 -.2 .14 0Z", foot, height)),
    path(
      drawnAt("M-.5 -.46C-.46 -1.18 .46 -1.18 .5 -.46C.3 -.36 -.3 -.36 -.5 -.46Z", foot, height),
    ),
  ]
    .map((mark): PathMark => ({ ...mark, ...COLORABLE }))
    .concat(spot(-0.2, 0.66, 0.08), spot(0.06, 0.8, 0.1), spot(0.26, 0.6, 0.07));
}

export function rock(foot: Point, width: number): PathMark[] {
  return [
    path(
      drawnAt(
        "M-.5 0C-.5 -.2 -.34 -.24 -.26 -.36C-.1 -.5 .16 -.46 .24 -.34C.4 -.28 .48 -.16 .5 0Z",
        foot,
        width,
      ),
      COLORABLE,
    ),
    path(drawnAt("M-.1 -.3C0 -.36 .08 -.34 .14 -.28", foot, width), DETAIL),
  ];
}

/** A mountain with a cap of snow. */
export function mountain(foot: Point, width: number, height: number): PathMark[] {
  const stretch = width / height;
  return [
    path(
      drawnAt("M-.5 0L-.2 -.55L-.12 -.62L0 -1L.14 -.7L.2 -.64L.5 0Z", foot, height, stretch),
      COLORABLE,
    ),
    path(
      drawnAt(
        "M-.12 -.62L0 -1L.14 -.7L.2 -.64L.11 -.56L.06 -.66L0 -.52L-.06 -.62Z",
        foot,
        height,
        stretch,
      ),
      COLORABLE,
    ),
  ];
}

/**
 * A house that fills a box: chimney, roof, door and windows; wider ones have an additional window.
 */
export function house(box: Box): PathMark[] {
  const { x, y, width, height } = box;
  const eaves = y + height * 0.42;
  const wall = { x: x + width * 0.08, y: eaves, width: width * 0.84, height: height * 0.58 };
  const window = (left: number): PathMark[] => {
    const side = Math.min(wall.width * 0.24, wall.height * 0.4);
    const [at, top] = [wall.x + wall.width * left - side / 2, wall.y + wall.height * 0.2];
    return [
      rectangle({ x: at, y: top, width: side, height: side }, COLORABLE),
      line({ x: at + side / 2, y: top }, { x: at + side / 2, y: top + side }, DETAIL),
      line({ x: at, y: top + side / 2 }, { x: at + side, y: top + side / 2 }, DETAIL),
    ];
  };
  const doorAt = width > height * 1.3 ? 0.5 : 0.3;
  const door = {
    x: wall.x + wall.width * doorAt - wall.width * 0.12,
    y: wall.y + wall.height * 0.35,
    width: wall.width * 0.24,
    height: wall.height * 0.65,
  };
  return [
    rectangle(
      { x: x + width * 0.7, y: y + height * 0.05, width: width * 0.11, height: height * 0.3 },
      COLORABLE,
    ),
    rectangle(wall, COLORABLE),
    polygon(
      [
        { x, y: eaves },
        { x: x + width / 2, y },
        { x: x + width, y: eaves },
      ],
      COLORABLE,
    ),
    circle({ x: x + width / 2, y: y + height * 0.25 }, height * 0.06, COLORABLE),
    rectangle(door, COLORABLE),
    circle(
      { x: door.x + door.width * 0.78, y: door.y + door.height * 0.55 },
      Math.max(0.6, door.width * 0.07),
      COLORABLE,
    ),
    ...(doorAt === 0.5 ? [...window(0.2), ...window(0.8)] : window(0.72)),
  ];
}

/** A fence of pointed boards that fills a box. */
export function fence(box: Box, boards = Math.round(box.width / 8)): PathMark[] {
  const step = box.width / boards;
  const wide = step * 0.62;
  const rail = (part: number) =>
    rectangle(
      { x: box.x, y: box.y + box.height * part, width: box.width, height: box.height * 0.12 },
      COLORABLE,
    );
  return [
    rail(0.3),
    rail(0.66),
    ...Array.from({ length: boards }, (_, index) => {
      const x = box.x + (index + 0.5) * step - wide / 2;
      return polygon(
        [
          { x, y: box.y + box.height },
          { x, y: box.y + wide * 0.6 },
          { x: x + wide / 2, y: box.y },
          { x: x + wide, y: box.y + wide * 0.6 },
          { x: x + wide, y: box.y + box.height },
        ],
        COLORABLE,
      );
    }),
  ];
}

/** A bird far away. */
export function gull(middle: Point, width: number): PathMark[] {
  const d =
    "M0 .08C-.08 -.12 -.3 -.22 -.5 -.1C-.3 -.1 -.16 .02 0 .22C.16 .02 .3 -.1 .5 -.1C.3 -.22 .08 -.12 0 .08Z";
  return [path(drawnAt(d, middle, width), COLORABLE)];
}

/** A reed with its brown head. */
export function reed(foot: Point, height: number): PathMark[] {
  return [
    petal(foot, -1.25, height * 0.75, height * 0.07),
    petal(foot, -1.9, height * 0.7, height * 0.07),
    line(foot, { x: foot.x, y: foot.y - height }, DETAIL),
    ellipse({ x: foot.x, y: foot.y - height * 0.78 }, height * 0.045, height * 0.14, COLORABLE),
  ];
}

/** The edge of a picture, drawn last. */
export const border = (box: Box): PathMark => rectangle(box, { stroke: "ink", width: 0.8 });
