import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { verbTest } from "../../../scripts/lessons/verbs.ts";
import { type Entry, EntrySchema } from "../entry.ts";
import { lintLesson } from "./lint.ts";
import { lintLibrary } from "./lint-library.ts";
import { readingGrade } from "./reading.ts";
import { sentencesOf } from "./texts.ts";

const CONTENT = join(import.meta.dirname, "../../../content/first-edition");
const isVerb = verbTest();
const source: unknown = parse(readFileSync(join(CONTENT, "drawing.yaml"), "utf8"));

/** A deliberately bad entry: a good one with one text changed, and the reason why it is refused. */
const BadEntrySchema = z.strictObject({
  path: z.array(z.union([z.string(), z.number()])),
  put: z.unknown().optional(),
  /** Copies the text from this place. */
  copy: z.array(z.union([z.string(), z.number()])).optional(),
  fault: z.string(),
});

type Keyed = Record<string | number, unknown>;
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Keyed)[key], value);

/** Every fault of an entry, with its place. */
function faultsOf(value: unknown): { path: string; message: string }[] {
  const parsed = EntrySchema.safeParse(value);
  const faults = parsed.success ? lintLesson(parsed.data, isVerb) : parsed.error.issues;
  return faults.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
}

const folder = join(import.meta.dirname, "bad-entries");
const bad = readdirSync(folder).map((name) => ({
  name: name.replace(/\.yaml$/u, ""),
  ...BadEntrySchema.parse(parse(readFileSync(join(folder, name), "utf8"))),
}));

test("the entry that the bad ones are made of is without a fault", () => {
  expect(faultsOf(source)).toEqual([]);
  expect(bad.length).toBeGreaterThanOrEqual(12);
});

describe("a bad entry is refused for its own reason alone, at its place", () => {
  test.each(bad)("$name", ({ path, put, copy, fault }) => {
    const entry = structuredClone(source);
    const last = path.at(-1) ?? "";
    (at(entry, path.slice(0, -1)) as Keyed)[last] = copy ? at(source, copy) : put;
    const faults = faultsOf(entry);
    expect(faults).not.toEqual([]);
    const top = path.slice(0, 2).join(".");
    for (const found of faults) {
      expect(found.message).toContain(fault);
      expect(found.path.startsWith(top)).toBe(true);
    }
  });
});

describe("between entries", () => {
  const entry: Entry = EntrySchema.parse(source);

  test("a sentence that two of them say is told of the later one, with the earlier's name", () => {
    const other: Entry = { ...entry, slug: "sketching", name: "Sketching" };
    const [fault] = lintLibrary([entry, other], []);
    expect(fault).toMatchObject({ slug: "sketching" });
    expect(fault?.message).toContain("is said in drawing too");
  });

  test("two hobbies have neither one slug nor one name", () => {
    const twin = { ...entry, days: [] as unknown as Entry["days"], answers: [], starts: {} };
    const messages = lintLibrary([entry], [twin as never]).map(({ message }) => message);
    expect(messages).toEqual(["drawing has the same slug", "drawing has the same name"]);
  });
});

test("a decimal point ends no sentence, and a longer word makes a text harder to read", () => {
  expect(sentencesOf("Cut 2.5 cm. Then wait! It holds.")).toHaveLength(3);
  expect(readingGrade(["The cat sat on the mat."])).toBeLessThan(2);
  expect(readingGrade(["Considerable deliberation preceded authorisation."])).toBeGreaterThan(12);
});
