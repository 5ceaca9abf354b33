import { LINE, type Mark } from "#core/printables/page.ts";
import { POINT } from "#core/printables/point.ts";
import { mm } from "#core/printables/shapes.ts";
import { grayOf, shadeOf, themeColorOf } from "./tones.ts";

/** The typeface of sheets, as the style sheet names it. */
export const SHEET_FONT = "Andika";

export interface DrawOptions {
  readonly saveInk?: boolean;
  /** Whether it is drawn for the screen, in the theme's colors, rather than for paper. */
  readonly themed?: boolean;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);

/** The marks as the contents of an SVG element whose units are millimeters. */
export function drawSvg(
  marks: readonly Mark[],
  { saveInk = false, themed = false }: DrawOptions = {},
): string {
  const lineColor = themed ? themeColorOf : grayOf;
  const fillColor = themed
    ? themeColorOf
    : (fill: Parameters<typeof shadeOf>[0]) => shadeOf(fill, saveInk);
  return marks
    .map((mark) => {
      if (mark.kind === "path") {
        const { d, stroke, width = LINE, fill, dash } = mark;
        const line = stroke
          ? ` stroke="${lineColor(stroke)}" stroke-width="${mm(width)}"${
              dash ? ` stroke-dasharray="${dash.map(mm).join(" ")}"` : ""
            }`
          : "";
        return `<path d="${d}" fill="${fill ? fillColor(fill) : "none"}"${line}/>`;
      }
      const { x, y, text, size, bold, anchor, tone = "ink", turn } = mark;
      return (
        `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size * POINT)}" fill="${lineColor(tone)}"` +
        (bold ? ' font-weight="700"' : "") +
        (anchor && anchor !== "start" ? ` text-anchor="${anchor}"` : "") +
        (turn ? ` transform="rotate(${turn} ${mm(x)} ${mm(y)})"` : "") +
        `>${escaped(text)}</text>`
      );
    })
    .join("");
}
