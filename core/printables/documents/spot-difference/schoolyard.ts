import { placed } from "../../drawing.ts";
import { backpack } from "../../drawings/backpack.ts";
import { basketball } from "../../drawings/basketball.ts";
import { bicycle } from "../../drawings/bicycle.ts";
import { cat } from "../../drawings/cat.ts";
import { openBook } from "../../drawings/open-book.ts";
import { owl } from "../../drawings/owl.ts";
import { plane } from "../../drawings/plane.ts";
import { rabbit } from "../../drawings/rabbit.ts";
import type { PathMark } from "../../page.ts";
import { child, POSES } from "../../parts/child.ts";
import {
  border,
  bush,
  cloud,
  fence,
  flower,
  grass,
  ground,
  gull,
  sun,
  tree,
  tulip,
} from "../../parts/scenery.ts";
import { pen } from "../../parts/strokes.ts";
import { curve, line, rectangle } from "../../shapes.ts";
import { always, maybe, type Scene } from "./differences.ts";
import { ball, bench, climbingDome, SOLID, springRider, THIN } from "./equipment.ts";
import { SCENE } from "./size.ts";

const animal = { width: 0.55 };
const fine = (marks: readonly PathMark[]): PathMark[] =>
  marks.map((mark) => (mark.stroke ? { ...mark, width: 0.55 } : mark));

const solid = pen(SOLID);
const thin = pen(THIN);
const seated = { pose: POSES.sitting } as const;

const schoolWindow = (x: number): PathMark[] => [
  rectangle({ x, y: 29, width: 8, height: 9 }, SOLID),
  thin.lines(x + 4, 29, x + 4, 38),
  thin.lines(x, 33.5, x + 8, 33.5),
];

const tile = (x: number, y: number): PathMark =>
  solid.shape(x, y, x + 8, y, x + 7, y + 6, x - 1, y + 6);

const net = [
  solid.shape(148.2, 39, 155.8, 39, 154.2, 46, 149.8, 46),
  thin.lines(148.8, 42.4, 155.2, 42.4),
  ...[-1.6, 0.2, 1.8].map((x) => line({ x: 152 + x, y: 39.8 }, { x: 152 + x * 0.6, y: 46 }, THIN)),
];
const onDome = { x: 59, y: 61.4 };

