import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OidcPerson, type OidcServer, startOidcServer } from "../fakes/oidc-server.ts";
import {
  authCall,
  mailedLink,
  mailsTo,
  newAddress,
  open,
  PASSWORD,
  signIn,
  signUp,
  signUpMember,
  withDatabase,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

const somebody = (): OidcPerson => ({
  sub: crypto.randomUUID(),
  email: newAddress(),
  email_verified: true,
  name: "Ada Lovelace",
  picture: "https://pictures.example.org/ada.png",
});

describe.each(ENGINES)("Google sign-in on %s", (engine) => {
  let google: OidcServer;
  let server: TestServer;
  const configured = (discoveryUrl: string) => ({
    env: {
      GOOGLE_CLIENT_ID: "sevenfold-test",
      GOOGLE_CLIENT_SECRET: "a secret",
      GOOGLE_DISCOVERY_URL: discoveryUrl,
    },
  });
  beforeAll(async () => {
    google = await startOidcServer(somebody());
    server = await startTestServer(engine, configured(google.discoveryUrl));
  });
  beforeEach(() => {
    google.person = somebody();
  });
  afterAll(async () => {
    await server.close();
    await google.stop();
  });

  /** The redirect to the provider, and back with its answer; nothing is called back yet. */
  async function goThere(body: object = {}) {
    const start = await authCall(server, "/sign-in/social", { provider: "google", ...body });
    expect(start.status).toBe(200);
    const away = new URL(String(start.body.url));
    const back = await open(server, away.href);
    return { away, back: back.location, cookie: start.cookie };
  }

  async function signInByGoogle(body: object = {}) {
    const { back, cookie } = await goThere(body);
    return open(server, back, cookie);
  }

  const session = async (cookie: string) =>
    (await authCall(server, "/get-session", undefined, { Cookie: cookie })).body;

  test("the full redirect makes an account, and finds it again", async () => {
    const { away } = await goThere();
    expect(away.searchParams.get("code_challenge_method")).toBe("S256");
    expect(away.searchParams.get("scope")?.split(" ").sort()).toEqual([
      "email",
      "openid",
      "profile",
    ]);
    expect(away.searchParams.get("redirect_uri")).toBe(`${server.url}/api/auth/callback/google`);
    const first = await signInByGoogle({ callbackURL: "/dashboard" });
    expect(first).toMatchObject({ status: 302, location: "/dashboard" });
    const { user } = (await session(first.cookie)) as { user: Record<string, unknown> };
    expect(user).toMatchObject({
      email: google.person.email,
      emailVerified: true,
      name: "Ada Lovelace",
      image: "https://pictures.example.org/ada.png",
    });
    // The address may change at Google: the subject is who it is.
    google.person.email = newAddress();
    const second = await signInByGoogle();
    expect(await session(second.cookie)).toMatchObject({ user: { id: user.id } });
  });

  test("nothing of Google's tokens is kept", async () => {
    await signInByGoogle();
    await signInByGoogle();
    const rows = await withDatabase(server, (db) =>
      db
        .withTables<{ auth_accounts: Record<string, unknown> }>()
        .selectFrom("auth_accounts")
        .selectAll()
        .execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    }
  });

  test("an unverified address does not enter the account of that address", async () => {
    const member = await signUpMember(server);
    Object.assign(google.person, { email: member.email, email_verified: false });
    const { location, cookie } = await signInByGoogle();
    expect(location).toBe("/login?error=account_not_linked");
    expect(await session(cookie)).toEqual({ value: "null" });
  });

  test("an unverified address makes no account either", async () => {
    google.person.email_verified = false;
    const { location, cookie } = await signInByGoogle();
    expect(location).toMatch(/^\/login\?error=email_not_verified/u);
    expect(await session(cookie)).toEqual({ value: "null" });
    expect(await mailsTo(server, google.person.email)).toEqual([]);
    const fresh = await signUp(server, { email: google.person.email });
    expect(fresh.status).toBe(200);
    expect((await mailsTo(server, google.person.email))[0]?.kind).toBe("confirm-address");
  });

  test("'true' as a text is not a verified address", async () => {
    Object.assign(google.person, { email_verified: "true" });
    expect((await signInByGoogle()).location).toMatch(/error=email_not_verified/u);
  });

  test("a verified address joins the account whose own address is confirmed", async () => {
    const member = await signUpMember(server);
    google.person.email = member.email;
    const { cookie } = await signInByGoogle();
    expect(await session(cookie)).toMatchObject({ user: { id: member.userId } });
    const ways = await authCall(server, "/list-accounts", undefined, { Cookie: member.cookie });
    expect(String(ways.body.value)).toContain('"providerId":"google"');
  });

  test("an account that somebody registered in advance, unconfirmed, is not joined", async () => {
    await signUp(server, { email: google.person.email, password: PASSWORD });
    const { location, cookie } = await signInByGoogle();
    expect(location).toBe("/login?error=account_not_linked");
    expect(await session(cookie)).toEqual({ value: "null" });
  });

  test.each([
    ["for another client", { aud: "another client" }],
    ["by another issuer", { iss: "https://evil.example" }],
    ["of another sign-in", { nonce: "another" }],
    ["that is over", { exp: 1_000 }],
  ])("an identity %s signs nobody in", async (_, claims) => {
    Object.assign(google.person, claims);
    const { location, cookie } = await signInByGoogle();
    expect(location).toBe("/login?error=unable_to_get_user_info");
    expect(await session(cookie)).toEqual({ value: "null" });
  });

  test("a member who came by Google leaves without a password, or chooses one by mail and leaves with it", async () => {
    const brief = await signInByGoogle();
    expect((await authCall(server, "/delete-user", {}, { Cookie: brief.cookie })).status).toBe(200);
    google.person = somebody();
    const { cookie } = await signInByGoogle();
    const { email } = google.person;
    await authCall(server, "/request-password-reset", { email });
    const { location } = await open(server, await mailedLink(server, email, "reset-password"));
    const token = new URL(location).searchParams.get("token");
    await authCall(server, "/reset-password", { token, newPassword: PASSWORD });
    const member = await signIn(server, email);
    expect(await session(cookie)).toEqual({ value: "null" });
    const again = await signInByGoogle();
    expect(await session(again.cookie)).toMatchObject({ user: { id: member.userId } });
    const leave = (body: object) =>
      authCall(server, "/delete-user", body, { Cookie: again.cookie });
    expect((await leave({})).body.code).toBe("INVALID_PASSWORD");
    expect((await leave({ password: PASSWORD })).status).toBe(200);
    expect(await session(member.cookie)).toEqual({ value: "null" });
  });

  test("a callback is good once", async () => {
    const { back, cookie } = await goThere();
    expect((await open(server, back, cookie)).location).toBe("/");
    const again = await open(server, back, cookie);
    expect(again.location).toMatch(/^\/login\?error=/u);
    expect(await session(again.cookie)).toEqual({ value: "null" });
  });

  test("a callback of somebody else's sign-in signs nobody in", async () => {
    const { back } = await goThere();
    const other = await goThere();
    const { location, cookie } = await open(server, back, other.cookie);
    expect(location).toBe("/login?error=state_mismatch");
    expect(await session(cookie)).toEqual({ value: "null" });
  });

  test.each([
    ["no state", "?code=x", "state_not_found"],
    ["a made-up state", "?code=x&state=y", "state_mismatch"],
    ["nothing", "", "state_not_found"],
  ])("a callback with %s comes back to the sign-in page", async (_, query, error) => {
    const { status, location } = await open(server, `/api/auth/callback/google${query}`);
    expect({ status, location }).toEqual({ status: 302, location: `/login?error=${error}` });
  });

  test("whoever declines at Google comes back to the sign-in page", async () => {
    const { back, cookie } = await goThere();
    const state = new URL(back).searchParams.get("state");
    const path = `/api/auth/callback/google?error=access_denied&state=${state}`;
    expect((await open(server, path, cookie)).location).toBe("/login?error=access_denied");
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "the way back cannot lead to %s",
    async (callbackURL) => {
      const answer = await authCall(server, "/sign-in/social", { provider: "google", callbackURL });
      expect(answer.status).toBe(400);
    },
  );

  test("a provider that cannot be reached hinders neither the start nor passwords, and is tried again", async () => {
    const late = await startOidcServer(somebody());
    await late.stop();
    const early = await startTestServer(engine, configured(late.discoveryUrl));
    try {
      await signUpMember(early);
      const body = { provider: "google" };
      expect(await authCall(early, "/sign-in/social", body)).toMatchObject({
        status: 503,
        body: { code: "GOOGLE_UNREACHABLE" },
      });
      await late.start();
      await expect
        .poll(async () => (await authCall(early, "/sign-in/social", body)).status, {
          timeout: 10_000,
          interval: 500,
        })
        .toBe(200);
    } finally {
      await early.close();
      await late.stop();
    }
  });

  test("where it is not set up, it is not there", async () => {
    const plain = await startTestServer(engine);
    try {
      const answer = await authCall(plain, "/sign-in/social", { provider: "google" });
      expect(answer).toMatchObject({ status: 404, body: { code: "PROVIDER_NOT_FOUND" } });
    } finally {
      await plain.close();
    }
  });
});
