import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { POINT } from "../../point.ts";
import { boxes, middleOf, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { chooseShapes, drawShape, KINDS, PLURALS } from "./shapes.ts";

const COLORS = ["red", "blue", "yellow", "green", "orange", "purple"] as const;
/** How the shapes to count are drawn; symbols beside words have a thinner line. */
export const COUNTED = { stroke: "ink", width: 0.8 } as const;
const SIGN = { stroke: "ink", width: 0.5 } as const;
const COLUMNS = 6;

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const rows = params.age === "k2" ? 5 : 6;
  const kinds = chooseShapes(COLUMNS * rows, random);
  const colors = shuffled(COLORS, random);
  const spots = kinds.map((kind) => ({
    kind,
    turn: (random() - 0.5) * 50,
    size: 0.78 + random() * 0.22,
    dx: random() - 0.5,
    dy: random() - 0.5,
  }));
  const style = { size: type.body } as const;
  const first = textBlock(
    { x: 0, y: 0 },
    "Color each kind of shape in its own color.",
    BODY.width,
    style,
  );
  const legendTop = first.height + 1;
  const legendColumns = params.large ? 2 : 3;
  const legendRows = KINDS.length / legendColumns;
  const legendRow = 11;
  const legend = boxes(
    { x: 0, y: legendTop, width: BODY.width, height: legendRow * legendRows },
    legendColumns,
    legendRows,
  );
  const tableHeight = 30;
  const tableTop = BODY.height - tableHeight;
  const second = textBlock(
    { x: 0, y: 0 },
    "Now count. How many of each did you find?",
    BODY.width,
    style,
  );
  const fieldTop = legendTop + legendRow * legendRows + 3;
  const field = {
    x: 0,
    y: fieldTop,
    width: BODY.width,
    height: tableTop - second.height - 2 - fieldTop,
  };
  const cells = boxes(field, COLUMNS, rows);
  const table = boxes({ x: 0, y: tableTop, width: BODY.width, height: tableHeight }, 6, 1, 3);
  const marks: Mark[] = [
    ...first.marks,
    ...KINDS.flatMap((kind, index): Mark[] => {
      const box = legend[index];
      if (!box) return [];
      const y = middleOf(box).y;
      return [
        drawShape(kind, { x: box.x + 6, y }, 4.4, 0, SIGN),
        text(
          { x: box.x + 13, y: y + type.body * POINT * 0.34 },
          `${PLURALS[kind]}: ${colors[index]}`,
          {
            size: type.small,
          },
        ),
      ];
    }),
    rectangle(field, { stroke: "ink", width: 0.5 }, 4),
    ...spots.flatMap(({ kind, turn, size, dx, dy }, index): Mark[] => {
      const cell = cells[index];
      if (!cell) return [];
      const most = Math.min(cell.width, cell.height) / 2 - 1.5;
      const radius = most * size;
      const middle = middleOf(cell);
      const at = {
        x: middle.x + dx * 2 * (cell.width / 2 - 1.5 - radius),
        y: middle.y + dy * 2 * (cell.height / 2 - 1.5 - radius),
      };
      return [drawShape(kind, at, radius, turn, COUNTED)];
    }),
    ...textBlock(
      { x: 0, y: tableTop - second.height - 1 },
      "Now count. How many of each did you find?",
      BODY.width,
      style,
    ).marks,
  ];
  const page = (solved: boolean): Page => ({
    marks: [
      ...marks,
      ...KINDS.flatMap((kind, index): Mark[] => {
        const box = table[index];
        if (!box) return [];
        const answer = { ...box, y: box.y + 12, height: box.height - 12 };
        const count = kinds.filter((other) => other === kind).length;
        return [
          drawShape(kind, { x: middleOf(box).x, y: box.y + 5.5 }, 5, 0, SIGN),
          rectangle(answer, { stroke: "ink", width: 0.5 }, 2),
          ...(solved ? [textIn(answer, String(count), { size: 24, bold: true })] : []),
        ];
      }),
    ],
  });
  return { title: "Shapes and Colors Sort", pages: [page(false)], answers: [page(true)] };
};