/** A school's yard with a dome to climb on, a hoop, a hopscotch and a spring rider. */
export const schoolyard: Scene = {
  name: "schoolyard",
  pieces: [
    maybe("The left cloud is missing.", fine(cloud({ x: 20, y: 9 }, 23))),
    always(fine(cloud({ x: 144, y: 11 }, 24))),
    always(fine(sun({ x: 172, y: 13.5 }, 6))),
    maybe("The sun does not smile.", [
      thin.cup(172, 14, 3.4, 2.4),
      ...[-2, 2].map((x) => pen(THIN).dot(172 + x, 12, 0.75)),
    ]),
    maybe(
      "The plane flies the other way.",
      placed(plane, { x: 44, y: 4, width: 17, height: 15 }, animal),
      placed(plane, { x: 44, y: 4, width: 17, height: 15 }, { ...animal, mirrored: true }),
    ),
    maybe("The bird is missing.", fine(gull({ x: 76, y: 8 }, 12))),
    always(fine([ground({ x: 0, y: 0, ...SCENE }, [48, 46, 48, 49, 48, 46, 47])])),
    always(fine(fence({ x: 136, y: 40, width: 49, height: 11 }, 9))),
    // The school.
    maybe("The school has no chimney.", [
      rectangle({ x: 118, y: 8, width: 6, height: 12 }, SOLID),
      rectangle({ x: 117, y: 6.4, width: 8, height: 2.4 }, SOLID),
    ]),
    always([
      rectangle({ x: 70, y: 23, width: 62, height: 29 }, SOLID),
      solid.shape(66, 24, 101, 7, 136, 24),
      rectangle({ x: 96, y: 35, width: 10, height: 17 }, SOLID),
      thin.lines(101, 35, 101, 52),
    ]),
    always(schoolWindow(74), schoolWindow(85), schoolWindow(109)),
    maybe("A window of the school is missing.", schoolWindow(120)),
    maybe("The school clock is missing.", [
      solid.oval(101, 16.4, 4.2),
      thin.lines(101, 13.4, 101, 16.4, 103.2, 17.6),
    ]),
    always(fine(bush({ x: 140, y: 53 }, 15))),
    maybe(
      "The cat on the fence looks the other way.",
      placed(cat, { x: 164, y: 31, width: 15, height: 10.4 }, animal),
      placed(cat, { x: 164, y: 31, width: 15, height: 10.4 }, { ...animal, mirrored: true }),
    ),
    // The tree with its tire.
    always(fine(tree({ x: 20, y: 64 }, 46))),
    maybe(
      "The owl in the tree is missing.",
      placed(owl, { x: 13, y: 25, width: 12, height: 15 }, animal),
    ),
    maybe("The tire swing is missing.", [
      line({ x: 33.6, y: 40 }, { x: 33.6, y: 53 }, THIN),
      solid.oval(33.6, 58, 5),
      solid.oval(33.6, 58, 2.6),
    ]),
    maybe(
      "The bicycle is missing.",
      placed(bicycle, { x: 105, y: 53, width: 19, height: 14 }, animal),
    ),
    // Dome with a child on top.
    always(climbingDome({ x: 59, y: 82 }, 22)),
    maybe(
      "The child on the dome has other hair.",
      child(onDome, { hair: "long", shirt: "stripes", pose: POSES.cheering, scale: 0.85 }),
      child(onDome, { hair: "curly", shirt: "stripes", pose: POSES.cheering, scale: 0.85 }),
    ),
    // Hoop.
    always([
      rectangle({ x: 151, y: 36, width: 2, height: 38 }, SOLID),
      rectangle({ x: 143, y: 24, width: 18, height: 13 }, SOLID),
      rectangle({ x: 148.5, y: 29, width: 7, height: 5.4 }, THIN),
      solid.oval(152, 38.6, 4, 1.3),
    ]),
    maybe("The net of the hoop is missing.", net),
    always(child({ x: 137, y: 77 }, { hair: "short", shirt: "plain", pose: POSES.cheering })),
    maybe(
      "The ball in the air is missing.",
      placed(basketball, { x: 137, y: 43.6, width: 9, height: 9 }, animal),
    ),
    // Rope.
    always(child({ x: 171, y: 86 }, { hair: "pigtails", shirt: "dress", pose: POSES.standing })),
    maybe("The skipping rope is missing.", [
      curve(
        [
          { x: 165.5, y: 78 },
          { x: 159, y: 70 },
          { x: 161, y: 60 },
          { x: 171, y: 55.6 },
          { x: 181, y: 60 },
          { x: 183, y: 70 },
          { x: 176.5, y: 78 },
        ],
        THIN,
      ),
    ]),
    // Spring rider.
    maybe(
      "The rider on the spring is a fish.",
      springRider({ x: 98, y: 90 }, "horse"),
      springRider({ x: 98, y: 90 }, "fish"),
    ),
    // Hopscotch.
    always([
      tile(117, 85),
      tile(125, 82),
      tile(124, 88),
      tile(133, 85),
      tile(141, 82),
      tile(140, 88),
    ]),
    maybe("The last box of the hopscotch is missing.", [tile(149, 85)]),
    maybe(
      "The hopping child has pigtails.",
      child({ x: 121, y: 88.6 }, { hair: "bun", shirt: "plain", pose: POSES.running, scale: 0.9 }),
      child(
        { x: 121, y: 88.6 },
        { hair: "pigtails", shirt: "plain", pose: POSES.running, scale: 0.9 },
      ),
    ),
    // In front.
    always(bench({ x: 18, y: 85 })),
    maybe(
      "The bag on the bench is missing.",
      placed(backpack, { x: 23.6, y: 67, width: 9, height: 11.6 }, animal),
    ),
    always(child({ x: 12, y: 86 }, { ...seated, hair: "curly", shirt: "plain", scale: 0.95 })),
    maybe(
      "The book is missing.",
      placed(openBook, { x: 13, y: 70.4, width: 9, height: 8 }, animal),
    ),
    maybe(
      "The rabbit is missing.",
      placed(rabbit, { x: 37, y: 83.6, width: 12, height: 11 }, animal),
    ),
    maybe(
      "The ball has a star.",
      ball({ x: 62, y: 89.6 }, 4.8, "stripes"),
      ball({ x: 62, y: 89.6 }, 4.8, "star"),
    ),
    maybe("A flower is missing.", fine(flower({ x: 79, y: 95 }, 14))),
    always(
      fine([
        ...tulip({ x: 181, y: 95 }, 10),
        ...tulip({ x: 174, y: 95 }, 8),
        ...grass({ x: 112, y: 95 }, 4),
        ...grass({ x: 31, y: 95 }, 4),
        ...grass({ x: 6, y: 95 }, 4),
      ]),
    ),
    always([border({ x: 0, y: 0, ...SCENE })]),
  ],
};
