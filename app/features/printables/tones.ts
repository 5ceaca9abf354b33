import type { Tone } from "#core/printables/page.ts";

/** Greys as hexadecimal colours. */
const GREYS: Readonly<Record<Tone, string>> = {
  ink: "#111111",
  dark: "#555555",
  mid: "#8c8c8c",
  light: "#d9d9d9",
  paper: "#ffffff",
};

export const greyOf = (tone: Tone): string => GREYS[tone];

/** The colour of a shape's inside. Ink saving leaves pale shades unprinted: only lines and ink stay. */
export const shadeOf = (tone: Tone, saveInk: boolean): string =>
  saveInk && (tone === "light" || tone === "mid") ? GREYS.paper : GREYS[tone];
