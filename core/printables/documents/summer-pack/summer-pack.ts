import { iceCream } from "../../drawings/ice-cream.ts";
import { kite } from "../../drawings/kite.ts";
import { palmTree } from "../../drawings/palm-tree.ts";
import { sailboat } from "../../drawings/sailboat.ts";
import { sunFace } from "../../drawings/sun-face.ts";
import { watermelon } from "../../drawings/watermelon.ts";
import { BODY, type Generate, type Page } from "../../page.ts";
import { gridFromPool } from "../../puzzles/pooled-grid.ts";
import { PACK_GRID, PACK_WORDS } from "../../puzzles/word-grid.ts";
import { wordSearchPages } from "../../puzzles/word-search-page.ts";
import { textBlock, typeSizes } from "../../text.ts";
import { beachScene } from "./beach.ts";
import { bucketListPage } from "./bucket-list.ts";
import { postcardPage } from "./postcard.ts";
import { SUMMER_WORDS } from "./words.ts";

const TITLE = "Summer Pack";

const INTRO =
  "Eight summer words hide in the letters. They run across, down and slanting, forwards and backwards. Circle each one and check its box.";

export const generate: Generate = (params, random) => {
  const size = { count: PACK_WORDS, size: PACK_GRID };
  const found = gridFromPool(SUMMER_WORDS[params.age], size, random);
  const beside = [sunFace, iceCream, palmTree, watermelon, sailboat, kite];
  const search = wordSearchPages({ intro: INTRO, ...found, beside }, params);
  const titled = (page: Page): Page => ({ ...page, title: "Summer Word Search" });
  const advice = textBlock(
    { x: 0, y: 0 },
    "Color the beach. What would you bring along? Draw it on the sand.",
    BODY.width,
    { size: typeSizes(params).body },
  );
  const top = advice.height + 2;
  const box = { x: 0, y: top, width: BODY.width, height: BODY.height - top };
  return {
    title: TITLE,
    pages: [
      ...search.pages.map(titled),
      bucketListPage(params, random),
      postcardPage(params, random),
      { title: "A Day at the Beach", marks: [...advice.marks, ...beachScene(box, random)] },
    ],
    answers: search.answers.map(titled),
  };
};
