import { pick } from "#core/random/random.ts";
import { BODY, type Generate, type Mark } from "../../page.ts";
import { numberedSteps } from "../../parts/steps.ts";
import { boundsOf, moved } from "../../parts/transform.ts";
import { POINT } from "../../point.ts";
import { inset, middleOf, rectangle } from "../../shapes.ts";
import { text, textBlock, typeSizes } from "../../text.ts";
import { type Craft, finished, laidOut } from "./craft.ts";
import { CRAFTS } from "./crafts.ts";

const NEED = "You need: scissors, a glue stick, crayons, and a sheet of thick paper to paste on.";
const SAFETY = "Scissors: with a grown-up near.";
const FIRST = [
  "Color all the parts first. It is easier before they are cut.",
  "Cut them out along the dashed lines.",
];

/** The picture of the finished craft, and how to make it. */
function howTo(craft: Craft, size: number): Mark[] {
  const need = textBlock({ x: 0, y: 0 }, NEED, BODY.width, { size });
  const safety = textBlock({ x: 0, y: need.height }, SAFETY, BODY.width, { size, bold: true });
  const top = need.height + safety.height + 3;
  const all = [...FIRST, ...craft.steps];
  const last = textBlock({ x: 0, y: 0 }, craft.idea, BODY.width, { size });
  const steps = numberedSteps({ x: 0, y: 0 }, all, BODY.width, size, 2.5);
  const low = BODY.height - last.height - steps.height - 5;
  const frame = { x: 0.5, y: top, width: BODY.width - 1, height: low - top - 4 };
  const friend = finished(craft);
  const box = boundsOf(friend);
  const room = inset(frame, 4);
  const scale = Math.min(1, room.width / box.width, room.height / box.height);
  const to = middleOf(room);
  const from = middleOf(box);
  return [
    ...need.marks,
    ...safety.marks,
    rectangle(frame, { stroke: "mid", width: 0.4 }, 5),
    ...moved(friend, { x: to.x - from.x * scale, y: to.y - from.y * scale, scale }),
    ...numberedSteps({ x: 0, y: low }, all, BODY.width, size, 2.5).marks,
    ...textBlock({ x: 0, y: BODY.height - last.height }, craft.idea, BODY.width, {
      size,
      tone: "dark",
    }).marks,
  ];
}

function parts(craft: Craft, size: number): Mark[] {
  const advice = textBlock(
    { x: 0, y: 0 },
    `Color, then cut along the dashed lines. ${SAFETY}`,
    BODY.width,
    { size },
  );
  const label = size * POINT + 2.5;
  const top = advice.height + 5;
  const area = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  return [
    ...advice.marks,
    ...laidOut(craft, area, label).flatMap(({ part, box, marks }) => [
      ...marks,
      text({ x: box.x + box.width / 2, y: box.y + box.height + size * POINT + 1 }, part.name, {
        size,
        anchor: "middle",
        tone: "dark",
      }),
    ]),
  ];
}

export const generate: Generate = (params, random) => {
  const { small, body } = typeSizes(params);
  const craft = pick(CRAFTS, random);
  const title = `Cut and Paste: Make ${craft.name}`;
  return {
    title: "Cut-and-Paste Crafts",
    pages: [
      { title, marks: howTo(craft, body) },
      { title, marks: parts(craft, small) },
    ],
    answers: [],
  };
};
