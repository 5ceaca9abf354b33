import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { placed } from "../../drawing.ts";
import { heart } from "../../drawings/heart.ts";
import { mitten } from "../../drawings/mitten.ts";
import { snowflake } from "../../drawings/snowflake.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, line, middleOf, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes, wrap } from "../../text.ts";
import { DEEDS, PATH_LENGTH } from "./deeds.ts";

const GAP = 6;

/** One deed: its number, a snowflake to color when it is done, and what to do. */
function station(box: Box, number: number, words: string, size: number): Mark[] {
  const flake = Math.min(9, size * 0.6);
  const lines = wrap(words, box.width - 6, { size });
  const head = Math.max(flake, lineHeight(size)) + 1.5;
  const room = box.height - head - 2;
  const start = box.y + head + Math.max(0, (room - lines.length * lineHeight(size)) / 2);
  return [
    rectangle(box, { stroke: "ink", width: 0.6, fill: "paper" }, 4),
    text({ x: box.x + 3, y: box.y + 1.5 + size * POINT }, String(number), { size, bold: true }),
    ...placed(
      number === PATH_LENGTH ? heart : snowflake,
      { x: box.x + box.width - flake - 2, y: box.y + 2, width: flake, height: flake },
      { width: 0.5 },
    ),
    ...lines.map((words, index) =>
      text(
        { x: box.x + box.width / 2, y: start + size * POINT + index * lineHeight(size) },
        words,
        { size, anchor: "middle" },
      ),
    ),
  ];
}

/** The path of kind deeds, winding down the page; in large print it takes two pages. */
export function pathPages(
  params: Pick<SheetParams, "large">,
  random: Random,
  title: string,
): Page[] {
  const type = typeSizes(params);
  const deeds = shuffled(DEEDS, random).slice(0, PATH_LENGTH);
  const [columns, rows] = params.large ? [3, 4] : [4, 6];
  const each = columns * rows;
  return Array.from({ length: Math.ceil(PATH_LENGTH / each) }, (_, page) => {
    const advice = textBlock(
      { x: 0, y: 0 },
      page === 0
        ? "Follow the path, one kind deed a day. Color the snowflake when you have done it. Skip a deed that does not fit and come back later."
        : "Here the path goes on.",
      BODY.width - 28,
      { size: type.body },
    );
    const top = Math.max(advice.height, 18) + 2;
    const cells = boxes(
      { x: 0, y: top, width: BODY.width, height: BODY.height - top },
      columns,
      rows,
      GAP,
    );
    // Every second row runs backward, so that the path has no jumps.
    const places = cells.map((_, index) => {
      const row = Math.floor(index / columns);
      const along = index % columns;
      return (
        cells[row * columns + (row % 2 === 0 ? along : columns - 1 - along)] ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        }
      );
    });
    const way = places.slice(1).map((box, index) =>
      line(middleOf(places[index] ?? box), middleOf(box), {
        stroke: "dark",
        width: 1.2,
        dash: [0.1, 2.2],
      }),
    );
    return {
      title,
      marks: [
        ...advice.marks,
        ...placed(mitten, { x: BODY.width - 24, y: 0, width: 22, height: 17 }),
        ...way,
        ...places.flatMap((box, index) => {
          const number = page * each + index + 1;
          return station(box, number, deeds[number - 1] ?? "", type.small);
        }),
      ],
    };
  });
}
