import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type PackAge, type Page } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { boxes, circle, line, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { FOR_WHOM, SIX_IDEAS, TO_DO } from "./prompts.ts";
import { squiggles } from "./squiggle.ts";

const FRAME = { stroke: "ink", width: 0.6 } as const;

/** Boxes with beginnings of drawings in rows of two; the youngest have fewer and larger ones. */
export const SQUIGGLE_ROWS: Readonly<Record<PackAge, number>> = { k2: 2, "35": 3, "68": 3 };

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const size = type.body;
  const gap = lineGap(age);
  // All random choices are made before the layout, so that large print shows the same challenge.
  const [who = ""] = shuffled(FOR_WHOM[age], random);
  const [task = ""] = shuffled(TO_DO[age], random);
  const [topic = ""] = shuffled(SIX_IDEAS[age], random);

  const head = (words: string) => textBlock({ x: 0, y: 0 }, words, BODY.width, { size });
  /** Words with a line to write on, up to an edge. */
  const ask = (words: string, x: number, y: number, to: number): Mark[] => {
    const from = x + textWidth(words, { size }) + 2;
    return [
      text({ x, y: y + gap - 1.4 }, words, { size }),
      ...writingLines({ x: from, y, width: to - from, height: gap }, { gap }),
    ];
  };

  const squigglePage = (): Page => {
    const advice = head(
      age === "k2"
        ? "Here are some beginnings. What could they be? Turn the page around and look again. Then finish the drawings."
        : "Turn each squiggle into something nobody expects. Turn the page around first and look from all sides. Give every drawing a title.",
    );
    const top = advice.height + 3;
    const title = large ? 11 : 9;
    const cells = boxes(
      { x: 0.4, y: top, width: BODY.width - 0.8, height: BODY.height - top - 0.5 },
      2,
      SQUIGGLE_ROWS[age],
      4,
    );
    const drawn = squiggles(
      cells.map((cell) => ({ ...cell, height: cell.height - title })),
      random,
    );
    return {
      title: "Finish the Squiggles",
      marks: [
        ...advice.marks,
        ...cells.flatMap((cell, index): Mark[] => [
          rectangle(cell, FRAME, 4),
          ...(drawn[index] ?? []),
          text({ x: cell.x + 4, y: cell.y + cell.height - 4 }, "Title:", { size: type.small }),
          line(
            { x: cell.x + (large ? 24 : 18), y: cell.y + cell.height - 3.5 },
            { x: cell.x + cell.width - 5, y: cell.y + cell.height - 3.5 },
            { stroke: "dark", width: 0.3 },
          ),
        ]),
      ],
    };
  };

  const inventionPage = (): Page => {
    const advice = head("Draw your invention. Name its parts with arrows. Anything is allowed.");
    const mission = textBlock(
      { x: 5, y: 0 },
      `Invent something for ${who}: it helps ${task}.`,
      BODY.width - 10,
      {
        size: type.heading,
        bold: true,
      },
    );
    const missionBox = { x: 0.4, y: 0.4, width: BODY.width - 0.8, height: mission.height + 5 };
    const adviceTop = missionBox.height + 3;
    const prompts =
      age === "k2"
        ? ["It is called", "It works like this:"]
        : age === "35"
          ? ["It is called", "It is made of", "It works like this:", "People will like it because"]
          : [
              "It is called",
              "It is made of",
              "It works like this:",
              "What could go wrong:",
              "How I would test it:",
            ];
    const extra = 2;
    const below = (prompts.length + extra) * gap + 2;
    const top = adviceTop + advice.height + 2;
    const room = { x: 0.4, y: top, width: BODY.width - 0.8, height: BODY.height - top - below - 2 };
    let y = BODY.height - below;
    const questions = prompts.flatMap((prompt) => {
      const marks = ask(prompt, 0, y, BODY.width);
      y += gap;
      if (prompt !== "It works like this:") return marks;
      marks.push(...writingLines({ x: 0, y, width: BODY.width, height: extra * gap }, { gap }));
      y += extra * gap;
      return marks;
    });
    return {
      title: "My Invention",
      marks: [
        rectangle(missionBox, { ...FRAME, width: 1 }, 4),
        ...mission.marks.map((mark) => ({ ...mark, y: mark.y + 2 })),
        ...advice.marks.map((mark) => ({ ...mark, y: mark.y + adviceTop })),
        rectangle(room, FRAME, 4),
        ...questions,
      ],
    };
  };

  const ideasPage = (): Page => {
    const advice = head(
      "Set a timer for six minutes. Write or draw one idea in each box. Every idea counts, above all the silly ones. Do not stop to judge them.",
    );
    const topicY = advice.height + 2;
    const name = textBlock({ x: 0, y: topicY }, topic, BODY.width, {
      size: type.heading,
      bold: true,
    });
    const top = topicY + name.height + 2;
    const choice = 2 * gap + 3;
    const cells = boxes(
      { x: 0.4, y: top, width: BODY.width - 0.8, height: BODY.height - top - choice - 3 },
      2,
      3,
      4,
    );
    const y = BODY.height - choice;
    return {
      title: "Six Ideas in Six Minutes",
      marks: [
        ...advice.marks,
        ...name.marks,
        ...cells.flatMap((cell, index): Mark[] => {
          const r = type.heading * POINT * 0.68;
          const middle = { x: cell.x + r + 3, y: cell.y + r + 3 };
          const box = { x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r };
          return [
            rectangle(cell, FRAME, 4),
            circle(middle, r, FRAME),
            textIn(box, String(index + 1), { size: type.heading, bold: true }),
            text({ x: cell.x + cell.width - 13, y: cell.y + 3 + type.small * POINT }, "done", {
              size: type.small,
              anchor: "end",
              tone: "dark",
            }),
            checkbox({ x: cell.x + cell.width - 10.5, y: cell.y + 3 }, 6.5),
          ];
        }),
        ...ask("My favorite is number", 0, y, large ? 96 : 72),
        ...ask("because", large ? 100 : 76, y, BODY.width),
        ...writingLines({ x: 0, y: y + gap, width: BODY.width, height: gap }, { gap }),
      ],
    };
  };

  return {
    title: "Creative Challenge",
    pages: [squigglePage(), inventionPage(), ideasPage()],
    answers: [],
  };
};
