import { BODY, type Mark, type Page } from "../page.ts";

/** A part of a page that knows its height and can be drawn from any top edge. */
export interface Block {
  /** In millimeters. */
  readonly height: number;
  readonly draw: (top: number) => readonly Mark[];
}

/** Makes a block from a function that draws at a top edge. */
export function blockOf(
  make: (top: number) => { readonly marks: readonly Mark[]; readonly height: number },
): Block {
  return { height: make(0).height, draw: (top) => make(top).marks };
}

/** Distributes blocks over pages; none is split. */
export function pageBreaks(blocks: readonly Block[], gap: number): Block[][] {
  const pages: Block[][] = [];
  let room = -1;
  for (const block of blocks) {
    const page = pages.at(-1);
    if (page && block.height + gap <= room) {
      page.push(block);
      room -= block.height + gap;
    } else {
      pages.push([block]);
      room = BODY.height - block.height;
    }
  }
  return pages;
}

/**
 * Blocks below each other, on as many pages as they need. Spare room on a page goes between its
 * blocks, at most `stretch` millimeters each.
 */
export function stackedPages(blocks: readonly Block[], gap = 5, stretch = 6): Page[] {
  return pageBreaks(blocks, gap).map((page) => {
    const used = page.reduce((sum, { height }) => sum + height, 0) + gap * (page.length - 1);
    const spare = (BODY.height - used) / Math.max(1, page.length - 1);
    const more = Math.max(0, Math.min(stretch, spare));
    let top = 0;
    return {
      marks: page.flatMap((block) => {
        const marks = block.draw(top);
        top += block.height + gap + more;
        return marks;
      }),
    };
  });
}
