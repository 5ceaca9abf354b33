import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { load } from "js-yaml";
import { z } from "zod";
import { PASSWORD_MIN } from "#contract/account.ts";
import { buildHobbyIndex, type HobbyIndex } from "#core/hobby-check/build-index.ts";
import type { HobbyData } from "#core/hobby-check/data.ts";
import { countKnown, type HobbyList } from "#core/hobby-check/hobby-list.ts";
import { findWeekName, weekOf } from "#core/lesson/compose-week.ts";
import {
  ArchetypeLessonSchema,
  type Entry,
  EntrySchema,
  type Kit,
  KitSchema,
} from "#core/lesson/entry.ts";
import { firstDrawnStep } from "#core/lesson/first-drawn-step.ts";
import { GeneralSchema, GOALS, type Hobby, LEVELS, weekName } from "#core/lesson/week.ts";
import { hashOfFiles } from "./build-inputs.ts";
import { CODE, type Derive, openDerive } from "./lessons/derive.ts";
import { engraverFor } from "./lessons/engraved-scores.ts";
import { hobbyPicture, PICTURE_INPUTS, readThemes } from "./lessons/hobby-picture.ts";
import { hobbyFolders, readHobbyFolder, readLessonFile } from "./lessons/read-file.ts";
import type { Words } from "./lessons/words.ts";
import { buildPages } from "./pages/build-pages.ts";
import { SiteSchema } from "./site-schema.ts";

const KitsSchema = z.array(KitSchema);

/** What `generated/` is made from. */
const INPUTS = ["content", ...PICTURE_INPUTS, ...CODE];
/** Inside `generated/`: the hash of what it was made from. */
const HASH_FILE = "inputs.sha256";

/**
 * Turns `content/` into what a server loads: `generated/` with one JSON file per hobby, kit and
 * archetype, so that one lesson can be read without the others and without a YAML parser. Does
 * nothing if it is up to date.
 * @throws Error naming file and line of what is malformed.
 */
