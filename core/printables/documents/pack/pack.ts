import { BODY, type Generate, type Mark, type Page, type SheetParams } from "../../page.ts";
import type { Box } from "../../shapes.ts";
import { makePack, type PackItem } from "./contents.ts";
import { drawItem } from "./draw-item.ts";
import { CLOSING, finishThePicture, packClosing, packStrip, STRIP } from "./frame.ts";
import type { ItemKind } from "./items.ts";

/** Items per page, and the gap between things on it in millimeters. */
const PER_PAGE = 2;
const GAP = 6;

/** How much of a page's height an item needs beside another one. */
const SHARES: Readonly<Record<Exclude<ItemKind, "scramble">, number>> = {
  "word-search": 1.1,
  maze: 1.3,
  sudoku: 1.05,
  sums: 0.85,
};
const PICTURE_SHARE = 1.1;

/** In large print a grid needs more room, taken from the picture. */
const LARGE_SHARES: typeof SHARES = { ...SHARES, "word-search": 1.35, sums: 0.95 };
const LARGE_PICTURE_SHARE = 0.8;

function shareOf(item: PackItem, large: boolean): number {
  // Scrambled words are rows of letters: the more, the higher.
  if (item.kind === "scramble") return (large ? 0.45 : 0.35) + 0.12 * item.scrambles.length;
  return (large ? LARGE_SHARES : SHARES)[item.kind];
}

/** Boxes below one another by their shares of a height. */
function stacked(shares: readonly number[], top: number, bottom: number): Box[] {
  const room = bottom - top - GAP * (shares.length - 1);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let y = top;
  return shares.map((share) => {
    const box = { x: 0, y, width: BODY.width, height: (room * share) / whole };
    y += box.height + GAP;
    return box;
  });
}

/**
 * The pages of a pack. A final picture to finish gets the rest of the last page or a page of its
 * own; the key omits it.
 */
function pagesOf(
  items: readonly PackItem[],
  params: SheetParams,
  { solved, picture }: { solved: boolean; picture?: ((box: Box) => readonly Mark[]) | undefined },
): Page[] {
  const full = items.length % PER_PAGE === 0;
  const groups = Array.from({ length: Math.ceil(items.length / PER_PAGE) }, (_, index) =>
    items.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  );
  if (picture && full) groups.push([]);
  const closing = full && !picture ? CLOSING.short : CLOSING.tall;
  const pictureShare = params.large ? LARGE_PICTURE_SHARE : PICTURE_SHARE;
  const pages = groups.map((group, page) => {
    const last = page === groups.length - 1;
    const shares = group.map((item) => shareOf(item, params.large));
    const places = stacked(
      last && picture ? [...shares, pictureShare] : shares,
      page === 0 ? STRIP + 5 : 0,
      BODY.height - (last ? closing + GAP : 0),
    );
    const pictureBox = places[group.length];
    return {
      marks: [
        ...(page === 0 ? packStrip(params) : []),
        ...group.flatMap((item, index) => {
          const box = places[index];
          const number = page * PER_PAGE + index + 1;
          return box ? drawItem(item, number, box, { params, solved }) : [];
        }),
        ...(pictureBox && picture && !solved ? picture(pictureBox) : []),
        ...(last && !solved ? packClosing(items.length, closing, params) : []),
      ],
    };
  });
  return pages.filter(({ marks }) => marks.length > 0);
}

export const generate: Generate = (params, random) => {
  const items = makePack(params, random);
  const beginning = random();
  const picture =
    params.skill === "creativity"
      ? (box: Box) => finishThePicture(box, params, () => beginning)
      : undefined;
  return {
    title: `${params.time}-Minute Print Pack`,
    pages: pagesOf(items, params, { solved: false, picture }),
    answers: pagesOf(items, params, { solved: true, picture }),
  };
};
