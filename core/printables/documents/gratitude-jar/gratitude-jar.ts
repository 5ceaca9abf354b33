import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type PackAge, type Page } from "../../page.ts";
import { CUT, scissorsAt } from "../../parts/cut-line.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { type Box, boxes, inset, line, rectangle } from "../../shapes.ts";
import { textBlock, typeSizes } from "../../text.ts";
import { bigJar } from "./jar.ts";
import { PROMPTS } from "./prompts.ts";

/** Slips in the jar in rows of two; fewer in large print. */
const ROWS: Readonly<Record<PackAge, number>> = { k2: 3, "35": 4, "68": 4 };
const CUT_ROWS = 5;

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const gap = lineGap(age);
  const prompts = shuffled(PROMPTS[age], random);
  const rows = large ? 3 : ROWS[age];
  const size = large ? 18 : age === "k2" ? 14 : 12;

  /** The question, and as many lines below it as fit. */
  const slip = (box: Box, prompt: string): Mark[] => {
    const room = inset(box, 3);
    const ask = textBlock({ x: room.x, y: room.y - 0.6 }, prompt, room.width, { size, bold: true });
    const below = { ...room, y: room.y + ask.height - 2, height: room.height - ask.height + 2 };
    return [...ask.marks, ...writingLines(below, { gap, midline: age === "k2" })];
  };

  const inJar = (): Page => {
    const head = textBlock(
      { x: 0, y: 0 },
      age === "k2"
        ? "What makes you glad? Write or draw it on the slips. Color the jar when it is full."
        : "Fill the jar. Write one thing you are glad about on each slip. Small things count as much as big ones.",
      BODY.width,
      { size: type.body },
    );
    const top = head.height + 3;
    const { marks, inside } = bigJar({
      x: 2,
      y: top,
      width: BODY.width - 4,
      height: BODY.height - top - 2,
    });
    const slips = boxes(inside, 2, rows, 4).flatMap((box, index) => [
      rectangle(box, { stroke: "ink", width: 0.6, fill: "paper" }, 3),
      ...slip(box, prompts[index] ?? ""),
    ]);
    return { marks: [...head.marks, ...marks, ...slips] };
  };

  const toCut = (): Page => {
    const head = textBlock(
      { x: 0, y: 0 },
      "Cut out the slips. Fill in one each evening, fold it and drop it into a real jar. Read them all together at the end of the month.",
      BODY.width,
      { size: type.body },
    );
    const top = head.height + 5;
    const count = large ? CUT_ROWS - 1 : CUT_ROWS;
    const grid = { x: 1, y: top, width: BODY.width - 2, height: BODY.height - top - 1 };
    const cells = boxes(grid, 2, count);
    const first = rows * 2;
    const high = grid.height / count;
    const cuts = Array.from({ length: count - 1 }, (_, row) => {
      const y = top + (row + 1) * high;
      return line({ x: grid.x, y }, { x: grid.x + grid.width, y }, CUT);
    });
    const middle = grid.x + grid.width / 2;
    return {
      title: "Slips for a Real Jar",
      marks: [
        ...head.marks,
        rectangle(grid, CUT),
        ...cuts,
        line({ x: middle, y: top }, { x: middle, y: top + grid.height }, CUT),
        ...scissorsAt({ x: grid.x + 12, y: top }),
        ...cells.flatMap((box, index) => {
          return slip(box, prompts[first + index] ?? "Today I am glad about");
        }),
      ],
    };
  };
  return { title: "Gratitude Jar", pages: [inJar(), toCut()], answers: [] };
};
