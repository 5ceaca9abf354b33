import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ChatStreamLineSchema, PlanStreamLineSchema } from "#contract/learning/plan-stream.ts";
import { NDJSON } from "#contract/learning/plans.ts";
import { applyChanges, type Json } from "#core/plan/changes.ts";
import { type Plan, PlanSchema } from "#core/plan/plan.ts";
import { goodDayAnswer, goodPlan } from "../fakes/model-answers.ts";
import {
  type Behavior,
  fails,
  failsMidway,
  hangs,
  hangsAfterHeaders,
  type ModelServer,
  resets,
  resetsAfter,
  says,
  stallsAfter,
  startModelServer,
} from "../fakes/model-server.ts";
import { signUpMember } from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

const HALF = JSON.stringify(goodPlan()).slice(0, 900);

let model: ModelServer;
let server: TestServer | undefined;
beforeEach(async () => {
  model = await startModelServer();
});
afterEach(async () => {
  await server?.close();
  await model.stop();
});

async function start(
  env: Record<string, string> = {},
  engine: (typeof ENGINES)[number] = "sqlite",
) {
  server = await startTestServer(engine, {
    env: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "fake-1",
      AI_BASE_URL: model.url,
      AI_API_KEY: "key-1",
      ...env,
    },
    model: {
      timeouts: { headersMs: 500, firstChunkMs: 500, stallMs: 500, totalMs: 10_000 },
      retries: 1,
      retryDelayMs: 5,
    },
  });
  return server;
}

async function streamPlan(url: string): Promise<{ authors: string[]; plan: Plan; sets: number }> {
  const response = await fetch(`${url}/api/generate-plan`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON },
    body: JSON.stringify({ hobby: "knitting" }),
  });
  expect(response.status).toBe(200);
  const authors: string[] = [];
  let value: Json | undefined;
  let last = "";
  let sets = 0;
  for (const text of (await response.text()).trim().split("\n")) {
    const line = PlanStreamLineSchema.parse(JSON.parse(text));
    last = line.type;
    if (line.type === "author") {
      authors.push(line.author);
      value = undefined;
    } else if (line.type === "changes") {
      sets += 1;
      value = applyChanges(value, line.changes);
    }
  }
  expect(last).toBe("done");
  return { authors, plan: PlanSchema.parse(value), sets };
}

test("a model's plan arrives as it grows", async () => {
  const { url } = await start();
  model.script(says(goodPlan(), { chunk: 60, everyMs: 4 }), says(goodDayAnswer()));
  const { authors, plan, sets } = await streamPlan(url);
  expect(authors).toEqual(["model"]);
  expect(plan.author).toBe("model");
  expect(plan.days.map(({ day }) => day)).toEqual([1, 2]);
  expect(sets).toBeGreaterThan(4);
});

describe("the visitor gets a plan, and is told that another author wrote it, when the model", () => {
  test.each<[string, Behavior]>([
    ["answers 429", fails(429, { "retry-after": "60" })],
    ["answers 500", fails(500)],
    ["answers 401", fails(401)],
    ["hangs before the headers", hangs],
    ["hangs after the headers", hangsAfterHeaders],
    ["stalls", stallsAfter(HALF)],
    ["fails in the middle", failsMidway(HALF)],
    ["resets the connection", resets],
    ["resets it in the middle", resetsAfter(HALF)],
    ["truncates", says(HALF, { finish: "length" })],
    ["talks nonsense", says("I would rather not.")],
    [
      "writes what is unsafe",
      says({ ...goodPlan(), overview: "How to build a pipe bomb at home." }),
    ],
  ])("%s", async (_, behaviour) => {
    const { url } = await start();
    model.always(behaviour);
    const { authors, plan } = await streamPlan(url);
    expect(authors).toEqual(["model", "library"]);
    expect(plan.author).toBe("library");
    expect(plan.hobby).toBe("Knitting");
  });

  test("is not there at all", async () => {
    const { url } = await start({ AI_BASE_URL: "http://127.0.0.1:9/v1" });
    expect((await streamPlan(url)).authors).toEqual(["model", "library"]);
  });
});

test("fences around the answer are taken off", async () => {
  const { url } = await start();
  model.script(
    says(`Here it is:\n\`\`\`json\n${JSON.stringify(goodPlan())}\n\`\`\``),
    says(goodDayAnswer()),
  );
  expect((await streamPlan(url)).plan.author).toBe("model");
});

test.each(ENGINES)("the day's budget is counted in the database (%s)", async (engine) => {
  const { url } = await start({ AI_DAILY_BUDGET: "0" }, engine);
  expect((await streamPlan(url)).authors).toEqual(["model", "library"]);
  expect(model.requests).toHaveLength(0);
});

