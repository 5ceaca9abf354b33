import { useMemo } from "react";
import type { OpenedFigure } from "#core/figures/open-figure.ts";
import { drawSvg } from "../marks-svg.ts";

/** Pixels of a millimeter where there is room: a little larger than on paper. */
const SCALE = 5.5;

/** A drawn figure in the theme's colors, with its text alternative. */
export function FigurePicture({ drawn, description }: Pick<OpenedFigure, "drawn" | "description">) {
  const { width, height, marks } = drawn;
  const content = useMemo(() => ({ __html: drawSvg(marks, { themed: true }) }), [marks]);
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `min(100%, ${width * SCALE}px)` }}
      className="[stroke-linecap:round] [stroke-linejoin:round]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own marks, escaped by drawSvg
      dangerouslySetInnerHTML={content}
    />
  );
}
