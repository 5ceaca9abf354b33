import { BODY, type Generate, type Mark } from "../../page.ts";
import { type Block, stackedPages } from "../../parts/stack.ts";
import { writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { boxes, circle, line } from "../../shapes.ts";
import { lineHeight, text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { answerBlocks } from "./answer-key.ts";
import { encode, LETTERS } from "./cipher.ts";
import { drawFigure, drawMatches, drawScale, drawSign, drawThing } from "./draw-puzzles.ts";
import { MATCH_TASKS } from "./matches.ts";
import { makePuzzles } from "./puzzles.ts";

const WIDTH = BODY.width;
const PEN = { stroke: "ink", width: 0.6 } as const;

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const puzzles = makePuzzles(age, random);
  const { patterns, matches, odd, balance, drawings, cipher } = puzzles;
  const task = MATCH_TASKS[age];
  const size = type.body;

  /** A puzzle with its number, its name and instructions, above its own space. */
  const panel = (
    number: number,
    name: string,
    words: string,
    height: number,
    draw: (top: number) => readonly Mark[],
  ): Block => {
    const radius = type.heading * POINT * 0.62;
    const head = Math.max(lineHeight(type.heading), 2 * radius) + 1;
    const advice = (top: number) => textBlock({ x: 0, y: top + head }, words, WIDTH, { size });
    const rest = head + advice(0).height + 2;
    return {
      height: rest + height,
      draw: (top) => [
        circle({ x: radius + 0.4, y: top + radius + 0.4 }, radius, PEN),
        textIn({ x: 0.4, y: top + 0.4, width: 2 * radius, height: 2 * radius }, String(number), {
          size: type.heading,
          bold: true,
        }),
        text({ x: 2 * radius + 4, y: top + radius + type.heading * POINT * 0.34 }, name, {
          size: type.heading,
          bold: true,
        }),
        ...advice(top).marks,
        ...draw(top + rest),
      ],
    };
  };
  /** Words with a line behind them to write on. */
  const answerLine = (words: string, x: number, y: number, to: number): Mark[] => {
    const from = x + textWidth(words, { size }) + 2;
    return [
      text({ x, y: y - 1.2 }, words, { size }),
      ...writingLines({ x: from, y: y - 9, width: to - from, height: 9 }, { gap: 9 }),
    ];
  };

  const paths = (top: number): Mark[] =>
    patterns.flatMap(({ shown }, row) => {
      const y = top + 10 + row * 23;
      const step = WIDTH / (shown.length + 1);
      const middles = Array.from({ length: shown.length + 1 }, (_, index) => (index + 0.5) * step);
      return [
        line(
          { x: step / 2, y },
          { x: WIDTH - step / 2, y },
          { stroke: "ink", width: 0.5, dash: [1.5, 1.5] },
        ),
        ...middles.flatMap((x, index): Mark[] => {
          const number = shown[index];
          const box = { x: x - 10, y: y - 10, width: 20, height: 20 };
          return [
            circle({ x, y }, 9.5, {
              ...PEN,
              width: number === undefined ? 1.1 : 0.6,
              fill: "paper",
            }),
            ...(number === undefined ? [] : [textIn(box, String(number), { size: 20 })]),
          ];
        }),
      ];
    });

  const figures = (top: number): Mark[] => [
    ...odd.figures.flatMap((figure, index): Mark[] => {
      const step = WIDTH / odd.figures.length;
      const middle = { x: (index + 0.5) * step, y: top + 13.5 };
      return [
        ...drawFigure(figure, middle, 13.5),
        text({ x: middle.x, y: top + 28 + type.heading * POINT * 0.72 }, LETTERS[index] ?? "", {
          size: type.heading,
          bold: true,
          anchor: "middle",
        }),
      ];
    }),
    ...answerLine("It is", 0, top + 47, 32),
    ...answerLine("because", 36, top + 47, WIDTH),
  ];

  const scaleHigh = 38;
  const scales = (top: number): Mark[] => {
    const cells = boxes({ x: 0, y: top, width: WIDTH, height: scaleHigh * 2 + 4 }, 2, 2, 4);
    const last = cells[balance.things === 2 ? 2 : 3];
    const asked = drawings.slice(0, balance.things);
    return [
      ...balance.scales.flatMap((scale, index) => {
        const cell = cells[index];
        return cell ? drawScale(scale, drawings, cell, 18) : [];
      }),
      ...asked.flatMap((drawing, index): Mark[] => {
        if (!last) return [];
        const wide = balance.things === 2;
        const x = wide ? index * 90 + 6 : last.x + 6;
        const y = wide ? last.y + 8 : last.y + index * 13;
        return [
          ...drawThing(drawing, { x, y: y + 11.5 }),
          text({ x: x + 15, y: y + 8.5 }, "=", { size: 18 }),
          ...writingLines({ x: x + 22, y: y + 1, width: 40, height: 9 }, { gap: 9 }),
        ];
      }),
    ];
  };

  const code = encode(puzzles.message, cipher);
  const codeCells = code.reduce((sum, word) => sum + word.length, 0) + (code.length - 1) * 0.6;
  const signSize = large ? 12 : 9;
  const codeStep = Math.min(signSize + 6, WIDTH / codeCells);
  const keyColumns = 9;
  const keyRow = large ? 30 : 16;
  const secret = (top: number): Mark[] => {
    let x = (WIDTH - codeCells * codeStep) / 2;
    const message = code.flatMap((word) => {
      const marks = word.flatMap((sign, index): Mark[] => {
        const middle = x + (index + 0.5) * codeStep;
        return [
          ...drawSign(sign, { x: middle, y: top + 7 }, Math.min(signSize, codeStep - 3)),
          line(
            { x: middle - codeStep / 2 + 1.2, y: top + 24 },
            { x: middle + codeStep / 2 - 1.2, y: top + 24 },
            { stroke: "ink", width: 0.5 },
          ),
        ];
      });
      x += (word.length + 0.6) * codeStep;
      return marks;
    });
    const table = { x: 0, y: top + 30, width: WIDTH, height: keyRow * 3 };
    const key = boxes(table, keyColumns, 3, 1.2).flatMap((box, index): Mark[] => {
      const sign = cipher[index];
      const letter = LETTERS[index];
      if (!sign || !letter) return [];
      const half = box.width * 0.52;
      return [
        line(
          { x: box.x, y: box.y + box.height },
          { x: box.x + box.width, y: box.y + box.height },
          { stroke: "mid", width: 0.3 },
        ),
        ...drawSign(sign, { x: box.x + half * 0.52, y: box.y + box.height / 2 }, large ? 9.4 : 8.4),
        textIn({ x: box.x + half, y: box.y, width: box.width - half, height: box.height }, letter, {
          size: 18,
          bold: true,
        }),
      ];
    });
    return [...message, ...key];
  };

  const pages = stackedPages(
    [
      panel(
        1,
        "Number paths",
        "What comes next? Find the rule of each path and fill the last stone.",
        43,
        paths,
      ),
      panel(
        2,
        "Match trouble",
        task === "move"
          ? "This sum of matches is wrong. Move exactly one match to make it true. Draw your sum or write it down."
          : "This sum of matches is wrong. Take away exactly one match to make it true. Cross it out.",
        43,
        (top) => [
          ...drawMatches(matches, { x: 10, y: top, width: WIDTH - 20, height: 32 }),
          ...answerLine("True sum:", 0, top + 43, 90),
        ],
      ),
      panel(
        3,
        "Odd one out",
        "One figure breaks the rule that all the others keep. Which one, and why?",
        52,
        figures,
      ),
      panel(
        4,
        "In balance",
        "All scales are in balance. Equal things weigh the same. How heavy is each thing?",
        balance.things === 2 ? scaleHigh * 2 - 5 : scaleHigh * 2 + 5,
        scales,
      ),
      panel(
        5,
        "Secret signs",
        `${puzzles.riddle} Find each sign in the key and write its letter below.`,
        30 + keyRow * 3,
        secret,
      ),
    ],
    5,
    9,
  );
  return {
    title: "Brain Boost Challenge",
    pages,
    answers: stackedPages(answerBlocks(puzzles, params), 5, 4),
  };
};
