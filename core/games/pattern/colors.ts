import type { Random } from "#core/random/random.ts";

/**
 * The four colors (spec 3 §3). Each also has a picture, a shape and a tone (in hertz: C4 E4 G4 C5),
 * so that nobody has to tell colors apart to play.
 */
export const COLORS = [
  { name: "red", emoji: "🍎", shape: "circle", hertz: 261.63 },
  { name: "green", emoji: "🐸", shape: "triangle", hertz: 329.63 },
  { name: "blue", emoji: "🐳", shape: "square", hertz: 392 },
  { name: "yellow", emoji: "🌻", shape: "star", hertz: 523.25 },
] as const;

export type Color = (typeof COLORS)[number];
export type ColorName = Color["name"];

/**
 * Random colors, never the same one three times in a row. With the same random source, a longer
 * pattern begins with the shorter one.
 */
export function drawColors(random: Random, length: number): ColorName[] {
  const names: ColorName[] = [];
  while (names.length < length) {
    const { name } = COLORS[Math.floor(random() * COLORS.length)] ?? COLORS[0];
    if (names.at(-1) !== name || names.at(-2) !== name) names.push(name);
  }
  return names;
}
