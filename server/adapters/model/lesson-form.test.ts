import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LessonRequest } from "#core/lesson/compose.ts";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import type { Day, DayStep } from "#core/plan/plan.ts";
import { DaySchema } from "#core/plan/plan.ts";
import { goodDay, goodDayAnswer, goodPlan } from "#tests/fakes/model-answers.ts";
import type { ModelServer } from "#tests/fakes/model-server.ts";
import { says, startModelServer } from "#tests/fakes/model-server.ts";
import type { PlanEvent } from "../../ports/author.ts";
import type { Model } from "../../ports/model.ts";
import { createModel } from "./model.ts";

/** The form of the lessons that a model writes, and how much of another form is accepted. */

const request: LessonRequest = { hobby: "Macrame", ...DEFAULT_ANSWERS };
const { signal } = new AbortController();

let server: ModelServer;
let author: Model;
let asked: number;
beforeEach(async () => {
  let clock = 0;
  asked = 0;
  server = await startModelServer();
  author = createModel(
    { provider: "openai-compatible", model: "fake-1", baseUrl: server.url, retries: 1 },
    {
      isUnsafe: () => false,
      // Advances with each reading, so that no partial answer is held back.
      now: () => {
        clock += 50;
        return clock;
      },
      random: () => 0.5,
    },
  );
});
afterEach(() => server.stop());

type Lesson = ReturnType<typeof goodDay>;
type Step = Lesson["steps"][number];

/** Of another hobby each time: an answer of the last hour would be given again. */
function writeDay(more: Partial<LessonRequest> = {}, priorDays: readonly Day[] = []): Promise<Day> {
  asked += 1;
  const context = { day: 2, outline: [], priorDays };
  return author.writeDay({ ...request, hobby: `Knots ${asked}`, ...more }, context, { signal });
}

/** The day that is made of an answer. */
function read(change: object, more: Partial<LessonRequest> = {}): Promise<Day> {
  server.always(says({ refused: false, day: { ...goodDay(), ...change } }));
  return writeDay(more);
}

const step = (text: string, minutes = 5, more: Partial<Step> = {}): Step => ({
  rest: false,
  title: "Tie it.",
  text,
  minutes,
  tool: "none",
  figure: "none",
  ...more,
});
const words = (count: number): string => Array.from({ length: count }, () => "knot").join(" ");
const tasks = (count: number, length: number, total: number): Step[] =>
  Array.from({ length: count }, () => step(words(length), total / (count + 1)));
const sumOf = ({ steps = [], check }: Day): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, check?.minutes ?? 0);

test("a day has steps, a check and terms, and says them in lines as well", async () => {
  const day = DaySchema.parse(
    await read({
      steps: goodDay().steps.map((one, index) =>
        index === 3 ? { ...one, tool: "metronome" } : one,
      ),
    }),
  );
  expect(day.steps?.[0]).toEqual({
    name: "hang-four-cords",
    title: "Hang four cords.",
    text: "Cut them as long as your arm and loop them over a chair back.",
    minutes: 6,
  });
  expect(day.steps?.[3]?.tool).toBe("metronome");
  expect(day.check).toEqual(goodDay().check);
  expect(day.terms).toEqual(goodDay().terms);
  expect(day.howTo[0]).toBe(
    "Hang four cords. Cut them as long as your arm and loop them over a chair back. (6 min)",
  );
  expect(day.howTo).toHaveLength(6);
  expect(day.selfCheck).toBe(`${goodDay().check.try} Not yet: ${goodDay().check.fix}`);
});

describe("figures", () => {
  const knot = { kind: "stages", title: "Square knot", stages: [] };
  const FIGURES = { knot, "half-hitch": { kind: "fretboard" } };
  const withFigures = () =>
    createModel(
      { provider: "openai-compatible", model: "fake-1", baseUrl: server.url, retries: 0 },
      {
        isUnsafe: () => false,
        figuresFor: async () => FIGURES,
        now: Date.now,
        random: () => 0.5,
      },
    );
  const choosing = (...keys: string[]) =>
    goodDay().steps.map((one, index) => ({ ...one, figure: keys[index] ?? "none" }));
  const figuresOf = ({ steps = [] }: Day) => steps.map(({ figure }) => figure);

  test("of the library are offered by key, and a chosen one comes with its data", async () => {
    const steps = choosing("knot", "none", "constructor", "trapdoor");
    server.always(says({ refused: false, day: { ...goodDay(), steps } }));
    const context = { day: 2, outline: [], priorDays: [] };
    const day = DaySchema.parse(
      await withFigures().writeDay({ ...request, hobby: "Figured" }, context, { signal }),
    );
    expect(figuresOf(day).slice(0, 4)).toEqual([knot, undefined, undefined, undefined]);
    expect(JSON.parse(server.requests[0]?.body.messages[1]?.content ?? "")).toMatchObject({
      figures: [
        { key: "knot", shows: "Square knot" },
        { key: "half-hitch", shows: "half hitch" },
      ],
    });
  });

  test("are offered for a plan's first two days as well", async () => {
    const plan = goodPlan();
    const first = { ...plan, day: { ...plan.day, steps: choosing("none", "knot") } };
    server.script(says(first), says(goodDayAnswer()));
    const events: PlanEvent[] = [];
    for await (const event of withFigures().writePlan({ ...request, hobby: "Shown" }, { signal })) {
      events.push(event);
    }
    const days = events.flatMap((event) => (event.type === "day" && event.final ? event.day : []));
    expect(days.map((day) => figuresOf(day).filter(Boolean))).toEqual([[knot], []]);
  });

  test("that nobody offered are not in the prompt, and none is drawn", async () => {
    const day = await read({ steps: choosing("knot") });
    expect(figuresOf(day).filter(Boolean)).toEqual([]);
    expect(server.requests[0]?.body.messages[1]?.content).not.toContain("figures");
  });
});

