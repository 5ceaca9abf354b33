import type { ColorName } from "./colors.ts";

/** What the colors are called. */
export const colorWords: Readonly<Record<ColorName, string>> = {
  red: "Red",
  green: "Green",
  blue: "Blue",
  yellow: "Yellow",
};
