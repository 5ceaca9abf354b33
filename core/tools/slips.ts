import type { Random } from "#core/random/random.ts";

/** Slips in a drawer: what may still be drawn, and what was drawn last. */
export interface Drawer {
  /** All slips, as they were written, without empty lines and repeats. */
  readonly slips: readonly string[];
  /** Those that have not been drawn since all were put back. */
  readonly left: readonly string[];
  readonly drawn?: string | undefined;
}

/** The most slips, and the most characters of one. */
export const SLIPS_MAX = 100;
export const SLIP_LENGTH_MAX = 120;

/** The slips of a text with one on each line. */
export function readSlips(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim().slice(0, SLIP_LENGTH_MAX));
  return [...new Set(lines.filter(Boolean))].slice(0, SLIPS_MAX);
}

/** A full drawer. */
export const fillDrawer = (slips: readonly string[]): Drawer => ({ slips, left: slips });

/** Draws one of those that are left, each equally likely; an empty drawer stays as it is. */
export function drawSlip(drawer: Drawer, random: Random): Drawer {
  const { slips, left } = drawer;
  const at = Math.floor(random() * left.length);
  const drawn = left[at];
  if (drawn === undefined) return drawer;
  return { slips, left: left.toSpliced(at, 1), drawn };
}
