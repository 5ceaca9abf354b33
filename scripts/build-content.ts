import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ArchetypeLessonSchema, EntrySchema, KitSchema } from "#core/lesson/entry.ts";

const KitsSchema = z.array(KitSchema);

/**
 * Turns `content/` into what a server loads: `generated/` with one JSON file a hobby, a kit and an
 * archetype, so that a lesson is read alone and without a YAML parser.
 * @throws Error naming the file when one is not in the right form (`npm run check` names the line).
 */
export function buildContent(root: string): void {
  const target = join(root, "generated");
  rmSync(target, { recursive: true, force: true });
  for (const folder of ["hobbies", "kits", "archetypes"]) {
    mkdirSync(join(target, folder), { recursive: true });
  }
  for (const [name, value] of read(root, "hobbies", EntrySchema)) {
    write(target, `hobbies/${name}.json`, value);
  }
  for (const [name, value] of read(root, "archetypes", ArchetypeLessonSchema)) {
    write(target, `archetypes/${name}.json`, value);
  }
  for (const [archetype, kits] of read(root, "kits", KitsSchema)) {
    for (const kit of kits) write(target, `kits/${kit.slug}.json`, { archetype, kit });
  }
}

function read<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
): [name: string, value: z.infer<Schema>][] {
  const directory = join(root, "content", folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => {
      const parsed = schema.safeParse(parse(readFileSync(join(directory, name), "utf8")));
      if (!parsed.success) {
        throw new Error(`content/${folder}/${name}: ${z.prettifyError(parsed.error)}`);
      }
      return [basename(name, ".yaml"), parsed.data];
    });
}

function write(target: string, path: string, value: unknown): void {
  writeFileSync(join(target, path), JSON.stringify(value));
}

if (import.meta.main) buildContent(join(import.meta.dirname, ".."));
