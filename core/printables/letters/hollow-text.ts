import { ADVANCES } from "../font-metrics.ts";
import type { PathMark } from "../page.ts";
import { type Box, mm, path, type Style } from "../shapes.ts";
import { type LetterOutline, OUTLINES } from "./outlines.ts";

const HOLLOW: Style = { stroke: "ink", width: 0.7, fill: "paper" };
const NUMBER = /-?\d+/gu;

function at({ d }: LetterOutline, x: number, y: number, scale: number, style: Style): PathMark {
  let second = false;
  const shifted = d.replace(NUMBER, (number) => {
    const value = (second ? y : x) + Number(number) * scale;
    second = !second;
    return mm(value);
  });
  return path(shifted, style);
}

/** One letter or digit as an outline, scaled to fit a box and centered in it. */
export function hollowLetter(letter: string, box: Box, style = HOLLOW): PathMark[] {
  const outline = OUTLINES[letter];
  if (!outline) throw new RangeError(`There is no outline of ${letter}`);
  const [left, top, wide, high] = outline.box;
  const scale = Math.min(box.width / wide, box.height / high);
  const x = box.x + (box.width - wide * scale) / 2 - left * scale;
  const y = box.y + (box.height - high * scale) / 2 - top * scale;
  return [at(outline, x, y, scale, style)];
}

/** Words as outlines on one line, scaled to fit a box and centered in it. */
export function hollowText(words: string, box: Box, style = HOLLOW): PathMark[] {
  const advance = (letter: string) => ADVANCES.bold[letter] ?? 0;
  const total = [...words].reduce((sum, letter) => sum + advance(letter), 0);
  const outlines = [...words].flatMap((letter) => OUTLINES[letter] ?? []);
  const top = Math.max(...outlines.map(({ box: [, y] }) => -y));
  const tail = Math.max(0, ...outlines.map(({ box: [, y, , height] }) => y + height));
  const scale = Math.min(box.width / total, box.height / (top + tail));
  const baseline = box.y + (box.height - (top + tail) * scale) / 2 + top * scale;
  let x = box.x + (box.width - total * scale) / 2;
  return [...words].flatMap((letter) => {
    const start = x;
    x += advance(letter) * scale;
    const outline = OUTLINES[letter];
    return outline ? [at(outline, start, baseline, scale, style)] : [];
  });
}
