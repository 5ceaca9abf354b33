/// <reference path="./spectral.d.ts" />
import { Color, mix } from "spectral.js";

/**
 * Paints of a first box by their pigments (Colour Index names), with the color of a full coat and how
 * strongly they color a mix. The colors are approximate: makers differ, and so do screens.
 */
const PAINTS = {
  "titanium-white": { pigment: "PW6", color: "#fbfaf4", strength: 1 },
  "lemon-yellow": { pigment: "PY3", color: "#f8e51f", strength: 1 },
  "warm-yellow": { pigment: "PY65", color: "#fbb017", strength: 1 },
  "yellow-ochre": { pigment: "PY43", color: "#c98f35", strength: 0.8 },
  "warm-red": { pigment: "PR254", color: "#d2232a", strength: 1 },
  magenta: { pigment: "PR122", color: "#a81e63", strength: 1.1 },
  "burnt-sienna": { pigment: "PBr7", color: "#7d3f24", strength: 0.8 },
  "raw-umber": { pigment: "PBr7", color: "#57472f", strength: 0.8 },
  ultramarine: { pigment: "PB29", color: "#22309a", strength: 1 },
  cerulean: { pigment: "PB35", color: "#1d7fb9", strength: 0.8 },
  "phthalo-blue": { pigment: "PB15:3", color: "#0d3a7a", strength: 1.6 },
  "phthalo-green": { pigment: "PG7", color: "#0b5a4a", strength: 1.6 },
  "ivory-black": { pigment: "PBk9", color: "#26221f", strength: 1 },
} as const;
export type Paint = keyof typeof PAINTS;
export const PAINT_NAMES = Object.keys(PAINTS) as Paint[];

/** What a paint is made of and looks like: '#rrggbb'. */
export const paintOf = (paint: Paint): { readonly pigment: string; readonly color: string } =>
  PAINTS[paint];

/** How many parts of each paint there are in a mix, 1 to PARTS_MAX. */
export type Mix = Partial<Readonly<Record<Paint, number>>>;
export const PARTS_MAX = 12;

/** The color of a mix, '#rrggbb'; undefined for an empty one. */
export function mixPaints(parts: Mix): string | undefined {
  const used = PAINT_NAMES.flatMap((paint): [Color, number][] => {
    const count = parts[paint] ?? 0;
    if (count <= 0) return [];
    const color = new Color(PAINTS[paint].color);
    color.tintingStrength = PAINTS[paint].strength;
    return [[color, count]];
  });
  if (used.length === 0) return undefined;
  return mix(...used)
    .toString()
    .toLowerCase();
}
