import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { goodDayAnswer, goodPlan } from "../fakes/model-answers.ts";
import {
  type Behavior,
  fails,
  type ModelServer,
  says,
  startModelServer,
} from "../fakes/model-server.ts";
import { cookiesOf } from "../setup/accounts.ts";
import { useUp } from "../setup/limits.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

/** What visitors may cost the operator: so many requests a day, by all doors of all processes. */

const NOON = Date.UTC(2026, 0, 31, 12);
const DAY = 86_400_000;

let model: ModelServer;
let servers: TestServer[];
let now: number;
beforeEach(async () => {
  now = NOON;
  servers = [];
  model = await startModelServer();
  model.always(writes);
});
afterEach(async () => {
  for (const server of servers.reverse()) await server.close();
  await model.stop();
});

const writes: Behavior = (response, request) => {
  const form = request.body.response_format?.json_schema?.name;
  const answers = { plan: goodPlan(), day: goodDayAnswer(), hobby: { isHobby: false, name: "" } };
  const answer = answers[form as keyof typeof answers] ?? "Tie it again, ten times.";
  return says(answer)(response, request);
};

async function start(
  budget: number,
  engine: (typeof ENGINES)[number] = "sqlite",
  env: Record<string, string> = {},
  limited = false,
) {
  const server = await startTestServer(engine, {
    env: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "fake-1",
      AI_BASE_URL: model.url,
      AI_DAILY_BUDGET: String(budget),
      ...env,
    },
    limited,
    now: () => now,
    model: { retries: 2, retryDelayMs: 1, breakerThreshold: 10_000, concurrency: 64 },
  });
  servers.push(server);
  return server;
}

const chat = ({ url }: TestServer, message = "How many?") =>
  post(`${url}/api/hobby-chat`, { message, hobby: "knitting" });
const plan = ({ url }: TestServer, hobby: string, headers = {}) =>
  post(`${url}/api/generate-plan`, { hobby }, headers);

test("every door takes from one budget; when it is empty the library answers", async () => {
  const server = await start(4);
  expect((await plan(server, "knitting")).body.author).toBe("model");
  expect((await chat(server)).body.reply).toBe("Tie it again, ten times.");
  await post(`${server.url}/api/validate-hobby`, { hobby: "zorbal stacking" });
  expect(model.requests).toHaveLength(4);

  const made = await plan(server, "drawing");
  expect(made).toMatchObject({ status: 200, body: { author: "library", hobby: "Drawing" } });
  expect((await chat(server)).status).toBe(200);
  const checked = await post(`${server.url}/api/validate-hobby`, { hobby: "zorbel stacking" });
  expect(checked).toMatchObject({ status: 200, body: { isValid: false, reason: "unknown" } });
  expect(model.requests).toHaveLength(4);
});

test("the next day has a budget of its own", async () => {
  const server = await start(1);
  await chat(server);
  await chat(server);
  expect(model.requests).toHaveLength(1);
  now += DAY;
  expect((await chat(server)).body.reply).toBe("Tie it again, ten times.");
  expect(model.requests).toHaveLength(2);
});

test("a plan whose budget ends before day 2 is written by the library as a whole", async () => {
  const server = await start(1);
  const made = await plan(server, "knitting");
  expect(made).toMatchObject({ status: 200, body: { author: "library" } });
  expect(JSON.stringify(made.body)).not.toContain(goodPlan().title);
});

test("attempts that fail are paid for too", async () => {
  const server = await start(5);
  model.always(fails(500));
  for (const _ of Array.from({ length: 6 })) expect((await chat(server)).status).toBe(200);
  expect(model.requests).toHaveLength(5);
});

test("no request is made with a budget of nothing, and none is needed", async () => {
  const server = await start(0);
  expect((await plan(server, "knitting")).body.author).toBe("library");
  expect((await chat(server)).status).toBe(200);
  expect(model.requests).toHaveLength(0);
});

describe.each(ENGINES)("on %s", (engine) => {
  test("calls at one time in two processes never exceed it", async () => {
    const one = await start(7, engine);
    const { url, dataDir } = one.database;
    const other = await start(7, engine, url ? { DATABASE_URL: url } : { DATA_DIR: dataDir ?? "" });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => chat(at % 2 ? one : other, `How many, ${at}?`)),
    );
    for (const { status } of answers) expect(status).toBe(200);
    const written = answers.filter(({ body }) => body.reply === "Tie it again, ten times.");
    expect(written).toHaveLength(7);
    expect(model.requests).toHaveLength(7);
  });
});

describe("a guest's plans", () => {
  const PER_GUEST = LIMITS.planDevice.max;

  test("are limited by the cookie, and without one by the address", async () => {
    const server = await start(0, "sqlite", { TRUST_PROXY: "true" }, true);
    const from = (address: string, cookie = "") => ({
      "X-Forwarded-For": address,
      ...(cookie && { Cookie: cookie }),
    });
    const first = await plan(server, "knitting", from("203.0.113.1"));
    const cookie = cookiesOf(first.headers);
    expect(cookie).not.toBe("");
    const statuses: number[] = [];
    for (const _ of Array.from({ length: PER_GUEST })) {
      statuses.push((await plan(server, "knitting", from("203.0.113.1", cookie))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(PER_GUEST - 1);
    expect(statuses.at(-1)).toBe(429);
    // The cookie counts wherever it is used; a made-up one is no other guest.
    expect((await plan(server, "knitting", from("203.0.113.9", cookie))).status).toBe(429);
    const forged = `${cookie.slice(0, -3)}abc`;
    const rest: number[] = [];
    await useUp(server, LIMITS.planAddress, "203.0.113.2", 3);
    for (const _ of Array.from({ length: 3 })) {
      rest.push((await plan(server, "knitting", from("203.0.113.2", forged))).status);
    }
    expect(rest).not.toContain(429);
    expect((await plan(server, "knitting", from("203.0.113.2"))).status).toBe(429);
    expect((await plan(server, "knitting", from("203.0.113.3"))).status).toBe(200);
  });
});
