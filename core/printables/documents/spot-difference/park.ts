import { placed } from "../../drawing.ts";
import { butterfly } from "../../drawings/butterfly.ts";
import { cat } from "../../drawings/cat.ts";
import { dog } from "../../drawings/dog.ts";
import { squirrel } from "../../drawings/squirrel.ts";
import type { PathMark } from "../../page.ts";
import { child, POSES } from "../../parts/child.ts";
import {
  border,
  bush,
  cloud,
  fence,
  fir,
  flower,
  grass,
  ground,
  gull,
  sun,
  tree,
  tulip,
} from "../../parts/scenery.ts";
import { curve, ellipse, polygon, rectangle } from "../../shapes.ts";
import { always, maybe, type Scene } from "./differences.ts";
import {
  ball,
  bench,
  bucket,
  castle,
  flagPole,
  kite,
  plank,
  SOLID,
  slide,
  swingFrame,
  swingSeat,
  THIN,
} from "./equipment.ts";
import { SCENE } from "./size.ts";

const animal = { width: 0.55 };
/** A scene's lines are as thin as its smallest parts need. */
const fine = (marks: readonly PathMark[]): PathMark[] =>
  marks.map((mark) => (mark.stroke ? { ...mark, width: 0.55 } : mark));

const seated = { pose: POSES.sitting } as const;
const boards = fine(fence({ x: 1, y: 39, width: 40, height: 12 }, 8));
const rays = fine(sun({ x: 13.5, y: 13 }, 6));

