import type { Random } from "../../../random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { BODY, type Generate, type Mark, type Page, type SheetParams } from "../../page.ts";
import { checkbox } from "../../parts/checkbox.ts";
import { POINT } from "../../point.ts";
import { type Box, boxes, line, type Point, rectangle } from "../../shapes.ts";
import { lineHeight, text, textBlock, textIn, textWidth, typeSizes } from "../../text.ts";
import { type Gapped, gapIn, gappedOf } from "./gaps.ts";
import { SPELLING_WORDS } from "./words.ts";

/** Words of one table. */
const WORDS = 10;
/** Height of a row to write in, and of a word with a gap, in millimeters. */
const ROW = { ordinary: 11.6, large: 15.5 } as const;
const GAP_ROW = { ordinary: 13, large: 18 } as const;
/** Room for one missing letter in millimeters. */
const LETTER = { ordinary: 6.5, large: 8.5 } as const;

/** The shortest line that is worth writing a word on, in millimeters. */
const LEAST_LINE = 22;

/** The widths of the table's columns: look, then write and check as often as there is room. */
const COLUMNS = { ordinary: [46, 53, 17, 53, 17], large: [74, 88, 24] } as const;

interface Lesson {
  readonly words: readonly string[];
  readonly gaps: readonly Gapped[];
}

function lessonsOf({ words, age }: SheetParams, random: Random): Lesson[] {
  if (words.length === 0) {
    const chosen = shuffled(SPELLING_WORDS[age], random).slice(0, WORDS).map(gappedOf);
    return [{ words: chosen.map(({ word }) => word), gaps: shuffled(chosen, random) }];
  }
  const lessons = Math.ceil(words.length / WORDS);
  const each = Math.ceil(words.length / lessons);
  return Array.from({ length: lessons }, (_, index) => {
    const some = words.slice(index * each, (index + 1) * each);
    const gaps = some.flatMap((word) => gapIn(word, some) ?? []);
    return { words: some, gaps: shuffled(gaps, random) };
  });
}

/**
 * The table's columns; the first is wider for long words in capitals, at the expense of the lines.
 */
function columnsFor(words: readonly string[], params: SheetParams): number[] {
  const [look = 0, ...others] = params.large ? COLUMNS.large : COLUMNS.ordinary;
  const size = typeSizes(params).small;
  const longest = Math.max(...words.map((word) => textWidth(word, { size }))) + 6;
  const more = Math.max(0, longest - look);
  const lines = Math.ceil(others.length / 2);
  return [look + more, ...others.map((width, at) => (at % 2 === 0 ? width - more / lines : width))];
}

/** Look, cover, write, check. */
function table(words: readonly string[], at: Point, params: SheetParams): Mark[] {
  const size = typeSizes(params);
  const widths = columnsFor(words, params);
  const heads = ["Look", "Cover and write", "Check", "Write again", "Check"];
  const row = params.large ? ROW.large : ROW.ordinary;
  const head = lineHeight(size.body) + 1;
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, w) => sum + w, at.x));
  const bottom = at.y + head + row * words.length;
  return [
    ...widths.map((width, index) =>
      textIn({ x: lefts[index] ?? 0, y: at.y, width, height: head }, heads[index] ?? "", {
        size: size.body,
        bold: true,
      }),
    ),
    ...words.flatMap((word, index): Mark[] => {
      const y = at.y + head + index * row;
      const room = (widths[0] ?? 0) - 6;
      const fitting = ((size.body + 3) * room) / textWidth(word, { size: size.body + 3 });
      const type = Math.max(size.small, Math.min(size.body + 3, fitting));
      return widths.flatMap((width, column): Mark[] => {
        const x = lefts[column] ?? 0;
        const cell = { x, y, width, height: row };
        const base = y + row / 2 + type * POINT * 0.3;
        if (column === 0) return [text({ x: x + 3, y: base }, word, { size: type })];
        if (column % 2 === 0) {
          return [checkbox({ x: x + width / 2 - 2.5, y: cell.y + row / 2 - 2.5 })];
        }
        const middle = y + row / 2;
        const half = { stroke: "mid", width: 0.25, dash: [1.5, 1.8] } as const;
        return params.age === "k2"
          ? [line({ x: x + 2, y: middle }, { x: x + width - 2, y: middle }, half)]
          : [];
      });
    }),
    ...Array.from({ length: words.length + 1 }, (_, index) => at.y + head + index * row).map((y) =>
      line({ x: at.x, y }, { x: at.x + BODY.width, y }, { stroke: "dark", width: 0.3 }),
    ),
    ...lefts
      .slice(1)
      .map((x) => line({ x, y: at.y + head }, { x, y: bottom }, { stroke: "mid", width: 0.3 })),
    rectangle(
      { ...at, width: BODY.width, height: bottom - at.y },
      { stroke: "ink", width: 0.6 },
      1.5,
    ),
  ];
}

