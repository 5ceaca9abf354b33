import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  authCall,
  confirm,
  mailedLink,
  mailsTo,
  newAddress,
  open,
  PASSWORD,
  signUp,
  signUpMember,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

/** Posts JSON under any Host header; fetch would not let us. */
function postAs(
  server: TestServer,
  host: string,
  path: string,
  body: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const call = request(
      new URL(`/api/auth${path}`, server.url),
      { method: "POST", headers: { Host: host, "Content-Type": "application/json" } },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text || "{}") });
        });
      },
    );
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}

describe.each(ENGINES)("origins on %s", (engine) => {
  let server: TestServer;
  let published: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    published = await startTestServer(engine, {
      env: { PUBLIC_URL: "https://learn.example.org/" },
    });
  });
  afterAll(async () => {
    await server.close();
    await published.close();
  });

  const linkTo = async (on: TestServer, email: string) =>
    /https?:\/\/[^/\s]+/u.exec((await mailsTo(on, email))[0]?.text ?? "")?.[0];
  const form = (email: string) => ({ email, username: "Ada", password: PASSWORD });

  test.each([
    "evil.example",
    "localhost.evil.example",
    "evil.example:3000",
    "localhost.",
    "127.0.0.1.evil.example",
    "192.0.2.66:3000",
    "2130706433",
  ])(
    "without a public address, a request under the name %s is refused and mails nothing",
    async (host) => {
      const email = newAddress();
      expect(await postAs(server, host, "/sign-up/email", form(email))).toMatchObject({
        status: 400,
        body: { code: "HOST_NOT_KNOWN" },
      });
      expect(await mailsTo(server, email)).toEqual([]);
    },
  );

  test.each(["localhost:3000", "127.0.0.1", "[::1]:8080", "LOCALHOST:3000"])(
    "under the name %s it is answered, and its mails lead there",
    async (host) => {
      const email = newAddress();
      expect((await postAs(server, host, "/sign-up/email", form(email))).status).toBe(200);
      expect(await linkTo(server, email)).toBe(`http://${host.toLowerCase()}`);
    },
  );

  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4");
  test.runIf(own)("under this machine's own network address it is answered", async () => {
    const host = `${own?.address}:3000`;
    const email = newAddress();
    expect((await postAs(server, host, "/sign-up/email", form(email))).status).toBe(200);
    expect(await linkTo(server, email)).toBe(`http://${host}`);
  });

  test("with a public address all links begin with it, whatever the request is named", async () => {
    for (const host of ["evil.example", "localhost:3000", "learn.example.org"]) {
      const email = newAddress();
      expect((await postAs(published, host, "/sign-up/email", form(email))).status).toBe(200);
      expect(await linkTo(published, email)).toBe("https://learn.example.org");
    }
  });

  test("forwarding headers change nothing", async () => {
    const email = newAddress();
    await authCall(server, "/sign-up/email", form(email), {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "host=evil.example",
    });
    expect(await linkTo(server, email)).toBe(server.url);
  });

  test("with HTTPS the cookies are Secure, HttpOnly and SameSite", async () => {
    const email = newAddress();
    await postAs(published, "learn.example.org", "/sign-up/email", form(email));
    const link = await mailedLink(published, email, "confirm-address");
    const { token } = Object.fromEntries(new URL(link, published.url).searchParams);
    const visited = { Origin: "https://learn.example.org", "Sec-Fetch-Site": "same-origin" };
    const { headers } = await authCall(published, "/confirm-email", { token }, visited);
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-sevenfold\./u);
      expect(cookie).toMatch(/; Secure/u);
      expect(cookie).toMatch(/; HttpOnly/u);
      expect(cookie).toMatch(/; Path=\/(?:;|$)/u);
      expect(cookie).not.toMatch(/; Domain/iu);
      expect(cookie).toMatch(/; SameSite=Lax/u);
    }
  });

  describe("calls from other sites", () => {
    test.each([
      ["another origin", { Origin: "https://evil.example" }],
      ["another port of this machine", { Origin: "http://127.0.0.1:1" }],
      ["an opaque origin", { Origin: "null" }],
      ["a browser that says so", { "Sec-Fetch-Site": "cross-site" }],
      ["a sister site", { "Sec-Fetch-Site": "same-site" }],
    ])("%s can neither sign in nor change anything", async (_, headers) => {
      const { email, cookie } = await signUpMember(server);
      const calls = [
        ["/sign-in/email", { email, password: PASSWORD }],
        ["/sign-out", {}],
        ["/change-email", { newEmail: newAddress(), password: PASSWORD }],
        ["/delete-user", {}],
      ] as const;
      for (const [path, body] of calls) {
        const answer = await authCall(server, path, body, { Cookie: cookie, ...headers });
        expect(answer.status, path).toBe(403);
      }
      const session = await authCall(server, "/get-session", undefined, { Cookie: cookie });
      expect(session.body).toMatchObject({ user: { email } });
    });

    test("a form, which any site can send, is not JSON", async () => {
      const { email } = await signUpMember(server);
      const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { Origin: server.url },
        body: new URLSearchParams({ email, password: PASSWORD }),
      });
      expect(response.status).toBe(415);
    });
  });

  describe("ways back", () => {
    const AWAY = [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "\\\\evil.example",
      "/%2f/evil.example",
      "evil.example",
      "javascript:alert(1)",
      "http://localhost/",
    ];

    test.each(AWAY)("a form cannot name %j as one", async (target) => {
      const email = newAddress();
      const calls = [
        ["/sign-up/email", { ...form(email), callbackURL: target }],
        ["/sign-in/email", { email, password: PASSWORD, callbackURL: target }],
        ["/request-password-reset", { email, redirectTo: target }],
        ["/send-verification-email", { email, callbackURL: target }],
      ] as const;
      for (const [path, body] of calls) {
        expect((await authCall(server, path, body)).status, path).toBe(400);
      }
    });

    test.each(AWAY)("a link cannot name %j as one", async (target) => {
      const email = newAddress();
      await signUp(server, { email });
      const link = new URL(await mailedLink(server, email, "confirm-address"), server.url);
      link.searchParams.set("next", target);
      expect((await confirm(server, link.href)).status).toBe(400);
      const query = new URLSearchParams({ callbackURL: target });
      const { status, location } = await open(server, `/api/auth/reset-password/x?${query}`);
      expect({ status, location }).toEqual({ status: 400, location: "" });
      const old = await open(server, `/api/auth/verify-email?token=x&${query}`);
      expect(old.location).toBe("/confirm-email?token=x&next=%2F");
    });

    test("a path of this site is one", async () => {
      const email = newAddress();
      await authCall(server, "/sign-up/email", {
        ...form(email),
        callbackURL: "/plan?plan_id=1&day=2#steps",
      });
      const link = await mailedLink(server, email, "confirm-address");
      expect(new URLSearchParams(link.split("?")[1]).get("next")).toBe(
        "/plan?plan_id=1&day=2#steps",
      );
    });
  });

  test.each([
    "/ok",
    "/error",
    "/jwks",
    "/link-social",
    "/unlink-account",
    "/update-session",
    "/get-access-token",
    "/refresh-token",
    "/account-info",
    "/verify-password",
    "/delete-user/callback?token=x",
    "/callback/github?code=x",
    "/nonsense",
  ])("%s of the library is not there", async (path) => {
    const { status } = await authCall(server, path);
    expect([404, 405]).toContain(status);
    expect((await authCall(server, path, {})).status).toBe(404);
  });

  test("a method that a call does not take is named as such", async () => {
    const response = await fetch(`${server.url}/api/auth/sign-in/email`);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  });

  test("no answer is cached", async () => {
    for (const answer of [
      await authCall(server, "/get-session"),
      await authCall(server, "/sign-in/email", { email: newAddress(), password: PASSWORD }),
    ]) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test.each(["%00", "%ff", "%E0%A4%A"])(
    "a link with %s in it is no link, and no fault",
    async (text) => {
      for (const path of [
        `/api/auth/reset-password/${text}?callbackURL=/reset-password`,
        `/api/auth/verify-email?token=${text}`,
        `/api/auth/callback/google?code=${text}&state=${text}`,
      ]) {
        expect((await open(server, path)).status, path).toBeLessThan(500);
      }
    },
  );
});
