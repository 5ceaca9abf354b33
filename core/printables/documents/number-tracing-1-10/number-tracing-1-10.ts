import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { apple } from "../../drawings/apple.ts";
import { balloon } from "../../drawings/balloon.ts";
import { banana } from "../../drawings/banana.ts";
import { chick } from "../../drawings/chick.ts";
import { fish } from "../../drawings/fish.ts";
import { heart } from "../../drawings/heart.ts";
import { kite } from "../../drawings/kite.ts";
import { ladybug } from "../../drawings/ladybug.ts";
import { mushroom } from "../../drawings/mushroom.ts";
import { pear } from "../../drawings/pear.ts";
import { snail } from "../../drawings/snail.ts";
import { star } from "../../drawings/star.ts";
import { strokeGuides, written } from "../../letters/draw-strokes.ts";
import { schoolLines } from "../../letters/school-lines.ts";
import { writtenWidth } from "../../letters/strokes.ts";
import { BODY, type Generate, type Mark, type Page, type PathMark } from "../../page.ts";
import { type Box, boxes, rectangle } from "../../shapes.ts";
import { text, textBlock, typeSizes } from "../../text.ts";

/** What is counted: its drawing and its plural. */
export const THINGS: readonly (readonly [Drawing, string])[] = [
  [apple, "apples"],
  [balloon, "balloons"],
  [pear, "pears"],
  [chick, "chicks"],
  [fish, "fish"],
  [ladybug, "ladybugs"],
  [mushroom, "mushrooms"],
  [heart, "hearts"],
  [snail, "snails"],
  [star, "stars"],
  [banana, "bananas"],
  [kite, "kites"],
];
const NAMES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Height of the panels with the model and the things, of the model, and of written digits. */
const PANEL = 52;
const MODEL = 38;
const DIGIT = 15;

/** As many things as a number says, in one row up to five, else in two. */
export function thingsToCount(drawing: Drawing, number: number, room: Box): PathMark[] {
  const rows = number > 5 ? 2 : 1;
  return boxes(room, Math.ceil(number / rows), rows, 3)
    .slice(0, number)
    .flatMap((place) => placed(drawing, place));
}

/** A number in its half of a page. */
function numberBlock(number: number, thing: readonly [Drawing, string], box: Box, type: number) {
  const word = String(number);
  const model = { x: box.x, y: box.y, width: 62, height: PANEL };
  const things = { x: box.x + 66, y: box.y, width: box.width - 66, height: PANEL };
  const at = {
    x: model.x + (model.width - writtenWidth(word) * MODEL) / 2,
    y: model.y + (PANEL + MODEL) / 2,
  };
  const [drawing, plural] = thing;
  const label = `${NAMES[number - 1]} ${number === 1 ? drawing.name : plural}`;
  const room = { x: things.x + 4, y: things.y + 3, width: things.width - 8, height: PANEL - 14 };
  const marks: Mark[] = [
    rectangle(model, { stroke: "ink", width: 0.5 }, 4),
    ...written(word, at, MODEL, { stroke: "light", width: 6 }),
    ...written(word, at, MODEL, { stroke: "dark", width: 0.5, dash: [1.6, 1.6] }),
    ...strokeGuides(word, at, MODEL, { type }),
    rectangle(things, { stroke: "ink", width: 0.5 }, 4),
    ...thingsToCount(drawing, number, room),
    text({ x: things.x + things.width / 2, y: things.y + PANEL - 4 }, label, {
      size: type + 1,
      anchor: "middle",
    }),
  ];
  const traced = box.y + PANEL + 4 + DIGIT;
  const alone = traced + DIGIT + 5;
  const step = writtenWidth(word) * DIGIT + 10;
  for (const y of [traced, alone]) marks.push(...schoolLines({ x: box.x, y }, box.width, DIGIT));
  for (let x = box.x + 4; x + step - 10 <= box.x + box.width - 2; x += step) {
    marks.push(...written(word, { x, y: traced }, DIGIT));
  }
  return marks;
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const things = shuffled(THINGS, random);
  const pages = [1, 3, 5, 7, 9].map((first): Page => {
    const advice = textBlock(
      { x: 0, y: 0 },
      "Follow the arrows with a finger. Trace the dotted numbers. Write the number alone. Count the things and color them.",
      BODY.width,
      { size: type.body },
    );
    const top = advice.height + 2;
    const half = (BODY.height - top) / 2;
    return {
      title: `Number Tracing: ${first} and ${first + 1}`,
      marks: [
        ...advice.marks,
        ...[first, first + 1].flatMap((number, index) => {
          const thing = things[number - 1] ?? THINGS[0];
          const box = { x: 0, y: top + index * half, width: BODY.width, height: half };
          return thing ? numberBlock(number, thing, box, type.small) : [];
        }),
      ],
    };
  });
  return { title: "Number Tracing 1-10", pages, answers: [] };
};
