import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { WeekFiles } from "../compose-week.ts";
import {
  GeneralSchema,
  GoalWeekSchema,
  type Hobby,
  HobbySchema,
  type WeekDay,
  type WeekFile,
} from "../week.ts";
import { lintGeneral, lintWeekLibrary, lintWeeks } from "./lint-week.ts";
import { isRecord } from "./wording-rules.ts";

const CONTENT = join(import.meta.dirname, "../../../content");
const FOLDER = join(CONTENT, "hobbies/ukulele");
/** The week that the bad ones are made of. */
const WEEK = "beginner-enjoyment";
const read = (path: string): unknown => parse(readFileSync(path, "utf8"));

const hobby = HobbySchema.parse({
  ...(read(join(FOLDER, "hobby.yaml")) as object),
  figures: read(join(FOLDER, "figures.yaml")),
});
const source = read(join(FOLDER, `${WEEK}.yaml`));
const weeks: WeekFiles = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => /^\w+-\w+\.yaml$/u.test(name))
    .map((name) => [basename(name, ".yaml"), GoalWeekSchema.parse(read(join(FOLDER, name)))]),
);

const PathSchema = z.array(z.union([z.string(), z.number()]));

/** A deliberately bad week: a good one with one place changed, and the reason why it is refused. */
const BadWeekSchema = z.strictObject({
  path: PathSchema,
  put: z.unknown().optional(),
  /** Copies the text from this place. */
  copy: PathSchema.optional(),
  /** Changes these items of the list there, or with `replace` puts them in their place. */
  edit: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  replace: z.boolean().optional(),
  /** Keeps only the first items of the list there. */
  slice: z.number().optional(),
  fault: z.string(),
  /** What else is wrong then, necessarily. */
  also: z.array(z.string()).default([]),
});

type Keyed = Record<string | number, unknown>;
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Keyed)[key], value);

function spoil({ path, put, copy, edit, replace, slice }: z.infer<typeof BadWeekSchema>): unknown {
  const week = structuredClone(source);
  const last = path.at(-1) ?? "";
  const place = at(week, path.slice(0, -1)) as Keyed;
  if (edit) {
    for (const [index, change] of Object.entries(edit)) {
      const list = place[last] as Keyed;
      list[index] = replace ? change : { ...(list[index] as Keyed), ...change };
    }
  } else if (slice !== undefined) place[last] = (place[last] as unknown[]).slice(0, slice);
  else place[last] = copy ? at(source, copy) : put;
  return week;
}

/** Every fault of the hobby with this week in place of its own. */
function faultsOf(value: unknown): { path: string; message: string }[] {
  const parsed = GoalWeekSchema.safeParse(value);
  const faults = parsed.success
    ? lintWeeks(hobby, { ...weeks, [WEEK]: parsed.data })
    : parsed.error.issues;
  return faults.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
}

const folder = join(import.meta.dirname, "bad-weeks");
const bad = readdirSync(folder).map((name) => ({
  name: basename(name, ".yaml"),
  ...BadWeekSchema.parse(read(join(folder, name))),
}));

test("the week that the bad ones are made of is without a fault", () => {
  expect(faultsOf(source)).toEqual([]);
});

describe("a bad week is refused for its own reason alone, at its place", () => {
  test.each(bad)("$name", ({ name: _, ...change }) => {
    const faults = faultsOf(spoil(change));
    expect(faults.map(({ message }) => message).join("\n")).toContain(change.fault);
    const top = change.path.slice(0, 2).join(".");
    for (const { path, message } of faults) {
      const isMeant = [change.fault, ...change.also].some((part) => message.includes(part));
      expect(isMeant ? undefined : message).toBeUndefined();
      expect(path.startsWith(top) || /^(?:days|figures)\b/u.test(path)).toBe(true);
    }
  });
});

test("a figure that is not there, and one that no step shows, are faults", () => {
  const messagesOf = (figures: Hobby["figures"]) =>
    lintWeeks({ ...hobby, figures }, weeks).map(({ message }) => message);
  const { c: shown, ...others } = hobby.figures;
  expect(new Set(messagesOf(others))).toEqual(new Set(['"c" is not in figures.yaml']));
  expect(messagesOf({ ...hobby.figures, spare: shown as Hobby["figures"][string] })).toEqual([
    'no step shows the figure "spare"',
  ]);
});

