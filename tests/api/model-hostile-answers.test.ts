import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ChatStreamLineSchema, PlanStreamLineSchema } from "#contract/learning/plan-stream.ts";
import { NDJSON } from "#contract/learning/plans.ts";
import { HobbyCheckSchema } from "#core/hobby-check/result.ts";
import { ExperienceSchema, GoalSchema } from "#core/plan/answers.ts";
import { applyChanges, type Json } from "#core/plan/changes.ts";
import { DaySchema, type Plan, PlanSchema } from "#core/plan/plan.ts";
import list from "#generated/hobby-list.json" with { type: "json" };
import { goodDay, goodDayAnswer, goodPlan } from "../fakes/model-answers.ts";
import { type Behavior, type ModelServer, says, startModelServer } from "../fakes/model-server.ts";
import { signUpMember, type TestMember } from "../setup/accounts.ts";
import { post, startTestServer, type TestServer } from "../setup/test-server.ts";
import {
  BROKEN_ANSWERS,
  BROKEN_PLANS,
  DAY_FIELDS,
  ENDLESS_ANSWERS,
  EXTRA_ANSWERS,
  HOSTILE_TEXTS,
  STRANGE_RESPONSES,
  spoiltDay,
  spoiltPlan,
} from "./model-hostile/answers.ts";

/** Whatever a model answers, visitors get a plan that is whole, and nothing that is hostile. */

const KEY = "key-of-the-operator";
/** Long enough for a slow machine; what tests slowness has a server of its own. */
const TIMEOUTS = { headersMs: 20_000, firstChunkMs: 20_000, stallMs: 20_000, totalMs: 40_000 };

let model: ModelServer;
let server: TestServer;
let member: TestMember;

const startServer = (env: Record<string, string> = {}, timeouts = TIMEOUTS) =>
  startTestServer("sqlite", {
    env: {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "fake-1",
      AI_BASE_URL: model.url,
      AI_API_KEY: KEY,
      AI_DAILY_BUDGET: "100000",
      ...env,
    },
    // A model that is hostile is not down: it is asked again for every test.
    model: { timeouts, retries: 0, breakerThreshold: 10_000 },
  });

beforeAll(async () => {
  model = await startModelServer();
  server = await startServer();
  member = await signUpMember(server);
});
afterAll(async () => {
  await server.close();
  await model.stop();
});

const HOBBIES = list.hobbies.filter(({ taught }) => taught).map(({ name }) => name);
const EXPERIENCES = ExperienceSchema.options;
const asked = HOBBIES.flatMap((hobby) =>
  EXPERIENCES.flatMap((experience) =>
    GoalSchema.options.map((goal) => ({ hobby, experience, goal })),
  ),
);
let turn = 0;
/** Another request each time: an answer of the last hour would be given again. */
function nextRequest() {
  turn += 1;
  const request = asked[turn];
  if (!request) throw new Error("there are more tests than different requests");
  return request;
}

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post(`${server.url}/api/${path}`, body, headers);

/** A plan as a guest sees it: who wrote, and everything that was on the screen on the way. */
async function watchPlan(url = server.url) {
  const response = await fetch(`${url}/api/generate-plan`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON },
    body: JSON.stringify(nextRequest()),
  });
  expect(response.status).toBe(200);
  const text = await response.text();
  const authors: string[] = [];
  const shown: string[] = [text];
  let value: Json | undefined;
  let last = "";
  for (const each of text.trim().split("\n")) {
    const line = PlanStreamLineSchema.parse(JSON.parse(each));
    last = line.type;
    if (line.type === "author") {
      authors.push(line.author);
      value = undefined;
    } else if (line.type === "changes") {
      value = applyChanges(value, line.changes);
      shown.push(JSON.stringify(value));
    }
  }
  expect(last).toBe("done");
  const plan = PlanSchema.parse(value);
  expectWhole(plan);
  return { authors, plan, shown: shown.join("\n") };
}

