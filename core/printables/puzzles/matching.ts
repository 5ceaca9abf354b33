import type { Random } from "../../random/random.ts";
import { shuffled } from "../../random/shuffle.ts";
import type { Mark } from "../page.ts";
import { circle, line, type Point } from "../shapes.ts";

/**
 * Items in random order with none in its original place, so that no line of a matching sheet is
 * straight. A single item stays.
 */
export function displaced<Item>(items: readonly Item[], random: Random): Item[] {
  const order = shuffled(
    items.map((_, index) => index),
    random,
  );
  // Those that stayed swap with their neighbors in a ring of those that stayed.
  const stayed = order.flatMap((from, at) => (from === at ? [at] : []));
  const first = stayed[0];
  if (first !== undefined) {
    const ring = stayed.length > 1 ? stayed : [first, (first + 1) % order.length];
    const values = ring.map((at) => order[at] ?? at);
    ring.forEach((at, index) => {
      order[at] = values[(index + 1) % values.length] ?? at;
    });
  }
  return order.flatMap((from) => {
    const item = items[from];
    return item === undefined ? [] : [item];
  });
}

/** Dots to connect by lines, and in the key the lines. */
export function matchingDots(
  left: readonly Point[],
  right: readonly Point[],
  pairs: readonly (readonly [left: number, right: number])[] = [],
): Mark[] {
  const dot = { fill: "ink" } as const;
  return [
    ...pairs.flatMap(([from, to]) => {
      const [start, end] = [left[from], right[to]];
      return start && end ? [line(start, end, { stroke: "dark", width: 0.7 })] : [];
    }),
    ...[...left, ...right].map((point) => circle(point, 1.1, dot)),
  ];
}