test("when the visitor leaves, the model is left too", async () => {
  const { url } = await start();
  model.always(stallsAfter(HALF));
  const controller = new AbortController();
  const response = await fetch(`${url}/api/generate-plan`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON },
    body: JSON.stringify({ hobby: "knitting" }),
    signal: controller.signal,
  });
  const reader = response.body?.getReader();
  while (model.requests.length === 0) await reader?.read();
  controller.abort();
  await model.requests[0]?.closedEarly;
});

test("a question is answered by the model, and by the plan when it cannot", async () => {
  const { url } = await start();
  model.script(says("Count the stitches of row three aloud."));
  const ask = () =>
    post(`${url}/api/hobby-chat`, { message: "How do I count?", hobby: "knitting", day: 1 });
  expect((await ask()).body.reply).toBe("Count the stitches of row three aloud.");
  model.always(fails(500));
  const fallen = await ask();
  expect(fallen.status).toBe(200);
  expect(fallen.body.reply).toEqual(expect.any(String));
});

/** The answers on the screen, one after the other, and the last line of the stream. */
async function streamReply(url: string) {
  const response = await fetch(`${url}/api/hobby-chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON },
    body: JSON.stringify({ message: "How do I count?", hobby: "knitting" }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(NDJSON);
  const shown: Json[] = [];
  let last = "";
  for (const text of (await response.text()).trim().split("\n")) {
    const line = ChatStreamLineSchema.parse(JSON.parse(text));
    last = line.type;
    if (line.type === "changes") shown.push(applyChanges(shown.at(-1), line.changes) ?? "");
  }
  expect(last).toBe("done");
  return shown;
}

describe("an answer that is asked for as a stream", () => {
  const reply = "Count the stitches of row three aloud, and begin again where you lose them.";

  test("grows", async () => {
    const { url } = await start();
    model.always(says(reply, { chunk: 6, everyMs: 15 }));
    const shown = await streamReply(url);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.every((text) => reply.startsWith(String(text)))).toBe(true);
    expect(shown.at(-1)).toBe(reply);
  });

  test("is begun anew from the plan when the model breaks off", async () => {
    const { url } = await start();
    model.always(stallsAfter("Count the stitches of row three"));
    const shown = await streamReply(url);
    expect(shown[0]).toBe("Count the stitches of row");
    expect(shown.at(-1)).not.toContain("row three");
  });

  test("comes whole without a model", async () => {
    server = await startTestServer("sqlite");
    expect(await streamReply(server.url)).toHaveLength(1);
  });
});

test("the model is told what the lessons know of the hobby, and nothing of another", async () => {
  const { url } = await start();
  model.always(says("Look at the bumps."));
  const told = async (hobby: string) => {
    await post(`${url}/api/hobby-chat`, { message: "What is a purl stitch?", hobby });
    return JSON.parse(model.requests.at(-1)?.body.messages[1]?.content ?? "");
  };
  const knitting = await told("knitting");
  expect(knitting.terms).toMatchObject([{ term: "purl stitch" }]);
  expect(knitting.answers.join(" ")).toContain("yarn");
  // A general week's answers are about finding a teacher.
  const untaught = await told("sandcastle building");
  expect(untaught).not.toHaveProperty("terms");
  expect(untaught).not.toHaveProperty("answers");
});

test.each(ENGINES)(
  "a member's later day is generated once, however many tabs open it (%s)",
  async (engine) => {
    const { url, ...running } = await start({}, engine);
    const ada = await signUpMember({ url, ...running });
    const asked = { Cookie: ada.cookie, Authorization: `Bearer ${ada.token}` };
    model.script(says(goodPlan()));
    const plan = await post(`${url}/api/generate-plan`, { hobby: "knitting" }, asked);
    expect(plan.body).toMatchObject({ saved: true, author: "model" });
    const before = model.requests.length;
    model.always(says(goodDayAnswer()));
    const plan_id = plan.body.id;
    const ticked = await post(
      `${url}/api/user-progress`,
      { plan_id, changes: [{ day: 1, completed: true, at: Date.now() }] },
      asked,
    );
    expect(ticked.status).toBe(200);
    const days = await Promise.all(
      Array.from({ length: 6 }, () =>
        post(`${url}/api/generate-day`, { hobby: "knitting", day_number: 2, plan_id }, asked),
      ),
    );
    for (const day of days) expect(day.body).toEqual(days[0]?.body);
    expect(days[0]?.body).toMatchObject({ day: 2 });
    expect(model.requests.length - before).toBe(1);
  },
);
