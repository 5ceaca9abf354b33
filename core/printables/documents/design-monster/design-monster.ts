import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type PackAge, type Page } from "../../page.ts";
import { dieFace } from "../../parts/die.ts";
import { moved } from "../../parts/transform.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { type Box, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { FEATURES } from "./features.ts";

const FACES = 6;
/** What the child writes about the monster, and how many lines it takes. */
const QUESTIONS = [
  { words: "My monster's name:", lines: 1 },
  { words: "It lives:", lines: 2 },
  { words: "It eats:", lines: 2 },
  { words: "Its talent:", lines: 2 },
] as const;

/** One row for each feature, one column for each face of the die. */
function table(box: Box, size: number, random: Random): Mark[] {
  const label = box.width * 0.16;
  const header = 12;
  const cell = {
    width: (box.width - label) / FACES,
    height: (box.height - header) / FEATURES.length,
  };
  const grid = { stroke: "dark", width: 0.4 } as const;
  const right = box.x + box.width;
  const marks: Mark[] = [rectangle(box, { stroke: "ink", width: 0.7 }, 2)];
  for (let face = 1; face <= FACES; face += 1) {
    const x = box.x + label + (face - 1) * cell.width;
    marks.push(
      line({ x, y: box.y }, { x, y: box.y + box.height }, grid),
      ...dieFace({ x: x + cell.width / 2, y: box.y + header / 2 }, 8.4, face),
    );
  }
  for (const [row, { name, options }] of FEATURES.entries()) {
    const y = box.y + header + row * cell.height;
    marks.push(
      line({ x: box.x, y }, { x: right, y }, grid),
      textIn({ x: box.x, y, width: label, height: cell.height }, name, { size, bold: true }),
    );
    const scale = Math.min((cell.width - 4) / 20, (cell.height - 2.4) / 12);
    for (const [column, option] of shuffled(options, random).slice(0, FACES).entries()) {
      const x = box.x + label + (column + 0.5) * cell.width;
      marks.push(...moved(option, { x, y: y + cell.height / 2, scale }));
    }
  }
  return marks;
}

/**
 * The questions below one another with lines to write on, with an additional `space` between them.
 */
function questions(box: Box, size: number, age: PackAge): Mark[] {
  const gap = lineGap(age);
  const used = QUESTIONS.reduce((sum, { lines }) => sum + size * POINT + lines * gap, 0);
  const space = (box.height - used) / (QUESTIONS.length - 1);
  let y = box.y;
  return QUESTIONS.flatMap(({ words, lines }) => {
    const marks: Mark[] = [
      text({ x: box.x, y: y + size * POINT * 0.8 }, words, { size, bold: true }),
      ...writingLines(
        { x: box.x, y: y + size * POINT, width: box.width, height: lines * gap },
        { gap },
      ),
    ];
    y += size * POINT + lines * gap + space;
    return marks;
  });
}

function frame(box: Box, size: number): Mark[] {
  return [
    rectangle(box, { stroke: "ink", width: 1 }, 5),
    text({ x: box.x + 5, y: box.y + size * POINT + 3 }, "Draw your monster here.", {
      size,
      tone: "dark",
    }),
  ];
}

export const generate: Generate = (params, random) => {
  const { small, body } = typeSizes(params);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Roll a die for each row, or choose what you like. Circle it, draw your monster with it and tell its story.",
    BODY.width,
    { size: body },
  );
  const top = advice.height + 2;
  if (params.large) {
    const high = 112;
    const rest = {
      x: 0,
      y: top + high + 4,
      width: BODY.width,
      height: BODY.height - top - high - 5,
    };
    const grid = table({ x: 0, y: top, width: BODY.width, height: high }, small, random);
    const first: Page = { marks: [...advice.marks, ...grid, ...halves(rest, small, params.age)] };
    return {
      title: "Design a Monster",
      pages: [
        first,
        { marks: frame({ x: 0.5, y: 0, width: BODY.width - 1, height: BODY.height }, small) },
      ],
      answers: [],
    };
  }
  const high = 92;
  const y = top + high + 5;
  const rest = BODY.height - y - 0.5;
  const drawing = { x: 0.5, y, width: 114, height: rest };
  const story = { x: 120, y: y + 1, width: BODY.width - 120, height: rest - 1 };
  return {
    title: "Design a Monster",
    pages: [
      {
        marks: [
          ...advice.marks,
          ...table({ x: 0.5, y: top, width: BODY.width - 1, height: high }, body, random),
          ...frame(drawing, small),
          ...questions(story, body, params.age),
        ],
      },
    ],
    answers: [],
  };
};

/** The questions side by side, for a low and wide box: two above, two below. */
function halves(box: Box, size: number, age: PackAge): Mark[] {
  const gap = lineGap(age);
  const width = (box.width - 8) / 2;
  const height = box.height / 2;
  return QUESTIONS.flatMap(({ words }, index) => {
    const x = box.x + (index % 2) * (width + 8);
    const y = box.y + Math.floor(index / 2) * height;
    const lines = Math.floor((height - size * POINT - 3) / gap);
    return [
      text({ x, y: y + size * POINT }, words, { size, bold: true }),
      ...writingLines({ x, y: y + size * POINT + 1, width, height: lines * gap }, { gap }),
    ];
  });
}
