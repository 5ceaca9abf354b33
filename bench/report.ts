import { cpus, totalmem } from "node:os";

/** One line of the report. */
export interface Row {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  /** What the figure is compared with, in the same unit, and what that is. */
  readonly reference?: { readonly value: number; readonly what: string };
  /** The limit of the figure, or of figure / reference; without a target the row only informs. */
  readonly target?: { readonly of: "figure" | "ratio" } & (
    | { readonly most: number }
    | { readonly least: number }
  );
}

export type RowResult = "ok" | "missed" | "info";

/** Figure / reference. */
export function ratioOf({ figure, reference }: Row): number | undefined {
  return reference && figure / reference.value;
}

export function judgeRow(row: Row): RowResult {
  if (!row.target) return "info";
  const held = row.target.of === "figure" ? row.figure : ratioOf(row);
  // A ratio that cannot be computed (no reference, no number) counts as missed.
  if (held === undefined) return "missed";
  const kept = "most" in row.target ? held <= row.target.most : held >= row.target.least;
  return kept ? "ok" : "missed";
}

/** The machine that the figures were measured on; without it they say little. */
export function describeMachine() {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    date: new Date().toISOString(),
  };
}

const HEAD = ["", "figure", "reference", "ratio", "target", ""] as const;

/** The rows as a table for a terminal. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cells(row: Row): string[] {
  const { target, reference, unit } = row;
  const ratio = ratioOf(row);
  const bound = target && ("most" in target ? `≤ ${target.most}` : `≥ ${target.least}`);
  return [
    row.name,
    `${short(row.figure)} ${unit}`,
    reference ? `${short(reference.value)} ${unit} (${reference.what})` : "–",
    ratio === undefined ? "–" : `${short(ratio)} ×`,
    target ? `${bound} ${target.of === "ratio" ? "×" : unit}` : "–",
    judgeRow(row),
  ];
}

/** Three significant digits. */
function short(value: number): string {
  return value >= 100
    ? Math.round(value).toLocaleString("en")
    : String(Number(value.toPrecision(3)));
}
