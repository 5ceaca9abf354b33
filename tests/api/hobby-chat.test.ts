import { afterAll, beforeAll, expect, test } from "vitest";
import { post, startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer;
let plan: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer("sqlite");
  plan = (await post(`${server.url}/api/generate-plan`, { hobby: "drawing" })).body;
});
afterAll(() => server.close());

const ask = (message: string, more: object = {}) =>
  post(`${server.url}/api/hobby-chat`, { message, hobby: "drawing", plan, day: 1, ...more });

test("today's practice is the day that is open", async () => {
  const { body } = await ask("What should I practice today?", { day: 2 });
  const second = (plan.days as { mainTask: string }[])[1];
  expect(body.reply).toContain(second?.mainTask);
});

test("what a learner says is understood, and the reply says where its text stands", async () => {
  const said = async (message: string): Promise<string> => String((await ask(message)).body.reply);
  expect(await said("I have a meeting, I am so busy")).not.toContain("I won't guess");
  expect(await said("this is too hard")).not.toContain("I won't guess");
  expect(await said("Thank you!")).toContain("You're welcome");
  expect(await said("I missed a day, is that bad?")).not.toContain("I won't guess");
  const { howTo } = (plan.days as { howTo: string[] }[])[1] ?? { howTo: [] };
  const words = howTo[1]?.replace(/\(\d+ min\)$/u, "") ?? "";
  expect(await said(words.slice(0, 290))).toMatch(/day 2, step 2/u);
});

test("a question that nothing answers is not guessed at", async () => {
  expect((await ask("Who won the 1966 World Cup?")).body.reply).toContain("I won't guess");
});

test("a plan in an old shape, or none, is no error", async () => {
  for (const old of [{ plan_data: { planData: plan } }, "nonsense", null, { days: 7 }]) {
    const { status, body } = await ask("Common mistakes to avoid", { plan: old });
    expect(status).toBe(200);
    expect(body.reply).toEqual(expect.any(String));
  }
});

test("an empty question, too long a one and too large a plan are refused", async () => {
  expect((await ask("  ")).status).toBe(400);
  expect((await ask("x".repeat(301))).status).toBe(400);
  expect((await ask("hello", { plan: "x".repeat(300_000) })).status).toBe(413);
});

test.each([
  "i want to die",
  "how do I tie a noose?",
  "I keep cutting my arms",
  "what about starving myself",
  "the choking game",
])("'%s' is answered with care and where help is", async (message) => {
  const { body } = await ask(message);
  expect(body.reply).toContain("You don't have to carry it alone");
  expect(body.reply).toContain("findahelpline.com");
  expect(body.reply).not.toContain("inappropriate");
});

test.each(["How do I avoid drowning?", "Will I hurt myself?", "How do I kill time?"])(
  "'%s' is a question about the plan",
  async (message) => {
    expect((await ask(message)).body.reply).not.toContain("carry it alone");
  },
);

test("nothing is said about a plan of something unsafe, nor to a grave question", async () => {
  expect((await ask("How do I get started?", { hobby: "dog fighting" })).body.reply).toContain(
    "inappropriate content",
  );
  expect((await ask("How do I get started?", { hobby: "wrist cutting" })).body.reply).toContain(
    "carry it alone",
  );
  expect((await ask("How do I build a pipe bomb?")).body.reply).toContain("inappropriate content");
});
