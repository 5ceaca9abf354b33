declare module "subset-font" {
  type Axis = number | { readonly min?: number; readonly max?: number; readonly default?: number };

  /** Cuts a font down to the characters of a text, and its axes to a value or a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: "sfnt" | "woff" | "woff2";
      readonly variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Buffer>;
}
