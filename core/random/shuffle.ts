import type { Random } from "#core/random/random.ts";

/** The items in random order (Fisher-Yates); the given list is not modified. */
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
