import { pick } from "#core/random/random.ts";
import { BODY, type Generate, LINE, type Mark, type Page, type PathMark } from "../../page.ts";
import { points } from "../../parts/strokes.ts";
import {
  type Box,
  circle,
  curve,
  line,
  type Point,
  path,
  polygon,
  polyline,
  rectangle,
} from "../../shapes.ts";
import { textBlock, typeSizes } from "../../text.ts";
import { GRIDS, type HalfLine } from "./pictures.ts";

const PEN = { stroke: "ink", width: 0.9 } as const;

const mirror = ({ x, y }: Point): Point => ({ x: -x, y });

/** A line in squares around the middle line, with its left half at negative x. */
function shape({ at, round, closed }: HalfLine, place: (point: Point) => Point): PathMark {
  const corners = points(...at).map(mirror);
  if (!round) return (closed ? polygon : polyline)(corners.map(place), PEN);
  if (closed) return curve(corners.map(place), PEN, true);
  // Where a curve meets the middle line, it continues as its mirror image, so that there is no
  // kink.
  const [first, second] = corners;
  const [before, last] = corners.slice(-2);
  const lead = first?.x === 0 && second ? [mirror(second)] : [];
  const tail = last?.x === 0 && before ? [mirror(before)] : [];
  const whole = curve([...lead, ...corners, ...tail].map(place), PEN);
  const [start = "", ...parts] = whole.d.split("C");
  const kept = parts.slice(lead.length, parts.length - tail.length);
  const from = lead.length > 0 ? `M${parts[0]?.split(" ").slice(-2).join(" ")}` : start;
  return path([from, ...kept].join("C"), PEN);
}

function grid(box: Box, columns: number, rows: number): Mark[] {
  const cell = box.height / rows;
  const style = { stroke: "mid", width: 0.25 } as const;
  const lines: Mark[] = [];
  for (let index = 0; index <= 2 * columns; index += 1) {
    const x = box.x + index * cell;
    lines.push(line({ x, y: box.y }, { x, y: box.y + box.height }, style));
  }
  for (let index = 0; index <= rows; index += 1) {
    const y = box.y + index * cell;
    lines.push(line({ x: box.x, y }, { x: box.x + box.width, y }, style));
  }
  const x = box.x + box.width / 2;
  return [
    ...lines,
    rectangle(box, { stroke: "dark", width: LINE }),
    line(
      { x, y: box.y - 2 },
      { x, y: box.y + box.height + 2 },
      { stroke: "dark", width: 0.8, dash: [3, 2] },
    ),
  ];
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const { columns, rows, pictures } = GRIDS[params.age];
  const picture = pick(pictures, random);
  const advice = textBlock(
    { x: 0, y: 0 },
    `Half of the ${picture.name} is missing. Draw it so that both sides match, as in a mirror. Count the squares from the middle line.`,
    BODY.width,
    { size: type.body },
  );
  const top = advice.height + 5;
  const cell = Math.min((BODY.width - 4) / (2 * columns), (BODY.height - top - 3) / rows);
  const box = {
    x: BODY.width / 2 - columns * cell,
    y: top,
    width: 2 * columns * cell,
    height: rows * cell,
  };
  const middle = BODY.width / 2;
  const half = (side: 1 | -1): Mark[] => {
    const place = ({ x, y }: Point): Point => ({ x: middle + side * x * cell, y: top + y * cell });
    const corners = picture.lines.flatMap(({ at }) => points(...at).map(mirror));
    return [
      ...picture.lines.map((one) => shape(one, place)),
      // Dots on the corners show the youngest where lines begin and end.
      ...(params.age === "k2"
        ? corners.map((corner) => circle(place(corner), 0.9, { fill: "ink" }))
        : []),
    ];
  };
  const page = (solved: boolean): Page => ({
    marks: [...advice.marks, ...grid(box, columns, rows), ...half(1), ...(solved ? half(-1) : [])],
  });
  return { title: "Draw the Other Half", pages: [page(false)], answers: [page(true)] };
};
