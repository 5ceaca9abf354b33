import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_ANSWERS } from "#core/plan/answers.ts";
import { goodDayAnswer, goodPlan } from "#tests/fakes/model-answers.ts";
import type { PlanEvent } from "../../ports/author.ts";
import type { AnswerEvent } from "../../ports/model.ts";
import type { ModelConfig } from "./config.ts";
import { createModel } from "./model.ts";

const mock = new LLMock({ port: 0, latency: 0, chunkSize: 300 });

beforeAll(async () => {
  mock.onMessage(/"write":2/, { content: JSON.stringify(goodDayAnswer()) });
  mock.onMessage(/"question"/, { content: "Tie it **ten** times." });
  mock.onMessage(/"hobby"/, { content: JSON.stringify(goodPlan()) });
  await mock.start();
});
afterAll(() => mock.stop());

test.each<[ModelConfig["provider"], string, string]>([
  ["openai-compatible", "gpt-5", "/v1"],
  ["anthropic", "claude-sonnet-4-5", "/v1"],
  ["google", "gemini-2.5-flash", "/v1beta"],
])("%s writes a plan and answers a question", async (provider, name, path) => {
  const author = createModel(
    { provider, model: name, apiKey: "key", baseUrl: `${mock.url}${path}`, retries: 0 },
    { isUnsafe: () => false, now: () => 0, random: () => 0 },
  );
  const events: PlanEvent[] = [];
  const { signal } = new AbortController();
  const request = { hobby: "macrame", ...DEFAULT_ANSWERS };
  for await (const event of author.writePlan(request, { signal })) events.push(event);
  expect(events.filter((event) => event.final).map((event) => event.type)).toEqual([
    "opening",
    "day",
    "day",
  ]);
  expect(events.some((event) => !event.final)).toBe(true);
  const answers: AnswerEvent[] = [];
  for await (const each of author.chat("How?", { hobby: "macrame" }, signal)) answers.push(each);
  expect(answers.at(-1)).toEqual({ text: "Tie it ten times.", final: true });
});

test("a provider without its key is unavailable at once", async () => {
  const author = createModel(
    { provider: "anthropic", model: "any", baseUrl: mock.url, apiKey: "" },
    { isUnsafe: () => false, now: () => 0, random: () => 0 },
  );
  const answers = author.chat("How?", { hobby: "macrame" }, new AbortController().signal);
  await expect(answers[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    code: "unavailable",
  });
});

test("no part of the SDK is loaded before the first question", () => {
  const module = fileURLToPath(new URL("./model.ts", import.meta.url));
  const script = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({
      resolve(name, context, next) {
        const found = next(name, context);
        loaded.push(found.url);
        return found;
      },
    });
    const { createModel } = await import(${JSON.stringify(module)});
    createModel({ provider: "google", model: "any" }, {});
    console.log(loaded.filter((url) => /node_modules.(ai|@ai-sdk)./.test(url)).length, loaded.length > 10);
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    encoding: "utf8",
  });
  expect(output.trim()).toBe("0 true");
});
