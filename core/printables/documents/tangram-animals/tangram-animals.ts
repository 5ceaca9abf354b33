import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { numberedSteps } from "../../parts/steps.ts";
import { boxes } from "../../shapes.ts";
import { lineHeight, text, textBlock, typeSizes } from "../../text.ts";
import { ANIMALS, type TangramAnimal } from "./animals.ts";
import { drawAnimal, drawSquare, extent } from "./draw-tangram.ts";
import { lay, WHOLE_SQUARE } from "./tangram.ts";

/** The side of the square in millimeters, and its small triangles' legs. */
const SIDE = 80;
const UNIT = SIDE / (2 * Math.SQRT2);

const STEPS = [
  "Color the square, or paste it on thin cardboard. Let it dry.",
  "Cut along all the lines. Count: you have seven pieces.",
  "Lay an animal. Use all seven pieces every time. They touch, but no piece lies on another.",
  "You may turn the pieces any way you like and flip them over.",
];

/** Every piece by itself, in two rows, with its name below. */
function inventory(top: number, size: number): Mark[] {
  const kinds = [
    ["large 1", "2 large triangles"],
    ["medium", "1 medium triangle"],
    ["small 1", "2 small triangles"],
    ["square", "1 square"],
    ["parallelogram", "1 parallelogram"],
  ] as const;
  const room = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  return boxes(room, 3, 2).flatMap((box, index) => {
    const kind = kinds[index];
    const piece = WHOLE_SQUARE.find((one) => one.piece === kind?.[0]);
    if (!kind || !piece) return [];
    const words = lineHeight(size) + 1;
    const above = { ...box, height: box.height - words };
    const unit = Math.min(11, (above.height - 2) / 2.5);
    const at = { x: box.x + box.width / 2, y: box.y + box.height - words * 0.35 };
    return [
      ...drawAnimal([piece], above, unit, true),
      text(at, kind[1], { size, anchor: "middle" }),
    ];
  });
}

function cutPage(type: { body: number; small: number }): Page {
  const steps = numberedSteps({ x: 0, y: 0 }, STEPS, BODY.width, type.body);
  const top = steps.height + 4;
  const box = { x: (BODY.width - SIDE) / 2, y: top, width: SIDE, height: SIDE };
  return { marks: [...steps.marks, ...drawSquare(box), ...inventory(top + SIDE + 3, type.small)] };
}

/** Animals to build, in two columns. */
function animalsPage(animals: readonly TangramAnimal[], body: number, seams: boolean): Page {
  const advice = textBlock(
    { x: 0, y: 0 },
    "Which pieces lie where? Each animal is made of all seven.",
    BODY.width,
    { size: body },
  );
  const top = advice.height + 2;
  const room = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  const marks: Mark[] = [...advice.marks];
  for (const [index, box] of boxes(room, 2, Math.ceil(animals.length / 2), 5).entries()) {
    const animal = animals[index];
    if (!animal) continue;
    const pieces = lay(animal.pieces);
    const { width, height } = extent(pieces);
    const above = { ...box, height: box.height - lineHeight(body) - 3 };
    const unit = Math.min((above.width - 4) / width, (above.height - 4) / height, 20);
    marks.push(
      ...drawAnimal(pieces, above, unit, seams),
      text({ x: box.x + box.width / 2, y: box.y + box.height - 3 }, animal.name, {
        size: body,
        bold: true,
        anchor: "middle",
      }),
    );
  }
  return { marks };
}

/** One animal as large as the pieces, to be covered with them. */
function largePage(animal: TangramAnimal, body: number, seams: boolean): Page {
  const advice = textBlock(
    { x: 0, y: 0 },
    `Lay your pieces on this ${animal.name}. They fit exactly.`,
    BODY.width,
    { size: body },
  );
  const top = advice.height + 4;
  const box = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  return { marks: [...advice.marks, ...drawAnimal(lay(animal.pieces), box, UNIT, seams)] };
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const mixed = shuffled(ANIMALS, random);
  // The youngest begin by covering a shape in the size of their pieces.
  const first =
    params.age === "k2"
      ? mixed.find(({ pieces }) => extent(lay(pieces)).width * UNIT <= BODY.width)
      : undefined;
  const others = mixed.filter((animal) => animal !== first).slice(0, first ? 4 : 6);
  const puzzles = (seams: boolean): Page[] => [
    ...(first ? [largePage(first, type.body, seams)] : []),
    animalsPage(others, type.body, seams),
  ];
  return {
    title: "Tangram Animals",
    pages: [cutPage(type), ...puzzles(false)],
    answers: puzzles(true),
  };
};
