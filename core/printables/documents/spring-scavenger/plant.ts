import { pick, type Random } from "#core/random/random.ts";
import { BODY, type Mark, type Page, type SheetParams } from "../../page.ts";
import { numberedSteps } from "../../parts/steps.ts";
import { boxes, line, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textWidth, typeSizes } from "../../text.ts";
import { SEEDS } from "./finds.ts";

/** How to plant a seed, and boxes to draw what has become of it. */
export function plantPage(params: Pick<SheetParams, "age" | "large">, random: Random): Page {
  const type = typeSizes(params);
  const seed = pick(SEEDS, random);
  const advice = textBlock(
    { x: 0, y: 0 },
    "You need a cup with a hole in its bottom, a saucer, soil, water and a seed. Ask a grown-up to make the hole.",
    BODY.width,
    { size: type.body },
  );
  const steps = numberedSteps(
    { x: 0, y: advice.height + 2 },
    [
      "Fill the cup with soil and set it on the saucer.",
      `Push one ${seed.name} seed into the soil, ${seed.depth}. Cover it.`,
      "Water it a little. The soil stays damp, not soaking wet.",
      "Put the cup in a light, warm place. Wash your hands.",
    ],
    BODY.width,
    type.body,
    1,
  );
  const y = advice.height + steps.height + 4;
  const guess = textBlock(
    { x: 0, y },
    `A ${seed.name} often comes up after ${seed.days}. What do you think?`,
    BODY.width,
    { size: type.body },
  );
  const guessBase = y + guess.height + 8;
  const before = "I think that mine comes up after";
  const from = textWidth(before, { size: type.body }) + 3;
  const top = guessBase + 5;
  const [columns, rows] = params.large ? [2, 2] : [3, 2];
  const room = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  const label = lineHeight(type.body) + 3;
  const thin = { stroke: "dark", width: 0.3 } as const;
  const blank = (x: number, base: number, words: string, right: number, unit = ""): Mark[] => {
    const start = x + textWidth(words, { size: type.body }) + 2;
    const end = right - (unit ? textWidth(unit, { size: type.body }) + 2 : 0);
    return [
      text({ x, y: base - 0.6 }, words, { size: type.body }),
      line({ x: start, y: base }, { x: end, y: base }, thin),
      ...(unit
        ? [text({ x: right, y: base - 0.6 }, unit, { size: type.body, anchor: "end" as const })]
        : []),
    ];
  };
  return {
    title: "Plant a Seed and Watch",
    marks: [
      ...advice.marks,
      ...steps.marks,
      ...guess.marks,
      text({ x: 0, y: guessBase - 0.6 }, before, { size: type.body }),
      line({ x: from, y: guessBase }, { x: from + 22, y: guessBase }, thin),
      text({ x: from + 25, y: guessBase - 0.6 }, "days.", { size: type.body }),
      ...boxes(room, columns, rows, 4).flatMap((box) => [
        rectangle(box, { stroke: "ink", width: 0.6 }, 3),
        ...blank(box.x + 3, box.y + label - 1, "Day", box.x + box.width - 3),
        ...(params.age === "k2"
          ? []
          : blank(box.x + 3, box.y + box.height - 3, "Height", box.x + box.width - 3, "cm")),
        // The cup, so that only the plant has to be drawn.
        ...cup(
          box.x + box.width / 2,
          box.y + box.height - (params.age === "k2" ? 4 : label + 3),
          Math.min(18, box.height * 0.25),
        ),
      ]),
    ],
  };
}

/** A cup of soil that stands on a point. */
function cup(x: number, y: number, height: number): Mark[] {
  const at = (across: number, down: number) => ({ x: x + across * height, y: y + down * height });
  const side = (sign: number) =>
    line(at(sign * 0.55, -1), at(sign * 0.42, 0), { stroke: "ink", width: 0.6 });
  return [
    side(-1),
    side(1),
    line(at(-0.42, 0), at(0.42, 0), { stroke: "ink", width: 0.6 }),
    line(at(-0.53, -0.82), at(0.53, -0.82), { stroke: "ink", width: 0.6, dash: [1.2, 1.2] }),
  ];
}
