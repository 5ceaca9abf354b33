import { pick, type Random } from "../../../random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { placed } from "../../drawing.ts";
import { BODY, type Generate, type Mark, type Page, type SheetParams } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { type Block, blockOf, stackedPages } from "../../parts/stack.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { line, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes } from "../../text.ts";
import { type Question, STORIES, type Story } from "./stories.ts";

/** Picture beside the beginning of the story, in millimeters. */
const PICTURE = { width: 34, height: 30 } as const;

/** Between blocks, and the most that questions may take of the drawing's page, in millimeters. */
const GAP = 3;
const MOST_LEFT = 75;

/** The font size of a story in points: larger for beginning readers. */
function storyType({ age, large }: SheetParams): number {
  if (large) return 18;
  return age === "k2" ? 17 : 13;
}

/** The story's title and paragraphs; those beside the picture are narrower. */
function storyBlock(story: Story, params: SheetParams): Block {
  const size = storyType(params);
  const heading = typeSizes(params).heading;
  const gap = size * POINT * 0.42;
  const narrow = BODY.width - PICTURE.width - 5;
  return blockOf((top) => {
    const marks: Mark[] = [
      text({ x: 0, y: top + heading * POINT }, story.title, { size: heading, bold: true }),
      ...placed(story.picture, { x: BODY.width - PICTURE.width, y: top, ...PICTURE }),
    ];
    let y = top + lineHeight(heading) + 1;
    for (const paragraph of story.paragraphs) {
      const width = y < top + PICTURE.height ? narrow : BODY.width;
      const block = textBlock({ x: 0, y }, paragraph, width, { size });
      marks.push(...block.marks);
      y += block.height + gap;
    }
    return { marks, height: y - gap - top };
  });
}

/** A question in the order in which it is printed. */
interface Asked extends Question {
  readonly order: readonly string[];
}

function questionBlock(
  question: Asked,
  index: number,
  params: SheetParams,
  solved: boolean,
): Block {
  const size = typeSizes(params).body;
  const indent = size * POINT * 1.7;
  const width = BODY.width - indent;
  const gap = params.large ? 14 : 9.5;
  return blockOf((top) => {
    const block = textBlock({ x: indent, y: top }, question.ask, width, { size, bold: true });
    const marks: Mark[] = [
      text({ x: 0, y: top + size * POINT }, `${index + 1}.`, { size, bold: true }),
      ...block.marks,
    ];
    const below = top + block.height;
    if (question.choices) {
      const height = Math.max(8, lineHeight(size));
      for (const [at, choice] of question.order.entries()) {
        const x = indent + (at * width) / 3;
        const y = below + height / 2;
        marks.push(
          checkbox({ x, y: y - 2.5 }),
          text({ x: x + 8, y: y + size * POINT * 0.34 }, choice, { size }),
        );
        if (solved && choice === question.choices[0]) {
          const pen = { stroke: "ink", width: 0.9 } as const;
          marks.push(
            line({ x: x + 1, y: y - 1.5 }, { x: x + 4, y: y + 1.5 }, pen),
            line({ x: x + 4, y: y - 1.5 }, { x: x + 1, y: y + 1.5 }, pen),
          );
        }
      }
      return { marks, height: block.height + height };
    }
    const answer = textBlock({ x: 0, y: 0 }, question.answer ?? "", width - 2, { size });
    const lines = Math.max(1, answer.marks.length);
    marks.push(
      ...writingLines({ x: indent, y: below - 1, width, height: lines * gap }, { gap }),
      ...(solved
        ? answer.marks.map((mark, at) => ({
            ...mark,
            x: indent + 1,
            y: below - 1 + (at + 1) * gap - 1.8,
          }))
        : []),
    );
    return { marks, height: block.height + lines * gap };
  });
}

/** The remaining questions, a frame to draw in, and lines to write on. */
function nextPage(story: Story, left: readonly Block[], params: SheetParams): Page {
  const size = typeSizes(params).body;
  const early = params.age === "k2";
  const over = left.reduce((sum, { height }) => sum + height + GAP, 0);
  const before = over > 0 ? over + 3 : 0;
  const advice = textBlock({ x: 0, y: before }, story.next, BODY.width, { size });
  const gap = params.large ? 14 : early ? 12 : lineGap(params.age);
  const lines = early || params.large ? 3 : 5;
  const top = before + advice.height + 3;
  const foot = BODY.height - lines * gap;
  let y = 0;
  return {
    marks: [
      ...left.flatMap((block) => {
        const marks = block.draw(y);
        y += block.height + GAP;
        return marks;
      }),
      ...advice.marks,
      rectangle(
        { x: 0.5, y: top, width: BODY.width - 1, height: foot - top - 2 },
        { stroke: "ink", width: 0.8 },
        4,
      ),
      ...writingLines(
        { x: 0, y: foot - 0.5, width: BODY.width, height: lines * gap },
        { gap, midline: early },
      ),
    ],
  };
}

function asked(story: Story, random: Random): Asked[] {
  return story.questions.map((question) => ({
    ...question,
    order: shuffled(question.choices ?? [], random),
  }));
}

/** The story and its questions; the last one or two may be above the drawing. */
function readingPages(story: Story, questions: readonly Block[], params: SheetParams): Page[] {
  const reading = storyBlock(story, params);
  let room = BODY.height - reading.height;
  const together = questions.filter(({ height }) => {
    room -= height + GAP;
    return room >= 0;
  });
  const left = questions.slice(together.length);
  const leftHeight = left.reduce((sum, { height }) => sum + height + GAP, 0);
  if (leftHeight <= MOST_LEFT) {
    return [...stackedPages([reading, ...together], GAP, 3), nextPage(story, left, params)];
  }
  return [
    ...stackedPages([reading], GAP),
    ...stackedPages(questions, GAP, 14),
    nextPage(story, [], params),
  ];
}

export const generate: Generate = (params, random) => {
  const story = pick(STORIES[params.age], random);
  const questions = asked(story, random);
  const blocks = (solved: boolean) =>
    questions.map((question, index) => questionBlock(question, index, params, solved));
  const { heading } = typeSizes(params);
  const title = blockOf((top) =>
    textBlock({ x: 0, y: top }, story.title, BODY.width, { size: heading, bold: true }),
  );
  return {
    title: "Reading: A Mini Story",
    pages: readingPages(story, blocks(false), params),
    answers: stackedPages([title, ...blocks(true)], GAP, 8),
  };
};
