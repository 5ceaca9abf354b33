import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { ball } from "../../drawings/ball.ts";
import { camping } from "../../drawings/camping.ts";
import { kite } from "../../drawings/kite.ts";
import { sailboat } from "../../drawings/sailboat.ts";
import { sandcastle } from "../../drawings/sandcastle.ts";
import { sunflower } from "../../drawings/sunflower.ts";
import { watermelon } from "../../drawings/watermelon.ts";
import { BODY, type Page, type SheetParams } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { POINT } from "../../point.ts";
import { boxes, line, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes, wrap } from "../../text.ts";
import { BUCKET_LIST } from "./words.ts";

const PICTURES: readonly Drawing[] = [
  ball,
  camping,
  kite,
  sailboat,
  sandcastle,
  sunflower,
  watermelon,
];

/** Ideas on the page, and empty lines for the child's own. */
const IDEAS = 14;
const OWN = 4;

/** Things to do this summer, each with a box to check, and room for the child's own ideas. */
export function bucketListPage(params: Pick<SheetParams, "large">, random: Random): Page {
  const type = typeSizes(params);
  const [ideas, own] = params.large ? [IDEAS - 2, OWN - 2] : [IDEAS, OWN];
  const list = shuffled(BUCKET_LIST, random).slice(0, ideas);
  const pictures = shuffled(PICTURES, random).slice(0, 5);
  const advice = textBlock(
    { x: 0, y: 0 },
    "What will you do this summer? Check each thing that you have done. Write your own ideas on the empty lines.",
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 4;
  const strip = 28;
  const rows = (ideas + own) / 2;
  const cells = boxes(
    { x: 0, y: top + strip + 4, width: BODY.width, height: BODY.height - top - strip - 4 },
    2,
    rows,
    4,
  );
  const style = { size: type.body };
  return {
    title: "My Summer Bucket List",
    marks: [
      ...advice.marks,
      ...boxes({ x: 0, y: top, width: BODY.width, height: strip }, 5, 1, 6).flatMap(
        (box, index) => {
          const drawing = pictures[index];
          return drawing ? placed(drawing, box, { width: 0.7 }) : [];
        },
      ),
      ...cells.flatMap((cell, index) => {
        const middle = cell.y + cell.height / 2;
        const mine = index >= ideas;
        const lines = wrap(list[index] ?? "", cell.width - 18, style);
        const first =
          middle - ((lines.length - 1) * lineHeight(type.body)) / 2 + type.body * POINT * 0.34;
        return [
          rectangle(cell, { stroke: "mid", width: 0.4 }, 3),
          checkbox({ x: cell.x + 4, y: middle - 3.5 }, 7),
          ...(mine
            ? [
                line(
                  { x: cell.x + 15, y: middle + 3.5 },
                  { x: cell.x + cell.width - 4, y: middle + 3.5 },
                  { stroke: "dark", width: 0.3 },
                ),
              ]
            : lines.map((words, at) =>
                text({ x: cell.x + 15, y: first + at * lineHeight(type.body) }, words, style),
              )),
        ];
      }),
    ],
  };
}
