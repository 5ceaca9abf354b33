import { type Chart, stitchOf } from "./chart.ts";

/** Each row takes as many stitches as the row below has left. */
export function proveChart({ craft, rows }: Chart): string[] {
  if (craft === "colors") {
    const widths = new Set(rows.map((row) => row.length));
    return widths.size > 1 ? ["the rows of a pattern in colors are equally wide"] : [];
  }
  const sum = (row: string, what: "takes" | "leaves") =>
    [...row].reduce((all, sign) => all + (stitchOf(craft, sign)?.[what] ?? 0), 0);
  return rows.flatMap((row, index) => {
    const below = rows[index - 1];
    if (below === undefined) return [];
    const [left, taken] = [sum(below, "leaves"), sum(row, "takes")];
    // Chains at the beginning of a crocheted row turn it; they lie on no stitch.
    return left === taken
      ? []
      : [`row ${index + 1} takes ${taken} stitches; row ${index} leaves ${left}`];
  });
}
