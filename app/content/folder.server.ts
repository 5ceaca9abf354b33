import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that scripts/build-content.ts wrote: beside the source, or above the built server. */
export function contentFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "generated", "site.json"))) {
    const above = dirname(folder);
    if (above === folder) throw new Error("generated/ is missing: npm run build makes it");
    folder = above;
  }
  return join(folder, "generated");
}
