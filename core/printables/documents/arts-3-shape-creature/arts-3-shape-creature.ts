import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type PackAge, type Page } from "../../page.ts";
import { CUT, scissorsAt } from "../../parts/cut-line.ts";
import { type Block, blockOf, stackedPages } from "../../parts/stack.ts";
import { numberedSteps } from "../../parts/steps.ts";
import { pointsOf } from "../../parts/transform.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { boxes, inset, rectangle } from "../../shapes.ts";
import { text, textBlock, typeSizes } from "../../text.ts";
import {
  CREATURES,
  type Creature,
  creatureMarks,
  KINDS,
  pieceMark,
  type ShapePiece,
  TRIANGLE_HEIGHT,
} from "./creatures.ts";

const NEED = "You need: scissors, a glue stick, crayons and the page with the shapes.";
const SAFETY = "Scissors: with a grown-up near.";
const STEPS = [
  "Color the circles, squares and triangles and cut them out.",
  "Lay them in the frame. Turn and move them until you see a creature.",
  "Paste them down. Draw eyes and whatever else it needs.",
  "Give your creature a name, and say what it can do.",
];
const VARIATION =
  "Take only one circle, one square and one triangle. How many creatures can you find?";
const TALK =
  "Many artists begin with plain shapes. They show how large each part is and where it goes; details come last. The painter Wassily Kandinsky filled whole pictures with circles, squares and triangles. Which shape makes your creature look strong? Which one makes it look soft?";

/**
 * Widths of the pieces of each kind in millimeters: those with a row of their own, and the rest.
 */
const LARGE_PIECES = [34, 34, 28, 28, 20, 20];
const SMALL_PIECES = [
  [22, 22],
  [14, 14, 14],
];

const heading = (words: string, size: number): Block =>
  blockOf((top) => textBlock({ x: 0, y: top }, words, BODY.width, { size, bold: true }));

/** A bold heading and what belongs below it, kept together. */
function section(title: string, words: string, size: number): Block {
  return blockOf((top) => {
    const head = heading(title, size);
    const body = textBlock({ x: 0, y: top + head.height }, words, BODY.width, { size });
    return { marks: [...head.draw(top), ...body.marks], height: head.height + body.height };
  });
}

function examples(creatures: readonly Creature[], size: number, side: number): Block {
  return blockOf((top) => ({
    height: side,
    marks: boxes({ x: 0.5, y: top, width: BODY.width - 1, height: side }, 3, 1, 4).flatMap(
      (box, index): Mark[] => {
        const creature = creatures[index];
        if (!creature) return [];
        const room = { ...inset(box, 4), height: side - size * POINT - 10 };
        return [
          rectangle(box, { stroke: "mid", width: 0.4 }, 3),
          ...creatureMarks(creature, room),
          text({ x: box.x + box.width / 2, y: box.y + side - 3 }, creature.name, {
            size,
            anchor: "middle",
          }),
        ];
      },
    ),
  }));
}

/** The frame to build in, with lines for a name and a talent beside it. */
function workshop(height: number, size: number, age: PackAge): Block {
  const gap = lineGap(age);
  const frame = 122;
  const left = frame + 6;
  const width = BODY.width - left;
  return blockOf((top) => {
    const half = height / 2;
    const lines = (y: number, words: string): Mark[] => [
      text({ x: left, y: y + size * POINT }, words, { size, bold: true }),
      ...writingLines(
        { x: left, y: y + size * POINT, width, height: half - size * POINT - 1 },
        { gap },
      ),
    ];
    return {
      height,
      marks: [
        rectangle({ x: 0.5, y: top, width: frame, height }, { stroke: "ink", width: 1 }, 4),
        ...lines(top, "Its name:"),
        ...lines(top + half, "It can:"),
      ],
    };
  });
}

/** The pieces in five rows: one for each shape, and two of smaller ones of every shape. */
export function piecesToCut(top: number): ShapePiece[] {
  const rows = [
    ...KINDS.map((kind) => LARGE_PIECES.map((size) => ({ kind, size }))),
    ...SMALL_PIECES.map((sizes) => KINDS.flatMap((kind) => sizes.map((size) => ({ kind, size })))),
  ];
  const high = (row: (typeof rows)[number]) =>
    Math.max(...row.map(({ kind, size }) => size * (kind === "triangle" ? TRIANGLE_HEIGHT : 1)));
  const space = (BODY.height - top - rows.reduce((sum, row) => sum + high(row), 0)) / rows.length;
  let y = top + space / 2;
  return rows.flatMap((row) => {
    const wide = row.reduce((sum, { size }) => sum + size, 0);
    const gap = (BODY.width - wide) / row.length;
    let x = gap / 2;
    const middle = y + high(row) / 2;
    y += high(row) + space;
    return row.map(({ kind, size }): ShapePiece => {
      const at = x + size / 2;
      x += size + gap;
      return { kind, size, x: at, y: middle };
    });
  });
}

function shapesPage(size: number): Page {
  const advice = textBlock(
    { x: 0, y: 0 },
    `Color the shapes, then cut along the dashed lines. ${SAFETY}`,
    BODY.width,
    { size },
  );
  const pieces = piecesToCut(advice.height + 3);
  return {
    title: "Shapes to Cut Out",
    marks: [
      ...advice.marks,
      ...pieces.flatMap((one) => {
        const [outline] = pieceMark(one, CUT);
        const start = outline && pointsOf(outline)[0];
        if (!outline || !start) return [];
        return [outline, ...(one.size > 30 ? scissorsAt(start, 5) : [])];
      }),
    ],
  };
}

export const generate: Generate = (params, random) => {
  const { small, body } = typeSizes(params);
  const chosen = shuffled(CREATURES, random).slice(0, 3);
  const intro: Block = blockOf((top) => {
    const need = textBlock({ x: 0, y: top }, NEED, BODY.width, { size: body });
    const safety = textBlock({ x: 0, y: top + need.height }, SAFETY, BODY.width, {
      size: body,
      bold: true,
    });
    return { marks: [...need.marks, ...safety.marks], height: need.height + safety.height };
  });
  const steps = blockOf((top) => numberedSteps({ x: 0, y: top }, STEPS, BODY.width, body));
  const more = section("Try this too", VARIATION, small);
  const talk = section("Talk about it", TALK, small);
  const gap = 3.5;
  // On one page the frame takes the remaining space; large print has a second page for it.
  const others = [intro, steps, examples(chosen, small, 45), more, talk];
  const left = BODY.height - others.reduce((sum, { height }) => sum + height + gap, 0) - 0.5;
  const blocks = params.large
    ? [intro, steps, examples(chosen, small, 70), more, workshop(132, body, params.age), talk]
    : [intro, steps, examples(chosen, small, 45), workshop(left, body, params.age), more, talk];
  const pages = stackedPages(blocks, gap, 4);
  return { title: "Three-Shape Creature", pages: [...pages, shapesPage(body)], answers: [] };
};
