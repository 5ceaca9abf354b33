import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, inset, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { makeTasks, printedTask, solveTask, type Task } from "./tasks.ts";

/** Dots in a row of ten with a gap after five; radius and spacing in millimeters. */
const RADIUS = 2.9;
const STEP = 7.4;
const AFTER_FIVE = 3;
const EQUATION = 24;

/** Solid dots for the first number, rings for what is added, crosses over what is subtracted. */
export function countingDots({ sum, missing }: Task, left: number, y: number): Mark[] {
  const { left: first, operation, right } = sum;
  const at = (index: number) => ({
    x: left + RADIUS + index * STEP + (index >= 5 ? AFTER_FIVE : 0),
    y,
  });
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  if (operation === "plus") {
    const added = missing === "right" ? 0 : right;
    return numbers(first + added).map((index) =>
      circle(
        at(index),
        RADIUS,
        index < first ? { fill: "ink", stroke: "ink" } : { stroke: "ink", width: 0.6 },
      ),
    );
  }
  const gone = missing === "right" ? 0 : right;
  return numbers(first).flatMap((index) => {
    const { x } = at(index);
    const ring = circle(at(index), RADIUS, { stroke: "ink", width: 0.6 });
    if (index < first - gone) return [ring];
    const r = RADIUS * 1.15;
    return [
      ring,
      line({ x: x - r, y: y + r }, { x: x + r, y: y - r }, { stroke: "ink", width: 0.8 }),
    ];
  });
}

function taskMarks(task: Task, number: number, box: Box, type: number, solved: boolean): Mark[] {
  const size = EQUATION;
  const unit = size * POINT;
  const frame = inset(box, 1.5);
  const dotsWide = 10 * STEP + AFTER_FIVE;
  const baseline = frame.y + frame.height * 0.5 - 0.5;
  const field = { width: unit * 1.7, height: unit * 1.35 };
  const marks: Mark[] = [
    rectangle(frame, { stroke: "mid", width: 0.4 }, 3),
    text({ x: frame.x + 3, y: frame.y + type * POINT + 2 }, `${number}.`, { size: type }),
    ...countingDots(task, frame.x + (frame.width - dotsWide) / 2, frame.y + frame.height - 6.5),
  ];
  const printed = printedTask(task);
  const [before = "", after = ""] = printed.split("□").map((part) => part.trim());
  const width = (part: string) => (part ? textWidth(part, { size }) + unit * 0.3 : 0);
  let x = frame.x + (frame.width - width(before) - field.width - width(after)) / 2;
  marks.push(text({ x, y: baseline }, before, { size }));
  x += width(before);
  const box2 = { ...field, x, y: baseline - unit * 0.34 - field.height / 2 };
  marks.push(rectangle(box2, { stroke: "ink", width: 0.5 }, 1.5));
  if (solved) marks.push(textIn(box2, String(solveTask(printed) ?? ""), { size, bold: true }));
  if (after) marks.push(text({ x: x + field.width + unit * 0.3, y: baseline }, after, { size }));
  return marks;
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const rows = params.large ? 5 : 6;
  const tasks = makeTasks(params.age, rows * 2, random);
  const advice =
    "Count the dots and write the missing number. Rings are added to the full dots. A line through a ring takes it away." +
    (params.age === "k2" ? "" : " Sometimes you must draw rings or lines yourself.");
  const block = textBlock({ x: 0, y: 0 }, advice, BODY.width, { size: type.body });
  const top = block.height + 1;
  const places = boxes({ x: 0, y: top, width: BODY.width, height: BODY.height - top }, 2, rows);
  const page = (solved: boolean): Page => ({
    marks: [
      ...block.marks,
      ...places.flatMap((box, index) => {
        const task = tasks[index];
        return task ? taskMarks(task, index + 1, box, type.small, solved) : [];
      }),
    ],
  });
  return { title: "Addition and Subtraction 0-10", pages: [page(false)], answers: [page(true)] };
};
