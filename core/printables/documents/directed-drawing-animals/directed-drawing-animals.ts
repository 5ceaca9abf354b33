import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page, type Tone } from "../../page.ts";
import { moved } from "../../parts/transform.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { ANIMALS, type DrawnAnimal, type Step } from "./animals.ts";

const PER_SHEET = 2;

/** One step: earlier lines in gray, new ones in ink. */
export function stepMarks(steps: readonly Step[], index: number, into: Box): Mark[] {
  const side = Math.min(into.width, into.height);
  const move = {
    x: into.x + (into.width - side) / 2,
    y: into.y + (into.height - side) / 2,
    scale: side / 100,
  };
  const drawn = (lines: Step["lines"], tone: Tone, width: number) =>
    moved(lines, move).map((mark) => ({
      ...mark,
      ...(mark.fill && { fill: tone }),
      ...(mark.stroke && { stroke: tone, width }),
    }));
  return [
    ...steps.slice(0, index).flatMap(({ lines }) => drawn(lines, "mid", 0.6)),
    ...drawn(steps[index]?.lines ?? [], "ink", 0.9),
  ];
}

function stepCell(animal: DrawnAnimal, index: number, box: Box, size: number): Mark[] {
  const step = animal.steps[index];
  if (!step) return [];
  const radius = size * POINT * 0.7;
  const ring = { x: box.x + 2, y: box.y + 2, width: radius * 2, height: radius * 2 };
  const at = { x: ring.x + radius * 2 + 2, y: ring.y + radius - size * POINT * 0.66 };
  const captionOf = ({ words }: Step) => textBlock(at, words, box.width - radius * 2 - 5, { size });
  // As high as the longest caption needs, so that the picture has the same size in every step.
  const top = Math.max(radius * 2, ...animal.steps.map((step) => captionOf(step).height)) + 3;
  const picture = { ...box, y: box.y + top, height: box.height - top - 2 };
  return [
    rectangle(box, { stroke: "mid", width: 0.3 }, 3),
    circle({ x: ring.x + radius, y: ring.y + radius }, radius, { fill: "ink" }),
    { ...textIn(ring, String(index + 1), { size, bold: true }), tone: "paper" },
    ...captionOf(step).marks,
    ...stepMarks(animal.steps, index, picture),
  ];
}

/** The empty box with a line of text at its top. */
function drawingBox(box: Box, words: string, size: number): Mark[] {
  return [
    rectangle(box, { stroke: "ink", width: 0.6 }, 4),
    text({ x: box.x + 4, y: box.y + size * POINT + 2 }, words, { size, tone: "dark" }),
  ];
}

function pagesOf(animal: DrawnAnimal, large: boolean): Page[] {
  const size = typeSizes({ large }).small;
  const advice = textBlock(
    { x: 0, y: 0 },
    "Draw the black lines of each step. The gray lines are there already. Press lightly at first.",
    BODY.width,
    { size },
  );
  const top = advice.height + 2;
  const title = `Draw ${animal.name}`;
  const cells = (rows: number, columns: number, height: number) =>
    boxes({ x: 0, y: top, width: BODY.width, height }, columns, rows, 2.5).flatMap((box, index) =>
      stepCell(animal, index, box, size),
    );
  if (large) {
    return [
      { title, marks: [...advice.marks, ...cells(3, 2, BODY.height - top)] },
      { title, marks: drawingBox({ x: 0, y: 0, ...BODY }, animal.idea, size) },
    ];
  }
  const height = 126;
  const box = {
    x: 0,
    y: top + height + 4,
    width: BODY.width,
    height: BODY.height - top - height - 4,
  };
  return [
    {
      title,
      marks: [...advice.marks, ...cells(2, 3, height), ...drawingBox(box, animal.idea, size)],
    },
  ];
}

export const generate: Generate = (params, random) => ({
  title: "Directed Drawing: Animals",
  pages: shuffled(ANIMALS, random)
    .slice(0, PER_SHEET)
    .flatMap((animal) => pagesOf(animal, params.large)),
  answers: [],
});
