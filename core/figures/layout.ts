import type { TextMark } from "#core/printables/page.ts";
import { POINT } from "#core/printables/point.ts";
import { textWidth } from "#core/printables/text.ts";
import { type Drawn, HEIGHT_MAX, TYPE_MIN, WIDTH_MAX } from "./figure.ts";
import { numbersOf } from "./parts.ts";

interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How high letters rise above the baseline and fall below it, relative to their size. */
const RISE = 0.74;
const FALL = 0.2;
/** How far a mark may be out of the frame: half a line. */
const SLACK = 0.3;

function boxOf({ x, y, text, size, bold, anchor = "start" }: TextMark): TextBox {
  const width = textWidth(text, { size, ...(bold && { bold }) });
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const height = size * POINT;
  return { text, left, right: left + width, top: y - RISE * height, bottom: y + FALL * height };
}

/**
 * What is wrong with how a figure is laid out, whatever its kind: marks outside of the frame, labels
 * that collide, type that is too small to read on a phone.
 */
export function layoutFaults({ width, height, marks }: Drawn): string[] {
  const faults: string[] = [];
  if (width > WIDTH_MAX) faults.push(`${width} mm wide; at most ${WIDTH_MAX}`);
  if (height > HEIGHT_MAX) faults.push(`${Math.round(height)} mm high; at most ${HEIGHT_MAX}`);
  const boxes: TextBox[] = [];
  for (const mark of marks) {
    if (mark.kind === "path") {
      const values = numbersOf(mark.d);
      const isOut = values.some(
        (value, index) => value < -SLACK || value > (index % 2 === 0 ? width : height) + SLACK,
      );
      if (isOut) faults.push(`a line leaves the frame: ${mark.d.slice(0, 40)}`);
      continue;
    }
    if (mark.size < TYPE_MIN) faults.push(`"${mark.text}" is set in ${mark.size} points`);
    try {
      const box = boxOf(mark);
      if (
        box.left < -SLACK ||
        box.right > width + SLACK ||
        box.top < -SLACK ||
        box.bottom > height + SLACK
      ) {
        faults.push(`"${mark.text}" leaves the frame`);
      }
      const other = boxes.find(
        (one) =>
          one.left < box.right &&
          box.left < one.right &&
          one.top < box.bottom &&
          box.top < one.bottom,
      );
      if (other) faults.push(`"${mark.text}" collides with "${other.text}"`);
      boxes.push(box);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return faults;
}
