import { pick } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import { BODY, type Generate, type Mark, type PackAge } from "../../page.ts";
import { type Feeling, face } from "../../parts/faces.ts";
import { writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { boxes, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { PICTURES } from "./pictures.ts";

/** Moods of every month, and those from which some are added at random. */
const ALWAYS = ["happy", "calm", "sad", "angry", "worried", "tired"] as const;
const MORE: Readonly<Record<PackAge, readonly Feeling[]>> = {
  k2: ["excited", "silly", "scared"],
  "35": ["excited", "proud", "lonely", "bored", "surprised"],
  "68": ["excited", "hopeful", "frustrated", "lonely", "proud", "nervous", "bored"],
};
export const MOOD_COUNT = 8;

export const generate: Generate = (params, random) => {
  const { age, large } = params;
  const type = typeSizes(params);
  const picture = pick<(typeof PICTURES)[number]>(PICTURES, random);
  const moods: Feeling[] = [
    ...ALWAYS,
    ...shuffled(MORE[age], random).slice(0, MOOD_COUNT - ALWAYS.length),
  ];
  const advice = textBlock(
    { x: 0, y: 0 },
    `Choose a color or a pattern for each mood and fill in the little boxes below. Each evening, look for today's number. Color its ${picture.place} for the mood you felt most.`,
    BODY.width,
    { size: type.body },
  );
  const monthTop = advice.height + 2;
  const monthGap = 9;
  const legendHeight = large ? 46 : 42;
  const top = monthTop + monthGap + 5;
  const room = { x: 0, y: top, width: BODY.width, height: BODY.height - top - legendHeight - 5 };
  const { marks, spots } = picture.draw(room);
  const legend = { x: 0, y: BODY.height - legendHeight, width: BODY.width, height: legendHeight };
  const label = large ? 30 : 20;
  const entries: Mark[] = boxes(legend, 4, 2, 2).flatMap((box, index) => {
    const mood = moods[index];
    if (!mood) return [];
    const size = large ? 18 : 14;
    const r = 6.6;
    const y = box.y + r + 0.6;
    const middle = box.x + box.width / 2;
    const sample = { x: middle + 2, y: y - 5.5, width: 16, height: 11 };
    return [
      ...face(mood, { x: middle - r - 2, y }, r, 0.6),
      rectangle(sample, { stroke: "ink", width: 0.6 }, 1.5),
      text({ x: middle, y: y + r + size * POINT * 0.95 }, mood, { size, anchor: "middle" }),
    ];
  });
  const page: Mark[] = [
    ...advice.marks,
    text({ x: 0, y: monthTop + monthGap - 1 }, "Month", { size: type.body, bold: true }),
    ...writingLines({ x: label, y: monthTop, width: 76, height: monthGap }, { gap: monthGap }),
    ...marks,
    ...spots.map((spot, index) =>
      textIn({ x: spot.x - 6, y: spot.y - 4, width: 12, height: 8 }, String(index + 1), {
        size: type.small,
      }),
    ),
    ...entries,
  ];
  return { title: "My Month of Moods", pages: [{ marks: page }], answers: [] };
};
