import type { PathMark } from "../page.ts";
import { type Box, circle, line, rectangle, star } from "../shapes.ts";
import {
  bush,
  COLORABLE,
  cloud,
  DETAIL,
  flower,
  grass,
  ground,
  petal,
  ripples,
  rock,
  sun,
} from "./scenery.ts";

/** A quiet background behind one big drawing. */
interface Setting {
  /** The space around the drawing, relative to the frame's height. */
  readonly margin: {
    readonly top: number;
    readonly bottom: number;
    /** On the left and right, relative to the width. */
    readonly sides: number;
    readonly stands: boolean;
  };
  /** The background of a drawing in a frame; it stays out of the drawing's place. */
  readonly behind: (frame: Box, place: Box) => PathMark[];
}

export type SettingName = "meadow" | "sea" | "sky" | "space" | "road" | "stars" | "leaves";

/** Something small in a setting: its box, and how it is drawn there. */
interface Item {
  /** Its middle relative to the frame's width and height; its size in millimeters. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly draw: (box: Box) => PathMark[];
}

const item = (
  x: number,
  y: number,
  width: number,
  height: number,
  draw: (box: Box) => PathMark[],
): Item => ({ x, y, width, height, draw });

/** The height of a full-width frame for which the items' sizes are given, in millimeters. */
const USUAL = 100;
/** Between an item and the frame, in millimeters. */
const EDGE = 3;

/** The items that fit beside the drawing, enlarged in a larger frame. */
function beside(frame: Box, place: Box, items: readonly Item[]): PathMark[] {
  const scale = Math.min(frame.height / USUAL, frame.width / 116);
  return items.flatMap(({ x, y, draw, ...size }) => {
    const [width, height] = [size.width * scale, size.height * scale];
    const within = (middle: number, size: number, start: number, room: number) =>
      start + Math.min(Math.max(middle * room - size / 2, EDGE), room - size - EDGE);
    const box = {
      x: within(x, width, frame.x, frame.width),
      y: within(y, height, frame.y, frame.height),
      width,
      height,
    };
    const apart =
      box.x > place.x + place.width + 1 ||
      box.x + width < place.x - 1 ||
      box.y > place.y + place.height + 1 ||
      box.y + height < place.y - 1;
    return apart ? draw(box) : [];
  });
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const foot = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height });
const aCloud = (box: Box) => cloud(middle(box), box.width);
const aSun = (box: Box) => sun(middle(box), box.width / 3.5);
const aStar = (box: Box) => [star(middle(box), box.width / 2, COLORABLE)];
const aDisc = (box: Box) => [circle(middle(box), box.width / 2, COLORABLE)];
const aTuft = (box: Box) => grass(foot(box), box.height);
const aFlower = (box: Box) => flower(foot(box), box.height);
const aBush = (box: Box) => bush(foot(box), box.width);
const aRock = (box: Box) => rock(foot(box), box.width);
const aRipple = (box: Box) => [ripples({ x: box.x, y: box.y }, box.width)];
const aRinged = (box: Box) => [
  ...petalRing(box),
  circle(middle(box), box.height / 2, COLORABLE),
  line(
    { x: box.x + box.width / 2 - box.height * 0.46, y: box.y + box.height * 0.36 },
    { x: box.x + box.width / 2 + box.height * 0.46, y: box.y + box.height * 0.36 },
    DETAIL,
  ),
];
const petalRing = (box: Box) => [
  petal({ x: box.x, y: middle(box).y }, 0, box.width, box.height * 0.4),
];
const aSprig = (box: Box) => {
  const from = foot(box);
  return [-1.57, -0.7, -2.44].map((angle) =>
    petal(from, angle, box.height * 0.95, box.height * 0.36),
  );
};
const aWeed = (box: Box) => {
  const from = foot(box);
  return [-1.2, -1.95, -1.57].map((angle, index) =>
    petal(from, angle, box.height * (index === 2 ? 1 : 0.75), box.height * 0.2),
  );
};

const SKY: readonly Item[] = [
  item(0.14, 0.15, 27, 27, aSun),
  item(0.85, 0.12, 31, 18, aCloud),
  item(0.5, 0.08, 27, 15, aCloud),
];

/** Land up to a fraction of the frame's height. */
const land = (frame: Box, part: number): PathMark => {
  const y = frame.y + frame.height * part;
  return ground(frame, [y + 3, y - 3, y + 1, y - 2, y + 3]);
};

