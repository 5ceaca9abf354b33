import { pick } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { placed } from "../../drawing.ts";
import { BODY, type Generate, type Mark, type PackAge, type PathMark } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { faded } from "../../parts/faded.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, ellipse, middleOf } from "../../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../../text.ts";
import { arrange, type PlacedThing, type Wanted } from "./arrange.ts";
import { attic } from "./attic.ts";
import { background } from "./background.ts";
import { garden } from "./garden.ts";

/** How many there are of each kind, and how many rows the picture has. */
const DIFFICULTY: Readonly<Record<PackAge, { counts: readonly number[]; rows: number }>> = {
  k2: { counts: [3, 2, 1, 1, 1, 1, 1], rows: 5 },
  "35": { counts: [3, 2, 2, 1, 1, 1, 1, 1], rows: 6 },
  "68": { counts: [3, 3, 2, 2, 1, 1, 1, 1], rows: 7 },
};

/** Room between a row's things and the row above, in millimeters. */
const BETWEEN = 2.4;
/** Width of the lines of all things. */
const WIDTH = 0.5;

/** The list below the picture: how many of what, and a box to check for each. */
function list(wanted: readonly Wanted[], area: Box, columns: number, size: number): Mark[] {
  const rows = Math.ceil(wanted.length / columns);
  return boxes(area, columns, rows, 2).flatMap((cell, index) => {
    const item = wanted[index];
    if (!item) return [];
    const { kind, count } = item;
    const side = Math.min(cell.height, 11);
    const words = `${count} ${count === 1 ? kind.one : kind.many}`;
    const x = cell.x + side + 2;
    // With two columns there is room beside the words.
    const beside = columns === 2;
    return [
      ...placed(
        kind.drawing,
        { x: cell.x, y: cell.y + 0.5, width: side, height: side },
        { width: WIDTH },
      ),
      text({ x, y: cell.y + size * POINT + (beside ? 0.6 : 0) }, words, { size }),
      ...Array.from({ length: count }, (_, box) =>
        beside
          ? checkbox({ x: x + textWidth(words, { size }) + 4 + box * 8, y: cell.y + 1.6 }, 6)
          : checkbox({ x: x + box * 6.5, y: cell.y + size * POINT + 2 }, 4.6),
      ),
    ];
  });
}

const rings = (things: readonly PlacedThing[]): PathMark[] =>
  things
    .filter(({ kind }) => kind)
    .map(({ box }) =>
      ellipse(middleOf(box), box.width / 2 + 2, box.height / 2 + 2, { stroke: "ink", width: 1.1 }),
    );

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const setting = pick([attic, garden], random);
  const { counts, rows: ordinary } = DIFFICULTY[params.age];
  const count = params.large ? DIFFICULTY.k2.rows : ordinary;
  const kinds = shuffled(setting.hidden, random);
  const wanted = counts.flatMap((many, index): Wanted[] => {
    const kind = kinds[index];
    return kind ? [{ kind, count: many }] : [];
  });
  const total = counts.reduce((sum, many) => sum + many, 0);
  const advice = textBlock(
    { x: 0, y: 0 },
    `${total} things on the list are hidden in the picture. Circle each one and check a box for it.`,
    BODY.width,
    { size: type.body },
  );
  const columns = params.large ? 2 : 4;
  const cell = params.large ? 11 : type.small * POINT + 8.6;
  const listed = Math.ceil(wanted.length / columns);
  const listHeight = listed * cell + (listed - 1) * 2;
  const frame = {
    x: 0.5,
    y: advice.height + 2,
    width: BODY.width - 1,
    height: BODY.height - advice.height - listHeight - 6,
  };
  const step = (frame.height - 3) / count;
  const rows = Array.from({ length: count }, (_, index) => {
    // Under the roof's beams there is less room.
    const margin = index === 0 && setting.look === "shelves" ? 10 : 3;
    return {
      x: frame.x + margin,
      y: frame.y + 1.5 + index * step + BETWEEN / 2,
      width: frame.width - 2 * margin,
      height: step - BETWEEN,
    };
  });
  const things = arrange(setting, wanted, rows, random);
  const picture = [
    ...background(setting, frame, rows),
    ...things.flatMap(({ drawing, box, mirrored }) =>
      placed(drawing, box, { width: WIDTH, mirrored }),
    ),
  ];
  const area = { x: 0, y: BODY.height - listHeight, width: BODY.width, height: listHeight };
  const below = list(wanted, area, columns, type.small);
  const { title } = setting;
  return {
    title: "Hidden Objects",
    pages: [{ title: `Hidden Objects: ${title}`, marks: [...advice.marks, ...picture, ...below] }],
    answers: [
      {
        title: `Hidden Objects: ${title}`,
        marks: [...advice.marks, ...faded(picture), ...rings(things), ...below],
      },
    ],
  };
};
