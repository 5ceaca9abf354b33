import { request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { startFakeSmtp } from "../fakes/smtp-server.ts";
import {
  authCall,
  confirm,
  mailsTo,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
} from "../setup/accounts.ts";
import { ENGINES, startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

/** The status of a GET under any headers. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, server.url), { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on("error", reject);
    call.end();
  });
}

describe.each(ENGINES)("with a mail server, on %s", (engine) => {
  test("mails are sent, and while it is down accounts are made all the same", async () => {
    const smtp = await startFakeSmtp();
    await smtp.stop();
    let clock = Date.now();
    server = await startTestServer(engine, {
      now: () => clock,
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: "Sevenfold <hello@example.org>",
        PUBLIC_URL: "http://localhost:3000",
      },
    });
    const headers = { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" };
    const email = newAddress();
    const form = { email, username: "Ada", password: PASSWORD };
    // The browser is at the public address; here the proxy before it is left out.
    const answer = await authCall(server, "/sign-up/email", form, headers);
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => (await mailsTo(server, email))[0]?.last_error, { timeout: 15_000 })
      .toBeTruthy();
    expect((await mailsTo(server, email))[0]?.sent_at).toBeNull();
    await smtp.start();
    clock += 60_000;
    const [mail] = await smtp.received(1);
    expect(mail?.envelope).toEqual({ from: "hello@example.org", to: [email] });
    const link = /http:\/\/localhost:3000\/\S+/u.exec(mail?.text ?? "")?.[0] ?? "";
    const { token } = Object.fromEntries(new URL(link).searchParams);
    const confirmed = await authCall(server, "/confirm-email", { token }, headers);
    expect(confirmed.body).toMatchObject({ outcome: "confirmed" });
    await smtp.stop();
  });

  test("there is no mailbox page", async () => {
    const smtp = await startFakeSmtp();
    server = await startTestServer(engine, {
      env: { SMTP_URL: smtp.url, MAIL_FROM: "a@example.org", PUBLIC_URL: "http://localhost:3000" },
    });
    expect(await statusOf("/mailbox", { Host: "localhost:3000" })).toBe(404);
    await smtp.stop();
  });
});

describe.each(ENGINES)("the local mailbox on %s", (engine) => {
  test("shows the mails to whoever sits at the machine, and a link in them works", async () => {
    server = await startTestServer(engine);
    const email = newAddress();
    await signUp(server, { email, username: "<script>alert(1)</script>" });
    const list = await fetch(`${server.url}/mailbox`);
    expect(list.status).toBe(200);
    expect(list.headers.get("content-security-policy")).toMatch(/default-src 'none'/u);
    expect(list.headers.get("cache-control")).toBe("no-store");
    const page = await list.text();
    expect(page).toContain(email);
    const path = /href="(\/mailbox\/[^"]+)"/u.exec(page)?.[1] ?? "";
    const mail = await (await fetch(server.url + path)).text();
    expect(mail).not.toContain("<script");
    const link = /<a href="(http[^"]+confirm-email[^"]+)"/u.exec(mail)?.[1] ?? "";
    await confirm(server, link.replaceAll("&amp;", "&"));
    await signIn(server, email);
  });

  test("is there for nobody else", async () => {
    server = await startTestServer(engine);
    expect(await statusOf("/mailbox", { Host: "localhost:3000" })).toBe(200);
    expect(await statusOf("/mailbox", { Host: "[::1]:3000" })).toBe(200);
    // Another site's name that was made to point to this machine.
    expect(await statusOf("/mailbox", { Host: "rebound.example" })).toBe(404);
    expect(await statusOf("/mailbox/some-id", { Host: "rebound.example" })).toBe(404);
    // Somebody from outside, whom a proxy on this machine lets through.
    const proxied = { Host: "localhost:3000", "X-Forwarded-For": "203.0.113.7" };
    expect(await statusOf("/mailbox", proxied)).toBe(404);
    expect(await statusOf("/mailbox/unknown", { Host: "localhost:3000" })).toBe(404);
  });

  test("is not there for clients from elsewhere, nor on an instance with a public address", async () => {
    server = await startTestServer(engine, { env: { TRUST_PROXY: "true" } });
    const remote = { Host: "localhost:3000", "X-Forwarded-For": "203.0.113.7" };
    expect(await statusOf("/mailbox", remote)).toBe(404);
    await server.close();
    server = await startTestServer(engine, { env: { PUBLIC_URL: "https://learn.example.org" } });
    expect(await statusOf("/mailbox", { Host: "localhost:3000" })).toBe(404);
    expect(await statusOf("/mailbox", { Host: "learn.example.org" })).toBe(404);
  });
});
