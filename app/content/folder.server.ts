import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { z } from "zod";

/** The folder that scripts/build-content.ts wrote: beside the source, or above the built server. */
function contentFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "generated", "site.json"))) {
    const above = dirname(folder);
    if (above === folder) throw new Error("generated/ is missing: npm run build makes it");
    folder = above;
  }
  return join(folder, "generated");
}

/**
 * Reads a JSON file of that folder.
 * @param path inside it: `articles/files.json`
 * @throws Error when it is missing or malformed
 */
export const readContent = async <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
): Promise<z.infer<Schema>> =>
  schema.parse(JSON.parse(await readFile(join(contentFolder(), path), "utf8")));
