import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AUTH_ENDPOINTS } from "#contract/auth/endpoints.ts";
import { RUNS } from "../property-runs.ts";
import { authCall, PASSWORD, signUpMember, type TestMember } from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "\0",
    "\ud800",
    "ada@example.org",
    "ADA@EXAMPLE.ORG ",
    "a\r\nBcc: b@example.org",
    PASSWORD,
    "/",
    "//evil.example",
    "__proto__",
    "' or 1=1 --",
    "%00",
  ),
);
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue());
const body = fc.oneof(
  fc.record(
    {
      email: value,
      newEmail: value,
      username: value,
      name: value,
      password: value,
      newPassword: value,
      currentPassword: value,
      token: value,
      callbackURL: value,
      redirectTo: value,
      provider: fc.oneof(fc.constant("google"), value),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

describe.each(ENGINES)("whatever is sent to sign-in on %s", (engine) => {
  let server: TestServer;
  let member: TestMember;
  beforeAll(async () => {
    server = await startTestServer(engine);
    member = await signUpMember(server);
  });
  afterAll(() => server.close());

  const keepsSession = (path: string) => !/sign-out|revoke|delete-user/u.test(path);
  const calls = AUTH_ENDPOINTS.map(({ method, path }) => ({
    method,
    path: path.replace("/api/auth", ""),
  }));
  const posts = calls.filter(({ method, path }) => method === "POST" && keepsSession(path));
  const gets = calls.filter(({ method }) => method === "GET");

  test("is answered, and never by a fault", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), body, fc.boolean(), async (call, sent, known) => {
        const headers = known ? { Cookie: member.cookie } : undefined;
        const { status } = await authCall(server, call.path, JSON.stringify(sent), headers);
        expect(status).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  test("in a link is answered, and never by a fault", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gets),
        fc.dictionary(
          fc.constantFrom("token", "callbackURL", "code", "state", "error", "iss"),
          text,
        ),
        text,
        async (call, query, part) => {
          const search = new URLSearchParams(query);
          const path = call.path.replace("{token}", encodeURIComponent(part.toWellFormed()) || "x");
          const { status } = await authCall(server, `${path}?${search}`);
          expect(status).toBeLessThan(500);
        },
      ),
      RUNS,
    );
  });
});
