import { shuffled } from "../../../random/shuffle.ts";
import {
  BODY,
  type Generate,
  type Mark,
  type PackAge,
  type Page,
  type SheetParams,
} from "../../page.ts";
import { type Block, blockOf, stackedPages } from "../../parts/stack.ts";
import { POINT } from "../../point.ts";
import { circle, curve, line, type Point, rectangle, type Style } from "../../shapes.ts";
import { lineHeight, text, textBlock, textWidth, typeSizes } from "../../text.ts";
import {
  PARTS_OF_SPEECH,
  type PartOfSpeech,
  type Repair,
  repairOf,
  wordsOf,
} from "./parts-of-speech.ts";
import { REPAIRS, SENTENCES } from "./sentences.ts";

/** Sentences to search, and sentences to correct. */
const COUNTS: Readonly<Record<PackAge, readonly [number, number]>> = {
  k2: [5, 3],
  "35": [6, 4],
  "68": [6, 4],
};

/** How each part of speech is marked by hand, and in the key. */
const MARKS: Readonly<Record<PartOfSpeech, string>> = {
  noun: "Circle the nouns: people, animals, places and things.",
  verb: "Underline the verbs: what someone does or is.",
  adjective: "Draw a wavy line under the adjectives: what something is like.",
};

const REPAIR = "Repair the sentences. Mend capital letters, the mark at the end, and the verb.";

const PEN: Style = { stroke: "dark", width: 0.6 };

function marked(part: PartOfSpeech, at: Point, width: number, size: number): Mark {
  const high = size * POINT;
  const under = at.y + high * 0.28;
  switch (part) {
    case "noun":
      return rectangle(
        { x: at.x - 0.9, y: at.y - high * 0.86, width: width + 1.8, height: high * 1.22 },
        PEN,
        high,
      );
    case "verb":
      return line({ x: at.x, y: under }, { x: at.x + width, y: under }, PEN);
    case "adjective": {
      const waves = Math.max(3, Math.round(width / 1.6));
      const points = Array.from({ length: waves + 1 }, (_, index) => ({
        x: at.x + (index / waves) * width,
        y: under + (index % 2 === 0 ? -0.5 : 0.5),
      }));
      return curve(points, PEN);
    }
  }
}

/** Sentences with room to circle and underline words. */
function search(sentences: readonly string[], params: SheetParams, solved: boolean): Block[] {
  const size = typeSizes(params).body + (params.age === "k2" ? 2 : 0);
  const step = lineHeight(size) * 1.45;
  const indent = size * POINT * 1.8;
  const space = textWidth(" ", { size }) * 2;
  return sentences.map((sentence, index) =>
    blockOf((top) => {
      const marks: Mark[] = [];
      let at = { x: indent, y: top + step * 0.62 };
      marks.push(text({ x: 0, y: at.y }, `${index + 1}.`, { size }));
      for (const { text: printed, word, part } of wordsOf(sentence)) {
        const width = textWidth(printed, { size });
        if (at.x + width > BODY.width - 2) at = { x: indent, y: at.y + step };
        marks.push(text(at, printed, { size }));
        if (solved && part) marks.push(marked(part, at, textWidth(word, { size }), size));
        at = { x: at.x + width + space, y: at.y };
      }
      return { marks, height: at.y - top + step * 0.38 };
    }),
  );
}

/** A line for each count, for checking oneself. */
function tally(sentences: readonly string[], params: SheetParams, solved: boolean): Block {
  const size = typeSizes(params).body;
  const all = sentences.flatMap(wordsOf);
  const blank = size * POINT * 2.6;
  return blockOf((top) => {
    const y = top + lineHeight(size);
    let x = 0;
    const marks: Mark[] = [];
    const say = (words: string) => {
      marks.push(text({ x, y }, words, { size }));
      x += textWidth(words, { size });
    };
    say("I found ");
    for (const [index, part] of PARTS_OF_SPEECH.entries()) {
      marks.push(
        line({ x, y: y + 0.8 }, { x: x + blank, y: y + 0.8 }, { stroke: "dark", width: 0.3 }),
      );
      if (solved) {
        const count = String(all.filter((word) => word.part === part).length);
        marks.push(text({ x: x + blank / 2, y }, count, { size, bold: true, anchor: "middle" }));
      }
      x += blank;
      say(["  nouns, ", "  verbs and ", "  adjectives."][index] ?? "");
    }
    return { marks, height: lineHeight(size) + 2 };
  });
}

