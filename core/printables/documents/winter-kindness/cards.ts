import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { bird } from "../../drawings/bird.ts";
import { cup } from "../../drawings/cup.ts";
import { gift } from "../../drawings/gift.ts";
import { heart } from "../../drawings/heart.ts";
import { mitten } from "../../drawings/mitten.ts";
import { penguin } from "../../drawings/penguin.ts";
import { polarBear } from "../../drawings/polar-bear.ts";
import { sled } from "../../drawings/sled.ts";
import { snowflake } from "../../drawings/snowflake.ts";
import { snowman } from "../../drawings/snowman.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { CUT, scissorsAt } from "../../parts/cut-line.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, inset, line, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textWidth, typeSizes, wrap } from "../../text.ts";
import { CARD_TEXTS } from "./deeds.ts";

const PICTURES: readonly Drawing[] = [
  bird,
  cup,
  gift,
  heart,
  mitten,
  penguin,
  polarBear,
  sled,
  snowflake,
  snowman,
];

function card(
  box: Box,
  drawing: Drawing,
  words: string,
  type: { small: number; heading: number },
): Mark[] {
  const inner = inset(box, 4);
  const label = lineHeight(type.small) + 2.5;
  const picture = {
    x: inner.x + 2,
    y: inner.y + 2,
    width: 27,
    height: Math.min(30, inner.height - 2 * label - 5),
  };
  const left = picture.x + picture.width + 4;
  const width = inner.x + inner.width - left - 2;
  const style = { size: Math.min(18, type.heading - 2), bold: true, anchor: "middle" } as const;
  const lines = wrap(words, width, style);
  const step = lineHeight(style.size);
  const start = picture.y + (picture.height - lines.length * step) / 2 + style.size * POINT;
  return [
    rectangle(inner, { stroke: "mid", width: 0.5 }, 4),
    ...placed(drawing, picture, { width: 0.7 }),
    ...lines.map((line, index) =>
      text({ x: left + width / 2, y: start + index * step }, line, style),
    ),
    ...["To", "From"].flatMap((who, index) => {
      const base = inner.y + inner.height - 4 - (1 - index) * label;
      const from = inner.x + 7 + textWidth("From", { size: type.small });
      return [
        text({ x: inner.x + 4, y: base - 0.5 }, who, { size: type.small }),
        line(
          { x: from, y: base },
          { x: inner.x + inner.width - 4, y: base },
          { stroke: "dark", width: 0.3 },
        ),
      ];
    }),
  ];
}

/** Six cards to color, cut out and give away. */
export function cardsPage(params: Pick<SheetParams, "large">, random: Random): Page {
  const type = typeSizes(params);
  const words = shuffled(CARD_TEXTS, random);
  const pictures = shuffled(PICTURES, random);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Color the cards and cut them out along the dashed lines. Write names on them. Then give them away, or leave them where somebody will find them.",
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 5;
  const sheet = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  const [middle, step] = [sheet.width / 2, sheet.height / 3];
  const cuts = [1, 2].map((row) => top + row * step);
  return {
    title: "Cards to Give Away",
    marks: [
      ...advice.marks,
      rectangle(sheet, CUT),
      ...cuts.map((y) => line({ x: 0, y }, { x: sheet.width, y }, CUT)),
      line({ x: middle, y: top }, { x: middle, y: BODY.height }, CUT),
      ...scissorsAt({ x: 10, y: top }),
      ...boxes(sheet, 2, 3).flatMap((box, index) => {
        const drawing = pictures[index];
        return drawing ? card(box, drawing, words[index] ?? "", type) : [];
      }),
    ],
  };
}
