import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark } from "../../page.ts";
import { writingLines } from "../../parts/writing-lines.ts";
import { curve, line, rectangle, star } from "../../shapes.ts";
import { text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { HABITS, PRAISE, TREATS } from "./habits.ts";

export const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** Printed habits; below them are rows for the child's own. */
export const PRINTED = 4;
export const OWN = 2;

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const habits = shuffled(HABITS[age], random).slice(0, PRINTED);
  const praise = shuffled(PRAISE, random).slice(0, 3);
  const treats = shuffled(TREATS, random).slice(0, 2);
  const head = textBlock(
    { x: 0, y: 0 },
    "Color a star each time you do it or give it a real try. Write your own habits in the empty rows.",
    BODY.width,
    { size: type.body },
  );
  const marks: Mark[] = [...head.marks];

  const labels = large ? 58 : 52;
  const cell = (BODY.width - labels) / DAYS.length;
  const top = head.height + 3;
  const header = 9;
  const agreement = large ? 74 : 60;
  const rows = PRINTED + OWN;
  const high = (BODY.height - top - header - agreement) / rows;
  for (const [index, day] of DAYS.entries()) {
    const box = { x: labels + index * cell, y: top, width: cell, height: header };
    marks.push(textIn(box, day, { size: large ? 18 : 14, bold: true }));
  }
  for (let row = 0; row < rows; row += 1) {
    const y = top + header + row * high;
    marks.push(line({ x: 0, y }, { x: BODY.width, y }, { stroke: "mid", width: 0.3 }));
    const habit = habits[row];
    if (habit) {
      const size = large ? 18 : 14;
      const block = textBlock({ x: 1, y: 0 }, habit, labels - 3, { size, bold: true });
      const shift = y + (high - block.height) / 2;
      marks.push(...block.marks.map((mark) => ({ ...mark, y: mark.y + shift })));
    } else {
      marks.push(
        ...writingLines({ x: 1, y: y + high * 0.72 - 9, width: labels - 5, height: 9 }, { gap: 9 }),
      );
    }
    const radius = Math.min(cell, high) / 2 - 0.9;
    for (const index of DAYS.keys()) {
      const middle = { x: labels + (index + 0.5) * cell, y: y + high / 2 + radius * 0.06 };
      marks.push(
        star(middle, radius, { stroke: "ink", width: 0.6, fill: "paper" }, 5, radius * 0.52),
      );
    }
  }
  const end = top + header + rows * high;
  marks.push(line({ x: 0, y: end }, { x: BODY.width, y: end }, { stroke: "mid", width: 0.3 }));

  // What both sides agree on.
  const size = type.body;
  const say = (y: number, before: string, from: number, to: number): Mark[] => [
    text({ x: from, y: y - 1 }, before, { size }),
    ...writingLines(
      {
        x: from + textWidth(before, { size }) + 2,
        y: y - 9,
        width: to - from - textWidth(before, { size }) - 2,
        height: 9,
      },
      { gap: 9 },
    ),
  ];
  const first = end + (large ? 12 : 11);
  const step = large ? 11.5 : 10;
  marks.push(
    ...say(first, "When", 0, large ? 45 : 36),
    text({ x: large ? 48 : 39, y: first - 1 }, "stars are colored, we choose together:", { size }),
    ...writingLines({ x: 0, y: first, width: BODY.width, height: step }, { gap: step }),
    text({ x: 0, y: first + 2 * step - 2 }, `Ideas: ${treats.join(", ")}, …`, { size: type.small }),
    ...say(first + 3 * step, "Agreed:", 0, BODY.width / 2 - 4),
    ...say(first + 3 * step, "and", BODY.width / 2, BODY.width),
  );

  // Bubbles with words that an adult may say.
  const bubbles = { y: first + 3 * step + 5, height: BODY.height - first - 3 * step - 5.5 };
  const shown = large ? praise.slice(0, 2) : praise;
  const wide = (BODY.width - (shown.length - 1) * 5) / shown.length;
  for (const [index, words] of shown.entries()) {
    const box = { x: index * (wide + 5), y: bubbles.y, width: wide, height: bubbles.height - 5 };
    const bottom = box.y + box.height;
    marks.push(
      rectangle(box, { stroke: "ink", width: 0.6, fill: "paper" }, 5),
      curve(
        [
          { x: box.x + 12, y: bottom },
          { x: box.x + 10, y: bottom + 4.5 },
          { x: box.x + 19, y: bottom },
        ],
        { stroke: "ink", width: 0.6, fill: "paper" },
      ),
      line(
        { x: box.x + 12.4, y: bottom },
        { x: box.x + 18.6, y: bottom },
        { stroke: "paper", width: 1.2 },
      ),
      textIn(box, words, { size: large ? 18 : 14, bold: true }),
    );
  }
  return { title: "My Reward Chart", pages: [{ marks }], answers: [] };
};
