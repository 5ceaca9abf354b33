import type { PathMark } from "../../page.ts";
import { petal } from "../../parts/scenery.ts";
import { pen } from "../../parts/strokes.ts";
import { moved } from "../../parts/transform.ts";
import { type Box, boxes, circle, curve, middleOf, polygon, polyline, star } from "../../shapes.ts";

const PEN = { stroke: "ink", width: 0.55 } as const;
const SOLID = { ...PEN, fill: "paper" } as const;
const { cup } = pen(PEN);

/** Points across a box that go up and down, `count` times. */
const across = ({ x, y, width, height }: Box, count: number) =>
  Array.from({ length: count * 2 + 1 }, (_, index) => ({
    x: x + (index * width) / (count * 2),
    y: index % 2 === 0 ? y + height : y,
  }));

/** The middles of equal cells in a row. */
const along = (box: Box, count: number) => boxes(box, count, 1).map(middleOf);

/** Low patterns between two drawings. */
export const BANDS = {
  dots: (box: Box) => along(box, 6).map((at) => circle(at, box.height * 0.32, PEN)),
  stars: (box: Box) => along(box, 5).map((at) => star(at, box.height * 0.46, PEN)),
  zigzag: (box: Box) => [
    polyline(across({ ...box, height: box.height * 0.6 }, 5), PEN),
    polyline(across({ ...box, y: box.y + box.height * 0.4, height: box.height * 0.6 }, 5), PEN),
  ],
  waves: (box: Box) =>
    [0, 0.35, 0.7].map((part) =>
      curve(across({ ...box, y: box.y + box.height * part, height: box.height * 0.25 }, 4), PEN),
    ),
  leaves: (box: Box) =>
    along(box, 4).flatMap(({ x, y }) => [
      petal({ x, y: y + box.height * 0.4 }, -0.7, box.height, box.height * 0.4, PEN),
      petal({ x, y: y + box.height * 0.4 }, Math.PI + 0.7, box.height, box.height * 0.4, PEN),
    ]),
} as const satisfies Record<string, (box: Box) => PathMark[]>;
export type BandName = keyof typeof BANDS;

/** A pattern that fills a bookmark. */
export interface PatternDesign {
  readonly name: string;
  readonly draw: (box: Box) => readonly PathMark[];
}

export const PATTERNS: readonly PatternDesign[] = [
  {
    name: "scales",
    draw: (box) =>
      boxes(box, 4, 13).flatMap(({ x, y, width, height }, index) => {
        const odd = Math.floor(index / 4) % 2 === 1;
        if (odd && index % 4 === 3) return [];
        const middle = x + width / 2 + (odd ? width / 2 : 0);
        return [
          cup(middle, y + 1, width / 2, height * 0.7),
          cup(middle, y + 1, width / 4, height * 0.36),
        ];
      }),
  },
  {
    name: "diamonds",
    draw: (box) =>
      boxes(box, 3, 8).flatMap((cell) => {
        const { x, y } = middleOf(cell);
        const diamond = (part: number) => {
          const [a, b] = [(cell.width / 2) * part, (cell.height / 2) * part];
          return polygon(
            [
              { x, y: y - b },
              { x: x + a, y },
              { x, y: y + b },
              { x: x - a, y },
            ],
            PEN,
          );
        };
        return [diamond(1), diamond(0.6), diamond(0.25)];
      }),
  },
  {
    name: "rings",
    draw: (box) =>
      boxes(box, 2, 7).flatMap((cell) => {
        const r = Math.min(cell.width, cell.height) / 2;
        return [1, 0.7, 0.4].map((part) => circle(middleOf(cell), r * part * 0.96, PEN));
      }),
  },
  {
    name: "waves",
    draw: (box) =>
      Array.from({ length: 17 }, (_, index) =>
        curve(
          across(
            { ...box, y: box.y + 2 + (index * (box.height - 8)) / 16, height: 3.6 },
            index % 4 === 3 ? 4 : 2,
          ),
          PEN,
        ),
      ),
  },
  {
    name: "mountains",
    draw: (box) =>
      boxes(box, 1, 11).flatMap((row, index) => [
        polyline(across(row, index % 2 === 0 ? 3 : 4), PEN),
        ...along(row, index % 2 === 0 ? 3 : 4).map((at) =>
          circle({ x: at.x, y: at.y + row.height * 0.22 }, row.height * 0.13, PEN),
        ),
      ]),
  },
  {
    name: "blossoms",
    draw: (box) =>
      boxes(box, 2, 7).flatMap((cell, index) => {
        const r = Math.min(cell.width, cell.height) * 0.47;
        const petals = index % 2 === Math.floor(index / 2) % 2 ? 6 : 8;
        const blossom = Array.from({ length: petals }, (_, turn) =>
          petal({ x: 0, y: 0 }, (turn * 2 * Math.PI) / petals, r, (r * 3.2) / petals, SOLID),
        );
        return [...moved(blossom, middleOf(cell)), circle(middleOf(cell), r * 0.28, SOLID)];
      }),
  },
  {
    name: "bricks",
    draw: (box) =>
      boxes(box, 1, 16).flatMap((row, index) => {
        const cuts = index % 2 === 0 ? [1 / 3, 2 / 3] : [1 / 6, 1 / 2, 5 / 6];
        const end = { x: row.x + row.width, y: row.y + row.height };
        return [
          ...(index < 15 ? [polyline([{ x: row.x, y: end.y }, end], PEN)] : []),
          ...cuts.map((part) =>
            polyline(
              [
                { x: row.x + part * row.width, y: row.y },
                { x: row.x + part * row.width, y: end.y },
              ],
              PEN,
            ),
          ),
        ];
      }),
  },
];
