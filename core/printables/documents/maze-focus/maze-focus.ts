import { placed } from "../../drawing.ts";
import { cheese } from "../../drawings/cheese.ts";
import { mouse } from "../../drawings/mouse.ts";
import { BODY, type Generate, type Page } from "../../page.ts";
import { drawMaze } from "../../puzzles/draw-maze.ts";
import { MAZE_SIZES, makeMaze, solveMaze } from "../../puzzles/maze.ts";
import { text, textBlock, typeSizes } from "../../text.ts";

/** Room for the two animals above and below the maze, in millimeters. */
const PICTURE = 20;

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const size = MAZE_SIZES[params.age];
  const maze = makeMaze(size, random);
  const way = solveMaze(maze, 0, size * size - 1);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Help the mouse to the cheese. Before you start, breathe in slowly and let your eyes walk the way first. Then draw it without touching a wall.",
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 2 + PICTURE;
  const side = Math.min(BODY.width, BODY.height - top - PICTURE - 2);
  const box = { x: (BODY.width - side) / 2, y: top, width: side, height: side };
  const cell = side / size;
  const picture = { width: PICTURE, height: PICTURE };
  const marks: Page["marks"] = [
    ...advice.marks,
    ...placed(mouse, { ...picture, x: box.x, y: top - PICTURE }, { mirrored: true }),
    text({ x: box.x + PICTURE + 3, y: top - 5 }, "Start", { size: type.body, bold: true }),
    text({ x: box.x + side - PICTURE - 3, y: top + side + 10 }, "Finish", {
      size: type.body,
      bold: true,
      anchor: "end",
    }),
    ...placed(cheese, {
      ...picture,
      x: box.x + side - Math.max(cell, PICTURE),
      y: top + side + 1,
    }),
  ];
  const page = (solution: readonly number[]): Page => ({
    marks: [...marks, ...drawMaze(maze, box, solution)],
  });
  return { title: "Focus Maze", pages: [page([])], answers: [page(way)] };
};
