import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { textBlock, typeSizes } from "../../text.ts";
import { type Solution, sentenceOf } from "./clues.ts";
import { drawClues, drawGrid, drawPets, drawTable } from "./draw-grid.ts";
import { childrenInRow, housesInRow, rowHeight } from "./draw-row.ts";
import { type LogicPuzzle, makeLogicPuzzle, solutionsOf } from "./puzzle.ts";

/** The category of the row keeps its order; the others are tried in every order. */
function story({ setting: { categories, row, size }, clues }: LogicPuzzle): string {
  const count = size === 3 ? "Three" : "Four";
  const third = categories[2];
  const what = !third
    ? "Each child has a different pet."
    : row === 2
      ? "Each child has a different pet and lives in a different house."
      : `Each child has a different pet and ${third.does} something different.`;
  const where =
    row === 2
      ? "stand in a row from left to right"
      : "stand in a row, from left to right as you see them";
  const first =
    row === 2 ? `${count} children live in this row of houses.` : `${count} children ${where}.`;
  // What has to be found out, in words.
  const two = clues.some(({ kind }) => kind === "not-next-to")
    ? " Where a clue names two children, they are two different ones."
    : "";
  return `${first} ${what} Read the clues and find out who has what.${two}`;
}

/**
 * 'Ava and the child with the cat do not stand next to each other' could be understood of Ava
 * alone.
 */
const GAPS = { k2: 2.5, "35": 2.5, "68": 1 } as const;

const TIP =
  "In the grid, put a cross where two things do not belong together, and a ring where they do.";

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const puzzle = makeLogicPuzzle(params.age, random);
  const { setting } = puzzle;
  const clues = puzzle.clues.map((clue) => sentenceOf(clue, setting));

  const top = (): { marks: Mark[]; height: number } => {
    const words = textBlock({ x: 0, y: 0 }, story(puzzle), BODY.width, { size: type.body });
    const high = rowHeight(type.body);
    const box = { x: 0, y: words.height + 3, width: BODY.width, height: high };
    const row =
      setting.row === 0
        ? childrenInRow(setting.categories[0]?.items ?? [], box, type.body)
        : housesInRow(setting.size, box, type.body);
    const listBox = { x: 0, y: box.y + high + 5, width: BODY.width };
    let gap: number = GAPS[params.age];
    if (params.large) {
      // A page of its own: the clues stand as far apart as it allows, to a limit.
      const { height } = drawClues(clues, listBox, type.body, 0);
      gap = Math.min(gap * 4, (BODY.height - listBox.y - height) / clues.length);
    }
    const list = drawClues(clues, listBox, type.body, gap);
    return {
      marks: [...words.marks, ...row, ...list.marks],
      height: listBox.y + list.height,
    };
  };

  const work = (from: number, solution?: Solution): Mark[] => {
    const tip = textBlock({ x: 0, y: from }, TIP, BODY.width, { size: type.small });
    const box = { x: 0, y: from + tip.height + 1, width: BODY.width, height: 0 };
    box.height = BODY.height - box.y;
    const columns = setting.categories.length;
    const table = { width: params.large ? BODY.width : columns * 24, row: params.large ? 15 : 11 };
    const beside = !params.large;
    const gridBox = beside
      ? { ...box, width: BODY.width - table.width - 6 }
      : { ...box, height: box.height - table.row * (setting.size + 1) - 6 };
    const grid = drawGrid(setting, gridBox, type.small, solution);
    const tableBox = {
      x: beside ? BODY.width - table.width : 0,
      y: beside ? box.y + 8 : BODY.height - table.row * (setting.size + 1),
      width: table.width,
      height: table.row * (setting.size + 1),
    };
    const below = tableBox.y + tableBox.height + 2;
    const pets = { ...tableBox, y: below, height: Math.min(52, BODY.height - below) };
    const names = setting.categories[1]?.items ?? [];
    return [
      ...tip.marks,
      ...grid,
      ...drawTable(setting, tableBox, type.small, solution),
      ...(beside && columns === 3 ? drawPets(names, pets, type.small) : []),
    ];
  };

  const pages = (solution?: Solution): Page[] => {
    const head = top();
    if (params.large) return [{ marks: head.marks }, { marks: work(0, solution) }];
    return [{ marks: [...head.marks, ...work(head.height + 3, solution)] }];
  };
  const [solution] = solutionsOf(puzzle);
  return { title: "Logic Grid", pages: pages(), answers: pages(solution).slice(-1) };
};
