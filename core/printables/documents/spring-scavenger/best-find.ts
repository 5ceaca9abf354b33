import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Page, type SheetParams } from "../../page.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { rectangle } from "../../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../../text.ts";

/** Beginnings of sentences: the first two always, the others random. */
const STARTS: Readonly<Record<SheetParams["age"], readonly string[]>> = {
  k2: ["I found", "It was", "Its color was", "It moved like", "I liked it because"],
  "35": [
    "I found",
    "It was near",
    "It looked like",
    "The sounds around it were",
    "One tiny part that I noticed:",
    "I wonder why",
  ],
  "68": [
    "I found",
    "Around it there was",
    "Its shape reminds me of",
    "A detail that others may miss:",
    "In summer I expect it to",
    "I would like to find out",
  ],
};

/** How many sentences are begun. */
const SENTENCES = 4;

/** A frame to draw the best find of the day, and sentences to finish. */
export function bestFindPage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const [first = "", second = "", ...others] = STARTS[params.age];
  const starts = [first, second, ...shuffled(others, random).slice(0, SENTENCES - 2)];
  const advice = textBlock(
    { x: 0, y: 0 },
    "Draw the best thing you found. Look closely: what shape is it, and which small parts does it have?",
    BODY.width,
    { size: type.body },
  );
  const gap = lineGap(params.age);
  const each = params.age === "k2" ? gap + 3 : 2 * gap + 2;
  const top = advice.height + 3;
  const writingTop = BODY.height - starts.length * each;
  const midline = params.age === "k2";
  return {
    title: "My Best Spring Find",
    marks: [
      ...advice.marks,
      rectangle(
        { x: 0, y: top, width: BODY.width, height: writingTop - top - 4 },
        { stroke: "ink", width: 0.8 },
        5,
      ),
      ...starts.flatMap((words, index) => {
        const y = writingTop + index * each;
        const from = textWidth(words, { size: type.body }) + 3;
        return [
          text({ x: 0, y: y + gap - 0.8 }, words, { size: type.body }),
          ...writingLines({ x: from, y, width: BODY.width - from, height: gap }, { gap, midline }),
          ...(midline
            ? []
            : writingLines({ x: 0, y: y + gap, width: BODY.width, height: gap }, { gap })),
        ];
      }),
    ],
  };
}