function repairs(broken: readonly Repair[], params: SheetParams, solved: boolean): Block[] {
  const size = typeSizes(params).body;
  const gap = params.large ? 14 : params.age === "k2" ? 12 : 11;
  const indent = size * POINT * 1.8;
  return broken.map(({ right, wrong, mistakes }, index) =>
    blockOf((top) => {
      const words = textBlock(
        { x: indent, y: top },
        `${wrong} (${mistakes} mistakes)`,
        BODY.width - indent,
        { size },
      );
      const bold = { size, bold: true };
      const answer = textBlock({ x: 0, y: 0 }, right, BODY.width - indent, bold);
      const lines = Math.max(1, answer.marks.length);
      const base = (line: number) => top + words.height + (line + 1) * gap - 2;
      return {
        marks: [
          text({ x: 0, y: top + size * POINT }, `${index + 1}.`, { size }),
          ...words.marks,
          ...Array.from({ length: lines }, (_, at) =>
            line(
              { x: indent, y: base(at) },
              { x: BODY.width, y: base(at) },
              { stroke: "dark", width: 0.3 },
            ),
          ),
          ...(solved
            ? answer.marks.map((mark, at) => ({ ...mark, x: indent, y: base(at) - 1.6 }))
            : []),
        ],
        height: words.height + lines * gap,
      };
    }),
  );
}

/** A magnifying glass, its lens around a point. */
function lens(at: Point, radius: number): Mark[] {
  const [near, far] = [radius * 0.72, radius * 1.9];
  return [
    line(
      { x: at.x + near, y: at.y + near },
      { x: at.x + far, y: at.y + far },
      { stroke: "ink", width: 2.4 },
    ),
    circle(at, radius, { stroke: "ink", width: 1, fill: "paper" }),
    curve(
      [
        { x: at.x - radius * 0.6, y: at.y - radius * 0.1 },
        { x: at.x - radius * 0.4, y: at.y - radius * 0.45 },
        { x: at.x - radius * 0.05, y: at.y - radius * 0.62 },
      ],
      { stroke: "mid", width: 0.6 },
    ),
  ];
}

function heading(words: string, params: SheetParams): Block {
  const size = typeSizes(params).body;
  return blockOf((top) => textBlock({ x: 0, y: top }, words, BODY.width, { size, bold: true }));
}

function rules(params: SheetParams): Block {
  const size = typeSizes(params).body;
  const radius = params.large ? 8 : 7;
  const width = BODY.width - radius * 5.5;
  return blockOf((top) => {
    const marks: Mark[] = [];
    let y = top;
    for (const part of PARTS_OF_SPEECH) {
      const block = textBlock({ x: 0, y }, MARKS[part], width, { size });
      marks.push(...block.marks);
      y += block.height;
    }
    const at = { x: BODY.width - radius * 3.2, y: top + radius + 1 };
    return { marks: [...marks, ...lens(at, radius)], height: y - top };
  });
}

export const generate: Generate = (params, random) => {
  const [toSearch, toRepair] = COUNTS[params.age];
  // Long sentences in large print take two lines.
  const fitting = params.large && params.age === "68" ? 4 : toSearch;
  const sentences = shuffled(SENTENCES[params.age], random).slice(0, fitting);
  const broken = shuffled(REPAIRS[params.age], random).slice(0, toRepair).map(repairOf);
  const pages = (solved: boolean): Page[] => {
    const first = [
      rules(params),
      ...search(sentences, params, solved),
      tally(sentences, params, solved),
    ];
    const second = [heading(REPAIR, params), ...repairs(broken, params, solved)];
    // In large print each task has a page.
    return params.large
      ? [...stackedPages(first, 4, 8), ...stackedPages(second, 6, 12)]
      : stackedPages([...first, ...second], 2.5, 5);
  };
  return { title: "Grammar Detective", pages: pages(false), answers: pages(true) };
};