test("a plan has a promise", async () => {
  server.script(says(goodPlan()), says(goodDayAnswer()));
  const events: PlanEvent[] = [];
  for await (const event of author.writePlan(request, { signal })) events.push(event);
  expect(events.find(({ final }) => final)).toMatchObject({
    opening: { promise: goodPlan().promise },
  });
  expect(JSON.parse(server.requests[1]?.body.messages[1]?.content ?? "")).toMatchObject({
    promise: goodPlan().promise,
  });
});

test.each([
  ["30 minutes", "4 to 5 steps, no break"],
  ["1 hour", "6 to 7 steps, no break"],
  ["2+ hours", "8 to 10 steps, and 1 break"],
] as const)("a day of %s is asked for with %s", async (timeAvailable, pace) => {
  server.always(says(goodDayAnswer()));
  await writeDay({ timeAvailable }).catch(() => {});
  const told = JSON.parse(server.requests[0]?.body.messages[1]?.content ?? "");
  expect(told.pace).toContain(pace);
});

test("a day may go on from days of the first edition", async () => {
  const { steps: _, check: __, terms: ___, ...first } = await read({});
  const prior = { ...first, day: 1, howTo: ["Pin the sheet flat. (5 min)"] };
  expect((await writeDay({}, [prior])).steps).toHaveLength(6);
  expect(server.requests[1]?.body.messages[1]?.content).toContain("Pin the sheet flat.");
});

describe("the length of a step", () => {
  const withStep = (text: string) => ({ steps: [...goodDay().steps.slice(1), step(text, 6)] });

  test("a little over the limit is kept", async () => {
    expect((await read(withStep(words(60)))).steps?.at(-1)?.text).toBe(words(60));
  });

  test("far over it is refused, and the next attempt is told so", async () => {
    await expect(read(withStep(words(61)))).rejects.toMatchObject({ code: "invalid" });
    expect(server.requests).toHaveLength(2);
    const system = server.requests[1]?.body.messages[0]?.content;
    expect(system).toContain("day.steps.5.text: 61 words; at most 40");
  });

  test.each(["", "Do it.", "1 2 3 4 5 6"])("%j says nothing, except in a break", async (text) => {
    await expect(read(withStep(text))).rejects.toMatchObject({ code: "invalid" });
    const pause = step(text, 6, { rest: true, title: "Tea" });
    const day = await read({ steps: [...goodDay().steps, pause] });
    expect(day.steps?.at(-1)).toMatchObject({ title: "Tea.", text, rest: true });
  });
});

describe("the number of steps", () => {
  test.each([
    ["30 minutes", 30, 2, undefined],
    ["30 minutes", 30, 3, 3],
    ["30 minutes", 30, 5, 5],
    ["30 minutes", 30, 7, 7],
    ["30 minutes", 30, 8, undefined],
    ["1 hour", 60, 3, undefined],
    ["1 hour", 60, 4, 4],
    ["1 hour", 60, 10, 10],
    ["1 hour", 60, 11, undefined],
    ["2+ hours", 120, 5, undefined],
    ["2+ hours", 120, 6, 6],
    ["2+ hours", 120, 15, 15],
    ["2+ hours", 120, 16, undefined],
  ] as const)("in %s (%i), %i long steps are %s", async (timeAvailable, total, count, kept) => {
    const steps = tasks(count, 40, total);
    const reading = read(
      { steps, check: { ...goodDay().check, minutes: total / (count + 1) } },
      { timeAvailable },
    );
    if (kept === undefined) await expect(reading).rejects.toMatchObject({ code: "invalid" });
    else expect((await reading).steps).toHaveLength(kept);
  });

  test("is brought down by joining the shortest neighbors, and nothing is lost", async () => {
    const short = [
      step("Undo the last three of them.", 3, { title: "Look back." }),
      step("Tie those three again.", 3, { title: "Mend it.", tool: "timer" }),
    ];
    const day = await read({
      steps: [...goodDay().steps.slice(0, 4), ...short, ...tasks(2, 40, 30)],
    });
    expect(day.steps).toHaveLength(7);
    expect(day.steps?.[4]).toMatchObject({
      title: "Look back.",
      text: "Undo the last three of them. Mend it. Tie those three again.",
      tool: "timer",
    });
    expect(sumOf(day)).toBe(60);
  });

  test("does not include breaks, and no break is made up", async () => {
    const long = { timeAvailable: "2+ hours" } as const;
    const eight = tasks(8, 20, 110);
    const pause = step("Hands open, shoulders down.", 10, { rest: true, title: "Tea." });
    const rested = await read({ steps: [...eight.slice(0, 4), pause, ...eight.slice(4)] }, long);
    expect(rested.steps?.map(({ rest }) => rest === true)).toEqual(
      Array.from({ length: 9 }, (_, index) => index === 4),
    );
    const without = await read({ steps: eight }, long);
    expect(without.steps?.some(({ rest }) => rest)).toBe(false);
    expect(sumOf(without)).toBe(120);
  });
});