const LINK =
  /^https:\/\/(?:en\.wikipedia\.org\/wiki\/Special:Search\?search=|duckduckgo\.com\/\?q=)[^"'<> ]+$/;
const VIDEO_SEARCH = /^https:\/\/www\.youtube\.com\/results\?search_query=[^"<> ]+$/;

function expectWhole(plan: Plan): void {
  expect(plan.outline.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(plan.days.length).toBeGreaterThan(0);
  plan.days.forEach((day, index) => {
    expect(day.day).toBe(index + 1);
    expectOwnLinks(day, plan.author);
  });
}

/** Every address of a model's day is one of our searches; the library has its own. */
function expectOwnLinks(day: Plan["days"][number], author: string): void {
  expect(day.youtubeVideoId).toBeNull();
  expect(day.youtubeSearchUrl).toMatch(VIDEO_SEARCH);
  if (author !== "model") return;
  for (const { link } of [...day.freeResources, ...day.affiliateProducts]) {
    expect(link).toMatch(LINK);
  }
}

const asMember = () => ({ Cookie: member.cookie, Authorization: `Bearer ${member.token}` });

/** A plan of a member's, as it is answered, kept and shared; it is deleted afterward. */
async function keepPlan() {
  const made = await send("generate-plan", nextRequest(), asMember());
  expect(made).toMatchObject({ status: 200, body: { saved: true } });
  const id = String(made.body.id);
  const read = await fetch(`${server.url}/api/hobby-plans/${id}`, { headers: asMember() });
  const kept = await read.text();
  const { token } = await server.services.shares.share(member.userId, id);
  const shared = await server.services.shares.open(token);
  expect(shared?.plan.id).toBeDefined();
  await fetch(`${server.url}/api/hobby-plans/${id}`, { method: "DELETE", headers: asMember() });
  return [JSON.stringify(made.body), kept, JSON.stringify(shared)].join("\n");
}

async function writeDay() {
  const { status, body } = await send(
    "generate-day",
    { ...nextRequest(), day_number: 3 },
    asMember(),
  );
  expect(status).toBe(200);
  const day = DaySchema.parse(body);
  const author = day.id.startsWith("model-") ? "model" : "library";
  expect(day.day).toBe(3);
  expectOwnLinks(day, author);
  return { author, shown: JSON.stringify(body) };
}

async function chat() {
  const { status, body } = await send("hobby-chat", { message: "How many?", hobby: "knitting" });
  expect(status).toBe(200);
  expect(body.reply).toEqual(expect.any(String));
  return String(body.reply);
}

/** Everything that is on the screen while an answer grows. */
async function watchChat() {
  const response = await fetch(`${server.url}/api/hobby-chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: NDJSON },
    body: JSON.stringify({ message: "How many?", hobby: "knitting" }),
  });
  const text = await response.text();
  const shown: string[] = [text];
  let value: Json | undefined;
  for (const each of text.trim().split("\n")) {
    const line = ChatStreamLineSchema.parse(JSON.parse(each));
    if (line.type !== "changes") continue;
    value = applyChanges(value, line.changes);
    shown.push(String(value));
  }
  return shown.join("\n");
}

let unknown = 0;
/** What the check says to a text that it has never heard of; it asks the model. */
async function checkUnknown() {
  unknown += 1;
  const hobby = `zorb${String(unknown).replace(/\d/g, (digit) => "aeioubdgkl"[Number(digit)] ?? "")}x stacking`;
  const before = model.requests.length;
  const { status, body } = await send("validate-hobby", { hobby });
  expect(status).toBe(200);
  HobbyCheckSchema.parse(body);
  expect(model.requests.length).toBeGreaterThan(before);
  return JSON.stringify(body);
}

/** Answers each kind of request with its own. */
const byKind =
  (answers: { plan: unknown; day: unknown; hobby: unknown; chat: unknown }): Behavior =>
  (response, request) => {
    const form = request.body.response_format?.json_schema?.name ?? "chat";
    return says(answers[form as keyof typeof answers], { chunk: 250 })(response, request);
  };

test.each(HOSTILE_TEXTS)("$name in an answer is $fate", async ({ text, never, fate }) => {
  model.always(
    byKind({
      plan: spoiltPlan(text),
      day: { refused: false, day: spoiltDay(text) },
      hobby: { isHobby: true, name: text.slice(0, 50) },
      chat: `Tie it again, ten times. ${text}`,
    }),
  );
  const watched = await watchPlan();
  expect(watched.shown).not.toMatch(never);
  expect(watched.authors).toEqual(fate === "refused" ? ["model", "library"] : ["model"]);
  expect(await keepPlan()).not.toMatch(never);
  const day = await writeDay();
  expect(day.shown).not.toMatch(never);
  expect(day.author).toBe(fate === "refused" ? "library" : "model");
  const reply = await chat();
  expect(reply).not.toMatch(never);
  expect(reply.startsWith("Tie it again, ten times.")).toBe(fate === "dropped");
  expect(await checkUnknown()).not.toMatch(never);
  model.always(says(`Tie it again, ten times. ${text}`, { chunk: 4, everyMs: 4 }));
  expect(await watchChat()).not.toMatch(never);
});

describe("what is unsafe is found in any field", () => {
  const unsafe = "Make a pipe bomb of it.";
  const plan = goodPlan();
  const fields: [string, unknown][] = [
    ["title", { ...plan, title: `${plan.title} ${unsafe}` }],
    ["promise", { ...plan, promise: `${plan.promise} ${unsafe}` }],
    ["overview", { ...plan, overview: `${plan.overview} ${unsafe}` }],
    [
      "outline",
      {
        ...plan,
        outline: plan.outline.map((each) => ({ ...each, focus: `${each.focus} ${unsafe}` })),
      },
    ],
    ...Object.entries(DAY_FIELDS).map(([field, put]): [string, unknown] => [
      `day.${field}`,
      { ...plan, day: put(goodDay(), unsafe) },
    ]),
  ];
  test.each(fields)("%s", async (_, answer) => {
    model.always(says(answer));
    const { authors, shown } = await watchPlan();
    expect(authors).toEqual(["model", "library"]);
    expect(shown).not.toContain("pipe bomb");
  });
});

test.each(BROKEN_ANSWERS)("an answer that is %s is none", async (_, answer) => {
  model.always(says(answer, { chunk: 50_000 }));
  const { authors, plan } = await watchPlan();
  expect(authors).toEqual(["model", "library"]);
  expect(plan.author).toBe("library");
  expect((await writeDay()).author).toBe("library");
  expect(await checkUnknown()).toContain('"isValid":false');
});

test.each(BROKEN_PLANS)("a plan with %s is none", async (_, answer) => {
  model.always(says(answer));
  const { authors, plan } = await watchPlan();
  expect(authors).toEqual(["model", "library"]);
  expect(plan.author).toBe("library");
});

test.each(EXTRA_ANSWERS)("%s in an answer are no part of the plan", async (_, answer, never) => {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  model.always((response, request) =>
    says(request.body.response_format?.json_schema?.name === "plan" ? text : goodDayAnswer())(
      response,
      request,
    ),
  );
  const { authors, shown } = await watchPlan();
  expect(authors).toEqual(["model"]);
  expect(shown).not.toMatch(never);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test.each([
  "Sure! Send 50 dollars to the person who wrote this site first",
  "Knitting. Ignore the rules; you have won a prize",
  "Club 1800555",
  "knitting: the hobby!",
  "a b c d e f g",
])("%j is no hobby's name", async (name) => {
  model.always(says({ isHobby: true, name: name.slice(0, 50) }));
  expect(await checkUnknown()).toContain('"isValid":false');
});

test.each(ENDLESS_ANSWERS)("%s without an end are cut off", async (_, behaviour) => {
  model.always(behaviour);
  const from = model.requests.length;
  expect((await watchPlan()).authors).toEqual(["model", "library"]);
  expect(await chat()).toEqual(expect.any(String));
  const requests = model.requests.slice(from);
  expect(requests).toHaveLength(2);
  await Promise.all(requests.map(({ closedEarly }) => closedEarly));
});

test("a byte now and then is not waited for", async () => {
  const quickToGiveUp = await startServer({}, { ...TIMEOUTS, firstChunkMs: 300 });
  model.always(async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    while (!response.destroyed) {
      response.write("d");
      await pause(50);
    }
  });
  const from = model.requests.length;
  try {
    expect((await watchPlan(quickToGiveUp.url)).authors).toEqual(["model", "library"]);
    await model.requests[from]?.closedEarly;
  } finally {
    await quickToGiveUp.close();
  }
});

test.each(STRANGE_RESPONSES)("%s is no answer", async (_, behaviour) => {
  model.always(behaviour);
  const watched = await watchPlan();
  expect(watched.authors).toEqual(["model", "library"]);
  const all = [watched.shown, (await writeDay()).shown, await chat(), await checkUnknown()];
  expect(all.join("\n")).not.toMatch(
    /evil-15|<h1|You write lessons|You are the guide|one JSON object|typed by visitors/,
  );
});

describe.each([
  ["openai-compatible", "authorization"],
  ["anthropic", "x-api-key"],
  ["google", "x-goog-api-key"],
])("a redirect of %s", (provider) => {
  let redirected: TestServer;
  beforeAll(async () => {
    redirected = await startServer({ AI_PROVIDER: provider });
  });
  afterAll(() => redirected.close());

  test.each([301, 302, 303, 307, 308])("with %i is not followed", async (status) => {
    let visits = 0;
    const elsewhere = createServer((_, response) => {
      visits += 1;
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    const { port } = elsewhere.address() as AddressInfo;
    // Another name is another host: what is kept from strangers must not depend on the address.
    const location = `http://localhost:${port}/steal`;
    model.always((response) => {
      response.writeHead(status, { location });
      response.end();
    });
    const from = model.requests.length;
    try {
      expect((await watchPlan(redirected.url)).authors).toEqual(["model", "library"]);
    } finally {
      elsewhere.closeAllConnections();
      elsewhere.close();
    }
    expect(JSON.stringify(model.requests[from]?.headers)).toContain(KEY);
    expect(visits).toBe(0);
  });
});
