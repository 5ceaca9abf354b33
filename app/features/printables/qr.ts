import { encode } from "uqr";
import type { PathMark } from "#core/printables/page.ts";
import { type Box, mm, path } from "#core/printables/shapes.ts";

/** More modules than these are too small for a phone at the size of a sheet's foot. */
const MOST_MODULES = 61;

/** Rows reach a hair into each other, or some screens would show seams between them. */
const OVERLAP = 0.02;

/**
 * An address as a QR code that fills a square, all of it one path; undefined when it is too long to
 * be read from paper. The mask is fixed: any is valid, and trying all of them takes fifty times as long.
 */
export function qrMark(address: string, { x, y, width }: Box): PathMark | undefined {
  for (const ecc of ["M", "L"] as const) {
    let code: ReturnType<typeof encode>;
    try {
      code = encode(address, { ecc, maskPattern: 2, border: 0 });
    } catch {
      return undefined;
    }
    if (code.size > MOST_MODULES) continue;
    const side = width / code.size;
    let d = "";
    for (const [row, cells] of code.data.entries()) {
      const [top, bottom] = [mm(y + row * side), mm(y + (row + 1) * side + OVERLAP)];
      for (let from = 0; from < cells.length; from += 1) {
        if (!cells[from]) continue;
        let to = from;
        while (cells[to]) to += 1;
        const [left, right] = [mm(x + from * side), mm(x + to * side)];
        d += `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
        from = to;
      }
    }
    return path(d, { fill: "ink" });
  }
  return undefined;
}
