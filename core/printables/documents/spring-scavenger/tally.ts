import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { type Drawing, placed } from "../../drawing.ts";
import { cloud } from "../../drawings/cloud.ts";
import { rain } from "../../drawings/rain.ts";
import { sun } from "../../drawings/sun.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { line, path, rectangle } from "../../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../../text.ts";
import { BIRDS, BUGS } from "./finds.ts";

/** Rows of birds, rows of bugs, and what to find out from the finished table. */
const LEVELS: Readonly<
  Record<SheetParams["age"], { birds: number; bugs: number; questions: readonly string[] }>
> = {
  k2: { birds: 2, bugs: 3, questions: ["I saw the most of:"] },
  "35": { birds: 3, bugs: 3, questions: ["I saw the most of:", "Birds and bugs in all:"] },
  "68": {
    birds: 3,
    bugs: 4,
    questions: ["All birds:            All bugs:", "Why did I see more of one kind?"],
  },
};

/** Five tally marks: four strokes and one across. */
function five(x: number, y: number, height: number): Mark {
  const strokes = [0, 1, 2, 3].map((at) => `M${x + at * 2.6} ${y}L${x + at * 2.6} ${y + height}`);
  return path(`${strokes.join("")}M${x - 1.8} ${y + height - 1}L${x + 9.6} ${y + 1}`, {
    stroke: "ink",
    width: 0.7,
  });
}

/** A table to count birds and bugs in, one mark for each. */
export function tallyPage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const level = LEVELS[params.age];
  const fewer = params.large ? 1 : 0;
  const rows = [
    ...shuffled(BIRDS, random).slice(0, level.birds),
    ...shuffled(BUGS, random).slice(0, level.bugs - fewer),
  ];
  const advice = textBlock(
    { x: 0, y: 0 },
    "Sit still in one place for ten minutes. Make one mark for each bird or bug that you see. Cross every fifth mark over the other four.",
    BODY.width - 34,
    { size: type.body },
  );
  const weatherTop = advice.height + 3;
  const weather: readonly Drawing[] = [sun, cloud, rain];
  const label = "Circle the weather:";
  const start = textWidth(label, { size: type.body }) + 6;
  const head = weatherTop + 18;
  const question = 13;
  const tableTop = head + 10;
  const tableHeight = BODY.height - tableTop - level.questions.length * question - 1;
  const row = tableHeight / (rows.length + 1);
  const [name, count] = [params.large ? 76 : 66, BODY.width - (params.large ? 30 : 24)];
  const grid = { stroke: "ink", width: 0.4 } as const;
  const headings = [
    [2, "Who"],
    [name + 3, "My marks"],
    [count + 3, "Number"],
  ] as const;
  return {
    title: "Bird and Bug Tally",
    marks: [
      ...advice.marks,
      five(BODY.width - 24, 3, 10),
      text({ x: BODY.width - 11, y: 10.2 }, "= 5", { size: type.body, bold: true }),
      text({ x: 0, y: weatherTop + 10 }, label, { size: type.body }),
      ...weather.flatMap((drawing, index) =>
        placed(drawing, { x: start + index * 22, y: weatherTop, width: 16, height: 15 }),
      ),
      ...headings.map(([x, words]) =>
        text({ x, y: head + 7 }, words, { size: type.small, bold: true }),
      ),
      rectangle({ x: 0, y: tableTop, width: BODY.width, height: tableHeight }, grid, 2),
      ...[name, count].map((x) => line({ x, y: tableTop }, { x, y: tableTop + tableHeight }, grid)),
      ...Array.from({ length: rows.length }, (_, index) => tableTop + (index + 1) * row).map((y) =>
        line({ x: 0, y }, { x: BODY.width, y }, grid),
      ),
      ...rows.flatMap((find, index) => {
        const y = tableTop + index * row;
        const side = Math.min(20, row - 3);
        return [
          ...placed(find.drawing, { x: 2, y: y + (row - side) / 2, width: 20, height: side }),
          text({ x: 25, y: y + row / 2 + type.body * 0.12 }, find.words, { size: type.body }),
        ];
      }),
      text({ x: 2, y: tableTop + (rows.length + 0.5) * row + type.body * 0.12 }, "Another one:", {
        size: type.body,
      }),
      ...level.questions.flatMap((words, index) => {
        const base = BODY.height - 3 - (level.questions.length - 1 - index) * question;
        return words.split(/ {2,}/u).flatMap((part, at, parts) => {
          const left = (BODY.width / parts.length) * at;
          const from = left + textWidth(part, { size: type.body }) + 3;
          return [
            text({ x: left, y: base - 0.8 }, part, { size: type.body }),
            line(
              { x: from, y: base },
              { x: left + BODY.width / parts.length - 4, y: base },
              { stroke: "dark", width: 0.3 },
            ),
          ];
        });
      }),
    ],
  };
}
