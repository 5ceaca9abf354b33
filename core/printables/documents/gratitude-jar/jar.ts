import type { PathMark } from "../../page.ts";
import { type Box, curve, line, type Point, rectangle } from "../../shapes.ts";

const GLASS = { stroke: "ink", width: 0.8, fill: "paper" } as const;

/** The height of the lid with its cloth, in millimeters. */
const LID = 24;

/** A big jar with a cloth over its lid, and the room inside it. */
export function bigJar(box: Box): { readonly marks: readonly PathMark[]; readonly inside: Box } {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const neck = y + LID;
  const at = (px: number, py: number): Point => ({ x: px, y: py });
  const side = (edge: number, inward: 1 | -1) => [
    at(edge + inward * 14, neck),
    at(edge + inward * 12, neck + 4),
    at(edge + inward * 5, neck + 8),
    at(edge + inward * 1, neck + 15),
    at(edge, neck + 25),
    at(edge, neck + 35),
    at(edge, bottom - 32),
    at(edge, bottom - 22),
    at(edge, bottom - 12),
    at(edge + inward * 2.5, bottom - 4),
    at(edge + inward * 10, bottom),
    at(edge + inward * 20, bottom),
  ];
  const glass = curve(
    [...side(x, 1), at(x + width / 2, bottom), ...side(right, -1).reverse()],
    GLASS,
  );
  const [left, end] = [x + 6, right - 6];
  const waves = 13;
  const hem = Array.from({ length: waves * 2 + 1 }, (_, index) =>
    at(left + ((end - left) * index) / (waves * 2), y + LID + 2 + (index % 2 === 0 ? 0 : 5)),
  );
  const cloth = curve(
    [
      ...hem,
      at(end - 7, y + LID - 6),
      at(end - 10, y + 12),
      at(end - 14, y + 4),
      at(end - 34, y + 0.5),
      at(left + 34, y + 0.5),
      at(left + 14, y + 4),
      at(left + 10, y + 12),
      at(left + 7, y + LID - 6),
    ],
    GLASS,
    true,
  );
  const band = { x: left + 9, y: y + 12, width: end - left - 18, height: 4 };
  const folds = Array.from({ length: waves - 1 }, (_, index) => {
    const from = left + ((end - left) * (index + 1)) / waves;
    return line(at(from, y + LID + 1), at(from + (x + width / 2 - from) * 0.06, y + LID - 4), {
      stroke: "ink",
      width: 0.4,
    });
  });
  const bow = [-1, 1].map((way) => {
    const middle = x + width / 2;
    return curve(
      [
        at(middle, y + 14),
        at(middle + way * 9, y + 8),
        at(middle + way * 12, y + 14),
        at(middle + way * 9, y + 20),
      ],
      GLASS,
      true,
    );
  });
  return {
    marks: [
      glass,
      cloth,
      ...folds,
      rectangle(band, GLASS, 2),
      ...bow,
      rectangle({ x: x + width / 2 - 2.5, y: y + 11.5, width: 5, height: 5 }, GLASS, 2),
    ],
    inside: { x: x + 5, y: neck + 13, width: width - 10, height: height - LID - 19 },
  };
}
