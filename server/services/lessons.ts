import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { buildHobbyIndex, type HobbyIndex } from "#core/hobby-check/build-index.ts";
import { findHobby } from "#core/hobby-check/check.ts";
import type { HobbyData } from "#core/hobby-check/data.ts";
import { entryFromKit, fallbackKit } from "#core/lesson/archetype.ts";
import type { Archetype, ArchetypeLesson, Entry, Kit } from "#core/lesson/entry.ts";

/** Entries cached in memory: plans for the same few hobbies are requested again and again. */
const KEPT = 24;

/** The family for a hobby of which only the name is known: its lesson assumes the least. */
const UNKNOWN_FAMILY: Archetype = "craft";

/** The embedded library of lessons. Nothing is read before it is needed. */
export interface Lessons {
  /** The names that the hobby check knows. */
  index(): Promise<HobbyIndex>;
  /** The lesson of a hobby: its own entry, or one made from its family's lesson. */
  lessonFor(hobby: string): Promise<Entry>;
}

/** @param contentDir the folder that scripts/build-content.ts wrote. */
export function createLessons(contentDir: string, log: Logger): Lessons {
  const entries = new Map<string, Entry>();
  let index: Promise<HobbyIndex> | undefined;

  const read = async <Value>(path: string): Promise<Value | undefined> => {
    try {
      return JSON.parse(await readFile(join(contentDir, path), "utf8")) as Value;
    } catch (error) {
      // A missing file is normal; a damaged one is logged, and the family's lesson is used.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
        log.error({ path, err: error }, "lesson content is damaged");
      }
      return undefined;
    }
  };

  const getIndex = (): Promise<HobbyIndex> => {
    index ??= read<HobbyData>("hobby-check.json").then((data) => {
      if (!data) throw new Error(`${join(contentDir, "hobby-check.json")} is missing`);
      return buildHobbyIndex(data);
    });
    return index;
  };

  /** Evicts the least recently used entry. */
  const keep = (slug: string, entry: Entry): Entry => {
    entries.delete(slug);
    entries.set(slug, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  const composeFromFamily = async (
    slug: string,
    name: string,
    family: Archetype,
    gloss?: string,
  ) => {
    const [archetype, kit] = await Promise.all([
      read<ArchetypeLesson>(`archetypes/${family}.json`),
      read<Kit>(`kits/${slug}.json`),
    ]);
    if (!archetype) throw new Error(`there is no lesson for the family ${family}`);
    return entryFromKit(archetype, kit ?? fallbackKit(archetype, { slug, name, gloss }));
  };

  return {
    index: getIndex,
    async lessonFor(text) {
      const hobby = findHobby(text, await getIndex());
      const name = text.trim().replace(/\s+/gu, " ");
      const slug = hobby?.slug ?? "";
      const known = entries.get(slug);
      if (known) return keep(slug, known);
      const entry =
        (slug && (await read<Entry>(`hobbies/${slug}.json`))) ||
        (await composeFromFamily(
          slug || "unknown",
          hobby?.name ?? name,
          hobby?.archetype ?? UNKNOWN_FAMILY,
          hobby?.gloss,
        ));
      return slug ? keep(slug, entry) : entry;
    },
  };
}
