import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/property-runs.ts";
import { STORED_PLANS } from "#tests/stored-plans/plans.ts";
import { DEFAULT_MISTAKES, parseStoredPlan, videoIdFromLink } from "./parse-stored.ts";
import { PlanSchema } from "./plan.ts";

describe("a stored plan is read", () => {
  test.each(Object.entries(STORED_PLANS))("%s", (_, stored) => {
    const plan = parseStoredPlan(stored);
    expect(plan).toMatchObject({ id: "p1", hobby: "Guitar", totalDays: 7 });
    expect(plan?.days[0]).toMatchObject({
      day: 1,
      title: "First chord",
      mistakesToAvoid: ["Squeezing"],
      youtubeVideoId: "dQw4w9WgXcQ",
    });
    expect(PlanSchema.safeParse(plan).success).toBe(true);
  });
});

describe("what is missing has its default", () => {
  const day = parseStoredPlan({ hobby: "Chess", days: [{}] })?.days[0];
  test("three mistakes, the time, the level", () => {
    expect(day?.mistakesToAvoid).toEqual(DEFAULT_MISTAKES);
    expect(DEFAULT_MISTAKES).toHaveLength(3);
    expect(day?.estimatedTime).toBe("30-60 minutes");
    expect(day?.skillLevel).toBe("beginner");
  });
  test("the plan's difficulty, category and answers", () => {
    expect(parseStoredPlan({ hobby: "Guitar", days: [] })).toMatchObject({
      difficulty: "beginner",
      category: "Music",
      answers: {
        experience: "beginner",
        timeAvailable: "1 hour",
        goal: "personal enjoyment",
      },
    });
  });
});

test("the row's own id counts, not that of a copy inside", () => {
  const stored = { id: "row", plan_data: { id: "copy", hobby: "Chess", days: [] } };
  expect(parseStoredPlan(stored)?.id).toBe("row");
});

test("a link that is no web address is dropped", () => {
  const plan = parseStoredPlan({
    hobby: "Chess",
    days: [{ freeResources: [{ title: "x", link: "javascript:alert(1)" }] }],
  });
  expect(plan?.days[0]?.freeResources).toEqual([]);
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/watch?x=1&v=dQw4w9WgXcQ#t", "dQw4w9WgXcQ"],
  ["https://evil.example/?v=dQw4w9WgXcQ", undefined],
  ["https://www.youtube.com/watch?v=short", undefined],
])("the video of %s is %s", (link, id) => {
  expect(videoIdFromLink(link)).toBe(id);
});

test.each([
  "data:text/html,x",
  "vbscript:x",
  "//a.example/x",
  "ftp://a.example/x",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "https://",
  "https://en.wikipedia.org@a.example/wiki/Knot",
  "https://en.wikipedia.org:x@a.example/",
  "https://a.example\\@en.wikipedia.org/",
  "http://a.example:8080",
])("the link %j is dropped, the plan is not", (link) => {
  const plan = parseStoredPlan({
    hobby: "Chess",
    days: [{ freeResources: [{ title: "x", link }], affiliateProducts: [{ title: "x", link }] }],
  });
  expect(plan?.days[0]).toMatchObject({ freeResources: [], affiliateProducts: [] });
});

test.each(["https://en.wikipedia.org/wiki/Knot_(tie)?a=b@c", "HTTPS://A.example#x"])(
  "the link %j is kept",
  (link) => {
    const plan = parseStoredPlan({
      hobby: "Chess",
      days: [{ freeResources: [{ title: "x", link }] }],
    });
    expect(plan?.days[0]?.freeResources).toEqual([{ title: "x", link }]);
  },
);

test("a video that an older plan linked without https is kept, the link is not", () => {
  const link = "http://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const plan = parseStoredPlan({
    hobby: "Chess",
    days: [{ freeResources: [{ title: "x", link }] }],
  });
  expect(plan?.days[0]).toMatchObject({ youtubeVideoId: "dQw4w9WgXcQ", freeResources: [] });
});

test.each<[string, boolean]>([
  ["https://www.youtube.com/results?search_query=knot", true],
  ["https://m.youtube.com/results?search_query=knot", true],
  ["https://youtube.com.a.example/results", false],
  ["https://www.youtube.com@a.example/results", false],
  ["https://a.example/results", false],
  ["http://www.youtube.com/results", false],
])("the video search %j is offered: %j", (youtubeSearchUrl, offered) => {
  const plan = parseStoredPlan({ hobby: "Chess", days: [{ youtubeSearchUrl }] });
  expect(plan?.days[0]?.youtubeSearchUrl).toBe(offered ? youtubeSearchUrl : null);
});

test("nothing that was ever stored makes it throw, and what it returns is a plan", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (stored, days, outline) => {
      parseStoredPlan(stored);
      const plan = parseStoredPlan({ hobby: "Chess", days, outline, plan_data: stored });
      if (plan) expect(PlanSchema.safeParse(plan).error).toBeUndefined();
    }),
    RUNS,
  );
});

test("a plan that is read once more is the same", () => {
  for (const stored of Object.values(STORED_PLANS)) {
    const once = parseStoredPlan(stored);
    expect(parseStoredPlan(JSON.parse(JSON.stringify(once)))).toEqual(once);
  }
});
