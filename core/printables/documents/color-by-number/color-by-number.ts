import { pick } from "#core/random/random.ts";
import { BODY, type Generate, type Mark, type Page } from "../../page.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, line, mm, path, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { COLORS, PICTURES } from "./pictures.ts";

const SIDE = 16;

/**
 * A square of the key, gray or hatched, so that four colors can be told apart in black and white.
 */
function shaded(box: Box, number: number): Mark[] {
  const { x, y, width, height } = box;
  const outline = { stroke: "mid", width: 0.25 } as const;
  const hatch = { stroke: "dark", width: 0.35 } as const;
  if (number === 1) return [rectangle(box, { ...outline, fill: "paper" })];
  if (number === 4) return [rectangle(box, { ...outline, fill: "dark" })];
  if (number === 2) {
    const lines = [0.25, 0.5, 0.75].map(
      (part) => `M${mm(x)} ${mm(y + height * part)}L${mm(x + width)} ${mm(y + height * part)}`,
    );
    return [rectangle(box, { ...outline, fill: "light" }), path(lines.join(""), hatch)];
  }
  const corner = (a: number, b: number, c: number, d: number) =>
    line(
      { x: x + width * a, y: y + height * b },
      { x: x + width * c, y: y + height * d },
      { ...hatch, width: 0.7 },
    );
  return [
    rectangle(box, { ...outline, fill: "paper" }),
    corner(0, 0.5, 0.5, 0),
    corner(0, 1, 1, 0),
    corner(0.5, 1, 1, 0.5),
  ];
}

/** The legend: a field per color, with its number and its name. */
function legend(top: number, size: number, solved: boolean): Mark[] {
  const row = { x: 0, y: top, width: BODY.width, height: 10 };
  return boxes(row, COLORS.length, 1).flatMap((box, index): Mark[] => {
    const field = { x: box.x, y: box.y, width: 10, height: 10 };
    return [
      ...(solved ? shaded(field, index + 1) : []),
      rectangle(field, { stroke: "ink", width: 0.5 }),
      text({ x: box.x + 13, y: box.y + 5 + size * POINT * 0.34 }, `${index + 1} ${COLORS[index]}`, {
        size,
      }),
    ];
  });
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const { name, rows } = pick(PICTURES, random);
  const style = { size: type.body } as const;
  const page = (solved: boolean): Page => {
    const words = solved
      ? `It is ${name}.`
      : "Color each square by its number. Start with the legend, then color one number after the other. What do you see?";
    const advice = textBlock({ x: 0, y: 0 }, words, BODY.width, style);
    const gridTop = advice.height + 17;
    const side = Math.min(BODY.width, BODY.height - gridTop);
    const grid = { x: (BODY.width - side) / 2, y: gridTop, width: side, height: side };
    return {
      marks: [
        ...advice.marks,
        ...legend(advice.height + 3, type.body, solved),
        ...boxes(grid, SIDE, SIDE).flatMap((cell, index): Mark[] => {
          const number = rows[Math.floor(index / SIDE)]?.[index % SIDE] ?? "1";
          return solved
            ? shaded(cell, Number(number))
            : [
                rectangle(cell, { stroke: "mid", width: 0.3 }),
                textIn(cell, number, { size: type.small }),
              ];
        }),
        rectangle(grid, { stroke: "ink", width: 0.8 }),
      ],
    };
  };
  return { title: "Color by Number", pages: [page(false)], answers: [page(true)] };
};
