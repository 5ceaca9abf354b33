import { shuffled } from "../../../random/shuffle.ts";
import type { PathMark, SheetParams, TextMark } from "../../page.ts";
import { at, SCENE } from "../../parts/coloring-page.ts";
import { cloud, grass, ground, sun } from "../../parts/scenery.ts";
import { boxes, rectangle } from "../../shapes.ts";
import { text, typeSizes } from "../../text.ts";
import { HEROES } from "./heroes.ts";

/** Four people in four fields, each with the name of their job. */
export function peopleScene(
  params: SheetParams,
  random: () => number,
): { marks: PathMark[]; labels: TextMark[] } {
  const size = typeSizes(params).heading;
  const people = shuffled(HEROES, random).slice(0, 4);
  const cells = boxes(SCENE, 2, 2);
  const marks = people.flatMap(({ draw }, index) => {
    const cell = cells[index];
    if (!cell) return [];
    const { x, y, width, height } = cell;
    const hill = y + height * 0.66;
    return [
      ...(index % 2 === 0 ? sun(at(x + 15, y + 16), 6) : cloud(at(x + 17, y + 14), 24)),
      ground(cell, [hill + 3, hill - 3, hill + 2]),
      ...grass(at(x + 13, y + height - 16), 8),
      ...grass(at(x + width - 12, y + height - 15), 8),
      ...draw(at(x + width / 2 - 3, y + height - 13), height - 22),
      rectangle(cell, { stroke: "ink", width: 0.7 }),
    ];
  });
  const labels = people.flatMap(({ name }, index) => {
    const cell = cells[index];
    if (!cell) return [];
    return [
      text(at(cell.x + cell.width / 2, cell.y + cell.height - 4), name, {
        size,
        bold: true,
        anchor: "middle",
      }),
    ];
  });
  return { marks, labels };
}
