import { encode } from "uqr";
import type { PathMark } from "#core/printables/page.ts";
import { type Box, mm, path } from "#core/printables/shapes.ts";

/** With more modules, a code of a footer's size is too fine for a phone. */
const MOST_MODULES = 61;

/** Rows overlap slightly, because some screens would show seams between them. */
const OVERLAP = 0.02;

/**
 * An address as a QR code that fills a square, as a single path; undefined when it is too long to
 * be scanned from paper. The mask is fixed: any is valid, and trying all of them takes fifty times
 * as long.
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
