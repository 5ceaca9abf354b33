import { pick } from "#core/random/random.ts";
import { BODY, type Generate, type Page, type PathMark, type TextMark } from "../../page.ts";
import { moved, movedPoint } from "../../parts/transform.ts";
import { POINT } from "../../point.ts";
import { type Box, circle, line, type Point, polygon } from "../../shapes.ts";
import { text, textBlock, textWidth, typeSizes } from "../../text.ts";
import { DOT, placeNumbers, samplesOfPath } from "./labels.ts";
import { type DotPicture, PICTURES } from "./pictures.ts";

/** Room for numbers around a picture, in millimeters. */
const MARGIN = 10;

interface PlacedDots {
  readonly dots: readonly Point[];
  readonly details: readonly PathMark[];
  readonly numbers: readonly TextMark[];
}

/** A picture scaled to fit the space, starting at any of its dots. */
export function placeDots(
  picture: DotPicture,
  room: Box,
  points: number,
  start = 0,
  mirrored = false,
): PlacedDots {
  const all = [...picture.dots, ...picture.details.flatMap(samplesOfPath)];
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (room.width - 2 * MARGIN) / (right - left),
    (room.height - 2 * MARGIN) / (bottom - top),
  );
  const middle = ((left + right) / 2) * scale;
  const move = {
    scale,
    mirrored,
    x: room.x + room.width / 2 + (mirrored ? middle : -middle),
    y: room.y + room.height / 2 - ((top + bottom) / 2) * scale,
  };
  const count = picture.dots.length;
  const dots = picture.dots.map((_, index) =>
    movedPoint(picture.dots[(index + start) % count] ?? { x: 0, y: 0 }, move),
  );
  const details = moved(picture.details, move);
  return { dots, details, numbers: placeNumbers(dots, details, room, points) };
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const picture = pick(PICTURES, random);
  const mirrored = random() < 0.5;
  const start = Math.floor(random() * 20);
  const advice = textBlock(
    { x: 0, y: 0 },
    "Find the dot with the ring: it is number 1. Join the dots in order up to 20, then go back to 1. What is it?",
    BODY.width,
    { size: type.body },
  );
  const foot = BODY.height - 5;
  const room = {
    x: 0,
    y: advice.height + 1,
    width: BODY.width,
    height: foot - type.body * POINT - 5 - advice.height - 1,
  };
  const { dots, details, numbers } = placeDots(
    picture,
    room,
    params.large ? 20 : 14,
    start,
    mirrored,
  );
  const [first] = dots;
  const page = (solved: boolean): Page => {
    const words = "It is";
    const from = textWidth(words, { size: type.body }) + 4;
    const answer = solved
      ? [text({ x: from, y: foot }, `${picture.name}.`, { size: type.body, bold: true })]
      : [line({ x: from, y: foot + 0.5 }, { x: from + 80, y: foot + 0.5 }, { stroke: "dark" })];
    return {
      marks: [
        ...advice.marks,
        ...details,
        ...(solved ? [polygon(dots, { stroke: "dark", width: 0.9 })] : []),
        ...dots.map((dot) => circle(dot, DOT, { fill: "ink" })),
        ...(first ? [circle(first, DOT * 1.9, { stroke: "ink", width: 0.5 })] : []),
        ...numbers,
        text({ x: 0, y: foot }, words, { size: type.body }),
        ...answer,
      ],
    };
  };
  return { title: "Dot-to-Dot 1-20", pages: [page(false)], answers: [page(true)] };
};
