import { placed } from "../../drawing.ts";
import { LINE, type Mark } from "../../page.ts";
import { POINT } from "../../point.ts";
import {
  type Box,
  boxes,
  circle,
  inset,
  line,
  middleOf,
  type Point,
  rectangle,
} from "../../shapes.ts";
import { text, textIn, textWidth, wrap } from "../../text.ts";
import type { Setting, Solution } from "./clues.ts";
import { PET_PICTURES } from "./themes.ts";

const FRAME = 0.9;
/** Side of a pet's picture. */
const PICTURE = 16;
const MARK_LINE = 0.6;

/** A cross: this cannot be. */
function cross(box: Box): Mark[] {
  const { x, y, width, height } = inset(box, Math.min(box.width, box.height) * 0.32);
  const style = { stroke: "dark", width: MARK_LINE } as const;
  return [
    line({ x, y }, { x: x + width, y: y + height }, style),
    line({ x: x + width, y }, { x, y: y + height }, style),
  ];
}

/** Marks what is impossible. */
function ring(box: Box): Mark[] {
  const radius = Math.min(box.width, box.height) * 0.32;
  return [circle(middleOf(box), radius, { stroke: "ink", width: MARK_LINE * 1.8 })];
}

/** Marks what is true. */
function petAbove({ x, y }: Point, name: string, points: number): Mark[] {
  const picture = PET_PICTURES[name];
  const high = points * POINT;
  const box = { x: x - PICTURE / 2, y: y - high * 1.2 - PICTURE, width: PICTURE, height: PICTURE };
  return [
    ...(picture ? placed(picture, box) : []),
    text({ x, y }, name, { size: points, anchor: "middle" }),
  ];
}

/** A pet's picture with its name below; the middle of the name's baseline is at a point. */
function block(
  box: Box,
  rows: number,
  columns: number,
  { size }: Setting,
  solution: Solution | undefined,
): Mark[] {
  return [
    ...boxes(box, size, size).flatMap((cell, index) => {
      const [row, column] = [Math.floor(index / size), index % size];
      const same = solution && solution[rows]?.[row] === solution[columns]?.[column];
      const mark = solution ? (same ? ring(cell) : cross(cell)) : [];
      return [rectangle(cell, { stroke: "ink", width: LINE }), ...mark];
    }),
    rectangle(box, { stroke: "ink", width: FRAME }),
  ];
}

/** One category's items against another's, with crosses and rings if solved. */
function labelRoom({ categories }: Setting, points: number): number {
  const widths = categories.flatMap(({ items }) =>
    items.map((item) => textWidth(item, { size: points })),
  );
  return Math.max(...widths) + 4;
}

/**
 * The grid to think in: each category's items against those of the others.
 */
export function drawGrid(
  setting: Setting,
  box: Box,
  points: number,
  solution?: Solution,
): readonly Mark[] {
  const { categories, size } = setting;
  const [across, down] =
    categories.length === 2
      ? [[1], [0]]
      : [
          [1, 2],
          [0, 2],
        ];
  const room = labelRoom(setting, points);
  const count = across.length * size;
  // The grid for the deductions: each category's items against those of the others.
  const pictured = across.length === 1;
  const head = pictured ? PICTURE + points * POINT * 1.6 : room;
  const cell = Math.min((box.width - room) / count, (box.height - head) / count, 26);
  const [left, top] = [box.x + room, box.y + head];
  const side = cell * size;
  const marks: Mark[] = [];
  for (const [index, category] of across.entries()) {
    for (const [item, label] of (categories[category]?.items ?? []).entries()) {
      const x = left + index * side + (item + 0.5) * cell;
      if (pictured) {
        marks.push(...petAbove({ x, y: top - points * 0.17 }, label, points));
        continue;
      }
      marks.push({
        ...text({ x: x + points * POINT * 0.3, y: top - 2 }, label, { size: points }),
        turn: -90,
      });
    }
  }
  for (const [index, category] of down.entries()) {
    for (const [item, label] of (categories[category]?.items ?? []).entries()) {
      const y = top + index * side + (item + 0.5) * cell + points * POINT * 0.3;
      marks.push(text({ x: left - 2, y }, label, { size: points, anchor: "end" }));
    }
    for (const [place, other] of across.entries()) {
      if (other === category) continue;
      const square = { x: left + place * side, y: top + index * side, width: side, height: side };
      marks.push(...block(square, category, other, setting, solution));
    }
  }
  return marks;
}

/** With only pets, there is room for their pictures above the squares, with their names below. */
export function drawPets(names: readonly string[], box: Box, points: number): Mark[] {
  const rows = Math.ceil(names.length / 2);
  return boxes(box, 2, rows).flatMap((place, index) => {
    const name = names[index];
    return name
      ? petAbove({ x: middleOf(place).x, y: place.y + place.height - 2 }, name, points)
      : [];
  });
}

/** The table for what was found out: a line for each child. */
export function drawTable(
  { categories, size }: Setting,
  box: Box,
  points: number,
  solution?: Solution,
): Mark[] {
  return boxes(box, categories.length, size + 1).flatMap((cell, index) => {
    const [row, column] = [Math.floor(index / categories.length), index % categories.length];
    const category = categories[column];
    const frame = rectangle(cell, {
      stroke: "ink",
      width: LINE,
      ...(row === 0 && { fill: "light" }),
    });
    if (!category) return [frame];
    const item = solution?.[column]?.indexOf(row - 1) ?? -1;
    const words =
      row === 0 ? category.title : column === 0 ? category.items[row - 1] : category.items[item];
    return words
      ? [frame, textIn(cell, words, { size: points, bold: row === 0 || column === 0 })]
      : [frame];
  });
}

/** The table for the results: a line for each child. */
export function drawClues(
  clues: readonly string[],
  box: Pick<Box, "x" | "y" | "width">,
  points: number,
  gap = 1.5,
): { readonly marks: readonly Mark[]; readonly height: number } {
  const indent = 9;
  const step = points * POINT * 1.35;
  const marks: Mark[] = [];
  let y = box.y;
  for (const [index, clue] of clues.entries()) {
    const style = { size: points };
    for (const [row, words] of wrap(clue, box.width - indent, style).entries()) {
      const baseline = y + points * POINT;
      if (row === 0)
        marks.push(text({ x: box.x, y: baseline }, `${index + 1}.`, { ...style, bold: true }));
      marks.push(text({ x: box.x + indent, y: baseline }, words, style));
      y += step;
    }
    y += gap;
  }
  return { marks, height: y - box.y };
}