describe("minutes", () => {
  const more = (by: number) =>
    goodDay().steps.map((one) => ({ ...one, minutes: one.minutes + by }));

  test("that nearly add up are scaled, those of the check with them", async () => {
    const day = await read({ steps: more(2) });
    expect(sumOf(day)).toBe(60);
    expect(day.check?.minutes).toBe(5);
  });

  test("that are far off were meant for another day", async () => {
    await expect(read({ steps: more(15) })).rejects.toMatchObject({ code: "invalid" });
  });

  test("of a check that has none are found", async () => {
    const { try: tried, fix } = goodDay().check;
    const day = await read({ check: { try: tried, fix } });
    expect(day.check?.minutes).toBeGreaterThan(0);
    expect(sumOf(day)).toBe(60);
  });
});

test.each([
  ["no check", { check: undefined }],
  ["a check that is a line", { check: "Hold the fob by its loop." }],
  ["no way to mend it", { check: { ...goodDay().check, fix: "" } }],
  ["a check of 80 words", { check: { ...goodDay().check, try: words(80) } }],
  ["a step without an action", { steps: goodDay().steps.map((one) => ({ ...one, title: "" })) }],
])("a day with %s is none", async (_, change) => {
  await expect(read(change)).rejects.toMatchObject({ code: "invalid" });
});

test("what a day can do without may be missing, too much or of another form", async () => {
  const bare = await read({
    tips: undefined,
    mistakes: null,
    terms: undefined,
    safety: [],
    steps: goodDay().steps.map((one) => ({ ...one, tool: "hammer", rest: "no" })),
  });
  expect(bare).toMatchObject({ tips: [], mistakesToAvoid: [], terms: [], safety: [] });
  expect(bare.steps?.every((one) => !("tool" in one) && !("rest" in one))).toBe(true);

  const { mistakes, terms, tips } = goodDay();
  const full = await read({
    tips: [...tips, ...tips],
    mistakes: [{ slip: 7 }, ...mistakes, ...mistakes],
    terms: ["knot", ...terms, ...terms],
  });
  expect(full.tips).toEqual(tips);
  expect(full.mistakesToAvoid).toHaveLength(2);
  expect(full.terms).toEqual(terms);
});

test("steps have names that differ, and actions that are sentences", async () => {
  const titles = ["1. Tie it", "Tie it!", "Tie it: (8 min)", "結ぶこと", "Tie it.", "Look"];
  const day = await read({
    steps: goodDay().steps.map((one, index) => ({ ...one, title: titles[index] })),
  });
  expect(day.steps?.map(({ title }) => title)).toEqual([
    "Tie it.",
    "Tie it!",
    "Tie it.",
    "結ぶこと.",
    "Tie it.",
    "Look.",
  ]);
  expect(new Set(day.steps?.map(({ name }) => name)).size).toBe(6);
});

test("a growing day shows its steps and its check as they come", async () => {
  server.script(says(goodPlan(), { chunk: 15, everyMs: 1 }), says(goodDayAnswer()));
  const seen: Partial<Day>[] = [];
  let written: Day | undefined;
  for await (const event of author.writePlan(request, { signal })) {
    if (event.type !== "day" || event.day.day !== 1) continue;
    if (event.final) written = event.day;
    else seen.push(event.day);
  }
  // From the first moment it is a day that has steps, though none is there yet.
  expect(seen[0]?.steps).toEqual([]);
  const grown = seen.flatMap(({ steps = [] }) => steps);
  const isAt = (one: DayStep, index: number) => one.name === `step-${index + 1}`;
  expect(seen.every(({ steps = [] }) => steps.every(isAt))).toBe(true);
  expect(grown.some(({ minutes, text }) => minutes === 0 && text !== "")).toBe(true);
  expect(seen.some(({ steps = [] }) => steps.length === 3)).toBe(true);
  for (const { steps = [] } of seen) {
    steps.forEach(({ title, text, minutes }, index) => {
      const last = written?.steps?.[index];
      expect(last?.title.startsWith(title)).toBe(true);
      expect(last?.text.startsWith(text)).toBe(true);
      expect([0, last?.minutes]).toContain(minutes);
    });
  }
  const checks = seen.flatMap(({ check }) => check ?? []);
  expect(checks.some(({ minutes, fix }) => minutes === 0 && fix !== "")).toBe(true);
  expect(checks.every((check) => check.try === goodDay().check.try)).toBe(true);
  expect(seen.some(({ selfCheck, check }) => selfCheck !== undefined && !check)).toBe(true);
});
