import type { Entry, Kit } from "../entry.ts";
import { type Fault, listUniqueSentences } from "./lint.ts";

/** A fault and the entry or kit that has it. */
export interface LibraryFault extends Fault {
  readonly slug: string;
}

/**
 * Faults between lessons: a slug or name that two hobbies have, a sentence that two entries
 * contain. The later one is reported. (Other names of hobbies: core/hobby-check/build-index.ts.)
 */
export function lintLibrary(entries: readonly Entry[], kits: readonly Kit[]): LibraryFault[] {
  const faults: LibraryFault[] = [];
  const taken = new Map<string, string>();
  for (const { slug, name } of [...entries, ...kits]) {
    for (const [key, value] of [
      ["slug", slug],
      ["name", name.toLowerCase()],
    ] as const) {
      const other = taken.get(`${key}:${value}`);
      if (other !== undefined) {
        faults.push({ slug, path: [key], message: `${other} has the same ${key}` });
      }
      taken.set(`${key}:${value}`, slug);
    }
  }
  const said = new Map<string, string>();
  for (const entry of entries) {
    for (const { key, path } of listUniqueSentences(entry)) {
      const other = said.get(key);
      if (other !== undefined && other !== entry.slug) {
        faults.push({ slug: entry.slug, path, message: `"${key}" is said in ${other} too` });
      }
      said.set(key, entry.slug);
    }
  }
  return faults;
}
