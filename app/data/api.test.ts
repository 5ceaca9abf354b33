import { afterEach, describe, expect, test, vi } from "vitest";
import { readSession } from "#contract/auth/session.ts";
import { signIn, verifyCode } from "#contract/auth/sign-in.ts";
import { createHobbyPlan, deleteHobbyPlan } from "#contract/learning/hobby-plans.ts";
import { generateDay, generatePlan } from "#contract/learning/plans.ts";
import { saveProgress } from "#contract/learning/user-progress.ts";
import { call, isOutOfReach, stream } from "./api.ts";
import { onSignInRequired } from "./sign-in-required.ts";

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

describe("an error of sign-in", () => {
  const body = { error: "This code is not right.", code: "INVALID_CODE" };

  test("is told by the calls that declare it", async () => {
    answerWith(JSON.stringify(body), { status: 401 });
    expect(await refusalOf(call(verifyCode, { code: "000000" }))).toMatchObject({
      status: 401,
      error: body,
    });
  });

  test("is somebody else's in the answer of any other call", async () => {
    answerWith(JSON.stringify(body), { status: 400 });
    expect(await refusalOf(call(saveProgress, { plan_id: "a", changes: [] }))).toMatchObject({
      error: { code: "internal" },
    });
  });

  test("of a member who mistyped does not mean that the session has ended", async () => {
    let ended = 0;
    onSignInRequired(() => {
      ended += 1;
    });
    answerWith(JSON.stringify(body), { status: 401 });
    await call(verifyCode, { code: "000000" });
    expect(ended).toBe(0);
    const over = { error: "Sign in to generate and save plans.", code: "sign-in-required" };
    answerWith(JSON.stringify(over), { status: 401 });
    await call(saveProgress, { plan_id: "a", changes: [] });
    expect(ended).toBe(1);
  });
});

describe("an answer", () => {
  test("is read as it is declared", async () => {
    answerWith("null", { status: 200 });
    expect(await call(readSession, undefined)).toEqual({ ok: true, value: null });
    answerWith('{"twoFactorRedirect":true,"more":1}', { status: 200 });
    const form = { email: "ada@example.org", password: "seven quiet herons" };
    const value = { twoFactorRedirect: true };
    expect(await call(signIn, form)).toMatchObject({ ok: true, value });
  });

  test.each(["", "<html>", '{"user":{}}'])("that is '%s' cannot be read", async (text) => {
    answerWith(text, { status: 200 });
    expect(await refusalOf(call(readSession, undefined))).toMatchObject({
      status: 200,
      error: { code: "internal" },
    });
  });

  test("that breaks off counts as none", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError("terminated")),
    });
    vi.stubGlobal("fetch", async () => new Response(broken, { status: 200 }));
    const failure = { kind: "offline" };
    expect(await call(readSession, undefined)).toEqual({ ok: false, failure });
  });
});

test("waiting helps where nobody answered and where the server has a problem", () => {
  const refused = (status: number) =>
    isOutOfReach({ kind: "refused", status, error: { error: "", code: "internal" } });
  expect(isOutOfReach({ kind: "offline" })).toBe(true);
  expect(isOutOfReach({ kind: "timeout" })).toBe(true);
  expect([refused(500), refused(503), refused(401), refused(200)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
