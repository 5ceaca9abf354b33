import { colorOf, type Swatch } from "./swatch.ts";

/** The least difference of two neighbors, in steps of red, green and blue together. */
const DIFFERENCE = 18;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Neighbors that can be told apart. */
export const proveSwatch = ({ swatches }: Swatch): string[] =>
  swatches.flatMap((swatch, index) => {
    const before = swatches[index - 1];
    if (!before) return [];
    const [a, b] = [channels(colorOf(before)), channels(colorOf(swatch))];
    const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0);
    return difference < DIFFERENCE ? [`${before.label} and ${swatch.label} look alike`] : [];
  });
