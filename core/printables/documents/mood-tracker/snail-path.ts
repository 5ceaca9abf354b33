import { arc, type Box, circle, curve, line } from "../../shapes.ts";
import { DAYS, INK, type MonthPicture, THIN } from "./month-picture.ts";

/** A path of stones that winds home to a snail's house, from the bottom to the top. */
export function snailPath({ x, y, width, height }: Box): MonthPicture {
  const columns = 7;
  const rows = 5;
  const wide = width / columns;
  const high = height / rows;
  const radius = Math.min(wide, high) / 2 - 1.6;
  const spots = Array.from({ length: DAYS }, (_, day) => {
    const row = Math.floor(day / columns);
    const place = day % columns;
    const column = row % 2 === 0 ? place : columns - 1 - place;
    return {
      x: x + (column + 0.5) * wide,
      y:
        y +
        height -
        (row + 0.5) * high +
        (place % 2 === 0 ? 1 : -1) * Math.min(2, (high / 2 - radius) * 0.9),
      radius,
    };
  });
  const way = curve(spots, { stroke: "mid", width: 1.2, dash: [2, 2.6] });
  const last = spots.at(-1) ?? { x, y, radius };
  const house = Math.min(high, 30) / 2;
  const home = { x: last.x + wide * 2.1, y: y + high / 2 };
  const spiral = Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 39) * Math.PI * 5;
    const r = house * 0.98 * (1 - step / 44);
    return { x: home.x + r * Math.cos(angle + 1.9), y: home.y - 2 + r * Math.sin(angle + 1.9) };
  });
  const foot = home.y + house - 3;
  const body = curve(
    [
      { x: home.x + house * 1.7, y: foot + 4 },
      { x: home.x + house * 0.4, y: foot + 3.4 },
      { x: home.x - house * 1.2, y: foot + 4 },
      { x: home.x - house * 1.9, y: foot - 4 },
      { x: home.x - house * 1.85, y: foot - 12 },
      { x: home.x - house * 1.35, y: foot - 13 },
      { x: home.x - house * 1.15, y: foot - 6 },
      { x: home.x, y: foot - 4 },
      { x: home.x + house, y: foot - 1 },
    ],
    INK,
    true,
  );
  const head = { x: home.x - house * 1.6, y: foot - 10 };
  return {
    marks: [
      way,
      ...spots.map((spot) => circle(spot, spot.radius, THIN)),
      ...[-3, 3].flatMap((dx) => [
        line(
          { x: head.x + dx * 0.5, y: head.y - 2 },
          { x: head.x + dx, y: head.y - 10 },
          { stroke: "ink", width: 0.7 },
        ),
        circle({ x: head.x + dx, y: head.y - 11 }, 1.4, INK),
      ]),
      body,
      circle(home, house * 0.98, { fill: "paper" }),
      curve(spiral, { stroke: "ink", width: 0.7 }),
      circle({ x: head.x - 2, y: head.y + 0.5 }, 0.8, { fill: "ink" }),
      arc({ x: head.x - 1.5, y: head.y + 2.4 }, 2, 30, 150, { stroke: "ink", width: 0.5 }),
    ],
    spots,
  };
}
