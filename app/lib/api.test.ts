import { afterEach, describe, expect, test, vi } from "vitest";
import { createHobbyPlan, deleteHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { generateDay, generatePlan } from "#contract/learning/plans.ts";
import { saveProgress } from "#contract/learning/user-progress.ts";
import { call, stream } from "./api.ts";

const HTML = "<html><title>Bad Gateway</title></html>";

/** Makes the network give this answer to every request. */
const answerWith = (body: string, init: ResponseInit) =>
  vi.stubGlobal("fetch", async () => new Response(body, init));

const refusalOf = async (result: ReturnType<typeof call>) => {
  const answer = await result;
  if (answer.ok || answer.failure.kind !== "refused") throw new Error("was not refused");
  return answer.failure;
};

afterEach(() => vi.unstubAllGlobals());

describe("an answer that is not ours", () => {
  test.each([
    [500, "Internal Server Error", ""],
    [502, "Bad Gateway", HTML],
    [503, "Service Unavailable", ""],
    [504, "Gateway Timeout", "upstream timed out"],
    [520, "Cloudflare says no", "{}"],
    [502, "Bad Gateway", '{"error":"Bad Gateway","code":"502"}'],
    [413, "Request Entity Too Large", HTML],
    [403, "Forbidden", HTML],
  ])("%i '%s' is never shown in its own words", async (status, statusText, body) => {
    answerWith(body, { status, statusText });
    const { error } = await refusalOf(call(saveProgress, { plan_id: "a", changes: [] }));
    expect(["internal", "unavailable"]).toContain(error.code);
    expect(error.error).toMatch(/Please try again/u);
    expect(error.error).not.toContain(statusText);
    const streamed = await stream(
      generatePlan,
      { hobby: "chess" },
      () => {},
      new AbortController().signal,
    );
    expect(streamed).toMatchObject({ ok: false, failure: { status, error } });
  });

  test.each([
    ["a plan", generatePlan, { hobby: "chess" }, "plan-exists"],
    ["saving a plan", createHobbyPlan, { hobby: "chess", plan_data: {} }, "plan-exists"],
    ["a day", generateDay, { hobby: "chess", day_number: 2 }, "day-locked"],
    ["a tick", saveProgress, { plan_id: "a", changes: [] }, "day-locked"],
  ] as const)(
    "a conflict over %s is the one that the call declares",
    async (_, endpoint, body, code) => {
      answerWith("", { status: 409, statusText: "Conflict" });
      const { error } = await refusalOf(call(endpoint as typeof saveProgress, body as never));
      expect(error.code).toBe(code);
      expect(error.error).not.toContain("Conflict");
    },
  );

  test("401 and 429 mean what they mean everywhere", async () => {
    answerWith(HTML, { status: 401, statusText: "Unauthorized" });
    expect(await refusalOf(call(generateDay, { hobby: "chess", day_number: 2 }))).toMatchObject({
      error: { code: "sign-in-required" },
    });
    answerWith(HTML, { status: 429, statusText: "Too Many Requests" });
    expect(await refusalOf(call(createHobbyPlan, { hobby: "chess", plan_data: {} }))).toMatchObject(
      { error: { code: "rate-limited", error: "Rate limited" } },
    );
  });

  test("a page that is not found says nothing about a plan", async () => {
    answerWith(HTML, { status: 404, statusText: "Not Found" });
    expect(
      await refusalOf(call(deleteHobbyPlan, undefined, { params: { id: "a" } })),
    ).toMatchObject({ status: 404, error: { code: "internal" } });
  });
});

test("an answer of ours is told in its own words", async () => {
  const body = { error: "You already have a learning plan for this hobby.", code: "plan-exists" };
  answerWith(JSON.stringify({ ...body, planId: "a" }), { status: 409 });
  expect(await refusalOf(call(createHobbyPlan, { hobby: "chess", plan_data: {} }))).toMatchObject({
    error: { ...body, planId: "a" },
  });
});
