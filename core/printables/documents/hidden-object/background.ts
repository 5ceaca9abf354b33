import type { PathMark } from "../../page.ts";
import { bush, cloud, fence, reed, tree } from "../../parts/scenery.ts";
import { moved } from "../../parts/transform.ts";
import { type Box, curve, ellipse, polygon, rectangle, type Style } from "../../shapes.ts";
import type { Setting } from "./setting.ts";

/** Background behind the things: thin and gray, so that they remain easy to recognize. */
const BEHIND: Style = { stroke: "mid", width: 0.4 };

const behind = (marks: readonly PathMark[]): PathMark[] =>
  moved(marks, {}).map((mark) => ({ ...mark, ...BEHIND }));

/** Boards with a roof's beams above and a rug. */
function shelves(frame: Box, rows: readonly Box[]): PathMark[] {
  const right = frame.x + frame.width;
  const feet = rows.map(({ y, height }) => y + height + 0.6);
  const boards = feet
    .slice(0, -1)
    .map((y) =>
      rectangle({ x: frame.x, y, width: frame.width, height: 1.2 }, { stroke: "ink", width: 0.4 }),
    );
  const beam = (side: number, turn: number) =>
    polygon(
      [
        { x: side, y: frame.y },
        { x: side + turn * 13, y: frame.y },
        { x: side, y: frame.y + 18 },
      ],
      { stroke: "ink", width: 0.5, fill: "light" },
    );
  const rug = { x: frame.x + frame.width / 2, y: (feet.at(-1) ?? 0) - 4 };
  return [
    ...boards,
    ellipse(rug, frame.width * 0.42, 4.2, BEHIND),
    ellipse(rug, frame.width * 0.38, 3, BEHIND),
    beam(frame.x, 1),
    beam(right, -1),
  ];
}

const wave = (frame: Box, y: number, height: number, waves: number): PathMark =>
  curve(
    Array.from({ length: waves * 2 + 1 }, (_, index) => ({
      x: frame.x + (index * frame.width) / (waves * 2),
      y: y + (index % 2 === 0 ? -height : height),
    })),
    BEHIND,
  );

/** Clouds, two great trees, a fence, bushes and a pond with reeds. */
function meadow(frame: Box, rows: readonly Box[]): PathMark[] {
  const at = (row: number, part = 1) => (rows[row]?.y ?? 0) + part * (rows[row]?.height ?? 0);
  const across = (part: number) => frame.x + part * frame.width;
  const high = (rows[1]?.height ?? 0) * 2.9;
  const pond = rows.length - 1;
  return [
    ...behind(cloud({ x: across(0.5), y: at(0, 0.5) }, high * 0.4)),
    ...behind(
      fence({ x: frame.x, y: at(2, 0.25), width: frame.width, height: at(2) - at(2, 0.25) }),
    ),
    wave(frame, at(2) + 0.8, 0.6, 2),
    ...behind(tree({ x: across(0.2), y: at(2) }, high)),
    ...behind(tree({ x: across(0.78), y: at(2) }, high)),
    ...rows
      .slice(3, -1)
      .flatMap((_, index) => [
        wave(frame, at(index + 3) + 0.8, 0.6, 2 + index),
        ...behind(bush({ x: across(0.16 + 0.3 * (index % 3)), y: at(index + 3) }, high * 0.5)),
        ...behind(bush({ x: across(0.84 - 0.22 * (index % 3)), y: at(index + 3) }, high * 0.42)),
      ]),
    ...[-0.06, 0.3, 0.62, 0.94].map((part, index) => wave(frame, at(pond, part), 0.8, 12 + index)),
    ...behind(
      [0.06, 0.09, 0.92, 0.96].flatMap((part) =>
        reed({ x: across(part), y: at(pond) }, high * 0.36),
      ),
    ),
  ];
}

/** The background of a setting, and the picture's edge. */
export function background(setting: Setting, frame: Box, rows: readonly Box[]): PathMark[] {
  const edge = rectangle(frame, { stroke: "ink", width: 0.8 });
  return [...(setting.look === "shelves" ? shelves(frame, rows) : meadow(frame, rows)), edge];
}
