import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type PackAge, type Page, type SheetParams } from "../../page.ts";
import { type Block, blockOf, stackedPages } from "../../parts/stack.ts";
import { POINT } from "../../point.ts";
import { circle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { QUESTIONS } from "./questions.ts";

/** Questions of a quiz. */
export const QUIZ_LENGTH = 10;

export interface QuizItem {
  readonly question: string;
  readonly choices: readonly string[];
  /** Which of the choices is right. */
  readonly right: number;
}

/** Ten random questions with their choices in random order. */
export function makeQuiz(age: PackAge, random: Random): QuizItem[] {
  return shuffled(QUESTIONS[age], random)
    .slice(0, QUIZ_LENGTH)
    .map(([question, right, ...wrong]) => {
      const choices = shuffled([right, ...wrong], random);
      return { question, choices, right: choices.indexOf(right) };
    });
}

function itemBlock(item: QuizItem, number: number, size: number, solved: boolean): Block {
  const indent = size * POINT * 2.1;
  const room = (BODY.width - indent) / item.choices.length;
  const ring = size * POINT * 0.62;
  const bold = { size, bold: true };
  const label = 2 * ring + 3;
  const beside = item.choices.every((choice) => textWidth(choice, bold) + label + 2 < room);
  const step = Math.max(lineHeight(size), 2 * ring + 1.5);
  return blockOf((top) => {
    const question = textBlock({ x: indent, y: top }, item.question, BODY.width - indent, bold);
    const choicesTop = top + question.height + 0.5;
    const choices = item.choices.flatMap((choice, index) => {
      const x = indent + (beside ? index * room : 0) + ring;
      const middle = choicesTop + ring + 0.5 + (beside ? 0 : index * step);
      const marked = solved && index === item.right;
      const box = { x: x - ring, y: middle - ring, width: 2 * ring, height: 2 * ring };
      return [
        circle({ x, y: middle }, ring, {
          stroke: "ink",
          width: marked ? 1.1 : 0.4,
          fill: marked ? "light" : "paper",
        }),
        textIn(box, "ABC"[index] ?? "", marked ? bold : { size }),
        text(
          { x: x + ring + 3, y: middle + size * POINT * 0.34 },
          choice,
          marked ? bold : { size },
        ),
      ];
    });
    return {
      marks: [
        text({ x: 0, y: top + size * POINT }, `${number}.`, bold),
        ...question.marks,
        ...choices,
      ],
      height: question.height + 0.5 + (beside ? 1 : item.choices.length) * step,
    };
  });
}

/** The quiz; `solved` marks the right answers. Large print needs more pages. */
export function quizPages(
  quiz: readonly QuizItem[],
  params: Pick<SheetParams, "large">,
  solved: boolean,
): Page[] {
  const { body } = typeSizes(params);
  const advice = blockOf((y) =>
    textBlock(
      { x: 0, y },
      "What do you know about animals? Circle the letter of the right answer.",
      BODY.width,
      { size: body },
    ),
  );
  const items = quiz.map((item, index) => itemBlock(item, index + 1, body, solved));
  const score = blockOf((y) => ({
    marks: [
      text({ x: BODY.width, y: y + 9 }, `I got ______ of ${quiz.length} right.`, {
        size: body,
        bold: true,
        anchor: "end",
      }),
    ],
    height: 10,
  }));
  const half = items.length / 2;
  const pages = params.large
    ? [
        ...stackedPages([advice, ...items.slice(0, half)], 5, 12),
        ...stackedPages([...items.slice(half), score], 5, 12),
      ]
    : stackedPages([advice, ...items, score], 4, 6);
  return pages.map((page) => ({ ...page, title: "Animal Quiz" }));
}