export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  meadow: {
    margin: { top: 0.08, bottom: 0.12, sides: 0.09, stands: true },
    behind: (frame, place) => [
      ...beside(frame, place, SKY),
      land(frame, 0.7),
      ...beside(frame, place, [
        item(0.08, 0.78, 24, 12, aBush),
        item(0.08, 0.92, 12, 9, aTuft),
        item(0.24, 0.94, 11, 8, aTuft),
        item(0.4, 0.94, 12, 8, aTuft),
        item(0.58, 0.94, 11, 8, aTuft),
        item(0.75, 0.94, 12, 8, aTuft),
        item(0.92, 0.9, 14, 24, aFlower),
      ]),
    ],
  },
  sea: {
    margin: { top: 0.1, bottom: 0.2, sides: 0.09, stands: false },
    behind: (frame, place) => [
      land(frame, 0.88),
      ...beside(frame, place, [
        item(0.16, 0.06, 36, 4, aRipple),
        item(0.5, 0.05, 36, 4, aRipple),
        item(0.84, 0.06, 36, 4, aRipple),
        item(0.05, 0.28, 9, 9, aDisc),
        item(0.09, 0.19, 6, 6, aDisc),
        item(0.94, 0.24, 10, 10, aDisc),
        item(0.9, 0.35, 6, 6, aDisc),
        item(0.24, 0.17, 8, 8, aDisc),
        item(0.76, 0.16, 7, 7, aDisc),
        item(0.08, 0.84, 18, 30, aWeed),
        item(0.92, 0.84, 18, 30, aWeed),
        item(0.3, 0.9, 20, 9, aRock),
        item(0.66, 0.93, 13, 13, aStar),
        item(0.5, 0.94, 6, 6, aDisc),
      ]),
    ],
  },
  sky: {
    margin: { top: 0.14, bottom: 0.16, sides: 0.09, stands: false },
    behind: (frame, place) => [
      ...beside(frame, place, [
        ...SKY,
        item(0.13, 0.9, 31, 18, aCloud),
        item(0.5, 0.93, 29, 16, aCloud),
        item(0.87, 0.88, 33, 19, aCloud),
      ]),
    ],
  },
  space: {
    margin: { top: 0.12, bottom: 0.12, sides: 0.1, stands: false },
    behind: (frame, place) =>
      beside(frame, place, [
        item(0.1, 0.1, 15, 15, aStar),
        item(0.88, 0.9, 15, 15, aStar),
        item(0.3, 0.06, 10, 10, aStar),
        item(0.68, 0.94, 10, 10, aStar),
        item(0.88, 0.12, 32, 16, aRinged),
        item(0.12, 0.88, 22, 22, aDisc),
        item(0.06, 0.4, 10, 10, aStar),
        item(0.95, 0.5, 10, 10, aStar),
        item(0.5, 0.06, 7, 7, aDisc),
        item(0.45, 0.95, 7, 7, aDisc),
        item(0.07, 0.65, 8, 8, aDisc),
        item(0.94, 0.32, 7, 7, aDisc),
      ]),
  },
  road: {
    margin: { top: 0.1, bottom: 0.16, sides: 0.09, stands: true },
    behind: (frame, place) => {
      const top = frame.y + frame.height * 0.72;
      const road = { x: frame.x, y: top, width: frame.width, height: frame.height * 0.28 };
      const dashes = Array.from({ length: 5 }, (_, index) => ({
        x: frame.x + frame.width * (0.06 + index * 0.19),
        y: frame.y + frame.height * 0.92,
        width: frame.width * 0.11,
        height: Math.max(3, frame.height * 0.02),
      }));
      return [
        ...beside(frame, place, SKY),
        land(frame, 0.58),
        ...beside(frame, place, [item(0.08, 0.62, 26, 13, aBush), item(0.92, 0.62, 24, 12, aBush)]),
        rectangle(road, COLORABLE),
        ...dashes.map((dash) => rectangle(dash, COLORABLE)),
      ];
    },
  },
  stars: {
    margin: { top: 0.07, bottom: 0.07, sides: 0.18, stands: false },
    behind: (frame, place) =>
      beside(
        frame,
        place,
        [0.08, 0.36, 0.64, 0.92].flatMap((y, row) =>
          [0.08, 0.92].map((x) => item(x, y, row % 2 ? 11 : 15, row % 2 ? 11 : 15, aStar)),
        ),
      ),
  },
  leaves: {
    margin: { top: 0.06, bottom: 0.06, sides: 0.18, stands: false },
    behind: (frame, place) =>
      beside(
        frame,
        place,
        [0.1, 0.37, 0.63, 0.9].flatMap((y, row) =>
          [0.09, 0.91].map((x) => item(x, y, row % 2 ? 13 : 16, row % 2 ? 10 : 13, aSprig)),
        ),
      ),
  },
};
