import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, inset, middleOf, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textIn, typeSizes } from "../../text.ts";
import { FINISH, makeEquations, SIZE, START, solveEquations } from "./equation-maze.ts";

const RULE =
  "Find the way from S to F. You may step only on equations that are true: up, down, left or right, " +
  "never across a corner. Only one way leads to F. Color it.";

/** An equation in two lines, its result below. */
function equationIn(cell: Box, equation: string, size: number, down: number): Mark[] {
  const [task = "", result = ""] = equation.split(" = ");
  const { x } = middleOf(cell);
  const first = cell.y + cell.height / 2 + down - size * POINT * 0.22;
  return [
    text({ x, y: first }, task, { size, anchor: "middle" }),
    text({ x, y: first + lineHeight(size) * 0.86 }, `= ${result}`, { size, anchor: "middle" }),
  ];
}

/** The first and the last cell: a bold frame, and the letter on a disc in the corner. */
function endMark(cell: Box, letter: string, size: number): Mark[] {
  const radius = size * 0.24;
  const middle = { x: cell.x + radius + 0.9, y: cell.y + radius + 0.9 };
  const around = {
    x: middle.x - radius,
    y: middle.y - radius,
    width: radius * 2,
    height: radius * 2,
  };
  return [
    rectangle(inset(cell, 0.5), { stroke: "ink", width: 1.2 }),
    circle(middle, radius, { fill: "ink" }),
    textIn(around, letter, { size, bold: true, tone: "paper" }),
  ];
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const equations = makeEquations(params.age, random);
  const rule = textBlock({ x: 0, y: 0 }, RULE, BODY.width, { size: type.body });
  const top = rule.height + 3;
  const grid = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  const cells = boxes(grid, SIZE, SIZE);
  const size = 18;
  const down = params.large ? 4 : 0;
  const page = (way: readonly number[]): Page => ({
    marks: [
      ...rule.marks,
      ...cells.flatMap((cell, index): Mark[] =>
        way.includes(index)
          ? [
              rectangle(cell, { stroke: "ink", fill: "light" }),
              rectangle(inset(cell, 1.6), { stroke: "dark", width: 1 }, 2),
            ]
          : [rectangle(cell)],
      ),
      rectangle(grid, { stroke: "ink", width: 0.8 }),
      ...cells.flatMap((cell, index) => equationIn(cell, equations[index] ?? "", size, down)),
      ...[START, FINISH].flatMap((index) => {
        const cell = cells[index];
        return cell ? endMark(cell, index === START ? "S" : "F", type.small) : [];
      }),
    ],
  });
  return { title: "Math Maze", pages: [page([])], answers: [page(solveEquations(equations))] };
};
