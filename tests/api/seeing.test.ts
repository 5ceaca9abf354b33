import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { createLog } from "#server/observe/log.ts";
import { signUpMember } from "../setup/accounts.ts";
import { ENGINES, post, startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const CHESS = {
  hobby: "Chess",
  experience: "beginner",
  timeAvailable: "1 hour",
  goal: "skill building",
};

const metricsOf = async ({ url }: { url: string }): Promise<string> =>
  (await fetch(`${url}/metrics`)).text();

/** The value of one line, e.g. `sevenfold_files_total{status="200"}`. */
const valueIn = (metrics: string, line: string): number =>
  Number(
    metrics
      .split("\n")
      .find((text) => text.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );

describe.each(ENGINES)("metrics on %s", (engine) => {
  test("requests are counted by route, status and time, and never by who or what", async () => {
    server = await startTestServer(engine);
    const ada = await signUpMember(server);
    const headers = { Cookie: ada.cookie };
    for (const id of ["a", "b"]) await fetch(`${server.url}/api/hobby-plans/${id}`, { headers });
    await fetch(`${server.url}/api/nothing-here`);
    const metrics = await metricsOf(server);
    const count = (labels: string) =>
      valueIn(metrics, `http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/api/hobby-plans/:id",status="404"')).toBe(2);
    expect(count('method="POST",route="/api/auth/sign-in/email",status="200"')).toBe(1);
    expect(count('method="GET",route="/api/*",status="404"')).toBe(1);
    expect(metrics).not.toContain(ada.email);
    expect(metrics).not.toContain(ada.userId);
  });

  test("what authors wrote, mails and limits are counted; queues are read when asked", async () => {
    server = await startTestServer(engine, { limited: true });
    await post(`${server.url}/api/generate-plan`, CHESS);
    for (let call = 0; call <= LIMITS.newsletterAddress.max; call += 1) {
      await post(`${server.url}/api/newsletter`, { email: "ada@example.org" });
    }
    const metrics = await metricsOf(server);
    expect(
      valueIn(metrics, 'sevenfold_authored_total{work="plan",author="library",outcome="ok"}'),
    ).toBe(1);
    expect(valueIn(metrics, 'sevenfold_limited_total{limit="newsletter-address"}')).toBe(1);
    expect(valueIn(metrics, 'sevenfold_mails_total{outcome="sent"}')).toBe(1);
    expect(valueIn(metrics, "sevenfold_mails_waiting")).toBe(0);
    expect(valueIn(metrics, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
    expect(metrics.includes("sevenfold_database_connections_open")).toBe(engine === "postgres");
  });
});

test("metrics are for this machine, or for whoever has the token", async () => {
  server = await startTestServer("sqlite");
  expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  for (const headers of [{ "X-Forwarded-For": "127.0.0.1" }, { Via: "1.1 proxy" }]) {
    expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
  }
  await server.close();
  const token = "a token that nobody has guessed";
  server = await startTestServer("sqlite", { env: { METRICS_TOKEN: token } });
  const ask = (authorization?: string) =>
    fetch(`${server?.url}/metrics`, {
      headers: { ...(authorization && { Authorization: authorization }) },
    });
  expect((await ask()).status).toBe(404);
  expect((await ask(`Bearer ${token}!`)).status).toBe(404);
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
});

test("a process that is about to end says so to its proxy, and still answers", async () => {
  server = await startTestServer("sqlite");
  const ready = async () => (await fetch(`${server?.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  server.services.beginShutdown();
  expect(await ready()).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await post(`${server.url}/api/generate-plan`, CHESS)).status).toBe(200);
});

test("a proxy that is trusted may name a request; nobody else", async () => {
  const named = { "X-Request-Id": "proxy-0123456789" };
  const nameOf = async (headers: Record<string, string>) =>
    (await fetch(`${server?.url}/healthz`, { headers })).headers.get("x-request-id");
  server = await startTestServer("sqlite", { env: { TRUST_PROXY: "true" } });
  expect(await nameOf(named)).toBe("proxy-0123456789");
  expect(await nameOf({ "X-Request-Id": "<script>" })).toMatch(/^[0-9a-f-]{36}$/u);
  await server.close();
  server = await startTestServer("sqlite");
  expect(await nameOf(named)).toMatch(/^[0-9a-f-]{36}$/u);
});

describe("headers", () => {
  const headersOf = async (env: Record<string, string>, path: string) => {
    server = await startTestServer("sqlite", { env });
    return (await fetch(server.url + path)).headers;
  };

  test.each(["/api/openapi.json", "/api/auth/get-session", "/api/nothing-here"])(
    "where visitors use HTTPS, browsers are told to stay with it: %s",
    async (path) => {
      const headers = await headersOf({ PUBLIC_URL: "https://sevenfold.example" }, path);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
    },
  );

  test("the operator whose other names have no HTTPS keeps them out", async () => {
    const env = { PUBLIC_URL: "https://sevenfold.example", HSTS_SUBDOMAINS: "false" };
    const headers = await headersOf(env, "/api/openapi.json");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("on plain HTTP at home nothing is said of HTTPS", async () => {
    const headers = await headersOf({}, "/api/openapi.json");
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  test("an address that is none of ours by its length is refused by name", async () => {
    server = await startTestServer("sqlite");
    const answer = await fetch(`${server.url}/api/docs?${"a".repeat(9_000)}`);
    expect(answer.status).toBe(414);
    expect(await answer.json()).toMatchObject({ code: "address-too-long" });
  });
});

test("a person who is refused reads a page with the request's name; a program reads JSON", async () => {
  server = await startTestServer("sqlite");
  const refused = (accept: string) =>
    fetch(`${server?.url}/contact`, {
      method: "POST",
      headers: { Accept: accept, "Sec-Fetch-Site": "cross-site" },
    });
  const page = await refused("text/html,*/*;q=0.8");
  expect(page.status).toBe(403);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'/u);
  const text = await page.text();
  expect(text).toContain("This request came from another site and was blocked.");
  expect(text).toContain(`please mention this request: ${page.headers.get("x-request-id")}`);
  expect(await (await refused("application/json")).json()).toMatchObject({ code: "cross-site" });
});

/** A collector of traces as it looks from the network. */
async function startCollector() {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  return {
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    received: () => bodies.join("\n"),
    stop: () => collector.close(),
  };
}

test("each request is a line and a span by its route; nobody and nothing typed stands in them", async () => {
  const collector = await startCollector();
  let log = "";
  server = await startTestServer("sqlite", {
    env: { LOG_LEVEL: "info", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    logTo: {
      write: (line) => {
        log += line;
      },
    },
  });
  const trace = "0af7651916cd43dd8448eb211c80319c";
  const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: server.url,
      traceparent: `00-${trace}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ email: "ada@example.org", password: "not the password" }),
  });
  expect(answer.status).toBe(401);
  await fetch(`${server.url}/api/auth/reset-password/a-secret-token?callbackURL=%2F`, {
    redirect: "manual",
  });
  await fetch(`${server.url}/healthz`);
  const requestId = answer.headers.get("x-request-id");
  await server.close();
  server = undefined;
  const lines = log
    .split("\n")
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line));
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ["POST", "/api/auth/sign-in/email", 401],
    ["GET", "/api/auth/reset-password/:token", expect.any(Number)],
  ]);
  expect(lines[0].requestId).toBe(requestId);
  const traces = collector.received();
  collector.stop();
  expect(traces).toContain("/v1/traces");
  expect(traces).toContain("POST /api/auth/sign-in/email");
  expect(traces).toContain(trace);
  expect(traces).toContain("db.query.text");
  for (const told of [log, traces]) {
    for (const secret of ["ada@example.org", "not the password", "a-secret-token", "127.0.0.1"]) {
      expect(told).not.toContain(secret);
    }
  }
});

test("an error in the log has its kind and place, and no address", () => {
  let log = "";
  const to = {
    write: (line: string) => {
      log += line;
    },
  };
  const cause = Object.assign(new Error("550 <ada@example.org>: no such user"), {
    detail: "Key (email)=(ada@example.org) already exists.",
  });
  createLog("info", to).warn({ err: new Error("not sent", { cause }) }, "a mail failed");
  const { err } = JSON.parse(log);
  expect(err).toMatchObject({
    type: "Error",
    message: "not sent",
    cause: { message: "550 <[address]>: no such user" },
  });
  expect(err.stack).toContain("seeing.test.ts");
  expect(log).not.toContain("ada@example.org");
});

test.each<[string, unknown, string]>([
  [
    "an answer that a page threw",
    { status: 405, statusText: "Method Not Allowed", data: "no action" },
    "405 Method Not Allowed no action",
  ],
  ["a text", "gone", "gone"],
  ["any object", { email: "ada@example.org" }, "an object with email"],
])("what was thrown and is no error is told in words: %s", (_, thrown, words) => {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error({ err: thrown }, "failed");
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([words]);
});
