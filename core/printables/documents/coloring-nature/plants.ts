import type { PathMark } from "../../page.ts";
import { at, type Single } from "../../parts/coloring-page.ts";
import {
  bloom,
  COLORABLE,
  drawnAt,
  fir,
  flower,
  mushroom,
  petal,
  tree,
  tulip,
} from "../../parts/scenery.ts";
import { type Box, circle, path, rectangle } from "../../shapes.ts";

const plant = (
  name: string,
  setting: Single["setting"],
  shape: number,
  draw: (box: Box) => PathMark[],
): Single => ({ name, setting, shape, draw, patterned: true });

const foot = ({ x, y, width, height }: Box) => at(x + width / 2, y + height);

/** A sunflower with two rings of petals and seeds. */
function sunflower(box: Box): PathMark[] {
  const { height } = box;
  const base = foot(box);
  const head = at(base.x, box.y + height * 0.3);
  const stem = height * 0.035;
  const seeds = [0.035, 0.075].flatMap((distance, ring) =>
    Array.from({ length: 6 + ring * 6 }, (_, index) => {
      const angle = (index / (6 + ring * 6)) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle) * distance * height, Math.sin(angle) * distance * height];
      return circle(at(head.x + x, head.y + y), height * 0.013, COLORABLE);
    }),
  );
  const back = Array.from({ length: 14 }, (_, index) =>
    petal(head, ((index + 0.5) / 14) * 2 * Math.PI, height * 0.3, height * 0.1),
  );
  return [
    rectangle({ x: base.x - stem / 2, y: head.y, width: stem, height: base.y - head.y }, COLORABLE),
    petal(at(base.x, base.y - height * 0.1), -0.75, height * 0.32, height * 0.16),
    petal(at(base.x, base.y - height * 0.16), Math.PI + 0.75, height * 0.32, height * 0.16),
    ...back,
    ...bloom(head, height * 0.25, 14, 0.48),
    ...seeds,
  ];
}

/** A stem with pairs of leaves, each with its middle line. */
function fern(box: Box): PathMark[] {
  const { height } = box;
  const base = foot(box);
  const pairs = Array.from({ length: 7 }, (_, index) => {
    const y = base.y - height * (0.1 + index * 0.11);
    const length = height * (0.34 - index * 0.034);
    return [-0.55, Math.PI + 0.55].map((angle) =>
      petal(at(base.x, y), angle, length, length * 0.34),
    );
  }).flat();
  const stem = path(drawnAt("M-.012 0L-.005 -.8L.005 -.8L.012 0Z", base, height), COLORABLE);
  const tip = petal(at(base.x, base.y - height * 0.78), -Math.PI / 2, height * 0.22, height * 0.09);
  return [stem, ...pairs, tip];
}

/** Tulips in a vase. */
function vase(box: Box): PathMark[] {
  const { height } = box;
  const base = foot(box);
  const stems = [-0.24, 0.24, 0].flatMap((x, index) =>
    tulip(
      at(base.x + x * height * 0.75, base.y - height * 0.36),
      height * (index === 2 ? 0.64 : 0.56),
    ),
  );
  return [
    ...stems,
    path(
      drawnAt(
        "M-.3 -.44L.3 -.44C.26 -.36 .3 -.3 .3 -.2C.3 -.08 .22 -.02 .16 0L-.16 0C-.22 -.02 -.3 -.08 -.3 -.2C-.3 -.3 -.26 -.36 -.3 -.44Z",
        base,
        height,
      ),
      COLORABLE,
    ),
    path(
      drawnAt(
        "M-.298 -.26C-.1 -.2 .1 -.2 .298 -.26L.294 -.14C.1 -.08 -.1 -.08 -.294 -.14Z",
        base,
        height,
      ),
      COLORABLE,
    ),
  ];
}

/** Three mushrooms that stand together. */
function mushrooms(box: Box): PathMark[] {
  const { height } = box;
  const base = foot(box);
  return [
    ...mushroom(at(base.x + height * 0.34, base.y), height * 0.6),
    ...mushroom(at(base.x - height * 0.05, base.y), height),
    ...mushroom(at(base.x - height * 0.42, base.y), height * 0.42),
  ];
}

/** Plants that are drawn here, petal by petal and leaf by leaf. */
export const PLANTS: readonly Single[] = [
  plant("sunflower", "meadow", 0.64, sunflower),
  plant("fern", "meadow", 0.62, fern),
  plant("tulips", "stars", 0.7, vase),
  plant("mushrooms", "meadow", 1.2, mushrooms),
  plant("apple tree", "meadow", 0.75, (box) => tree(foot(box), box.height * 1.04, 9)),
  plant("fir tree", "meadow", 0.62, (box) => fir(foot(box), box.height)),
  plant("daisies", "meadow", 1, (box) => [
    ...flower(at(box.x + box.width * 0.24, box.y + box.height), box.height * 0.72, 10),
    ...flower(at(box.x + box.width * 0.78, box.y + box.height), box.height * 0.66, 10),
    ...flower(at(box.x + box.width * 0.5, box.y + box.height), box.height, 12),
  ]),
];
