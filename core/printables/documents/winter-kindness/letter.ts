import { pick, type Random } from "#core/random/random.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { mitten } from "../../drawings/mitten.ts";
import { pineTree } from "../../drawings/pine-tree.ts";
import { snowflake } from "../../drawings/snowflake.ts";
import { star } from "../../drawings/star.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { rectangle } from "../../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../../text.ts";

const EDGES: readonly [Drawing, ...Drawing[]] = [snowflake, mitten, pineTree, star];

/** Side of the little pictures around the letter, in millimeters. */
const PICTURE = 9;

/** Little pictures around a sheet of letter paper. */
function edge(drawing: Drawing, top: number): Mark[] {
  const [across, down] = [15, Math.round((BODY.height - top) / 12.5)];
  const stepX = (BODY.width - PICTURE) / (across - 1);
  const stepY = (BODY.height - top - PICTURE) / (down - 1);
  const places = [
    ...Array.from({ length: across }, (_, index) => [index * stepX, top]),
    ...Array.from({ length: across }, (_, index) => [index * stepX, BODY.height - PICTURE]),
    ...Array.from({ length: down - 2 }, (_, index) => [0, top + (index + 1) * stepY]),
    ...Array.from({ length: down - 2 }, (_, index) => [
      BODY.width - PICTURE,
      top + (index + 1) * stepY,
    ]),
  ];
  return places.flatMap(([x = 0, y = 0]) =>
    placed(drawing, { x, y, width: PICTURE, height: PICTURE }, { width: 0.5 }),
  );
}

/** Beginnings of the letter's lines, and how many lines to write on follow each. */
const LETTERS = {
  k2: [
    ["Dear", 1],
    ["Thank you for", 2],
    ["I felt", 1],
    ["Love from", 1],
  ],
  "35": [
    ["Dear", 1],
    ["Thank you for", 2],
    ["It helped me because", 2],
    ["Next time I would like to", 1],
    ["Your friend,", 1],
  ],
  "68": [
    ["Dear", 1],
    ["I am writing to thank you for", 2],
    ["I noticed that you", 2],
    ["It mattered to me because", 3],
    ["Sincerely,", 1],
  ],
} as const satisfies Record<SheetParams["age"], readonly (readonly [string, number])[]>;

/** Letter paper with a frame, the beginnings of a thank-you letter and room for a picture. */
export function letterPage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Who has been kind to you? Write a thank-you letter, add a picture and hand it over or mail it.",
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 3;
  const gap = lineGap(params.age) + (params.large ? 2.5 : params.age === "k2" ? 2 : 0.5);
  const [left, right] = [PICTURE + 6, BODY.width - PICTURE - 6];
  const size = params.large ? 18 : params.age === "k2" ? 16 : 14;
  const midline = params.age === "k2";
  const marks: Mark[] = [];
  let y = top + PICTURE + 3;
  for (const [words, lines] of LETTERS[params.age]) {
    const start = left + textWidth(words, { size }) + 3;
    marks.push(
      text({ x: left, y: y + gap - 0.8 }, words, { size }),
      ...writingLines({ x: start, y, width: right - start, height: gap }, { gap, midline }),
      ...writingLines(
        { x: left, y: y + gap, width: right - left, height: (lines - 1) * gap },
        { gap, midline },
      ),
    );
    y += lines * gap + 1;
  }
  const picture = {
    x: left,
    y: y + 6,
    width: right - left,
    height: BODY.height - PICTURE - 5 - (y + 6),
  };
  return {
    title: "A Thank-You Letter",
    marks: [
      ...advice.marks,
      ...edge(pick(EDGES, random), top),
      ...marks,
      rectangle(picture, { stroke: "ink", width: 0.5 }, 4),
    ],
  };
}
