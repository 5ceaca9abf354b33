import { useMemo } from "react";
import type { Picture } from "./picture.ts";

/** Pixels of a millimeter where there is room: a little larger than on paper. */
const SCALE = 5.5;

/** A drawn figure in the theme's colors, with its text alternative. */
export function FigurePicture({ width, height, content, description }: Picture) {
  const html = useMemo(() => ({ __html: content }), [content]);
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `min(100%, ${width * SCALE}px)` }}
      className="[stroke-linecap:round] [stroke-linejoin:round]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own marks, escaped by drawSvg
      dangerouslySetInnerHTML={html}
    />
  );
}
