import type { Random } from "#core/random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { basket } from "../../drawings/basket.ts";
import { bird } from "../../drawings/bird.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { hedgehog } from "../../drawings/hedgehog.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import { snail } from "../../drawings/snail.ts";
import type { PathMark } from "../../page.ts";
import { at, type Detail, SCENE } from "../../parts/coloring-page.ts";
import {
  bloom,
  bush,
  COLORABLE,
  cloud,
  drawnAt,
  fence,
  floating,
  flower,
  grass,
  ground,
  house,
  standing,
  sun,
  tree,
  tulip,
} from "../../parts/scenery.ts";
import { ellipse, type Point, path } from "../../shapes.ts";

/** A watering can with its spout to the left. */
const wateringCan = (foot: Point, size: number): PathMark[] => [
  path(
    drawnAt("M.3 -.62C.62 -.7 .66 -.16 .34 -.1L.34 -.2C.5 -.26 .48 -.56 .3 -.5Z", foot, size),
    COLORABLE,
  ),
  path(drawnAt("M-.3 -.16L-.66 -.62L-.58 -.68L-.3 -.34Z", foot, size), COLORABLE),
  path(drawnAt("M-.8 -.58L-.54 -.8L-.5 -.72L-.74 -.52Z", foot, size), COLORABLE),
  path(drawnAt("M-.3 -.6L.34 -.6L.36 0L-.32 0Z", foot, size), COLORABLE),
  path(drawnAt("M-.31 -.4L.35 -.4L.352 -.3L-.312 -.3Z", foot, size), COLORABLE),
];

/** A bed of earth with flowers in it. */
function bed(left: number, right: number, y: number, stems: readonly PathMark[]): PathMark[] {
  const middle = at((left + right) / 2, y);
  return [ellipse(middle, (right - left) / 2, 7, COLORABLE), ...stems];
}

/** A blooming garden in front of a small house, with randomly chosen visitors. */
export function garden(detail: Detail, random: Random): PathMark[] {
  const turn = () => random() < 0.5;
  const rich = detail > 0;
  const guest = shuffled([rabbit, hedgehog], random)[0] ?? rabbit;
  const tulips = (x: number, y: number) => tulip(at(x, y), 30);
  const plants = shuffled(
    [
      tulips,
      (x: number, y: number) => flower(at(x, y), 34, 8),
      (x: number, y: number) => flower(at(x, y), 28, 5),
      (x: number, y: number) => flower(at(x, y), 38, 12),
    ],
    random,
  );
  const row = (from: number, step: number, count: number, y: number): PathMark[] =>
    Array.from({ length: count }, (_, index) =>
      (plants[index % plants.length] ?? tulips)(from + index * step, y + (index % 2) * 3),
    ).flat();
  return [
    ...sun(at(158, 25), 11),
    ...cloud(at(30, 20), 40),
    ...cloud(at(102, 16), 32),
    ground(SCENE, [78, 72, 70, 74, 70]),
    ...bush(at(176, 80), 18),
    ...house({ x: 66, y: 32, width: 64, height: 54 }),
    ground(SCENE, [84, 86, 84, 86, 84]),
    path(
      "M92 85L104 85C104 110 88 126 96 146C100 160 124 176 126 194L62 194C66 176 82 162 80 146C76 124 92 106 92 85Z",
      COLORABLE,
    ),
    ...(rich
      ? [at(97, 100), at(90, 116), at(88, 134), at(92, 152), at(100, 170)].map((stone, index) =>
          ellipse(stone, 4.5 + index * 1.4, 2.4 + index * 0.7, COLORABLE),
        )
      : []),
    ...fence({ x: 3, y: 80, width: 66, height: 17 }, 8),
    ...fence({ x: 126, y: 80, width: 57, height: 17 }, 7),
    ...tree(at(28, 122), 66, rich ? 8 : 5),
    ...standing(basket, at(47, 128), 17),
    ...bed(112, 182, 126, row(122, 17, 4, 126)),
    ...bed(4, 72, 178, row(14, rich ? 16 : 24, rich ? 4 : 3, 178)),
    ...bed(122, 184, 182, row(131, rich ? 14 : 21, rich ? 4 : 3, 182)),
    ...wateringCan(at(114, 150), 22),
    ...standing(guest, at(66, 143), guest === rabbit ? 17 : 13, turn()),
    ...floating(butterfly, at(84, 104), 17),
    ...floating(butterfly, at(104, 108), 13),
    ...standing(bird, at(142, 82), 13, turn()),
    ...grass(at(12, 146), 9),
    ...grass(at(172, 150), 9),
    ...(rich
      ? [...floating(ladybug, at(150, 146), 9), ...standing(snail, at(106, 191), 9, turn())]
      : []),
    ...(detail === 2
      ? [
          ...bloom(at(14, 106), 6, 6),
          ...bloom(at(132, 106), 5, 5),
          ...grass(at(72, 116), 8),
          ...bush(at(58, 100), 16),
        ]
      : []),
  ];
}
