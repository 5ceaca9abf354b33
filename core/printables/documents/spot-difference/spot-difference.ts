import { pick } from "#core/random/random.ts";
import { BODY, type Generate, type Mark, type PathMark } from "../../page.ts";
import { faded } from "../../parts/faded.ts";
import { moved } from "../../parts/transform.ts";
import { POINT } from "../../point.ts";
import { type Box, circle, ellipse, middleOf, star } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { chooseDifferences, DIFFERENCES, type Difference, drawScene } from "./differences.ts";
import { park } from "./park.ts";
import { schoolyard } from "./schoolyard.ts";
import { SCENE } from "./size.ts";

/** Between the two pictures in millimeters. */
const GAP = 5;

/** Around a difference in the key, in millimeters. */
const MARGIN = 1.2;

/** From left to right, then from top to bottom: the order in which the key counts. */
const inReadingOrder = (differences: readonly Difference[]): Difference[] =>
  differences.toSorted(
    (one, other) => one.region.x - other.region.x || one.region.y - other.region.y,
  );

/** A thick ring around a difference and its number on the upper left edge of the ring. */
function ringed(region: Box, index: number, size: number): Mark[] {
  const { x, y } = middleOf(region);
  const rx = Math.min(region.width / 2 + MARGIN, x, SCENE.width - x);
  const ry = Math.min(region.height / 2 + MARGIN, y, SCENE.height - y);
  const radius = size * POINT * 0.62;
  const within = (value: number, most: number) => Math.min(Math.max(value, radius), most - radius);
  const middle = {
    x: within(x - rx * 0.75, SCENE.width),
    y: within(y - ry * 0.75, SCENE.height),
  };
  const disc = {
    x: middle.x - radius,
    y: middle.y - radius,
    width: radius * 2,
    height: radius * 2,
  };
  return [
    ellipse({ x, y }, rx, ry, { stroke: "ink", width: 1.1 }),
    circle(middle, radius, { fill: "paper", stroke: "ink", width: 0.5 }),
    textIn(disc, String(index + 1), { size, bold: true }),
  ];
}

function key(
  picture: readonly PathMark[],
  differences: readonly Difference[],
  size: number,
): Mark[] {
  const gray = faded(moved(picture, {}));
  const rings = differences.flatMap(({ region }, index) => ringed(region, index, size));
  const heading = textBlock({ x: 0, y: SCENE.height + 5 }, "In the second picture:", BODY.width, {
    size,
    bold: true,
  });
  let y = SCENE.height + 5 + heading.height + 2;
  const lines: Mark[] = [...heading.marks];
  for (const [index, { words }] of differences.entries()) {
    const block = textBlock({ x: 10, y }, words, BODY.width - 10, { size });
    lines.push(
      text({ x: 7, y: y + size * POINT }, `${index + 1}`, { size, bold: true, anchor: "end" }),
      ...block.marks,
    );
    y += block.height + 3;
  }
  return [...gray, ...rings, ...lines];
}

export const generate: Generate = (params, random) => {
  const size = typeSizes(params).body;
  const scene = pick([park, schoolyard], random);
  const differences = inReadingOrder(chooseDifferences(scene, random));
  const second = drawScene(scene, differences);
  const advice = textBlock(
    { x: 0, y: 0 },
    `Look at both playgrounds. Circle ${DIFFERENCES} differences.`,
    BODY.width,
    { size },
  );
  const top = BODY.height - SCENE.height;
  // A star to color for each difference found.
  const stars = Array.from({ length: DIFFERENCES }, (_, index) =>
    star({ x: BODY.width - 4 - (DIFFERENCES - 1 - index) * 8.4, y: 4 }, 4, {
      stroke: "ink",
      width: 0.5,
    }),
  );
  return {
    title: "Spot the Difference",
    pages: [
      {
        marks: [
          ...advice.marks,
          ...(params.large ? [] : stars),
          ...moved(drawScene(scene), { y: top - SCENE.height - GAP }),
          ...moved(second, { y: top }),
        ],
      },
    ],
    answers: [{ marks: key(second, differences, size) }],
  };
};
