import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { type Feeling, face } from "../../parts/faces.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { IDEAS } from "./ideas.ts";

export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export const GOALS = 3;

const FRAME = { stroke: "ink", width: 0.6, fill: "paper" } as const;

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const young = age === "k2";
  const gap = lineGap(age);
  const ideas = shuffled(IDEAS[age], random).slice(0, GOALS);

  /** Words, and a line to write on from their end to the right edge. */
  const ask = (words: string, x: number, y: number, to: number): Mark[] => {
    const from = x + textWidth(words, { size: type.body }) + 2;
    return [
      text({ x, y: y + gap - 1.4 }, words, { size: type.body }),
      ...writingLines({ x: from, y, width: to - from, height: gap }, { gap }),
    ];
  };

  const goalsPage = (): Page => {
    const head = textBlock(
      { x: 0, y: 0 },
      young
        ? "Choose three things you want to do this week. Make each one small enough for you."
        : "Choose three goals for this week. A good goal is small enough to reach and clear enough that you know when it is done.",
      BODY.width,
      { size: type.body },
    );
    const marks: Mark[] = [...head.marks];
    const weekTop = head.height;
    marks.push(...ask("My week from", 0, weekTop, 108), ...ask("to", 112, weekTop, BODY.width));
    const hints = ideas.map(([goal, step]) => `${goal} – ${step}`).join(" • ");
    const hint = textBlock({ x: 0, y: 0 }, `Ideas with a first step: ${hints}.`, BODY.width, {
      size: type.small,
    });
    const top = weekTop + gap + 4;
    const all = { x: 0, y: top, width: BODY.width, height: BODY.height - top - hint.height - 4 };
    for (const [index, box] of boxes(all, 1, GOALS, 4).entries()) {
      marks.push(...goalCard(box, index + 1));
    }
    marks.push(
      ...hint.marks.map((mark) => ({ ...mark, y: mark.y + BODY.height - hint.height - 0.5 })),
    );
    return { marks };
  };

  const goalCard = (box: Box, number: number): Mark[] => {
    const badge = { x: box.x + 9, y: box.y + 9 };
    const [left, right] = [box.x + 18, box.x + box.width - 4];
    const marks: Mark[] = [
      rectangle(box, FRAME, 4),
      circle(badge, 6, FRAME),
      textIn({ x: badge.x - 6, y: badge.y - 6, width: 12, height: 12 }, String(number), {
        size: type.heading,
        bold: true,
      }),
    ];
    if (young) {
      const side = box.height - 8;
      const end = right - side - 4;
      const picture = { x: right - side, y: box.y + 4, width: side, height: side };
      const more = { x: box.x + 4, width: end - box.x - 4, height: gap };
      return [
        ...marks,
        ...ask("My goal:", left, box.y + 4, end),
        ...writingLines({ ...more, y: box.y + 4 + gap }, { gap, midline: true }),
        ...ask("Who helps me:", box.x + 4, box.y + 4 + 2.5 * gap, end),
        rectangle(picture, { stroke: "ink", width: 0.4, dash: [1.5, 1.5] }, 3),
        text(
          { x: picture.x + side / 2, y: picture.y + side - 3 },
          large ? "picture" : "My picture",
          {
            size: type.small,
            anchor: "middle",
            tone: "dark",
          },
        ),
      ];
    }
    marks.push(...ask("My goal:", left, box.y + 2.5, right));
    const questions =
      age === "35"
        ? ["I want this because", "I know it is done when", "Someone who can help me:"]
        : ["It matters because", "I know it is done when", "If it gets hard, I will"];
    const count = Math.min(questions.length, Math.floor((box.height - gap - 6) / gap));
    const spare = box.height - 4 - gap * (count + 1);
    const step = gap + Math.max(0, Math.min(4, spare / (count + 1)));
    for (const [index, words] of questions.slice(0, count).entries()) {
      marks.push(...ask(words, box.x + 4, box.y + 2.5 + (index + 1) * step, right));
    }
    return marks;
  };

  const stepsPage = (): Page => {
    const head = textBlock(
      { x: 0, y: 0 },
      young
        ? "Do one small step each day. Put the number of the goal into the circle, write or draw the step, and check the box when it is done."
        : "Plan one small step for each day, toward any of your goals. Write the number of the goal and the step, and check the box when you have done it.",
      BODY.width,
      { size: type.body },
    );
    const marks: Mark[] = [...head.marks];
    const top = head.height + 3;
    const back = large ? 74 : 68;
    const names = large ? 40 : 31;
    const high = (BODY.height - top - back - 4) / DAYS.length;
    for (const [index, day] of DAYS.entries()) {
      const y = top + index * high;
      marks.push(
        text({ x: 1, y: y + high - 4 }, day, { size: type.body, bold: true }),
        circle({ x: names + 5, y: y + high - 6 }, 5, FRAME),
        ...writingLines(
          { x: names + 14, y: y + high - 3 - gap, width: BODY.width - names - 27, height: gap },
          { gap, midline: young },
        ),
        checkbox({ x: BODY.width - 9, y: y + high - 10.5 }, 8),
      );
    }
    const y = BODY.height - back;
    marks.push(line({ x: 0, y }, { x: BODY.width, y }, { stroke: "ink", width: 0.6 }));
    marks.push(
      text({ x: 0, y: y + 4 + type.heading * POINT }, "Look back", {
        size: type.heading,
        bold: true,
      }),
    );
    const faces: readonly (readonly [Feeling, string])[] = [
      ["proud", "great"],
      ["content", "okay"],
      ["disappointed", "hard"],
    ];
    const r = large ? 7.5 : 7;
    for (const [index, [feeling, word]] of faces.entries()) {
      const x = BODY.width - 112 + index * 39 + r;
      marks.push(
        ...face(feeling, { x, y: y + 4 + r }, r),
        text({ x: x + r + 2.5, y: y + 4 + r + type.body * POINT * 0.34 }, word, {
          size: type.body,
        }),
      );
    }
    const first = y + 2 * r + 7;
    const stems = young
      ? ["I am proud that I", "Next week I want to"]
      : ["I am proud that I", "This was harder than I thought:", "Next week I will"];
    const room = BODY.height - first - 1;
    const lines = Math.floor(room / gap + 0.01);
    let at = first;
    for (const [index, stem] of stems.entries()) {
      marks.push(...ask(stem, 0, at, BODY.width));
      const more = Math.floor(lines / stems.length) - 1 + (index < lines % stems.length ? 1 : 0);
      marks.push(
        ...writingLines({ x: 0, y: at + gap, width: BODY.width, height: more * gap }, { gap }),
      );
      at += (more + 1) * gap;
    }
    return { title: "My Small Steps", marks };
  };

  return { title: "Weekly Goals", pages: [goalsPage(), stepsPage()], answers: [] };
};