/** A word with a line for each missing letter; in the key, the letters are on them. */
function gapped({ word, from, count }: Gapped, at: Point, params: SheetParams, solved: boolean) {
  const size = typeSizes(params).body + 3;
  const letter = params.large ? LETTER.large : LETTER.ordinary;
  const before = word.slice(0, from);
  const start = at.x + textWidth(before, { size }) + 0.8;
  const marks: Mark[] = before ? [text(at, before, { size })] : [];
  for (let index = 0; index < count; index += 1) {
    const x = start + index * letter;
    const [left, right] = [x + 0.5, x + letter - 0.5];
    const y = at.y + 1;
    marks.push(line({ x: left, y }, { x: right, y }, { stroke: "ink", width: 0.4 }));
    if (!solved) continue;
    const missing = word[from + index] ?? "";
    marks.push(text({ ...at, x: x + letter / 2 }, missing, { size, bold: true, anchor: "middle" }));
  }
  const after = word.slice(from + count);
  if (after) marks.push(text({ x: start + count * letter + 0.8, y: at.y }, after, { size }));
  return marks;
}

const gappedWidth = ({ word, from, count }: Gapped, { large }: SheetParams): number => {
  const shown = word.slice(0, from) + word.slice(from + count);
  const letter = large ? LETTER.large : LETTER.ordinary;
  return textWidth(shown, { size: typeSizes({ large }).body + 3 }) + count * letter + 1.6;
};

/** The words with gaps and, if there is room, a line after each to write the word again. */
function gapBlock(lesson: Lesson, top: number, params: SheetParams, solved: boolean): Mark[] {
  const size = typeSizes(params).body;
  const columns = params.large ? 1 : 2;
  const rows = Math.max(1, Math.ceil(lesson.gaps.length / columns));
  const indent = size * POINT * 2.2;
  const width = BODY.width / columns - (columns - 1) * 3;
  const widest = Math.max(0, ...lesson.gaps.map((gap) => gappedWidth(gap, params)));
  const longest = Math.max(0, ...lesson.gaps.map(({ word }) => textWidth(word, { size })));
  const from = Math.max(indent + widest + 4, width * 0.5);
  const withLines = width - from >= Math.max(LEAST_LINE, longest + 2);
  const write = withLines ? "Put them in and write the whole word." : "Put them in.";
  const own = params.words.length > 0 ? " Each one is a word of your list." : "";
  const heading = textBlock(
    { x: 0, y: top },
    `Which letters are missing? ${write}${own}`,
    BODY.width,
    { size, bold: true },
  );
  const y = top + heading.height + 1;
  const row = Math.min(params.large ? GAP_ROW.large : GAP_ROW.ordinary, (BODY.height - y) / rows);
  const room: Box = { x: 0, y, width: BODY.width, height: rows * row };
  return [
    ...heading.marks,
    ...boxes(room, columns, rows).flatMap((cell, index) => {
      const gap = lesson.gaps[index];
      if (!gap) return [];
      const base = cell.y + cell.height * 0.68;
      const [left, right] = [cell.x + from, cell.x + width];
      const below = base + 1;
      return [
        text({ x: cell.x, y: base }, `${index + 1}.`, { size }),
        ...gapped(gap, { x: cell.x + indent, y: base }, params, solved),
        ...(withLines
          ? [line({ x: left, y: below }, { x: right, y: below }, { stroke: "dark", width: 0.3 })]
          : []),
        ...(solved && withLines ? [text({ x: left + 1, y: base - 0.4 }, gap.word, { size })] : []),
      ];
    }),
  ];
}

function pagesOf(lesson: Lesson, params: SheetParams): Page[] {
  const size = typeSizes(params).body;
  const advice = textBlock(
    { x: 0, y: 0 },
    "Look at a word and say its letters. Cover it and write it. Then check every letter.",
    BODY.width,
    { size },
  );
  const top = advice.height + 2;
  const rows = table(lesson.words, { x: 0, y: top }, params);
  if (lesson.gaps.length === 0) return [{ marks: [...advice.marks, ...rows] }];
  if (params.large) {
    return [{ marks: [...advice.marks, ...rows] }, { marks: gapBlock(lesson, 0, params, false) }];
  }
  const end = top + lineHeight(size) + 1 + ROW.ordinary * lesson.words.length;
  const fold = end + 6;
  const note = "Fold the words back before you go on.";
  const wide = textWidth(note, { size: 12 }) + 6;
  const dashed = { stroke: "mid", width: 0.4, dash: [1, 1.6] } as const;
  return [
    {
      marks: [
        ...advice.marks,
        ...rows,
        line({ x: 0, y: fold }, { x: (BODY.width - wide) / 2, y: fold }, dashed),
        text({ x: BODY.width / 2, y: fold + 1.4 }, note, { size: 12, anchor: "middle" }),
        line({ x: (BODY.width + wide) / 2, y: fold }, { x: BODY.width, y: fold }, dashed),
        ...gapBlock(lesson, fold + 5, params, false),
      ],
    },
  ];
}

export const generate: Generate = (params, random) => {
  const lessons = lessonsOf(params, random);
  const pages = lessons.flatMap((lesson) => pagesOf(lesson, params));
  const answers = lessons
    .filter(({ gaps }) => gaps.length > 0)
    .map((lesson) => ({ marks: gapBlock(lesson, 0, params, true) }));
  // Even a list without any gap has a key: its words.
  const fallback = { marks: lessons.flatMap(({ words }) => table(words, { x: 0, y: 0 }, params)) };
  return { title: "Spelling Practice", pages, answers: answers.length > 0 ? answers : [fallback] };
};
