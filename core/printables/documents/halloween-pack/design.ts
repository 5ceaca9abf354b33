import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { type Box, boxes, rectangle, type Style } from "../../shapes.ts";
import { lineHeight, text, textBlock, textWidth, typeSizes } from "../../text.ts";
import { EYES, eye, MOUTHS, mouth, NOSES, nose, pumpkin } from "./pumpkin.ts";

/** A pumpkin's size in millimeters. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A round, a wide and a tall one. */
const SHAPES: readonly [Size, ...Size[]] = [
  { width: 112, height: 104 },
  { width: 128, height: 92 },
  { width: 92, height: 108 },
];

const STYLE: Style = { stroke: "ink", fill: "paper", width: 0.7 };

const part = (box: Box, wide: number, high: number): Box => ({
  x: box.x + (box.width - wide) / 2,
  y: box.y + (box.height - high) / 2,
  width: wide,
  height: high,
});

/** A page for drawing a pumpkin's face, with eyes, noses and mouths to copy. */
export function designPage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const shape = pick(SHAPES, random);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Give this pumpkin a face. Borrow parts from the boxes below, or make up your own. Is your pumpkin happy, sleepy or silly?",
    BODY.width,
    { size: type.body },
  );
  const gap = lineGap(params.age);
  const name = "My pumpkin's name:";
  const likes = "My pumpkin likes:";
  const nameTop = BODY.height - 2 * (gap + 2);
  const label = lineHeight(type.body);
  const partsTop = nameTop - 44 - label;
  const top = advice.height + 3;
  const room = partsTop - top - 4;
  const scale = Math.min(1, room / shape.height);
  const wide = shape.width * scale;
  const body = { x: (BODY.width - wide) / 2, y: top, width: wide, height: shape.height * scale };
  const columns: readonly [string, (box: Box) => readonly Mark[]][] = [
    [
      "Eyes",
      (box) =>
        boxes(box, 2, 2).flatMap((cell, index) => {
          const kind = eyes[index];
          if (!kind) return [];
          return boxes(part(cell, 22, 10), 2, 1, 4).flatMap((each) =>
            eye(kind, part(each, 8, 9), STYLE),
          );
        }),
    ],
    [
      "Noses",
      (box) =>
        boxes(box, 2, 2).flatMap((cell, index) =>
          noses[index] ? nose(noses[index], part(cell, 11, 12), STYLE) : [],
        ),
    ],
    [
      "Mouths",
      (box) =>
        boxes(box, 2, 2).flatMap((cell, index) => {
          const kind = mouths[index];
          const style = kind === "wavy" ? ({ stroke: "ink", width: 0.7 } as const) : STYLE;
          return kind ? mouth(kind, part(cell, 22, 12), style) : [];
        }),
    ],
  ];
  const eyes = shuffled(EYES, random).slice(0, 4);
  const noses = shuffled(NOSES, random);
  const mouths = shuffled(MOUTHS, random);
  const parts = boxes(
    { x: 0, y: partsTop + label, width: BODY.width, height: 40 },
    3,
    1,
    5,
  ).flatMap((box, index) => {
    const [title, draw] = columns[index] ?? ["", () => []];
    return [
      text({ x: box.x + box.width / 2, y: box.y - 2 }, title, {
        size: type.body,
        bold: true,
        anchor: "middle",
      }),
      rectangle(box, { stroke: "mid", width: 0.4 }, 3),
      ...draw({ x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }),
    ];
  });
  const written = [name, likes].flatMap((words, index) => {
    const base = nameTop + (index + 1) * (gap + 2) - 1;
    const start = textWidth(words, { size: type.body }) + 3;
    return [
      text({ x: 0, y: base - 0.8 }, words, { size: type.body }),
      ...writingLines(
        { x: start, y: base - gap, width: BODY.width - start, height: gap },
        { gap, midline: params.age === "k2" },
      ),
    ];
  });
  return {
    title: "Design Your Pumpkin",
    marks: [...advice.marks, ...pumpkin(body, 0.9, "room"), ...parts, ...written],
  };
}
