import type { Tone } from "#core/printables/page.ts";

/** Grays as hexadecimal colors. */
const GRAYS: Readonly<Record<Tone, string>> = {
  ink: "#111111",
  dark: "#555555",
  mid: "#8c8c8c",
  light: "#d9d9d9",
  paper: "#ffffff",
};

export const grayOf = (tone: Tone): string => GRAYS[tone];

/** The color of a shape's inside. Saving ink omits pale shades: only lines and ink are printed. */
export const shadeOf = (tone: Tone, saveInk: boolean): string =>
  saveInk && (tone === "light" || tone === "mid") ? GRAYS.paper : GRAYS[tone];