test("a check that one goal has of its own can fail as well", () => {
  const general = GeneralSchema.parse(read(join(CONTENT, "general/craft.yaml")));
  const day = general.days[0] as WeekDay;
  const goals = {
    career: { check: { ...day.check, try: "See how it feels.", fix: "Look again." } },
  };
  const days = [{ ...day, goals }, ...general.days.slice(1)];
  expect(lintGeneral({ ...general, days }).map(({ message }) => message)).toEqual([
    "a check has a threshold, so that it can fail (career)",
  ]);
});

describe("between the weeks of a hobby", () => {
  /** A week that is left out or replaced takes the steps along that show a figure. */
  const messagesOf = (files: WeekFiles) =>
    lintWeeks(hobby, files)
      .map(({ message }) => message)
      .filter((message) => !message.startsWith("no step shows the figure"));
  const one = (name: string): WeekFile => {
    const week = weeks[name];
    if (!week) throw new Error(`there is no ${name}`);
    return week;
  };

  test("every level and goal has a week", () => {
    const { "some-social": _, ...others } = weeks;
    expect(messagesOf(others)).toEqual(["there is no week for some-social"]);
  });

  test("a week that is mostly another one is told so, with its share", () => {
    const mostly = {
      ...one("some-skill"),
      days: [...one("some-social").days.slice(0, 4), ...one("some-skill").days.slice(4)],
    } as WeekFile;
    const messages = messagesOf({ ...weeks, "some-skill": mostly });
    expect(messages.some((message) => /\d+ % of it stands in other weeks/u.test(message))).toBe(
      true,
    );
  });

  test("a day may be taken from another week, but not one that is itself taken", () => {
    const taking = (name: string, from: string) =>
      ({ ...one(name), days: [{ from, day: 1 }, ...one(name).days.slice(1)] }) as WeekFile;
    const taken = { ...weeks, "some-skill": taking("some-skill", "some-social") };
    expect(messagesOf(taken)).toEqual([]);
    const twice = { ...taken, "some-career": taking("some-career", "some-skill") };
    expect(messagesOf(twice)).toContain("day 1 of some-skill is itself taken from some-social");
  });

  test("a week for every goal has a step for each on five days, and on the last", () => {
    const { title, promise, overview, days } = GoalWeekSchema.parse(source);
    const opening = { title, promise, overview };
    const level = {
      goals: { enjoyment: opening, skill: opening, social: opening, career: opening },
      days,
    } as WeekFile;
    const others = Object.fromEntries(
      Object.entries(weeks).filter(([name]) => !name.startsWith("beginner")),
    );
    const messages = messagesOf({ ...others, beginner: level });
    expect(messages).toContain("0 days have a step for social; at least 5");
    expect(messages).toContain("the last day has no step for career");
  });

  test("a term is explained once", () => {
    const twice = { ...hobby, glossary: [...hobby.glossary, ...hobby.glossary.slice(0, 1)] };
    expect(lintWeeks(twice, weeks).map(({ message }) => message)).toEqual([
      `"${hobby.glossary[0]?.term.toLowerCase()}" is explained twice`,
    ]);
  });
});

test("a sentence that two hobbies say is told of the later one, with the earlier's name", () => {
  const other = { hobby: { ...hobby, slug: "banjo" }, weeks: { [WEEK]: weeks[WEEK] as WeekFile } };
  const faults = lintWeekLibrary([{ hobby, weeks }, other], []);
  expect(faults[0]).toMatchObject({ slug: "banjo", week: WEEK });
  expect(faults[0]?.message).toContain("is said in ukulele too");
});

test("a general week keeps the same rules", () => {
  const general = GeneralSchema.parse(read(join(CONTENT, "general/craft.yaml")));
  expect(lintGeneral(general)).toEqual([]);
  const [first, ...others] = general.days;
  if (!first || "from" in first) throw new Error("the first day is taken from elsewhere");
  const spoiled = { ...first, check: { ...first.check, minutes: [30, 30, 30] as never } };
  expect(lintGeneral({ ...general, days: [spoiled, ...others] }).length).toBeGreaterThan(0);
});

test("counting aloud is music, counting stitches is a record", () => {
  expect(isRecord("Count aloud to four. Count in and begin.")).toBe(false);
  expect(isRecord("Work a row and count the stitches.")).toBe(true);
  expect(isRecord("Write down the first word.")).toBe(true);
  expect(isRecord("Write a letter to her.")).toBe(false);
});
