import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Block } from "#core/blog/blocks.ts";
import { MarkdownFault, parseBlocks } from "./markdown.ts";

/** A Markdown file with a header. */
export interface TextFile<Header> {
  readonly header: Header;
  readonly blocks: readonly Block[];
}

/** A file that cannot be read, with its name and line: 'content/blog/quiet-time.md:4: …'. */
export class TextFileError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = "TextFileError";
  }
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/u;

/**
 * Reads a file with a YAML header between lines of three dashes and a Markdown body.
 * @param fill replaces placeholders in the body
 * @throws TextFileError naming file and line.
 */
export function readTextFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  fill: (text: string) => string = (text) => text,
): TextFile<z.infer<Schema>> {
  const text = readFileSync(file, "utf8");
  const fenced = FENCE.exec(text);
  if (!fenced) throw new TextFileError(file, 1, "a header between two lines of --- is missing");
  const lines = new LineCounter();
  const yaml = parseDocument(fenced[1] ?? "", { lineCounter: lines, prettyErrors: false });
  const [broken] = yaml.errors;
  if (broken) {
    throw new TextFileError(file, lines.linePos(broken.pos[0]).line + 1, broken.message);
  }
  const parsed = schema.safeParse(yaml.toJS());
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.map(String) ?? [];
    const node = path.length && yaml.hasIn(path) ? yaml.getIn(path, true) : yaml.contents;
    const start = (node as { range?: [number] } | null)?.range?.[0] ?? 0;
    throw new TextFileError(
      file,
      lines.linePos(start).line + 1,
      `${path.join(".")}: ${issue?.message}`,
    );
  }
  try {
    const above = fenced[0].split("\n").length - 1;
    return { header: parsed.data, blocks: parseBlocks(fill(text.slice(fenced[0].length)), above) };
  } catch (error) {
    if (error instanceof MarkdownFault) throw new TextFileError(file, error.line, error.message);
    throw error;
  }
}
