import type { OpenedFigure } from "#core/figures/open-figure.ts";
import { drawSvg } from "../marks-svg.ts";

/** A drawn figure as it is shown. */
export interface Picture {
  /** In millimeters. */
  readonly width: number;
  readonly height: number;
  /** The contents of an SVG element whose units are millimeters. */
  readonly content: string;
  /** The text alternative. */
  readonly description: string;
}

/** A figure as the SVG that shows it in the theme's colors; pages that are rendered for everybody draw it once. */
export const pictureOf = ({
  drawn: { width, height, marks },
  description,
}: Pick<OpenedFigure, "drawn" | "description">): Picture => ({
  ...{ width, height, description },
  content: drawSvg(marks, { themed: true }),
});
