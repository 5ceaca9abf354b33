import type { Drawn, FigureKind, Sound, StoredFigure } from "./figure.ts";

/** A figure that is ready to be shown. */
export interface OpenedFigure {
  readonly drawn: Drawn;
  readonly description: string;
  /** Absent if it cannot sound. */
  readonly sounds?: readonly Sound[];
}

/** Draws a figure of this kind; undefined for one that the kind cannot read (any more). */
export function openFigure<Data>(
  { schema, draw, describe, sounds }: FigureKind<Data>,
  stored: StoredFigure,
): OpenedFigure | undefined {
  const { data } = schema.safeParse(stored);
  if (data === undefined) return undefined;
  return {
    drawn: draw(data),
    description: describe(data),
    ...(sounds && { sounds: sounds(data) }),
  };
}
