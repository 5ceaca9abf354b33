import { BODY, type Mark, type Page, type SheetParams } from "../page.ts";
import { POINT } from "../point.ts";
import { type Box, boxes, rectangle } from "../shapes.ts";
import { lineHeight, text, textBlock, textIn, textWidth, typeSizes, wrap } from "../text.ts";
import { checkbox } from "./checkbox.ts";
import { type Block, blockOf, pageBreaks, stackedPages } from "./stack.ts";
import { numberedSteps } from "./steps.ts";
import { lineGap, writingLines } from "./writing-lines.ts";

/** An experiment for home or class, as a one-page sheet. */
export interface Experiment {
  readonly question: string;
  readonly materials: readonly string[];
  /** For the adult beside the child. */
  readonly safety: readonly string[];
  /** The setup with its parts labeled, in a box of the body's width. */
  readonly setUp: { readonly height: number; readonly draw: (box: Box) => readonly Mark[] };
  readonly steps: readonly string[];
  readonly watch: string;
  /** Column headings, and the beginnings of the rows to fill in. */
  readonly table: { readonly columns: readonly string[]; readonly rows: readonly string[] };
  readonly why: string;
  readonly change: string;
}

const WIDTH = BODY.width;
/** Millimeters between two sections. */
const GAP = 3;
const FRAME = { stroke: "ink", width: 0.6 } as const;

/** Lines at the end and the height of a frame to draw in, from most room to least. */
const ROOMS: readonly (readonly [number, number])[] = [
  [4, 120],
  [4, 90],
  [4, 70],
  [3, 55],
  [3, 40],
  [5, 0],
  [4, 0],
  [3, 0],
];

