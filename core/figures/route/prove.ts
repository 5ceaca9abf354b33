import type { Route } from "./route.ts";

/** Everything within the whole, and no two steps of the same foot in a row without a reason. */
export function proveRoute({ size, feet, ways, places }: Route): string[] {
  const isOut = ([x, y]: readonly [number, number]) => x < 0 || y < 0 || x > size[0] || y > size[1];
  const points = [
    ...feet.map(({ at }) => at),
    ...ways.flatMap(({ points: through }) => through),
    ...places.map(({ at }) => at),
  ];
  const twice = feet.filter((step, index) => {
    const before = feet[index - 1];
    // A foot that only touched may step again.
    return before && before.foot === step.foot && !before.light && step.count && before.count;
  });
  return [
    ...points.filter(isOut).map((point) => `${point.join(", ")} is outside of the whole`),
    ...twice.map(({ foot, count }) => `foot ${foot} steps twice in a row at ${count}`),
  ];
}
