/** The colors of all pictures in hex, for renderers without OKLCH. */

/** The hues of the week in OKLCH (app/styles/theme.css), by name. */
export const CORAL = 25;
export const APRICOT = 55;
export const SUN = 85;
export const LEAF = 145;
export const LAGOON = 195;
export const IRIS = 275;
export const PLUM = 340;

/** Monday to Sunday. */
export const WEEK_HUES = [CORAL, APRICOT, SUN, LEAF, LAGOON, IRIS, PLUM] as const;

/** The hue of the n-th of several things. */
export const hueOf = (index: number): number => WEEK_HUES[index % 7] ?? SUN;

/** An OKLCH color in hex, for renderers without OKLCH. */
export function tone(hue: number, light: number, chroma: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = channels.map((value) => {
    const v = Math.min(1, Math.max(0, value));
    const encoded = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

export { BEAD_COLORS as BEADS } from "#core/theme/bead-colors.ts";

export const INK = tone(265, 0.3, 0.03);
export const THREAD = tone(265, 0.5, 0.03);
export const PAPER = tone(SUN, 0.985, 0.012);
