import type { Random } from "../../../random/random.ts";
import { shuffled } from "../../../random/shuffle.ts";
import { camel } from "../../drawings/camel.ts";
import { globe } from "../../drawings/globe.ts";
import { kangaroo } from "../../drawings/kangaroo.ts";
import { llama } from "../../drawings/llama.ts";
import { panda } from "../../drawings/panda.ts";
import { plane } from "../../drawings/plane.ts";
import { sailboat } from "../../drawings/sailboat.ts";
import { zebra } from "../../drawings/zebra.ts";
import type { Generate, Mark, PackAge } from "../../page.ts";
import { lineGap, writingLines } from "../../parts/writing-lines.ts";
import { POINT } from "../../point.ts";
import { listedGrid } from "../../puzzles/word-grid.ts";
import { type GridTask, wordSearchPages } from "../../puzzles/word-search-page.ts";
import { type Box, boxes, rectangle } from "../../shapes.ts";
import { text, textBlock, textIn, typeSizes } from "../../text.ts";
import { CONTINENTS, COUNTRIES, PER_CONTINENT } from "./countries.ts";

const INTRO =
  "Twelve countries hide in the letters. They run across, down and slanting, forwards and backwards. Circle each one and check its box.";

/** Between the lines of the table in large print, where it has a page of its own. */
const LARGE_GAP = 18;

const BESIDE = [globe, plane, zebra, panda, llama, sailboat, camel, kangaroo];

/** The same number of countries from each continent. */
function chosen(age: PackAge, random: Random): string[][] {
  return CONTINENTS.map((continent) =>
    shuffled(COUNTRIES[age][continent], random).slice(0, PER_CONTINENT),
  );
}

/** A table of continents to write the countries into. */
function sortingTask(countries: readonly string[][], gap: number, size: number): GridTask {
  const heading = "Now sort them. Write each country under its part of the world.";
  const top = textBlock({ x: 0, y: 0 }, heading, 186, { size, bold: true }).height + 2;
  const [headHeight, height] = [size * POINT * 1.8, PER_CONTINENT * gap + 3];
  const columns = gap === LARGE_GAP ? 2 : CONTINENTS.length;
  const rows = CONTINENTS.length / columns;
  return {
    height: top + rows * (headHeight + height + 6) - 6,
    draw: (box: Box, solved: boolean): Mark[] => [
      ...textBlock(box, heading, box.width, { size, bold: true }).marks,
      ...boxes(
        { ...box, y: box.y + top, height: rows * (headHeight + height + 6) - 6 },
        columns,
        rows,
        6,
      ).flatMap((cell, index) => {
        const head = { ...cell, height: headHeight };
        const lines = { ...cell, x: cell.x + 3, width: cell.width - 6, y: cell.y + headHeight };
        const names = countries[index] ?? [];
        return [
          rectangle(cell, { stroke: "ink", width: 0.5 }, 2),
          textIn(head, CONTINENTS[index] ?? "", { size, bold: true }),
          ...writingLines({ ...lines, height: height - 3 }, { gap }),
          ...(solved
            ? names.map((name, line) =>
                text({ x: lines.x + 1, y: lines.y + (line + 1) * gap - 1.6 }, name, { size }),
              )
            : []),
        ];
      }),
    ],
  };
}

export const generate: Generate = (params, random) => {
  const countries = chosen(params.age, random);
  const words = countries.flat().sort();
  const grid = listedGrid(words, random);
  const { body } = typeSizes(params);
  const more =
    params.age === "k2"
      ? { beside: BESIDE }
      : { task: sortingTask(countries, params.large ? LARGE_GAP : lineGap(params.age), body) };
  return {
    title: "Around the World Word Search",
    ...wordSearchPages({ intro: INTRO, grid, words, ...more }, params),
  };
};
