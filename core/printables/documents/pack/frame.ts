import { pick, type Random } from "#core/random/random.ts";
import { BODY, type Mark, type PackAge, type PackSkill, type SheetParams } from "../../page.ts";
import { POINT } from "../../point.ts";
import {
  arc,
  type Box,
  circle,
  curve,
  ellipse,
  line,
  path,
  rectangle,
  star,
} from "../../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../../text.ts";

const AGES: Readonly<Record<PackAge, string>> = { k2: "K-2", "35": "3-5", "68": "6-8" };

const SKILLS: Readonly<Record<PackSkill, string>> = {
  mixed: "Mixed skills",
  focus: "Focus",
  reading: "Reading",
  stem: "STEM",
  creativity: "Creativity",
};

/** Height in millimeters of the strip on the first page. */
export const STRIP = 12;

/** How long the pack takes, and for whom it is. */
export function packStrip(params: Pick<SheetParams, "time" | "age" | "skill" | "large">): Mark[] {
  const { body: size } = typeSizes(params);
  const base = STRIP / 2 + size * POINT * 0.34;
  const clock = { x: 8, y: STRIP / 2 };
  const hand = { stroke: "ink", width: 0.7 } as const;
  return [
    rectangle({ x: 0, y: 0, width: BODY.width, height: STRIP }, { stroke: "ink", width: 0.6 }, 4),
    circle(clock, 3.8, hand),
    line(clock, { x: clock.x, y: clock.y - 2.7 }, hand),
    line(clock, { x: clock.x + 2, y: clock.y + 1 }, hand),
    text({ x: 15, y: base }, `About ${params.time} minutes`, { size, bold: true }),
    text({ x: BODY.width * 0.52, y: base }, `Grades ${AGES[params.age]}`, {
      size,
      bold: true,
      anchor: "middle",
    }),
    text({ x: BODY.width - 6, y: base }, SKILLS[params.skill], { size, bold: true, anchor: "end" }),
  ];
}

/** The height in millimeters of the end of the pack; more if the last page has room. */
export const CLOSING = { short: 20, tall: 36 } as const;

/** A star to color for each puzzle, at the foot of the last page. */
export function packClosing(
  count: number,
  height: number,
  params: Pick<SheetParams, "large">,
): Mark[] {
  const { body: size } = typeSizes(params);
  const box = { x: 0, y: BODY.height - height, width: BODY.width, height };
  const tall = height === CLOSING.tall;
  const radius = tall ? 7.5 : 6;
  const starsAt = BODY.width - 6 - radius - (count - 1) * (2 * radius + 2);
  const middle = box.y + (tall ? height * 0.36 : height / 2);
  const words = textBlock(
    { x: 6, y: 0 },
    "Color a star for each puzzle that you have solved.",
    starsAt - radius - 10,
    { size },
  );
  const shift = middle - words.height / 2;
  const base = box.y + height - 6;
  const before = "I liked number";
  const start = 6 + textWidth(before, { size }) + 3;
  const liked = [
    text({ x: 6, y: base }, before, { size }),
    line({ x: start, y: base + 1 }, { x: start + 16, y: base + 1 }, { stroke: "dark", width: 0.3 }),
    text({ x: start + 19, y: base }, "best.", { size }),
  ];
  return [
    rectangle(box, { stroke: "ink", width: 0.6 }, 4),
    ...words.marks.map((mark) => ({ ...mark, y: mark.y + shift })),
    ...Array.from({ length: count }, (_, index) =>
      star({ x: starsAt + index * (2 * radius + 2), y: middle + 0.6 }, radius, {
        stroke: "ink",
        width: 0.7,
        fill: "paper",
      }),
    ),
    ...(tall ? liked : []),
  ];
}

/** Beginnings of pictures, drawn in the middle of a square of side 2 around (0, 0). */
const BEGINNINGS: readonly [Beginning, ...Beginning[]] = [
  ({ x, y }, r) => [arc({ x, y }, r * 0.6, 180, 360, { stroke: "ink", width: 1.2 })],
  ({ x, y }, r) => [
    curve(
      [-1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((at, index) => ({
        x: x + at * r * 0.6,
        y: y + (index % 2 === 0 ? 0.16 : -0.16) * r,
      })),
      { stroke: "ink", width: 1.2 },
    ),
  ],
  ({ x, y }, r) => [
    ellipse({ x: x - r * 0.35, y }, r * 0.26, r * 0.32, { stroke: "ink", width: 1.2 }),
    ellipse({ x: x + r * 0.35, y }, r * 0.26, r * 0.32, { stroke: "ink", width: 1.2 }),
  ],
  ({ x, y }, r) => [
    path(
      `M${(x - r * 0.7).toFixed(2)} ${(y + r * 0.4).toFixed(2)}L${x.toFixed(2)} ${(y - r * 0.5).toFixed(2)}L${(x + r * 0.7).toFixed(2)} ${(y + r * 0.4).toFixed(2)}`,
      { stroke: "ink", width: 1.2 },
    ),
  ],
];
type Beginning = (middle: { x: number; y: number }, radius: number) => readonly Mark[];

/** A few lines in a frame that become whatever the child makes of them. */
export function finishThePicture(
  box: Box,
  params: Pick<SheetParams, "large">,
  random: Random,
): Mark[] {
  const type = typeSizes(params);
  const title = "Time left? Finish the picture.";
  const question = "What could these lines become?";
  const base = box.y + type.heading * POINT;
  const after = textWidth(title, { size: type.heading, bold: true }) + 5;
  const beside = after + textWidth(question, { size: type.body }) < box.width;
  const top = base + (beside ? 4 : 4 + type.body * POINT * 1.5);
  const frame = { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const beginning = pick(BEGINNINGS, random);
  return [
    text({ x: box.x, y: base }, title, { size: type.heading, bold: true }),
    text(
      { x: box.x + (beside ? after : 0), y: beside ? base : base + type.body * POINT * 1.4 },
      question,
      { size: type.body },
    ),
    rectangle(frame, { stroke: "ink", width: 0.8 }, 5),
    ...beginning(middle, Math.min(frame.height, frame.width) * 0.34),
  ];
}
