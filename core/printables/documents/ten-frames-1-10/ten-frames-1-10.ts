import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, middleOf, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";

/** Frames to count, and frames to fill; together they have every number from 1 to 10 once. */
const TO_COUNT = 6;
const GAP = 5;
/** Side of the field for the number in millimeters. */
const FIELD = 15;

/** Two rows of five, filled from left to right, the upper row first. */
export function tenFrame(box: Box, dots: number): Mark[] {
  const cells = boxes(box, 5, 2);
  return [
    ...cells.map((cell) => rectangle(cell)),
    rectangle(box, { stroke: "ink", width: 0.9 }),
    ...cells
      .slice(0, dots)
      .map((cell) =>
        circle(middleOf(cell), Math.min(cell.width, cell.height) * 0.34, { fill: "ink" }),
      ),
  ];
}

/** How many dots a frame contains, from its marks alone. */
export const dotsIn = (marks: readonly Mark[]): number =>
  marks.filter((mark) => mark.kind === "path" && mark.fill === "ink").length;

interface Task {
  readonly number: number;
  readonly draws: boolean;
}

/** A frame with its number below or above it; `solved` writes what a child would. */
function taskMarks(task: Task, box: Box, size: number, hard: boolean, solved: boolean): Mark[] {
  const { number, draws } = task;
  const below = hard ? size * POINT * 1.5 : 0;
  const wide = Math.min(box.width - FIELD - 3, (box.height - below) * 2.5);
  const frame = { x: box.x, y: box.y, width: wide, height: wide * 0.4 };
  const shown = tenFrame(frame, draws && !solved ? 0 : number);
  const count = dotsIn(tenFrame(frame, number));
  const left = frame.x + wide + 3;
  const field = { x: left, y: frame.y + (frame.height - FIELD) / 2, width: FIELD, height: FIELD };
  const marks: Mark[] = [...shown, rectangle(field, { stroke: "ink", width: 0.5 }, 2)];
  const large = Math.max(size, 24);
  if (draws) marks.push(textIn(field, String(number), { size: large, bold: true }));
  else if (solved) marks.push(textIn(field, String(count), { size: large, bold: true }));
  if (!hard) return marks;
  const y = frame.y + frame.height + size * POINT * 1.15;
  const words = "more to make 10:";
  const after = box.x + textWidth(words, { size }) + 2;
  const line = rectangle({ x: after, y: y + 0.8, width: 14, height: 0.01 }, { stroke: "ink" });
  marks.push(text({ x: box.x, y }, words, { size }), line);
  if (solved)
    marks.push(
      text({ x: after + 7, y }, String(10 - count), { size, bold: true, anchor: "middle" }),
    );
  return marks;
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const numbers = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], random);
  const tasks = numbers.map((number, index) => ({ number, draws: index >= TO_COUNT }));
  const hard = params.age !== "k2";
  const style = { size: type.body } as const;
  const more = hard ? " Then write how many more make ten." : "";
  const first = textBlock(
    { x: 0, y: 0 },
    `Count the dots. Write the number in the box.${more}`,
    BODY.width,
    style,
  );
  const rowHeight = (height: number, rows: number) => (height - GAP * (rows - 1)) / rows;
  const advice = "Now draw the dots yourself. Fill the top row first, from left to right.";
  const second = textBlock({ x: 0, y: 0 }, advice, BODY.width, style);
  const row = rowHeight(BODY.height - first.height - second.height - 7, 5);
  const top = first.height + 2;
  const secondTop = top + 3 * (row + GAP);
  const lowerTop = secondTop + second.height + 2;
  const places = [
    ...boxes({ x: 0, y: top, width: BODY.width, height: 3 * row + 2 * GAP }, 2, 3, GAP),
    ...boxes({ x: 0, y: lowerTop, width: BODY.width, height: 2 * row + GAP }, 2, 2, GAP),
  ];
  const page = (solved: boolean): Page => ({
    marks: [
      ...first.marks,
      ...textBlock({ x: 0, y: secondTop }, advice, BODY.width, style).marks,
      ...tasks.flatMap((task, index) => {
        const box = places[index];
        return box ? taskMarks(task, box, type.small, hard, solved) : [];
      }),
    ],
  });
  return { title: "Ten Frames 1-10", pages: [page(false)], answers: [page(true)] };
};
