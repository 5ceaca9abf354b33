import { LINE, type Mark } from "#core/printables/page.ts";
import { mm } from "#core/printables/shapes.ts";
import { POINT } from "#core/printables/text.ts";
import { grayOf, shadeOf } from "./tones.ts";

/** The typeface of sheets, as the style sheet names it. */
export const SHEET_FONT = "Andika";

export interface DrawOptions {
  readonly saveInk?: boolean;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);

/** The marks as the contents of an SVG element whose units are millimeters. */
export function drawSvg(marks: readonly Mark[], { saveInk = false }: DrawOptions = {}): string {
  return marks
    .map((mark) => {
      if (mark.kind === "path") {
        const { d, stroke, width = LINE, fill, dash } = mark;
        const line = stroke
          ? ` stroke="${grayOf(stroke)}" stroke-width="${mm(width)}"${
              dash ? ` stroke-dasharray="${dash.map(mm).join(" ")}"` : ""
            }`
          : "";
        return `<path d="${d}" fill="${fill ? shadeOf(fill, saveInk) : "none"}"${line}/>`;
      }
      const { x, y, text, size, bold, anchor, tone = "ink", turn } = mark;
      return (
        `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size * POINT)}" fill="${grayOf(tone)}"` +
        (bold ? ' font-weight="700"' : "") +
        (anchor && anchor !== "start" ? ` text-anchor="${anchor}"` : "") +
        (turn ? ` transform="rotate(${turn} ${mm(x)} ${mm(y)})"` : "") +
        `>${escaped(text)}</text>`
      );
    })
    .join("");
}