export async function buildContent(root: string): Promise<void> {
  const inputs = hashOfFiles(INPUTS, root);
  if (inputs === builtInputs(root)) return;
  // Simultaneous builds each have a folder of their own.
  const target = join(root, `generated.new-${process.pid}`);
  rmSync(target, { recursive: true, force: true });
  try {
    await writeContent(root, target);
    writeFileSync(join(target, HASH_FILE), inputs);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
  replace(join(root, "generated"), target);
}

/** Written last: without it, `generated/` is incomplete. */
function builtInputs(root: string): string | undefined {
  const path = join(root, "generated", HASH_FILE);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

async function writeContent(root: string, target: string): Promise<void> {
  // It takes as long as all the rest.
  const readingWords = readWordsBeside(root);
  const derive = openDerive();
  for (const folder of [
    ...["hobbies", "first-edition", "kits", "archetypes", "general"],
    ...["pictures"],
  ]) {
    mkdirSync(join(target, folder), { recursive: true });
  }
  const site = SiteSchema.parse(load(readFileSync(join(root, "content/site.yaml"), "utf8")));
  // What appears on every page is kept apart from what appears on some.
  const { figures, sampleFigures, testimonials, sampleTestimonials } = site;
  const { name, tagline, description, contactEmail, social } = site;
  write(target, "site.json", { name, tagline, description, contactEmail, social });
  write(target, "home.json", {
    figures,
    sampleFigures,
    testimonials,
    sampleTestimonials,
  });
  buildPages(root, target, site);
  const hobbies = await writeHobbies(root, target, derive);
  const entries = read(root, "hobbies", EntrySchema, derive).map(([, entry]) => entry);
  for (const entry of entries) write(target, `hobbies/${entry.slug}.json`, entry);
  const taught = [...hobbies, ...entries].map(({ slug }) => slug).sort();
  const { words, browserWords } = await readingWords;
  // Building the index finds contradictions in the data now rather than when somebody visits.
  const index = buildHobbyIndex({ ...words, taught });
  write(target, "hobby-check.json", { ...words, taught });
  write(target, "hobby-check-browser.json", { ...browserWords, taught });
  for (const [name, value] of read(root, "archetypes", ArchetypeLessonSchema, derive)) {
    write(target, `archetypes/${name}.json`, value);
  }
  for (const [name, value] of read(root, "general", GeneralSchema, derive)) {
    write(target, `general/${name}.json`, value);
  }
  for (const [name, value] of read(root, "first-edition", EntrySchema, derive)) {
    write(target, `first-edition/${name}.json`, value);
  }
  const kits = read(root, "kits", KitsSchema, derive).flatMap(([, family]) => family);
  for (const kit of kits) write(target, `kits/${kit.slug}.json`, kit);
  write(target, "hobby-list.json", hobbyList(target, [...hobbies, ...entries], kits, words, index));
  cpSync(join(root, "content/artwork"), join(target, "artwork"), { recursive: true });
  writeFileSync(join(target, "known-passwords.txt"), knownPasswords().join("\n"));
}

/** Reads the words in a thread of its own. */
async function readWordsBeside(root: string): Promise<Words> {
  const worker = new Worker(new URL("lessons/read-words.ts", import.meta.url), {
    workerData: root,
  });
  const [words] = await once(worker, "message");
  return words;
}

/** Writes what is known of each hobby with weeks, and each learner's week in a file of its own. */
async function writeHobbies(root: string, target: string, derive: Derive): Promise<Hobby[]> {
  const folders = hobbyFolders(root);
  const engrave = await engraverFor(folders);
  const themes = readThemes(root);
  return folders.map((folder) => {
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    const { hobby, weeks } = derive(["weeks", ...texts], () => {
      const read = readHobbyFolder(folder, engrave);
      if (!read.hobby || read.faults.length > 0) throw new Error(read.faults.join("\n"));
      return { hobby: read.hobby, weeks: read.weeks };
    });
    // Each week has the figures that it shows, so that a plan reads no others.
    write(target, `hobbies/${hobby.slug}.json`, { ...hobby, figures: {} });
    const beginner = weeks[findWeekName(weeks, "beginner", "enjoyment") ?? ""];
    const drawn =
      beginner && firstDrawnStep(hobby, weekOf(beginner, "enjoyment", weeks, hobby.figures));
    const picture = drawn && hobbyPicture(drawn.figure, themes);
    if (picture) writeFileSync(join(target, "pictures", `${hobby.slug}.svg`), picture);
    mkdirSync(join(target, "weeks", hobby.slug), { recursive: true });
    for (const level of LEVELS) {
      for (const goal of GOALS) {
        const file = weeks[findWeekName(weeks, level, goal) ?? ""];
        if (!file) throw new Error(`${folder}: there is no week for ${weekName(level, goal)}`);
        write(
          target,
          `weeks/${hobby.slug}/${weekName(level, goal)}.json`,
          weekOf(file, goal, weeks, hobby.figures),
        );
      }
    }
    return hobby;
  });
}

/**
 * The public list of hobbies: those with an entry, those with a kit, and how many names are known.
 * @param target where the pictures stand already
 */
function hobbyList(
  target: string,
  entries: readonly (Entry | Hobby)[],
  kits: readonly Kit[],
  words: HobbyData,
  index: HobbyIndex,
): HobbyList {
  const terms = new Map(
    words.hobbies.map(({ slug, aliases, phrases }) => [slug, [...aliases, ...phrases]]),
  );
  const taught = new Set(entries.map(({ slug }) => slug));
  const listed = [...entries, ...kits.filter(({ slug }) => !taught.has(slug))];
  return {
    hobbies: listed.map(({ slug, name, category, summary }) => ({
      slug,
      name,
      category,
      summary,
      taught: taught.has(slug),
      pictured: existsSync(join(target, "pictures", `${slug}.svg`)),
      terms: terms.get(slug) ?? [],
    })),
    known: countKnown(index),
  };
}

/** Leaked passwords that are long enough to be chosen, in lower case, one per line. */
function knownPasswords(): string[] {
  const all = createRequire(import.meta.url)(
    "@zxcvbn-ts/language-common/src/passwords.json",
  ) as string[];
  const chosen = all
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= PASSWORD_MIN);
  return [...new Set(chosen)].sort();
}

/** Replaces the folder by the new one: a running server misses its lessons only for a moment. */
function replace(folder: string, by: string): void {
  const old = `${folder}.old-${process.pid}`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(by, folder);
  rmSync(old, { recursive: true, force: true });
}

function read<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  derive: Derive,
): [name: string, value: z.infer<Schema>][] {
  const directory = join(root, "content", folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => {
      const path = join(directory, name);
      const value = derive(["content", folder, readFileSync(path)], () => {
        const parsed = schema.safeParse(yamlOf(path));
        // Read again, this time with the positions of its lines.
        if (!parsed.success) throw new Error(readLessonFile(path).faults.join("\n"));
        return parsed.data;
      });
      return [basename(name, ".yaml"), value];
    });
}

/** The contents of a YAML file; undefined, which no schema accepts, when it is not valid YAML. */
function yamlOf(path: string): unknown {
  try {
    return load(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

function write(target: string, path: string, value: unknown): void {
  writeFileSync(join(target, path), JSON.stringify(value));
}

if (import.meta.main) await buildContent(join(import.meta.dirname, ".."));
