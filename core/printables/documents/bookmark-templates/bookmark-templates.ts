import { shuffled } from "#core/random/shuffle.ts";
import { placed } from "../../drawing.ts";
import { BODY, type Generate, type Mark, type PathMark } from "../../page.ts";
import { cutBox } from "../../parts/cut-line.ts";
import { numberedSteps } from "../../parts/steps.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, circle, inset, line, rectangle } from "../../shapes.ts";
import { text, typeSizes } from "../../text.ts";
import { BANDS, PATTERNS, type PatternDesign } from "./patterns.ts";
import { PICTURES, type PictureDesign } from "./pictures.ts";

const COUNT = 4;
const STEPS = [
  "Color the bookmarks. Write your name on one, and a friend's name on another.",
  "Cut along the dashed lines. Scissors: with a grown-up near.",
  "Punch out the small ring and tie a ribbon or some yarn through it.",
];

function design(chosen: PictureDesign | PatternDesign, box: Box): readonly PathMark[] {
  if ("draw" in chosen) return chosen.draw(box);
  const band = 6;
  const rows = boxes(box, 1, chosen.drawings.length, band + 3);
  return [
    ...chosen.drawings.flatMap((drawing, index) =>
      placed(drawing, inset(rows[index] ?? box, 1.5), { width: 0.65 }),
    ),
    ...rows
      .slice(1)
      .flatMap(({ x, y, width }) =>
        BANDS[chosen.band]({ x: x + 1, y: y - band - 1.5, width: width - 2, height: band }),
      ),
  ];
}

/** One bookmark: a ring for the hole, its design and a line for a name. */
function bookmark(box: Box, chosen: PictureDesign | PatternDesign, size: number): Mark[] {
  const foot = size * POINT + 12;
  const picture = {
    x: box.x + 3,
    y: box.y + 13,
    width: box.width - 6,
    height: box.height - 13 - foot,
  };
  const low = box.y + box.height;
  return [
    ...cutBox(box, 4),
    circle({ x: box.x + box.width / 2, y: box.y + 7 }, 2.6, { stroke: "dark", width: 0.4 }),
    ...design(chosen, picture),
    rectangle(picture, { stroke: "ink", width: 0.7 }, 3),
    text({ x: box.x + 4, y: low - foot + size * POINT + 1.5 }, "Name", { size }),
    line(
      { x: box.x + 4, y: low - 3 },
      { x: box.x + box.width - 4, y: low - 3 },
      {
        stroke: "dark",
        width: 0.3,
      },
    ),
  ];
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const steps = numberedSteps({ x: 0, y: 0 }, STEPS, BODY.width, type.body);
  // Alternately pictures and patterns.
  const pictures = shuffled(PICTURES, random);
  const patterns = shuffled(PATTERNS, random);
  const top = steps.height + 5;
  const area = { x: 0.5, y: top, width: BODY.width - 1, height: BODY.height - top - 0.5 };
  const marks = boxes(area, COUNT, 1, 3).flatMap((box, index) => {
    const from = index % 2 === 0 ? pictures : patterns;
    const chosen = from[Math.floor(index / 2)];
    return chosen ? bookmark(box, chosen, type.small) : [];
  });
  return {
    title: "Bookmark Templates",
    pages: [{ marks: [...steps.marks, ...marks] }],
    answers: [],
  };
};
