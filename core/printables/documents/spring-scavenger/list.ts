import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { placed } from "../../drawing.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes, wrap } from "../../text.ts";
import { type Find, PLACES } from "./finds.ts";

/** Finds without a picture, for those who have all the others. */
const EXTRA: Readonly<Record<SheetParams["age"], readonly string[]>> = {
  k2: ["something yellow", "something round", "something tiny", "something that moves"],
  "35": [
    "three kinds of leaves",
    "a plant in a wall or crack",
    "something older than you",
    "two birds that differ",
  ],
  "68": [
    "a leaf with a toothed edge",
    "a sign that an animal was here",
    "a plant that grows in shade",
    "a flower that an insect visits",
  ],
};

const SAFETY =
  "Go with a grown-up. Look with your eyes: do not pick, and do not eat anything you find. Stay away from nests, roads and deep water.";

function cell(box: Box, find: Find, size: number): Mark[] {
  const label = 2 * lineHeight(size);
  const picture = {
    x: box.x + 2,
    y: box.y + 3,
    width: box.width - 4,
    height: box.height - label - 6,
  };
  const lines = wrap(find.words, box.width - 2, { size });
  return [
    rectangle(box, { stroke: "mid", width: 0.4 }, 3),
    checkbox({ x: box.x + 2, y: box.y + 2 }, 6),
    ...placed(find.drawing, { ...picture, x: picture.x + 5, width: picture.width - 5 }),
    ...lines.map((words, index) =>
      text(
        {
          x: box.x + box.width / 2,
          y:
            box.y +
            box.height -
            label +
            size * POINT +
            (index + (2 - lines.length) / 2) * lineHeight(size) -
            1,
        },
        words,
        { size, anchor: "middle" },
      ),
    ),
  ];
}

/** What to look for in three places, with a picture and a box to check for each. */
export function listPage(
  params: Pick<SheetParams, "age" | "large">,
  random: Random,
  title: string,
): Page {
  const type = typeSizes(params);
  const columns = params.large ? 4 : 5;
  const places = PLACES.map((place) => ({
    title: place.title,
    finds: shuffled(place.finds, random).slice(0, columns),
  }));
  const extra = shuffled(EXTRA[params.age], random).slice(0, params.large ? 1 : 2);
  const safety = textBlock({ x: 5, y: 2.5 }, SAFETY, BODY.width - 10, {
    size: type.body,
    bold: true,
  });
  const frame = { x: 0, y: 0, width: BODY.width, height: safety.height + 5 };
  const advice = textBlock(
    { x: 0, y: frame.height + 3 },
    "Check the box when you have found it.",
    BODY.width,
    { size: type.body },
  );
  const top = frame.height + 3 + advice.height + 1;
  const label = lineHeight(type.body) + 3;
  const extraHeight = lineHeight(type.body) * (params.large ? 1 : 1) + 6;
  const each = (BODY.height - top - extraHeight) / places.length;
  return {
    title,
    marks: [
      rectangle(frame, { stroke: "ink", width: 0.8 }, 4),
      ...safety.marks,
      ...advice.marks,
      ...places.flatMap((place, index) => {
        const y = top + index * each;
        const row = { x: 0, y: y + label, width: BODY.width, height: each - label - 2 };
        return [
          text({ x: 0, y: y + label - 2.5 }, place.title, { size: type.body + 1, bold: true }),
          ...boxes(row, columns, 1, 3).flatMap((box, at) => {
            const find = place.finds[at];
            return find ? cell(box, find, type.small) : [];
          }),
        ];
      }),
      ...boxes(
        { x: 0, y: BODY.height - extraHeight, width: BODY.width, height: extraHeight },
        extra.length,
        1,
        4,
      ).flatMap((box, index) => [
        checkbox({ x: box.x, y: box.y + box.height - 7 }, 6),
        text({ x: box.x + 9, y: box.y + box.height - 2 }, `Extra: ${extra[index] ?? ""}`, {
          size: type.body,
        }),
      ]),
    ],
  };
}
