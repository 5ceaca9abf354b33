import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { Refusal } from "./refusal.ts";
import { STORED_TABLES } from "./stored-tables.ts";
import type { StoredRow } from "./table-rows.ts";

/**
 * The form of a backup that both engines can read: gzipped lines of JSON. The first line says what
 * it is, then come the rows in an order in which they can be inserted, and the last line counts
 * them.
 */
const HeaderSchema = z.object({
  format: z.literal("sevenfold-backup"),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The migrations that made the schema of these rows. */
  migrations: z.array(z.string()),
});
export type PortableHeader = z.infer<typeof HeaderSchema>;

const RowSchema = z.strictObject({
  table: z.enum(STORED_TABLES.map(({ name }) => name)),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
const EndSchema = z.strictObject({ counts: z.record(z.string(), z.number()) });

/** Writes a new file that only its owner may read; it is on disk when this resolves. */
export async function writePortable(
  file: string,
  header: Pick<PortableHeader, "made_at" | "migrations">,
  rows: AsyncIterable<StoredRow>,
): Promise<void> {
  await pipeline(
    Readable.from(portableLines(header, rows)),
    createGzip(),
    createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
  );
}

async function* portableLines(
  header: Pick<PortableHeader, "made_at" | "migrations">,
  rows: AsyncIterable<StoredRow>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: "sevenfold-backup", version: 1, ...header })}\n`;
  const counts: Record<string, number> = {};
  for await (const row of rows) {
    counts[row.table] = (counts[row.table] ?? 0) + 1;
    yield `${JSON.stringify(row)}\n`;
  }
  yield `${JSON.stringify({ counts })}\n`;
}

/**
 * Reads the whole file once.
 * @throws Refusal when anything in it is damaged or missing.
 */
export async function checkPortable(
  file: string,
): Promise<{ header: PortableHeader; counts: Record<string, number> }> {
  let header: PortableHeader | undefined;
  let end: z.infer<typeof EndSchema> | undefined;
  const counts: Record<string, number> = {};
  for await (const value of values(file)) {
    if (!header) {
      const parsed = HeaderSchema.safeParse(value);
      if (!parsed.success) {
        throw new Refusal(`${file} is no backup that this version of Sevenfold can read.`);
      }
      header = parsed.data;
      continue;
    }
    if (end) throw new Refusal(`${file} is damaged: something follows its end.`);
    const row = RowSchema.safeParse(value);
    if (row.success) counts[row.data.table] = (counts[row.data.table] ?? 0) + 1;
    else end = EndSchema.safeParse(value).data;
    if (!row.success && !end) throw new Refusal(`${file} is damaged: it has an unreadable row.`);
  }
  if (!header || !end) throw new Refusal(`${file} is damaged: its end is missing.`);
  const told = end.counts;
  const differs = STORED_TABLES.some(({ name }) => (told[name] ?? 0) !== (counts[name] ?? 0));
  if (differs) throw new Refusal(`${file} is damaged: rows are missing in it.`);
  return { header, counts };
}

/** The rows of a file that was checked. */
export async function* portableRows(file: string): AsyncGenerator<StoredRow> {
  for await (const value of values(file)) {
    const row = RowSchema.safeParse(value);
    if (row.success) yield row.data;
  }
}

async function* values(file: string): AsyncGenerator<unknown> {
  let rest = "";
  try {
    for await (const piece of unzipped(file)) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    if (error instanceof SyntaxError || isZlibError(error)) {
      throw new Refusal(`${file} is damaged or was not copied to its end.`);
    }
    throw error;
  }
  if (rest !== "") throw new Refusal(`${file} is damaged: its last line is cut off.`);
}

function unzipped(file: string): AsyncIterable<string> {
  const gunzip = createGunzip();
  createReadStream(file)
    .on("error", (error) => gunzip.destroy(error))
    .pipe(gunzip);
  return gunzip.setEncoding("utf8");
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
