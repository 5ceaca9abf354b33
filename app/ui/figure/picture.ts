import type { OpenedFigure } from "#core/figures/open-figure.ts";
import { drawSvg } from "../marks-svg.ts";
import type { Picture } from "./figure-picture.tsx";

/** A figure as the SVG that shows it in the theme's colors; pages that are rendered for everybody draw it once. */
export const pictureOf = ({
  drawn: { width, height, marks },
  description,
}: Pick<OpenedFigure, "drawn" | "description">): Picture => ({
  ...{ width, height, description },
  content: drawSvg(marks, { themed: true }),
});
