import { type Drawing, placed } from "../drawing.ts";
import { hollowText } from "../letters/hollow-text.ts";
import {
  BODY,
  type PackAge,
  type Page,
  type PathMark,
  type SheetParams,
  type TextMark,
} from "../page.ts";
import { type Box, boxes, type Point } from "../shapes.ts";
import { textBlock } from "../text.ts";
import { decorated } from "./decorated.ts";
import { border } from "./scenery.ts";
import { SETTINGS, type SettingName } from "./settings.ts";
import { moved } from "./transform.ts";

/** The area of a full-page scene; the scene's own points are relative to its top left corner. */
export const SCENE = { x: 0, y: 0, width: BODY.width, height: 194 } as const satisfies Box;

/** A page that is drawn only when needed, because a booklet uses only one of many. */
export type LazyPage = () => Page;

/** How much there is to see and to fill: 0 for the youngest, 2 for the oldest. */
export type Detail = 0 | 1 | 2;
export const DETAILS: Readonly<Record<PackAge, Detail>> = { k2: 0, "35": 1, "68": 2 };

/** A point, with a short name because scenes have hundreds. */
export const at = (x: number, y: number): Point => ({ x, y });

const typeSize = ({ large }: SheetParams): number => (large ? 18 : 15);

/**
 * A page with a full-width picture under one or two lines of text. Labels are inside the picture.
 */
export function scenePage(
  params: SheetParams,
  words: string,
  marks: readonly PathMark[],
  labels: readonly TextMark[] = [],
): Page {
  const block = textBlock({ x: 0, y: 0 }, words, BODY.width, { size: typeSize(params) });
  const y = BODY.height - SCENE.height;
  const picture = moved([...marks, border(SCENE)], { y });
  return {
    marks: [...block.marks, ...picture, ...labels.map((label) => ({ ...label, y: label.y + y }))],
  };
}

/** One thing to color: its name, and the setting where it belongs. */
export interface Single {
  readonly name: string;
  readonly setting: SettingName;
  /** Draws it as large as fits into a box. */
  readonly draw: (box: Box) => PathMark[];
  /** Width divided by height. */
  readonly shape: number;
  /** Whether its areas are large and closed enough for patterns. */
  readonly patterned: boolean;
}

/** A ready-made drawing as a single. */
export const single = (drawing: Drawing, setting: SettingName, patterned = true): Single => ({
  name: drawing.name.replace(/ face$/u, ""),
  setting,
  patterned,
  shape: drawing.box[2] / drawing.box[3],
  draw: (box) => placed(drawing, box, { width: 0.8 }),
});

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The largest box with these proportions, centered in a room. */
function largestBox(shape: number, room: Box): Box {
  const height = Math.min(room.height, room.width / shape);
  const width = height * shape;
  return {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - height) / 2,
    width,
    height,
  };
}

/** The thing in its setting inside a frame; `finish` may add to its drawing. */
function framed(
  { shape, setting, draw }: Single,
  frame: Box,
  finish = (marks: PathMark[]): PathMark[] => marks,
): PathMark[] {
  const { margin, behind } = SETTINGS[setting];
  const side = (frame.width * frame.width * margin.sides) / BODY.width;
  const room = {
    x: frame.x + side,
    y: frame.y + frame.height * margin.top,
    width: frame.width - 2 * side,
    height: frame.height * (1 - margin.top - margin.bottom),
  };
  const fitted = largestBox(shape, room);
  // What stands on the ground stays on it at any height; what floats is centered.
  const down = margin.stands ? room.y + room.height - fitted.height : fitted.y;
  const place = { ...fitted, y: down };
  return [...behind(frame, place), ...finish(draw(place)), border(frame)];
}

const TOP = 12;
const NAME = 24;

/** One thing on a page, with its name below it. */
export function singlePage(params: SheetParams, thing: Single, random: () => number): Page {
  const frame = { x: 0, y: TOP, width: BODY.width, height: BODY.height - TOP - NAME - 5 };
  const style = { size: typeSize(params) };
  const patterned = params.age === "68" && thing.patterned;
  const words = patterned
    ? "Fill every pattern with color, from the middle outwards."
    : "Color the picture. Then color the word and read it aloud.";
  const block = textBlock({ x: 0, y: 0 }, words, BODY.width, style);
  const picture = framed(thing, frame, (marks) => (patterned ? decorated(marks, random) : marks));
  const name = { x: 4, y: BODY.height - NAME - 1, width: BODY.width - 8, height: NAME };
  return {
    marks: [...block.marks, ...picture, ...hollowText(capitalized(thing.name), name)],
  };
}

/** Two things with their names: side by side if both are tall, otherwise one below the other. */
export function doublePage(params: SheetParams, things: readonly Single[]): Page {
  const block = textBlock({ x: 0, y: 0 }, "Color the pictures and their names.", BODY.width, {
    size: typeSize(params),
  });
  const tall = things.every(({ shape }) => shape < 0.75);
  const room = { x: 0, y: TOP, width: BODY.width, height: BODY.height - TOP };
  const cells = boxes(room, tall ? 2 : 1, tall ? 1 : 2, 4);
  return {
    marks: [
      ...block.marks,
      ...things.flatMap((thing, index) => {
        const cell = cells[index];
        if (!cell) return [];
        const frame = { ...cell, height: cell.height - 19 };
        const name = {
          x: cell.x + 4,
          y: frame.y + frame.height + 2,
          width: cell.width - 8,
          height: 16,
        };
        return [...framed(thing, frame), ...hollowText(capitalized(thing.name), name)];
      }),
    ],
  };
}

/**
 * Pages of single things: one per page for the youngest, two for grades 3 to 5. The oldest get
 * pictures filled with patterns, and fewer of them, because each takes long.
 */
export function singlePages(
  params: SheetParams,
  things: readonly Single[],
  random: () => number,
): LazyPage[] {
  const alone = (thing: Single) => () => singlePage(params, thing, random);
  if (params.age === "k2") return things.map(alone);
  const rich = params.age === "68" ? things.filter(({ patterned }) => patterned).slice(0, 3) : [];
  const plain = params.age === "68" ? things.filter(({ patterned }) => !patterned) : [...things];
  // Tall things share a page with tall ones.
  plain.sort((one, other) => one.shape - other.shape);
  const pages: LazyPage[] = rich.map(alone);
  for (let index = 0; index + 1 < plain.length; index += 2) {
    pages.push(() => doublePage(params, plain.slice(index, index + 2)));
  }
  return pages;
}
