import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Page } from "../../page.ts";
import { textBlock, typeSizes } from "../../text.ts";
import { makeMandala } from "./mandala.ts";

const ADVICE = [
  "Color slowly, from the middle outward. Breathe in for one shape and out for the next.",
  "Choose three colors you like. Give every ring its own order, and keep to it all the way around.",
  "Start in the middle. Color equal shapes the same, and watch the pattern grow.",
  "Color the outer ring first, then walk inward. Take all the time you want.",
  "Begin with your lightest color. Leave some shapes white, so that the others can shine.",
];

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const advice = shuffled(ADVICE, random);
  const pages = advice.slice(0, 2).map((words): Page => {
    const head = textBlock({ x: 0, y: 0 }, words, BODY.width, { size: type.body });
    const radius = Math.min(BODY.width / 2 - 0.5, (BODY.height - head.height - 4) / 2);
    const middle = { x: BODY.width / 2, y: (BODY.height + head.height + 3) / 2 };
    return { marks: [...head.marks, ...makeMandala(middle, radius, params.age, random).marks] };
  });
  return { title: "Mandalas", pages, answers: [] };
};
