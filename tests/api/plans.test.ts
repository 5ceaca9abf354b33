import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PlanStreamLine, PlanStreamLineSchema } from "#contract/learning/plan-stream.ts";
import { NDJSON } from "#contract/learning/plans.ts";
import { LIMITS } from "#contract/limits.ts";
import { applyChanges, type Json } from "#core/plan/changes.ts";
import { PlanSchema } from "#core/plan/plan.ts";
import { useUp } from "../setup/limits.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

describe.each(ENGINES)("plans on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const generate = (body: unknown, headers?: Record<string, string>) =>
    post(`${server.url}/api/generate-plan`, body, headers);

  test("a plan has an outline of seven days, and days 1 and 2 written", async () => {
    const { status, body } = await generate({
      hobby: "chess",
      experience: "some",
      goal: "skill building",
    });
    expect(status).toBe(200);
    const plan = PlanSchema.parse(body);
    expect(plan.hobby).toBe("Chess");
    expect(plan.outline.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(plan.days.map(({ day }) => day)).toEqual([1, 2]);
    expect(plan.answers).toEqual({
      experience: "some",
      timeAvailable: "1 hour",
      goal: "skill building",
    });
    for (const day of plan.days) {
      expect(day.howTo.length).toBeGreaterThanOrEqual(5);
      expect(day.youtubeVideoId).toBeNull();
      expect(day.youtubeSearchUrl).toMatch(/^https:\/\/www\.youtube\.com\/results\?search_query=/u);
    }
  });

  test("the stream grows into the same plan", async () => {
    const response = await fetch(`${server.url}/api/generate-plan`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: NDJSON },
      body: JSON.stringify({ hobby: "yoga" }),
    });
    expect(response.headers.get("content-type")).toContain(NDJSON);
    const lines = (await response.text())
      .trim()
      .split("\n")
      .map((line): PlanStreamLine => PlanStreamLineSchema.parse(JSON.parse(line)));
    expect(lines.at(-1)).toEqual({ type: "done" });
    expect(lines.flatMap((line) => (line.type === "step" ? [line.step] : []))).toEqual([
      "outlining",
      "videos",
      "touches",
    ]);
    const grown = lines.reduce<Json | undefined>(
      (value, line) => (line.type === "changes" ? applyChanges(value, line.changes) : value),
      undefined,
    );
    expect(PlanSchema.parse(grown).hobby).toBe("Yoga");
  });

  test("a hobby without lessons gets its family's general week, said to be one", async () => {
    const { status, body } = await generate({ hobby: "bagpipes" });
    const plan = PlanSchema.parse(body);
    expect([status, plan.hobby, plan.general]).toEqual([200, "Bagpipes", "music"]);
    expect(plan.promise).toBeTruthy();
    expect(plan.days[0]?.safety.length).toBeGreaterThan(0);
  });

  test("an unknown one gets the general week of the family that the visitor says", async () => {
    const refused = await generate({ hobby: "zorbing" });
    expect([refused.status, refused.body.code]).toEqual([422, "hobby-not-recognised"]);
    const { status, body } = await generate({ hobby: "zorbing", family: "sport-fitness" });
    expect([status, PlanSchema.parse(body).general]).toEqual([200, "sport-fitness"]);
    expect((await generate({ hobby: "zorbing", family: "magic" })).status).toBe(400);
    const thing = await generate({ hobby: "my grandchildren", family: "craft" });
    expect(thing.body.code).toBe("hobby-not-recognised");
  });

  test("what must not be tried alone is said on every day of its plan", async () => {
    const { body } = await generate({ hobby: "fire eating" });
    const plan = PlanSchema.parse(body);
    for (const day of plan.days) {
      expect(day.safety.some((note) => note.startsWith("No fuel in the mouth"))).toBe(true);
    }
  });

  test.each([
    ["asdfgh", "hobby-not-recognised"],
    ["fun", "hobby-not-recognised"],
    ["gi", "hobby-not-recognised"],
    ["guitar and cooking", "hobby-not-recognised"],
    ["how to make a bomb", "hobby-unsafe"],
    ["cruelty to animals", "hobby-unsafe"],
    ["guitar and drowning kittens", "hobby-unsafe"],
    ["fire setting", "hobby-unsafe"],
  ])("'%s' gets no plan", async (hobby, code) => {
    const { status, body } = await generate({ hobby });
    expect(status).toBe(422);
    expect(body.code).toBe(code);
    expect(body.error).toEqual(expect.any(String));
  });

  test.each(["drowning", "wrist cutting", "choking game", "hanging"])(
    "'%s' gets no plan but words of care and where help is",
    async (hobby) => {
      const { status, body } = await generate({ hobby });
      expect([status, body.code]).toEqual([422, "hobby-unsafe"]);
      expect(body.error).toContain("You don't have to carry it alone");
      expect(body.error).toContain("988");
    },
  );

  test("a complex hobby is made anyway: the chat has asked", async () => {
    const { status, body } = await generate({ hobby: "singing" });
    expect(status).toBe(200);
    expect(body.hobby).toBe("Singing");
  });

  test.each([
    ["51 characters", { hobby: "x".repeat(51) }, 400, "hobby-too-long"],
    ["no hobby", {}, 400, "hobby-required"],
    ["an empty hobby", { hobby: "   " }, 400, "hobby-required"],
    ["a number for a hobby", { hobby: 7 }, 400, "invalid-request"],
    ["a NUL", { hobby: "gui\0tar" }, 400, "invalid-request"],
    ["a lone surrogate", '{"hobby":"gui\\ud800tar"}', 400, "invalid-request"],
    ["an unknown field", { hobby: "guitar", admin: true }, 400, "invalid-request"],
    [
      "a value outside of the list",
      { hobby: "guitar", experience: "expert" },
      400,
      "invalid-request",
    ],
    ["__proto__", '{"hobby":"guitar","__proto__":{"x":1}}', 400, "invalid-request"],
    ["no JSON", "hobby=guitar", 400, "invalid-json"],
    ["a list", [], 400, "invalid-request"],
    ["nothing", "", 400, "invalid-json"],
    ["10 kB", { hobby: "guitar", goal: "x".repeat(10_000) }, 413, "body-too-large"],
  ])("%s is refused clearly", async (_, body, status, code) => {
    const answer = await generate(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("a form from another site is refused", async () => {
    const { status, body } = await generate({ hobby: "chess" }, { "Sec-Fetch-Site": "cross-site" });
    expect([status, body.code]).toEqual([403, "cross-site"]);
  });

  test("another media type is refused", async () => {
    const { status, body } = await generate('{"hobby":"chess"}', { "Content-Type": "text/plain" });
    expect([status, body.code]).toEqual([415, "unsupported-media-type"]);
  });

  test("another method is named", async () => {
    const response = await fetch(`${server.url}/api/generate-plan`);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("a later day needs a sign-in, in the words for it, whatever the body says", async () => {
    for (const body of [{ hobby: "chess", day_number: 3 }, {}]) {
      const answer = await post(`${server.url}/api/generate-day`, body);
      expect(answer.status).toBe(401);
      expect(answer.body.error).toBe("Sign in to generate and save plans.");
    }
  });

  test("an unknown call is not found", async () => {
    const response = await fetch(`${server.url}/api/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not-found" });
  });
});

describe.each(ENGINES)("limits on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { limited: true });
  });
  afterAll(() => server.close());

  test("a guest's 21st plan within an hour is told when to come back", async () => {
    const first = await post(`${server.url}/api/generate-plan`, { hobby: "chess" });
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(first.headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=Lax/u);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(`${server.url}/api/generate-plan`, { hobby: "chess" }, { Cookie: cookie }),
      ),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(19);
    const refused = statuses.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: "Rate limited", code: "rate-limited" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3_500);
  });

  test("the cookie travels on HTTPS alone where visitors use HTTPS, whatever the proxy does", async () => {
    const behindProxy = await startTestServer(engine, {
      limited: true,
      env: { PUBLIC_URL: "https://learn.example" },
    });
    const answer = await post(`${behindProxy.url}/api/generate-plan`, { hobby: "chess" });
    expect(answer.headers.get("set-cookie")).toMatch(/; Secure/u);
    await behindProxy.close();
  });

  test("an invented cookie is a new guest, and the address is counted all the same", async () => {
    await useUp(server, LIMITS.planAddress, "127.0.0.1", 30);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(
          `${server.url}/api/generate-plan`,
          { hobby: "chess" },
          { Cookie: `sevenfold_guest=${index}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  });
});
