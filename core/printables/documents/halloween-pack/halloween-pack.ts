import { pick, type Random } from "#core/random/random.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { bat } from "../../drawings/bat.ts";
import { cat } from "../../drawings/cat.ts";
import { ghost } from "../../drawings/ghost.ts";
import { owl } from "../../drawings/owl.ts";
import { BODY, type Generate, type Page, type SheetParams } from "../../page.ts";
import { drawMaze } from "../../puzzles/draw-maze.ts";
import { MAZE_SIZES, makeMaze, solveMaze } from "../../puzzles/maze.ts";
import { text, textBlock, typeSizes } from "../../text.ts";
import { makeCounting } from "./count.ts";
import { countingPages } from "./count-page.ts";
import { designPage } from "./design.ts";
import { pumpkin } from "./pumpkin.ts";
import { halloweenScene } from "./scene.ts";

const TITLE = "Halloween Pack";

/** Room for the pictures above and below the maze, in millimeters. */
const PICTURE = 22;

/** The animal that goes through the maze. */
interface Hero {
  readonly drawing: Drawing;
  readonly words: string;
}

const HEROES: readonly [Hero, ...Hero[]] = [
  { drawing: ghost, words: "The little ghost has lost its pumpkin." },
  { drawing: bat, words: "The little bat wants to sleep in its pumpkin." },
  { drawing: owl, words: "The owl keeps its book in the pumpkin." },
  { drawing: cat, words: "The cat has a warm bed in the pumpkin." },
];

function scenePage(params: SheetParams, random: Random): Page {
  const advice = textBlock(
    { x: 0, y: 0 },
    "Color the Halloween night. What color is the moon in your picture?",
    BODY.width,
    { size: typeSizes(params).body },
  );
  const top = advice.height + 2;
  const box = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  return { title: TITLE, marks: [...advice.marks, ...halloweenScene(box, random)] };
}

/** A maze, and the same page with its solution. */
function mazePages(
  params: SheetParams,
  random: Random,
): { readonly page: Page; readonly key: Page } {
  const type = typeSizes(params);
  const size = MAZE_SIZES[params.age];
  const maze = makeMaze(size, random);
  const hero = pick(HEROES, random);
  const advice = textBlock(
    { x: 0, y: 0 },
    `${hero.words} Draw the way through the maze without touching a wall.`,
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 2 + PICTURE;
  const side = Math.min(BODY.width, BODY.height - top - PICTURE - 2);
  const box = { x: (BODY.width - side) / 2, y: top, width: side, height: side };
  const picture = { width: PICTURE, height: PICTURE };
  const goal = { ...picture, x: box.x + side - PICTURE, y: top + side + 2 };
  const page = (way: readonly number[]): Page => ({
    title: "Halloween Maze",
    marks: [
      ...advice.marks,
      ...placed(hero.drawing, { ...picture, x: box.x, y: top - PICTURE - 1 }),
      text({ x: box.x + PICTURE + 3, y: top - 5 }, "Start", { size: type.body, bold: true }),
      text({ x: goal.x - 3, y: goal.y + 12 }, "Finish", {
        size: type.body,
        bold: true,
        anchor: "end",
      }),
      ...pumpkin(goal, 0.6, { eyes: "sleepy", nose: "triangle", mouth: "smile" }),
      ...drawMaze(maze, box, way),
    ],
  });
  return { page: page([]), key: page(solveMaze(maze, 0, size * size - 1)) };
}

export const generate: Generate = (params, random) => {
  const scene = scenePage(params, random);
  const maze = mazePages(params, random);
  const counting = countingPages(makeCounting(params.age, random), params);
  return {
    title: TITLE,
    pages: [scene, maze.page, counting.page, designPage(params, random)],
    answers: [maze.key, counting.key],
  };
};
