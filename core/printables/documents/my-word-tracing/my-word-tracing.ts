import { shuffled } from "#core/random/shuffle.ts";
import { startDots, written } from "../../letters/draw-strokes.ts";
import { schoolLines } from "../../letters/school-lines.ts";
import { rise, TAIL, writtenWidth } from "../../letters/strokes.ts";
import { BODY, type Generate, type Mark } from "../../page.ts";
import { type Block, blockOf, stackedPages } from "../../parts/stack.ts";
import { lineHeight, text, textBlock, typeSizes } from "../../text.ts";
import { TRACING_WORDS } from "./words.ts";

/** Words on a sheet without own words: two pages. */
const COUNT = 8;
const COUNT_LARGE = 6;
/** Room before the first letter and between the two words. */
const INDENT = 3;
const BETWEEN = 12;

/** One word: printed, twice on lines to trace, and an empty line. */
function wordBlock(word: string, wanted: number, type: number): Block {
  // Twelve wide capitals are longer than a line.
  const size = Math.min(wanted, (BODY.width - 2 * INDENT) / writtenWidth(word));
  const width = writtenWidth(word) * size;
  const second = Math.max(BODY.width / 2 + INDENT, INDENT + width + BETWEEN);
  const oneLine = second + width + INDENT <= BODY.width;
  // An accent on a capital stands above the top line.
  const accents = rise(word) * size;
  const step = size * (1 + TAIL) + 2 + accents;
  const heading = lineHeight(type) + accents;
  const lines = oneLine ? 2 : 3;
  const starts = oneLine
    ? [
        { x: INDENT, line: 0 },
        { x: second, line: 0 },
      ]
    : [
        { x: INDENT, line: 0 },
        { x: INDENT, line: 1 },
      ];
  return {
    height: heading + lines * step,
    draw: (top) => {
      const base = (line: number) => top + heading + line * step + size;
      const marks: Mark[] = [
        text({ x: 0, y: top + lineHeight(type) * 0.62 }, word, { size: type, bold: true }),
      ];
      for (let line = 0; line < lines; line += 1) {
        marks.push(...schoolLines({ x: 0, y: base(line) }, BODY.width, size));
      }
      for (const { x, line } of starts) {
        const at = { x, y: base(line) };
        marks.push(...written(word, at, size), ...startDots(word, at, size));
      }
      return marks;
    },
  };
}

export const generate: Generate = (params, random) => {
  const type = typeSizes(params);
  const words =
    params.words.length > 0
      ? params.words
      : shuffled(TRACING_WORDS[params.age], random)
          .slice(0, params.large ? COUNT_LARGE : COUNT)
          .map((word) => word.toLowerCase());
  const size = params.large ? 15 : params.age === "k2" ? 12 : 10;
  const advice = blockOf((top) =>
    textBlock(
      { x: 0, y: top },
      "Read the word aloud. Trace it twice: each letter begins at its dot. Then write it alone on the empty line.",
      BODY.width,
      { size: type.body },
    ),
  );
  const blocks = words.map((word) => wordBlock(word, size, type.body));
  return { title: "Word Tracing", pages: stackedPages([advice, ...blocks], 3, 6), answers: [] };
};
