import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load, YAMLException } from "js-yaml";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { type StoredFigure, StoredFigureSchema } from "#core/figures/figure.ts";
import { figureFaults } from "#core/figures/prove-figure.ts";
import {
  type ArchetypeLesson,
  ArchetypeLessonSchema,
  type Entry,
  EntrySchema,
  type Kit,
  KitSchema,
} from "#core/lesson/entry.ts";
import {
  type General,
  GeneralSchema,
  GoalWeekSchema,
  type Hobby,
  HobbySchema,
  LEVELS,
  LevelWeekSchema,
  type WeekFile,
} from "#core/lesson/week.ts";
import type { Engrave } from "./engraved-scores.ts";

/** The folders of `content/` with lessons, and the schema of the files in each. */
export const FORMS = {
  hobbies: EntrySchema,
  "first-edition": EntrySchema,
  archetypes: ArchetypeLessonSchema,
  kits: z.array(KitSchema),
  general: GeneralSchema,
} as const;
export type Folder = keyof typeof FORMS;

/** A parsed file: its contents or its faults, and where its keys are. */
export interface ReadFile {
  readonly file: string;
  readonly folder: Folder;
  readonly entry?: Entry;
  readonly archetype?: ArchetypeLesson;
  readonly kits?: readonly Kit[];
  readonly general?: General;
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
  const { data, faults, at } = readYaml<unknown>(file, FORMS[folder]);
  return {
    file,
    folder,
    at,
    faults,
    ...(data !== undefined && folder === "hobbies" && { entry: data as Entry }),
    ...(data !== undefined && folder === "archetypes" && { archetype: data as ArchetypeLesson }),
    ...(data !== undefined && folder === "kits" && { kits: data as Kit[] }),
    ...(data !== undefined && folder === "general" && { general: data as General }),
  };
}

/** A hobby's folder: what is known of it, its weeks by the names of their files, and the faults. */
export interface ReadHobby {
  readonly folder: string;
  readonly hobby?: Hobby;
  readonly weeks: Readonly<Record<string, WeekFile>>;
  readonly faults: readonly string[];
  /** As in `ReadFile`, in the file of this week, or in `hobby.yaml`. */
  readonly at: (week: string | undefined, path: readonly PropertyKey[], message: string) => string;
}

const HOBBY_FILE = "hobby";
const FIGURES_FILE = "figures";
const FiguresSchema = z.record(z.string(), StoredFigureSchema);

/** The folders of hobbies of the second edition. */
export const hobbyFolders = (root: string): string[] =>
  readdirSync(join(root, "content/hobbies"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, "content/hobbies", name));

/**
 * Reads the folder of one hobby.
 * @param engrave as `engraverFor` its folder gives it.
 */
export function readHobbyFolder(folder: string, engrave?: Engrave): ReadHobby {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => basename(name, ".yaml"));
  const pathOf = (name: string) => join(folder, `${name}.yaml`);
  if (!names.includes(HOBBY_FILE)) {
    const faults = [`${pathOf(HOBBY_FILE)}: missing`];
    return { folder, weeks: {}, faults, at: (_, __, message) => message };
  }
  const head = readYaml(pathOf(HOBBY_FILE), HobbySchema);
  const drawn = names.includes(FIGURES_FILE)
    ? readFigures(pathOf(FIGURES_FILE), engrave)
    : undefined;
  const weeks = names
    .filter((name) => name !== HOBBY_FILE && name !== FIGURES_FILE)
    .map((name) => ({ name, ...readYaml(pathOf(name), formOfWeek(name)) }));
  const places = new Map(weeks.map(({ name, at }) => [name, at]));
  return {
    folder,
    ...(head.data && { hobby: { ...head.data, figures: drawn?.data ?? {} } }),
    weeks: Object.fromEntries(weeks.flatMap(({ name, data }) => (data ? [[name, data]] : []))),
    faults: [...head.faults, ...(drawn?.faults ?? []), ...weeks.flatMap(({ faults }) => faults)],
    at: (week, path, message) =>
      week === undefined && path[0] === "figures" && drawn
        ? drawn.at(path.slice(1), message)
        : (places.get(week ?? "") ?? head.at)(path, message),
  };
}

/** A hobby's figures, each of them proved. */
function readFigures(file: string, engrave: Engrave | undefined) {
  const read = readYaml(file, FiguresSchema);
  const data: Record<string, StoredFigure> = {};
  const faults = [...read.faults];
  for (const [key, source] of Object.entries(read.data ?? {})) {
    const made = source.kind === "score" ? engrave?.(source) : { figure: source, faults: [] };
    if (!made) throw new Error(`${file}: a score needs the engraver`);
    faults.push(...made.faults.map((message) => read.at([key], message)));
    if (!made.figure) continue;
    data[key] = made.figure;
    for (const { path, message } of figureFaults(made.figure)) {
      faults.push(read.at([key, ...path], message));
    }
  }
  return { ...read, data, faults };
}

const formOfWeek = (name: string): z.ZodType<WeekFile> =>
  LEVELS.some((level) => level === name) ? LevelWeekSchema : GoalWeekSchema;

/**
 * Reads a YAML file and checks its form. js-yaml reads ten times as fast, but does not know where a
 * value stands: the parser that does runs only when there is a fault to report.
 */
function readYaml<Value>(
  file: string,
  form: z.ZodType<Value>,
): Pick<ReadFile, "faults" | "at"> & { data?: Value } {
  const text = readFileSync(file, "utf8");
  let placed: ReturnType<typeof parsePlaced> | undefined;
  const at = (path: readonly PropertyKey[], message: string) => {
    placed ??= parsePlaced(text);
    const { document, lines } = placed;
    // The nearest existing node: a missing key is reported at its parent.
    let known = path.map((key) => (typeof key === "symbol" ? String(key) : key));
    while (known.length && !document.hasIn(known)) known = known.slice(0, -1);
    const node = known.length ? document.getIn(known, true) : document.contents;
    const start = (node as { range?: [number] } | null)?.range?.[0] ?? 0;
    return `${file}:${lines.linePos(start).line}: ${path.map(String).join(".")}: ${message}`;
  };
  let value: unknown;
  try {
    value = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { at, faults: [`${file}:${(error.mark?.line ?? 0) + 1}: ${error.reason}`] };
  }
  const parsed = form.safeParse(value);
  return parsed.success
    ? { at, faults: [], data: parsed.data }
    : { at, faults: parsed.error.issues.map(({ path, message }) => at(path, message)) };
}

function parsePlaced(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines };
}
