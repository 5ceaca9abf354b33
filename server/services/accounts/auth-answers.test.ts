import { describe, expect, test } from "vitest";
import { presentAuthAnswer } from "./auth-answers.ts";

/** A refusal as the library makes it. */
const refusal = (status: number, code?: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message: "In the library's words", ...(code && { code }) }, { status, headers });

describe("a refusal of the library", () => {
  test.each([
    [refusal(401, "INVALID_CODE"), 401, "INVALID_CODE"],
    [refusal(401, "UNAUTHORIZED"), 401, "sign-in-required"],
    [refusal(401), 401, "sign-in-required"],
    [refusal(403, "MISSING_OR_NULL_ORIGIN"), 403, "cross-site"],
    [refusal(422, "SOMETHING_NEW"), 400, "invalid-request"],
    [refusal(409), 400, "invalid-request"],
    [refusal(500, "FAILED_TO_CREATE_SESSION"), 500, "internal"],
    [new Response("not JSON", { status: 502 }), 500, "internal"],
  ])("is told as one of the catalogue, in its words", async (answer, status, code) => {
    const presented = await presentAuthAnswer(answer, false);
    const body = await presented.json();
    expect([presented.status, body.code]).toEqual([status, code]);
    expect(body.error).not.toContain("library");
    expect(presented.headers.get("cache-control")).toBe("no-store");
  });

  test("after too many attempts says how long to wait, and that the account is counted", async () => {
    const presented = await presentAuthAnswer(refusal(429, "ACCOUNT_TEMPORARILY_LOCKED"), false);
    expect(presented.headers.get("retry-after")).toBe("60");
    expect(await presented.json()).toMatchObject({
      code: "rate-limited",
      retryAfter: 60,
      countedBy: "account",
    });
  });

  test("ends the cookies that the library ends with it", async () => {
    const ended = "sevenfold.two_factor=; Max-Age=0; Path=/";
    const answer = refusal(401, "INVALID_TWO_FACTOR_COOKIE", { "Set-Cookie": ended });
    expect((await presentAuthAnswer(answer, false)).headers.getSetCookie()).toEqual([ended]);
  });

  test.each([
    [refusal(400, "STATE_MISMATCH"), "/login?error=STATE_MISMATCH"],
    [new Response(null, { status: 503 }), "/login?error=internal"],
  ])("of an opened link leads to the sign-in page", async (answer, path) => {
    const presented = await presentAuthAnswer(answer, true);
    expect([presented.status, presented.headers.get("location")]).toEqual([302, path]);
    expect(await presented.text()).toBe("");
  });
});

test("a sign-in with Google that needs a code leads to its field, and on from there", async () => {
  const answer = Response.json({ twoFactorRedirect: true }, { headers: { Location: "/plan" } });
  const presented = await presentAuthAnswer(answer, true);
  expect(presented.status).toBe(302);
  expect(presented.headers.get("location")).toBe("/login?code=1&next=%2Fplan");
});
