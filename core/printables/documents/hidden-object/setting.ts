import type { Drawing } from "../../drawing.ts";

/** A kind of thing that can be hidden. It never occurs among a setting's other things. */
export interface HiddenKind {
  readonly drawing: Drawing;
  readonly one: string;
  readonly many: string;
}

/** A place full of things, in rows from the top to the bottom of the picture. */
export interface Setting {
  readonly title: string;
  /** What its rows stand on. */
  readonly look: "shelves" | "meadow";
  readonly top: readonly Drawing[];
  /** The middle rows: the first list for the upper ones. */
  readonly middle: readonly (readonly Drawing[])[];
  readonly bottom: readonly Drawing[];
  /** Things as small as the hidden ones, so that size does not give those away. */
  readonly small: readonly Drawing[];
  readonly hidden: readonly HiddenKind[];
}
