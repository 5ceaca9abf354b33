import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { HobbyData } from "#core/hobby-check/data.ts";
import type { LessonRequest } from "#core/lesson/compose.ts";
import type { Entry } from "#core/lesson/entry.ts";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import { createLessons, type Lessons } from "#server/services/lessons.ts";
import type { Row } from "./report.ts";
import { median } from "./statistics.ts";

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const ROUNDS = 30;
const WARM_UP_ROUNDS = 5;
const TIMES = 20;
/** A text that names no hobby in the library. */
const UNKNOWN = "pebble stacking in moonlight";
const TARGET = { of: "figure", most: 3 } as const;
const log = pino({ level: "silent" });

/**
 * The cost of the library author: processor time per plan, and whether it grows with the library.
 */
export async function measureLibrary(contentDir: string): Promise<Row[]> {
  const entries = entryFiles(contentDir);
  const grown = growLibrary(contentDir);
  try {
    const samples = { cold: [] as number[], warm: [] as number[], read: [] as number[] };
    const large = { cold: [] as number[], warm: [] as number[] };
    const family: number[] = [];
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      // Alternately, so that other load on the machine affects both alike.
      const here = await measureRound(contentDir, entries);
      const there = await measureRound(grown, entries);
      const read: number[] = [];
      for (const { slug } of entries) {
        read.push(await cpuOf(() => void readEntry(contentDir, `${slug}.json`)));
      }
      if (round < 0) continue;
      samples.cold.push(...here.cold);
      samples.warm.push(...here.warm);
      samples.read.push(...read);
      large.cold.push(...there.cold);
      large.warm.push(...there.warm);
      family.push(here.family);
    }
    const cold = median(samples.cold);
    const warm = median(samples.warm);
    const reading = { value: median(samples.read), what: "reading and parsing alone" };
    const growth = { of: "ratio", most: 1.2 } as const;
    const small = `${entries.length} entries`;
    return [
      cpu("Library: a plan, its entry read first", cold, { reference: reading, target: TARGET }),
      cpu("Library: a plan, its entry in memory", warm, { target: TARGET }),
      cpu("Library: a plan from the family's lesson", median(family), { target: TARGET }),
      cpu(`Library of ${TIMES} times the hobbies: read first`, median(large.cold), {
        reference: { value: cold, what: small },
        target: growth,
      }),
      cpu(`Library of ${TIMES} times the hobbies: in memory`, median(large.warm), {
        reference: { value: warm, what: small },
        target: growth,
      }),
    ];
  } finally {
    rmSync(grown, { recursive: true, force: true });
  }
}

const cpu = (name: string, figure: number, rest: Partial<Row>): Row => ({
  name,
  figure,
  unit: "ms cpu",
  ...rest,
});

type EntryFile = Pick<Entry, "name" | "slug">;

function entryFiles(contentDir: string): EntryFile[] {
  const files = readdirSync(join(contentDir, "hobbies"));
  if (files.length === 0) throw new Error("there is no entry to measure");
  return files.map((file) => readEntry(contentDir, file));
}

const readEntry = (contentDir: string, file: string): Entry =>
  JSON.parse(readFileSync(join(contentDir, "hobbies", file), "utf8")) as Entry;

/** Milliseconds of processor time, of all threads, that some work takes. */
async function cpuOf(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** @throws Error when the plan was made from another lesson than intended. */
async function writePlan(lessons: Lessons, hobby: string, slug: string): Promise<void> {
  const request: LessonRequest = { hobby, ...DEFAULT_ANSWERS };
  const lesson = await lessons.lessonFor(hobby, request);
  lesson.opening(request);
  for (const day of DAYS) {
    const { id } = lesson.day(request, day);
    if (id !== `${slug}-${day}`) throw new Error(`'${hobby}' was taught as ${id}`);
  }
}

/** A library that has read only the hobbies' names: every hobby twice. */
async function measureRound(contentDir: string, entries: readonly EntryFile[]) {
  const lessons = createLessons(contentDir, log);
  await lessons.index();
  const cold: number[] = [];
  const warm: number[] = [];
  for (const { name, slug } of entries) {
    cold.push(await cpuOf(() => writePlan(lessons, name, slug)));
    warm.push(await cpuOf(() => writePlan(lessons, name, slug)));
  }
  const family = await cpuOf(() => writePlan(lessons, UNKNOWN, "unknown"));
  return { cold, warm, family };
}

/** A copy in which every hobby occurs 20 times, in the list of names and with its own file. */
function growLibrary(contentDir: string): string {
  const grown = mkdtempSync(join(tmpdir(), "sevenfold-bench-"));
  cpSync(contentDir, grown, { recursive: true });
  const dataFile = join(grown, "hobby-check.json");
  const data = JSON.parse(readFileSync(dataFile, "utf8")) as HobbyData;
  const hobbies = [...data.hobbies];
  for (let copy = 1; copy < TIMES; copy += 1) {
    const copied = (term: string) => `${term} copy ${copy}`;
    for (const hobby of data.hobbies) {
      hobbies.push({
        ...hobby,
        slug: `${hobby.slug}-copy-${copy}`,
        name: copied(hobby.name),
        aliases: hobby.aliases.map(copied),
        phrases: hobby.phrases.map(copied),
      });
    }
    for (const file of readdirSync(join(contentDir, "hobbies"))) {
      const entry = readEntry(contentDir, file);
      const slug = `${entry.slug}-copy-${copy}`;
      const value = { ...entry, slug, name: `${entry.name} copy ${copy}` };
      writeFileSync(join(grown, "hobbies", `${slug}.json`), JSON.stringify(value));
      const weeks = join(contentDir, "weeks", entry.slug);
      if (existsSync(weeks)) cpSync(weeks, join(grown, "weeks", slug), { recursive: true });
    }
  }
  writeFileSync(dataFile, JSON.stringify({ ...data, hobbies }));
  return grown;
}
