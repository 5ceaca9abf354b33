import type { Random } from "#core/random/random.ts";

/** The same items in an order by chance (Fisher-Yates); the list given stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result: Item[] = [];
  for (const [index, item] of items.entries()) {
    const place = Math.floor(random() * (index + 1));
    const moved = result[place];
    if (moved === undefined) result.push(item);
    else {
      result.push(moved);
      result[place] = item;
    }
  }
  return result;
}
