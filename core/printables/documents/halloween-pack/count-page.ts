import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { type Box, boxes, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { type Counting, countsOf, type Question, questionsOf } from "./count.ts";

/** Heights in millimeters: of a question, and of the boxes for the counts. */
const QUESTION = 14;
const TALLY = 24;

/** The things to count, scattered over a field. */
function things({ level, kinds, cells }: Counting, field: Box): Mark[] {
  const inside = { x: 4, y: field.y + 4, width: field.width - 8, height: field.height - 8 };
  return boxes(inside, level.columns, level.rows).flatMap((box, index) => {
    const kind = kinds[cells[index] ?? -1];
    if (!kind) return [];
    const side = Math.min(box.width, box.height, 28) - 2;
    // Every second row is shifted, so that it looks like a field and not like a table.
    const odd = Math.floor(index / level.columns) % 2;
    const shift = (odd - 0.5) * Math.max(0, box.width - side) * 0.7;
    const x = box.x + box.width / 2 + shift - side / 2;
    const y = box.y + box.height / 2 - side / 2;
    return kind.draw({ x, y, width: side, height: side });
  });
}

/** A picture of each kind with a box for its number. */
function tally(counting: Counting, top: number, solved: boolean): Mark[] {
  const counts = countsOf(counting);
  const room = { x: 0, y: top, width: BODY.width, height: TALLY };
  return boxes(room, counting.kinds.length, 1, 4).flatMap((box, index) => {
    const side = Math.min(18, box.width / 2 - 2);
    const middle = box.x + box.width / 2;
    const square = { x: middle + 1, y: box.y + 3, width: side, height: TALLY - 6 };
    const picture = {
      x: middle - side - 1,
      y: box.y + (TALLY - side) / 2 + 1,
      width: side - 2,
      height: side - 2,
    };
    return [
      rectangle(box, { stroke: "mid", width: 0.4 }, 3),
      ...(counting.kinds[index]?.draw(picture) ?? []),
      rectangle(square, { stroke: "ink", width: 0.6 }, 2),
      ...(solved ? [textIn(square, String(counts[index] ?? 0), { size: 20, bold: true })] : []),
    ];
  });
}

function asked(
  questions: readonly Question[],
  { large }: Pick<SheetParams, "large">,
  solved: boolean,
): Mark[] {
  const { body: size } = typeSizes({ large });
  const start = BODY.width * (large ? 0.68 : 0.58);
  return questions.flatMap(({ words, answer }, index) => {
    const y = BODY.height - (questions.length - 1 - index) * QUESTION - 3;
    return [
      text({ x: 0, y }, words, { size }),
      line({ x: start, y: y + 1 }, { x: BODY.width, y: y + 1 }, { stroke: "dark", width: 0.3 }),
      ...(solved ? [text({ x: start + 3, y: y - 0.3 }, answer, { size, bold: true })] : []),
    ];
  });
}

/** The page for counting, and the same page with the numbers and answers. */
export function countingPages(
  counting: Counting,
  params: Pick<SheetParams, "age" | "large">,
): { readonly page: Page; readonly key: Page } {
  const type = typeSizes(params);
  const questions = questionsOf(counting, params.age);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Count each kind and write its number in the box. Cross out what you have counted, so that you count nothing twice.",
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 2;
  const tallyTop = BODY.height - questions.length * QUESTION - TALLY - 7;
  const field = { x: 0, y: top, width: BODY.width, height: tallyTop - 5 - top };
  const same: readonly Mark[] = [
    ...advice.marks,
    rectangle(field, { stroke: "ink", width: 0.6 }, 4),
    ...things(counting, field),
  ];
  const page = (solved: boolean): Page => ({
    title: "Halloween Count",
    marks: [...same, ...tally(counting, tallyTop, solved), ...asked(questions, params, solved)],
  });
  return { page: page(false), key: page(true) };
}
