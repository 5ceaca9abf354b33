import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { COLORABLE } from "../../parts/scenery.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { type Box, circle, line, type Point, polygon, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { COMPLIMENT_STARTS, KIND_WORDS } from "./deeds.ts";

/** From the middle of the snowflake to the end of an arm, in millimeters; less in large print. */
const RADIUS = 44;
const LARGE_RADIUS = 38;

/** Side branches of an arm: their position along it and their length, relative to the arm. */
type Branches = readonly (readonly [far: number, long: number])[];

const FLAKES: readonly [Branches, ...Branches[]] = [
  [
    [0.55, 0.28],
    [0.78, 0.2],
  ],
  [
    [0.5, 0.2],
    [0.66, 0.26],
    [0.82, 0.16],
  ],
  [
    [0.62, 0.34],
    [0.86, 0.12],
  ],
];

/** A snow crystal: six equal arms, as every real one has. */
function snowflake(middle: Point, radius: number, branches: Branches): Mark[] {
  const stroke = { stroke: "ink", width: 1.2 } as const;
  return Array.from({ length: 6 }, (_, arm) => (arm * Math.PI) / 3 - Math.PI / 2).flatMap(
    (angle) => {
      const at = (from: Point, turn: number, far: number) => ({
        x: from.x + Math.cos(angle + turn) * far * radius,
        y: from.y + Math.sin(angle + turn) * far * radius,
      });
      const tip = at(middle, 0, 1);
      const gem = [
        at(tip, Math.PI, 0.1),
        at(tip, Math.PI / 2, 0.05),
        tip,
        at(tip, -Math.PI / 2, 0.05),
      ];
      return [
        line(at(middle, 0, 0.3), tip, stroke),
        ...branches.flatMap(([far, long]) => {
          const root = at(middle, 0, far);
          return [Math.PI / 3, -Math.PI / 3].map((turn) =>
            line(root, at(root, turn, long), stroke),
          );
        }),
        polygon(gem, COLORABLE),
      ];
    },
  );
}

/** A kind word about somebody on each arm of a snowflake. */
export function snowflakePage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const starts = shuffled(COMPLIMENT_STARTS, random);
  const words = shuffled(KIND_WORDS, random).slice(0, params.large ? 8 : 12);
  const radius = params.large ? LARGE_RADIUS : RADIUS;
  const gap = lineGap(params.age);
  const advice = textBlock(
    { x: 0, y: 0 },
    "No two snowflakes look the same, and no two people do. Write a name in the middle. Finish the six sentences about this person and give the page away.",
    BODY.width,
    { size: type.body },
  );
  const bank = textBlock({ x: BODY.width / 2, y: 0 }, words.join(", "), BODY.width - 10, {
    size: type.body,
    anchor: "middle",
  });
  const bankHeight = bank.height + 12;
  const bankTop = BODY.height - bankHeight;
  const top = advice.height + 3;
  const middle = { x: BODY.width / 2, y: (top + bankTop) / 2 - 1 };
  const high = Math.min(36, (bankTop - top - 2 * radius) / 2 - 3);
  const [wide, far] = params.large ? [60, 72] : [54, 70];
  const lift = 20;
  const places: readonly Box[] = [
    { x: middle.x - far / 2, y: middle.y - radius - high - 1, width: far, height: high },
    { x: BODY.width - wide, y: middle.y - lift - high / 2 - 1, width: wide, height: high },
    { x: BODY.width - wide, y: middle.y + lift - high / 2 + 1, width: wide, height: high },
    { x: middle.x - far / 2, y: middle.y + radius + 1, width: far, height: high },
    { x: 0, y: middle.y + lift - high / 2 + 1, width: wide, height: high },
    { x: 0, y: middle.y - lift - high / 2 - 1, width: wide, height: high },
  ];
  const sentences = places.flatMap((box, index) => {
    const label = type.body * POINT + 4;
    return [
      rectangle(box, { stroke: "ink", width: 0.6, fill: "paper" }, 4),
      text({ x: box.x + 3, y: box.y + label - 1 }, starts[index] ?? "", { size: type.body }),
      ...writingLines(
        {
          x: box.x + 3,
          y: box.y + label - 1,
          width: box.width - 6,
          height: box.height - label - 0.5,
        },
        { gap: Math.min(gap, (box.height - label - 1) / 2) },
      ),
    ];
  });
  return {
    title: "Snowflake of Kind Words",
    marks: [
      ...advice.marks,
      ...snowflake(middle, radius, pick(FLAKES, random)),
      circle(middle, radius * 0.36, COLORABLE),
      line(
        { x: middle.x - 12, y: middle.y + 3 },
        { x: middle.x + 12, y: middle.y + 3 },
        { stroke: "dark", width: 0.3 },
      ),
      ...sentences,
      rectangle(
        { x: 0, y: bankTop + 3, width: BODY.width, height: bankHeight - 3 },
        { stroke: "mid" },
        3,
      ),
      textIn({ x: 0, y: bankTop + 4, width: BODY.width, height: 7 }, "Words to borrow", {
        size: type.small,
        bold: true,
      }),
      ...bank.marks.map((mark) => ({ ...mark, y: mark.y + bankTop + 10.5 })),
    ],
  };
}
