import { pick, type Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { placed } from "../../drawing.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, line, type Point, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textIn, typeSizes, wrap } from "../../text.ts";
import { TOPICS } from "./topics.ts";

/**
 * Width of the words' column and of the meanings', and side of the topic's picture, in millimeters.
 */
const WORDS = 57;
const MEANINGS = 88;
const PICTURE = 21;
const DOT = 1.5;

/** How many entries have the same position in two orders. */
const inPlace = (order: readonly string[], other: readonly string[]): number =>
  order.filter((entry, index) => other[index] === entry).length;

const half = (words: readonly string[], order: readonly string[], part: 0 | 1): string[] => {
  const kept = words.slice(part * 5, part * 5 + 5);
  return order.filter((word) => kept.includes(word));
};

/** The meanings in an order in which few are beside their word, in five rows or in ten. */
function mixed(words: readonly string[], random: Random): string[] {
  for (;;) {
    const order = shuffled(words, random);
    const parts = ([0, 1] as const).map((part) =>
      inPlace(half(words, order, part), words.slice(part * 5, part * 5 + 5)),
    );
    if (inPlace(order, words) <= 1 && parts.every((count) => count <= 1)) return order;
  }
}

/**
 * Words on the left and meanings on the right, with dots to connect; with `solved`, they are
 * connected.
 */
function matching(
  words: readonly string[],
  order: readonly string[],
  meanings: Readonly<Record<string, string>>,
  box: Box,
  points: number,
  solved: boolean,
): Mark[] {
  const gap = 3;
  const left = boxes({ ...box, width: WORDS }, 1, words.length, gap);
  const right = boxes(
    { ...box, x: box.x + box.width - MEANINGS, width: MEANINGS },
    1,
    words.length,
    gap,
  );
  const dotRight = (at: Box): Point => ({ x: at.x + at.width + 4, y: at.y + at.height / 2 });
  const dotLeft = (at: Box): Point => ({ x: at.x - 4, y: at.y + at.height / 2 });
  const frame = { stroke: "ink", width: 0.5 } as const;
  const marks: Mark[] = [];
  for (const [index, word] of words.entries()) {
    const [at, other] = [left[index], right[order.indexOf(word)]];
    if (!at || !other) continue;
    const start = dotRight(at);
    const end = dotLeft(other);
    marks.push(
      rectangle(at, frame, 3),
      textIn(at, word, { size: Math.max(points, 16), bold: true }),
      rectangle(other, frame, 3),
    );
    const lines = wrap(meanings[word] ?? "", MEANINGS - 6, { size: points });
    const step = lineHeight(points) * 0.95;
    const first = other.y + other.height / 2 - ((lines.length - 1) * step) / 2;
    for (const [row, words] of lines.entries()) {
      const y = first + row * step + points * POINT * 0.3;
      marks.push(text({ x: other.x + 3, y }, words, { size: points }));
    }
    if (solved) marks.push(line(start, end, { stroke: "dark", width: 0.8 }));
    marks.push(circle(start, DOT, { fill: "ink" }), circle(end, DOT, { fill: "ink" }));
  }
  return marks;
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const topic = pick(TOPICS[params.age], random);
  const words = shuffled(Object.keys(topic.meanings), random);
  const order = mixed(words, random);
  const top = params.large ? 33 : PICTURE + 5;
  const points = params.large || params.age === "68" ? type.small : params.age === "k2" ? 14 : 13;
  const heading: Mark[] = [
    ...placed(topic.picture, { x: BODY.width - PICTURE, y: 0, width: PICTURE, height: PICTURE }),
    text({ x: 0, y: type.heading * POINT }, topic.title, { size: type.heading, bold: true }),
    ...textBlock(
      { x: 0, y: type.heading * POINT + 3 },
      "Draw a line from each word to what it means. Begin with the ones you know.",
      BODY.width - PICTURE - 8,
      { size: type.small },
    ).marks,
  ];
  const box = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  const page = (some: readonly string[], solved: boolean): Page => ({
    marks: [
      ...heading,
      ...matching(
        some,
        order.filter((word) => some.includes(word)),
        topic.meanings,
        box,
        points,
        solved,
      ),
    ],
  });
  const pages = (solved: boolean): Page[] =>
    params.large
      ? [page(words.slice(0, 5), solved), page(words.slice(5), solved)]
      : [page(words, solved)];
  return { title: "Science Match", pages: pages(false), answers: pages(true) };
};
