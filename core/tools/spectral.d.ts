declare module "spectral.js" {
  export class Color {
    /** @param color '#rrggbb'. */
    constructor(color: string);
    /** How strongly it colors a mix; 1 by default. */
    tintingStrength: number;
    /** '#RRGGBB'. */
    toString(): string;
  }
  /** A mix of colors with their parts by the theory of Kubelka and Munk. */
  export function mix(...parts: readonly (readonly [color: Color, parts: number])[]): Color;
}