/** The pages of an experiment: what to prepare and do first, then what to see and to think about. */
export function experimentPages(
  experiment: Experiment,
  params: Pick<SheetParams, "age" | "large">,
): Page[] {
  const type = typeSizes(params);
  const size = type.small;
  const heading = params.large ? 22 : 15;
  const gap = lineGap(params.age);
  const headingHeight = lineHeight(heading);

  const headed = (words: string, below: Block): Block => ({
    height: headingHeight + below.height,
    draw: (top) => [
      text({ x: 0, y: top + heading * POINT }, words, { size: heading, bold: true }),
      ...below.draw(top + headingHeight),
    ],
  });
  const paragraph = (words: string): Block =>
    blockOf((top) => textBlock({ x: 0, y: top }, words, WIDTH, { size }));
  const lines = (count: number, words = ""): Block => {
    const from = words ? textWidth(words, { size }) + 2 : 0;
    const rest = { x: 0, width: WIDTH, height: (count - 1) * gap };
    return {
      height: count * gap + 1,
      draw: (top) => [
        ...(words ? [text({ x: 0, y: top + gap - 1.4 }, words, { size })] : []),
        ...writingLines({ x: from, y: top, width: WIDTH - from, height: gap }, { gap }),
        ...writingLines({ ...rest, y: top + gap }, { gap }),
      ],
    };
  };
  const drawingRoom = (height: number): Block => ({
    height,
    draw: (top) => [
      rectangle({ x: 0.4, y: top + 1, width: WIDTH - 0.8, height: height - 1.5 }, FRAME, 3),
    ],
  });
  const together = (...blocks: readonly Block[]): Block => ({
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (top) => {
      let y = top;
      return blocks.flatMap((block) => {
        const marks = block.draw(y);
        y += block.height;
        return marks;
      });
    },
  });

  const question: Block = {
    height: textBlock({ x: 0, y: 0 }, experiment.question, WIDTH, { size: size + 2, bold: true })
      .height,
    draw: (top) =>
      textBlock({ x: 0, y: top }, experiment.question, WIDTH, { size: size + 2, bold: true }).marks,
  };

  const materials = (): Block => {
    const columns = 2;
    const width = WIDTH / columns;
    const side = params.large ? 6 : 4.6;
    const room = width - side - 8;
    const rows = Math.ceil(experiment.materials.length / columns);
    const heights = Array.from({ length: rows }, (_, row) => {
      const pair = [experiment.materials[row], experiment.materials[row + rows]];
      return (
        Math.max(...pair.map((words = "") => wrap(words, room, { size }).length)) *
          lineHeight(size) +
        1
      );
    });
    return {
      height: heights.reduce((sum, height) => sum + height, 0),
      draw: (top) => {
        let y = top;
        return heights.flatMap((height, row) => {
          const marks = [row, row + rows].flatMap((index, column): Mark[] => {
            const words = experiment.materials[index];
            if (!words) return [];
            const x = column * width;
            return [
              checkbox({ x, y: y + size * POINT * 0.66 - side / 2 }, side),
              ...textBlock({ x: x + side + 2.5, y }, words, room, { size }).marks,
            ];
          });
          y += height;
          return marks;
        });
      },
    };
  };

  const safety = (): Block => {
    const words = `For grown-ups: ${experiment.safety.join(" ")}`;
    const inner = textBlock({ x: 5, y: 0 }, words, WIDTH - 10, { size: type.small });
    const height = inner.height + 5;
    return {
      height,
      draw: (top) => [
        rectangle({ x: 0.4, y: top, width: WIDTH - 0.8, height }, { stroke: "ink", width: 0.8 }, 3),
        ...inner.marks.map((mark) => ({ ...mark, y: mark.y + top + 2 })),
      ],
    };
  };

  const table = (): Block => {
    const { columns, rows } = experiment.table;
    const style = { size: type.small, bold: true } as const;
    const cell = WIDTH / columns.length;
    const headLines = columns.map((words) => wrap(words, cell - 3, style));
    const head = Math.max(...headLines.map((words) => words.length)) * lineHeight(type.small) + 3;
    const row = params.large || rows.length < 4 ? 13 : rows.length > 5 ? 9.5 : 10.5;
    const pen = { stroke: "ink", width: 0.4 } as const;
    return {
      height: head + rows.length * row,
      draw: (top) => [
        ...boxes({ x: 0, y: top, width: WIDTH, height: head }, columns.length, 1).flatMap(
          (box, index): Mark[] => {
            const words = headLines[index] ?? [];
            const step = lineHeight(type.small);
            const from = box.y + (head - words.length * step) / 2;
            return [
              rectangle(box, { ...pen, fill: "light" }),
              ...words.map((line, at) =>
                textIn({ ...box, y: from + at * step, height: step }, line, style),
              ),
            ];
          },
        ),
        ...boxes(
          { x: 0, y: top + head, width: WIDTH, height: rows.length * row },
          columns.length,
          rows.length,
        ).flatMap((box, index): Mark[] => {
          const words = index % columns.length === 0 ? rows[index / columns.length] : undefined;
          return [
            rectangle(box, pen),
            ...(words ? [textIn(box, words, { size: type.small })] : []),
          ];
        }),
      ],
    };
  };

  const { setUp } = experiment;
  const fixed = [
    question,
    lines(1, "I think:"),
    headed("You need", materials()),
    {
      height: setUp.height,
      draw: (top: number) => setUp.draw({ x: 0, y: top, width: WIDTH, height: setUp.height }),
    },
    safety(),
    headed(
      "Do it",
      blockOf((top) => numberedSteps({ x: 0, y: top }, experiment.steps, WIDTH, size)),
    ),
    headed("Watch", paragraph(experiment.watch)),
    headed("Measure", table()),
    lines(2, "What I found out:"),
    headed("Why it works", paragraph(experiment.why)),
  ];
  const change = paragraph(experiment.change);
  /** Everything, with lines at the end and a drawing frame of the given height. */
  const withRoom = (count: number, frame: number): Block[] => [
    ...fixed,
    headed("Change one thing", together(change, lines(count))),
    ...(frame > 0 ? [headed("Draw what you saw", drawingRoom(frame))] : []),
  ];
  // The rest of the last page is used for writing and drawing.
  const least = pageBreaks(withRoom(2, 0), GAP).length;
  const fits = ([count, frame]: readonly [number, number]) =>
    pageBreaks(withRoom(count, frame), GAP).length === least;
  return stackedPages(withRoom(...(ROOMS.find(fits) ?? [2, 0])), GAP, 5);
}
