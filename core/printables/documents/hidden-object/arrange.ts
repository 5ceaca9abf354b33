import type { Random } from "#core/random/random.ts";
import { shuffled } from "#core/random/shuffle.ts";
import type { Drawing } from "../../drawing.ts";
import type { Box } from "../../shapes.ts";
import type { HiddenKind, Setting } from "./setting.ts";

/** A thing in the picture; a hidden thing names its kind. */
export interface PlacedThing {
  readonly drawing: Drawing;
  readonly box: Box;
  readonly mirrored: boolean;
  readonly kind?: HiddenKind;
}

/** A line of the list: how many of one kind to find. */
export interface Wanted {
  readonly kind: HiddenKind;
  readonly count: number;
}

/** One place in a row: one large thing, or two small ones above each other. */
interface Column {
  readonly width: number;
  readonly things: readonly Omit<PlacedThing, "mirrored">[];
}

const GAP = 1.6;

/** The size of a drawing scaled to fit a height and a width. */
function fitted(
  { box }: Drawing,
  width: number,
  height: number,
): { width: number; height: number } {
  const scale = Math.min(width / box[2], height / box[3]);
  return { width: box[2] * scale, height: box[3] * scale };
}

function column(
  items: readonly { drawing: Drawing; kind?: HiddenKind }[],
  row: Box,
  part = 1,
): Column {
  const share = (row.height - GAP * (items.length - 1)) / items.length;
  const things = items.map(({ drawing, kind }, index) => {
    const size = fitted(drawing, share * 1.35 * part, share * part);
    const floor = row.y + row.height - index * (share + GAP);
    return { drawing, ...(kind && { kind }), box: { x: 0, y: floor - size.height, ...size } };
  });
  return { width: Math.max(...things.map(({ box }) => box.width)), things };
}

/** An endless supply of things from a list, each once before any is repeated. */
function* supply<Item>(items: readonly Item[], random: Random): Generator<Item, never> {
  for (;;) yield* shuffled(items, random);
}

/**
 * Rows filled with things side by side, without overlaps. Every hidden thing takes half a place,
 * together with things that are as small.
 */
export function arrange(
  setting: Setting,
  wanted: readonly Wanted[],
  rows: readonly Box[],
  random: Random,
): PlacedThing[] {
  const small = supply(setting.small, random);
  const hidden = shuffled(
    wanted.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind)),
    random,
  );
  const middle = setting.middle.map((list) => supply(list, random));
  const things: PlacedThing[] = [];
  for (const [index, row] of rows.entries()) {
    const share = Math.floor(((index + 1) * hidden.length) / rows.length);
    const here = hidden.slice(Math.floor((index * hidden.length) / rows.length), share);
    const large =
      index === 0
        ? supply(setting.top, random)
        : index === rows.length - 1
          ? supply(setting.bottom, random)
          : (middle[Math.floor(((index - 1) * middle.length) / (rows.length - 2))] ?? small);
    // Each hidden thing goes above or below a small one, with one additional pair in between.
    const pairs = here.map((kind) => {
      const pair = [{ drawing: kind.drawing, kind }, { drawing: small.next().value }];
      return column(random() < 0.5 ? pair : pair.toReversed(), row);
    });
    const columns = [
      ...pairs,
      column([{ drawing: small.next().value }, { drawing: small.next().value }], row),
    ];
    let used = columns.reduce((sum, { width }) => sum + width + GAP, -GAP);
    for (let tries = 0; tries < 24; tries += 1) {
      const next = column([{ drawing: large.next().value }], row, 0.8 + random() * 0.2);
      if (used + GAP + next.width > row.width) continue;
      columns.push(next);
      used += GAP + next.width;
    }
    const space = GAP + (row.width - used) / (columns.length + 1);
    let x = row.x + space - GAP;
    for (const { width, things: stacked } of shuffled(columns, random)) {
      for (const thing of stacked) {
        const left = x + (width - thing.box.width) / 2;
        things.push({ ...thing, box: { ...thing.box, x: left }, mirrored: random() < 0.5 });
      }
      x += width + space;
    }
  }
  return things;
}
