import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import {
  type ArchetypeLesson,
  ArchetypeLessonSchema,
  type Entry,
  EntrySchema,
  type Kit,
  KitSchema,
} from "#core/lesson/entry.ts";

/** The folders of `content/` with lessons, and the schema of the files in each. */
export const FORMS = {
  hobbies: EntrySchema,
  archetypes: ArchetypeLessonSchema,
  kits: z.array(KitSchema),
} as const;
export type Folder = keyof typeof FORMS;

/** A parsed file: its contents or its faults, and where its keys are. */
export interface ReadFile {
  readonly file: string;
  readonly folder: Folder;
  readonly entry?: Entry;
  readonly archetype?: ArchetypeLesson;
  readonly kits?: readonly Kit[];
  readonly faults: readonly string[];
  /** 'content/hobbies/go.yaml:12: message', for the keys that lead to the fault. */
  readonly at: (path: readonly PropertyKey[], message: string) => string;
}

/** All lesson files under a root, or those of some folders. */
export const lessonFiles = (root: string, folders: readonly Folder[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, "content", folder))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => join(root, "content", folder, name)),
  );

/** Reads one lesson file; its folder determines the schema. */
export function readLessonFile(file: string): ReadFile {
  const folder = file.split("/").at(-2) as Folder;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const at = (path: readonly PropertyKey[], message: string) => {
    // The nearest existing node: a missing key is reported at its parent.
    let known = path.map((key) => (typeof key === "symbol" ? String(key) : key));
    while (known.length && !document.hasIn(known)) known = known.slice(0, -1);
    const node = known.length ? document.getIn(known, true) : document.contents;
    const start = (node as { range?: [number] } | null)?.range?.[0] ?? 0;
    return `${file}:${lines.linePos(start).line}: ${path.map(String).join(".")}: ${message}`;
  };
  const base = { file, folder, at };
  if (document.errors.length) {
    const faults = document.errors.map(
      (error) => `${file}:${lines.linePos(error.pos[0]).line}: ${error.message.split("\n")[0]}`,
    );
    return { ...base, faults };
  }
  const parsed = FORMS[folder].safeParse(document.toJS());
  if (!parsed.success) {
    return { ...base, faults: parsed.error.issues.map(({ path, message }) => at(path, message)) };
  }
  const data: unknown = parsed.data;
  return {
    ...base,
    faults: [],
    ...(folder === "hobbies" && { entry: data as Entry }),
    ...(folder === "archetypes" && { archetype: data as ArchetypeLesson }),
    ...(folder === "kits" && { kits: data as Kit[] }),
  };
}