/** A park with a slide, swings, a seesaw and a sandbox. */
export const park: Scene = {
  name: "park",
  pieces: [
    maybe("The sun has no rays.", rays, rays.slice(-1)),
    maybe("A cloud is missing.", fine(cloud({ x: 50, y: 12 }, 25))),
    maybe(
      "The right cloud is smaller.",
      fine(cloud({ x: 158, y: 11 }, 27)),
      fine(cloud({ x: 158, y: 11 }, 16)),
    ),
    maybe("The bird is missing.", fine(gull({ x: 79, y: 14 }, 12))),
    always(fine([ground({ x: 0, y: 0, ...SCENE }, [49, 45, 48, 51, 46, 48, 50])])),
    maybe(
      "The fence has lost two boards.",
      boards,
      boards.filter((_, index) => index !== 4 && index !== 5),
    ),
    always(fine(bush({ x: 92, y: 50 }, 18))),
    maybe(
      "There are no apples on the tree.",
      fine(tree({ x: 27, y: 61 }, 38, 6)),
      fine(tree({ x: 27, y: 61 }, 38)),
    ),
    maybe(
      "The squirrel under the tree is missing.",
      placed(squirrel, { x: 5, y: 49, width: 12, height: 13 }, animal),
    ),
    maybe(
      "The fir is another kind of tree.",
      fine(fir({ x: 171, y: 59 }, 38)),
      fine(tree({ x: 171, y: 59 }, 38)),
    ),
    always(bench({ x: 152, y: 60 })),
    maybe(
      "The cat on the bench is missing.",
      placed(cat, { x: 144, y: 43.6, width: 14, height: 10.4 }, animal),
    ),
    // Slide, with a child on its platform.
    maybe(
      "The flag on the slide flies the other way.",
      flagPole({ x: 60, y: 44.6 }, -1),
      flagPole({ x: 60, y: 44.6 }, 1),
    ),
    always(slide({ x: 42, y: 72 })),
    maybe(
      "The child on the slide wears a cap.",
      child({ x: 73, y: 57.6 }, { ...seated, hair: "long", shirt: "plain", scale: 0.8 }),
      child({ x: 73, y: 57.6 }, { ...seated, hair: "cap", shirt: "plain", scale: 0.8 }),
    ),
    // Swings.
    always(swingFrame({ x: 91, y: 72 }, 48)),
    always(swingSeat({ x: 106, y: 29 }, 28)),
    maybe(
      "The child on the swing has curly hair.",
      child({ x: 105, y: 64.4 }, { ...seated, hair: "short", shirt: "stripes", scale: 0.95 }),
      child({ x: 105, y: 64.4 }, { ...seated, hair: "curly", shirt: "stripes", scale: 0.95 }),
    ),
    maybe("The empty swing is missing.", swingSeat({ x: 124.5, y: 29 }, 28)),
    // The child with the kite.
    maybe("The kite has dots.", kite({ x: 122, y: 11 }, "cross"), kite({ x: 122, y: 11 }, "dots")),
    always([
      curve(
        [
          { x: 122, y: 19 },
          { x: 138, y: 26 },
          { x: 158, y: 40 },
          { x: 170.6, y: 50.6 },
        ],
        { stroke: "ink", width: 0.35 },
      ),
    ]),
    always(
      child(
        { x: 176.5, y: 68 },
        { hair: "cap", shirt: "plain", pose: POSES.waving, scale: 0.85, mirrored: true },
      ),
    ),
    // Sandbox.
    always([ellipse({ x: 155, y: 80 }, 29, 10.5, SOLID), ellipse({ x: 155, y: 79 }, 26, 8, THIN)]),
    maybe(
      "The flag on the sandcastle is missing.",
      castle({ x: 151, y: 84 }, true),
      castle({ x: 151, y: 84 }, false),
    ),
    always(
      child({ x: 136, y: 83 }, { hair: "bun", shirt: "dress", pose: POSES.holding, scale: 0.85 }),
    ),
    maybe("The bucket is missing.", bucket({ x: 167, y: 84 })),
    // Seesaw in front.
    maybe(
      "The seesaw stands on a box.",
      [
        polygon(
          [
            { x: 32, y: 82 },
            { x: 37, y: 91 },
            { x: 27, y: 91 },
          ],
          SOLID,
        ),
      ],
      [rectangle({ x: 27, y: 82, width: 10, height: 9 }, SOLID)],
    ),
    always(plank({ x: 32, y: 81.6 }, 25, -8)),
    maybe(
      "The girl on the seesaw has no pigtails.",
      child({ x: 14, y: 91 }, { ...seated, hair: "pigtails", shirt: "heart", scale: 0.9 }),
      child({ x: 14, y: 91 }, { ...seated, hair: "short", shirt: "heart", scale: 0.9 }),
    ),
    maybe(
      "The boy on the seesaw wears a cap.",
      child(
        { x: 50, y: 85.4 },
        { ...seated, hair: "short", shirt: "dots", scale: 0.9, mirrored: true },
      ),
      child(
        { x: 50, y: 85.4 },
        { ...seated, hair: "cap", shirt: "dots", scale: 0.9, mirrored: true },
      ),
    ),
    // In front.
    maybe(
      "The dog looks the other way.",
      placed(dog, { x: 96, y: 74, width: 20, height: 17 }, animal),
      placed(dog, { x: 96, y: 74, width: 20, height: 17 }, { ...animal, mirrored: true }),
    ),
    maybe(
      "The ball has stripes.",
      ball({ x: 82, y: 87 }, 5.2, "star"),
      ball({ x: 82, y: 87 }, 5.2, "stripes"),
    ),
    maybe(
      "The butterfly is missing.",
      placed(butterfly, { x: 120, y: 84, width: 10, height: 9 }, animal),
    ),
    maybe("A flower is missing.", fine(flower({ x: 68, y: 95 }, 14))),
    always(
      fine([
        ...tulip({ x: 60, y: 95 }, 9),
        ...grass({ x: 92, y: 95 }, 4),
        ...grass({ x: 6, y: 94 }, 4.5),
        ...grass({ x: 134, y: 94 }, 4),
      ]),
    ),
    maybe("The tulip in the right corner is missing.", fine(tulip({ x: 180, y: 95 }, 15))),
    always([border({ x: 0, y: 0, ...SCENE })]),
  ],
};
