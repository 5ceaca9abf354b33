import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { bat } from "../../drawings/bat.ts";
import { cat } from "../../drawings/cat.ts";
import { ghost } from "../../drawings/ghost.ts";
import { hedgehog } from "../../drawings/hedgehog.ts";
import { owl } from "../../drawings/owl.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { raccoon } from "../../drawings/raccoon.ts";
import type { Mark, PathMark } from "../../page.ts";
import { border, COLORABLE, cloud, fence, grass, ground } from "../../parts/scenery.ts";
import { moved } from "../../parts/transform.ts";
import { type Box, circle, curve, type Point, star } from "../../shapes.ts";
import { bareTree, hauntedHouse } from "./haunted-house.ts";
import { anyFace, pumpkin } from "./pumpkin.ts";

const WIDTH = { width: 0.7 };

const square = ({ x, y }: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** A moon that smiles in its sleep, or one with craters. */
function moon(middle: Point, radius: number, smiling: boolean): PathMark[] {
  const at = (x: number, y: number) => ({ x: middle.x + x * radius, y: middle.y + y * radius });
  const line = (...points: Point[]) => curve(points, { stroke: "ink", width: 0.7 });
  const face = [
    line(at(-0.5, -0.12), at(-0.34, 0.02), at(-0.18, -0.12)),
    line(at(0.18, -0.12), at(0.34, 0.02), at(0.5, -0.12)),
    line(at(-0.34, 0.32), at(0, 0.52), at(0.34, 0.32)),
  ];
  const craters = [
    [-0.4, -0.2, 0.2],
    [0.3, 0.3, 0.26],
    [0.25, -0.45, 0.12],
    [-0.25, 0.5, 0.1],
  ].map(([x = 0, y = 0, r = 0]) => circle(at(x, y), r * radius, COLORABLE));
  return [circle(middle, radius, COLORABLE), ...(smiling ? face : craters)];
}

const VISITORS: readonly [Drawing, ...Drawing[]] = [cat, rabbit, hedgehog, raccoon];

/**
 * A friendly Halloween night to color: a house on a hill, a bare tree with an owl, a fence,
 * pumpkins with faces. Positions are random.
 */
export function halloweenScene(box: Box, random: Random): Mark[] {
  const { x, y, width, height } = box;
  const at = (across: number, down: number) => ({ x: x + across * width, y: y + down * height });
  const sky = shuffled(
    [
      [0.1, 0.08],
      [0.36, 0.07],
      [0.54, 0.07],
      [0.07, 0.23],
      [0.575, 0.37],
      [0.92, 0.34],
    ],
    random,
  ).map(([across = 0, down = 0]) => at(across, down));
  const bats = 3 + Math.floor(random() * 2);
  const flying = sky.flatMap((place, index) =>
    index < bats
      ? placed(bat, square(place, 20 - index * 2), { ...WIDTH, mirrored: index % 2 === 1 })
      : [star(place, 4.5, COLORABLE), star({ x: place.x + 9, y: place.y + 6 }, 2.6, COLORABLE)],
  );
  const back = [
    ...moon(at(0.8, 0.16), 25, random() < 0.5),
    ...cloud(at(0.7, 0.26), 44),
    ...flying,
    ground(
      { x, y, width, height },
      [0.62, 0.56, 0.54, 0.6, 0.66, 0.64].map((part) => y + part * height),
    ),
    ...hauntedHouse(at(0.3, 0.6), width * 0.42),
    ...bareTree(at(0.83, 0.7), height * 0.36),
    ...placed(owl, square(at(0.752, 0.415), 22), WIDTH),
    ...fence({ x: x + width * 0.46, y: y + height * 0.62, width: width * 0.3, height: 22 }),
  ];
  const visitor = pick(VISITORS, random);
  const patch = [
    { place: at(0.9, 0.8), size: 27 },
    { place: at(0.41, 0.79), size: 30 },
    { place: at(0.16, 0.85), size: 50 },
    { place: at(0.66, 0.87), size: 45 },
    { place: at(0.42, 0.925), size: 25 },
  ].flatMap(({ place, size }, index) => {
    const high = size * (0.8 + random() * 0.25);
    const face = anyFace(random);
    return pumpkin(
      { x: place.x - size / 2, y: place.y - high / 2, width: size, height: high },
      0.7,
      index < 4 ? face : undefined,
    );
  });
  const front = [
    ground(
      { x, y, width, height },
      [0.72, 0.75, 0.72, 0.76, 0.74, 0.72].map((part) => y + part * height),
    ),
    ...placed(ghost, square(at(0.63, 0.665), 36), WIDTH),
    ...patch,
    ...placed(visitor, square(at(0.885, 0.92), 30), { ...WIDTH, mirrored: random() < 0.5 }),
    ...[0.045, 0.31, 0.53, 0.955].flatMap((across) => grass(at(across, 0.985), 9)),
  ];
  const scene = [...back, ...front].filter((mark) => mark.kind === "path");
  const turned = random() < 0.5 ? moved(scene, { x: 2 * x + width, mirrored: true }) : scene;
  return [...turned, border(box)];
}
