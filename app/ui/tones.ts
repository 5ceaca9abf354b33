import type { Color, Tone } from "#core/printables/page.ts";

/** Tones as hexadecimal colors on paper. */
const GRAYS: Readonly<Record<Tone, string>> = {
  ink: "#111111",
  dark: "#555555",
  mid: "#8c8c8c",
  light: "#d9d9d9",
  paper: "#ffffff",
  accent: "#555555",
};

/** Tones as colors of the theme on the screen. */
const THEME: Readonly<Record<Tone, string>> = {
  ink: "var(--ink)",
  dark: "var(--soft)",
  mid: "var(--edge)",
  light: "var(--rule)",
  paper: "var(--sheet)",
  accent: "var(--accent)",
};

const isColor = (fill: Tone | Color): fill is Color => fill.startsWith("#");

export const grayOf = (tone: Tone | Color): string => (isColor(tone) ? tone : GRAYS[tone]);

export const themeColorOf = (fill: Tone | Color): string => (isColor(fill) ? fill : THEME[fill]);

/** The color of a shape's inside. Saving ink omits pale shades: only lines and ink are printed. */
export const shadeOf = (fill: Tone | Color, saveInk: boolean): string =>
  saveInk && (fill === "light" || fill === "mid") ? GRAYS.paper : grayOf(fill);
