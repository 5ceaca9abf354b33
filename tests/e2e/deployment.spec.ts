import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request as requestHttps } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { LIMITS } from "#contract/limits.ts";
import { freePort } from "../setup/free-port.ts";
import { hasNginx, type RunningNginx, startNginx } from "../setup/nginx.ts";
import { expect, ROOT, type RunningServer, startServer, test } from "./fixtures.ts";

const PUBLIC_URL = "https://learn.example.org";
const { host } = new URL(PUBLIC_URL);
const METRICS_TOKEN = "a token of forty characters for the tests";

interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: Buffer;
}

/** The shipped configuration in front of one server; the other upstream is down. */
test.describe("nginx in front of the server", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  test.skip(
    !hasNginx(),
    "nginx or openssl is not installed: the proxy's configuration was not run",
  );
  let server: RunningServer;
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    server = await startServer({ PUBLIC_URL, METRICS_TOKEN });
    nginx = await startNginx(ROOT, [Number(new URL(server.url).port), await freePort()]);
    const isReady = async () => (await ask({ path: "/readyz" })).status;
    await expect.poll(() => isReady().catch(() => 0)).toBe(200);
  });
  test.afterAll(async () => {
    await nginx?.stop();
    await server?.stop();
  });

  /** Asks as a visitor of PUBLIC_URL does. */
  async function ask({ path, headers, json, body: bytes }: Question) {
    const body = json === undefined ? bytes : JSON.stringify(json);
    const request = requestHttps({
      port: nginx.httpsPort,
      path,
      method: body === undefined ? "GET" : "POST",
      agent: false,
      rejectUnauthorized: false,
      headers: {
        Host: host,
        Origin: PUBLIC_URL,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
    });
    request.end(body);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await text(response),
    };
  }

  const askPlain = (path: string) =>
    fetch(`http://127.0.0.1:${nginx.httpPort}${path}`, {
      redirect: "manual",
    });

  test("pages, calls and streams come through, though one of two servers is down", async () => {
    const page = await ask({ path: "/hobbies", headers: { "Accept-Encoding": "gzip, br" } });
    expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
    // Sent once, though nginx and the app both set it.
    expect(page.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    for (let turn = 0; turn < 6; turn += 1) {
      const check = await ask({ path: "/api/validate-hobby", json: { hobby: "chess" } });
      expect([check.status, JSON.parse(check.body).isValid]).toEqual([200, true]);
    }
    const stream = await ask({
      path: "/api/generate-plan",
      json: { hobby: "chess" },
      headers: { Accept: "application/x-ndjson" },
    });
    expect(stream.body.trim().split("\n").length).toBeGreaterThan(3);
    // The app asks nginx, by a header of its own, to pass lines on as they come.
    const direct = await fetch(`${server.url}/api/generate-plan`, {
      method: "POST",
      headers: { Accept: "application/x-ndjson", "Content-Type": "application/json" },
      body: JSON.stringify({ hobby: "chess" }),
    });
    expect(direct.headers.get("x-accel-buffering")).toBe("no");
    await direct.body?.cancel();
  });

  test("HTTP/2 reaches the server under the product's own name", async () => {
    const session = connectHttp2(`https://127.0.0.1:${nginx.httpsPort}`, {
      rejectUnauthorized: false,
    });
    try {
      const stream = session.request({ ":path": "/robots.txt", ":authority": host });
      expect(await text(stream)).toContain(`${PUBLIC_URL}/sitemap.xml`);
    } finally {
      session.close();
    }
  });

  test("http leads to https, but for what the issuer of certificates asks", async () => {
    const page = await fetch(`http://127.0.0.1:${nginx.httpPort}/blog?q=tea`, {
      redirect: "manual",
    });
    expect(page.status).toBe(308);
    expect(page.headers.get("location")).toBe("https://127.0.0.1/blog?q=tea");
    writeFileSync(join(nginx.challenges, ".well-known/acme-challenge/token"), "proof");
    const proof = await askPlain("/.well-known/acme-challenge/token");
    expect([proof.status, await proof.text()]).toEqual([200, "proof"]);
  });

  test("the log has neither a visitor's address nor what follows '?'", async () => {
    await ask({ path: "/verify?token=5ecre7" });
    const named = await ask({
      path: "/api/openapi.json",
      headers: { "X-Request-Id": "a-visitors-own-name" },
    });
    expect(named.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/u);
    await expect
      .poll(() => nginx.log())
      .toContain(`"request_id":"${named.headers["x-request-id"]}"`);
    expect(nginx.log()).toContain(`"path":"/verify"`);
    expect(nginx.log()).not.toContain("5ecre7");
    for (const line of nginx.log().trim().split("\n")) {
      const { upstream: _, ...rest } = JSON.parse(line);
      expect(JSON.stringify(rest)).not.toContain("127.0.0.1");
    }
  });

  test("a process's figures are not published, however their address is spelled", async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const own = await fetch(`${server.url}/metrics`, { headers });
    expect([own.status, (await own.text()).includes("process_cpu")]).toEqual([200, true]);
    for (const path of ["metrics", "metrics?a", "/metrics", "%6Detrics", "a/../metrics"]) {
      expect([path, (await ask({ path: `/${path}`, headers })).status]).toEqual([path, 404]);
    }
  });

  test("whoever makes up addresses is counted by the real one", async () => {
    const { max } = LIMITS.newsletterAddress;
    const statuses: number[] = [];
    for (let number = 1; number <= max + 1; number += 1) {
      const claim = `203.0.113.${number}`;
      const { status } = await ask({
        path: "/api/newsletter",
        json: { email: `reader${number}@example.org` },
        headers: { "X-Forwarded-For": claim, "X-Real-IP": claim, Forwarded: `for=${claim}` },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(max).fill(200), 429]);
  });

  test("the largest body reaches the server, and the next byte does not", async () => {
    const largest = 2 * 1_048_576;
    const sizes = [largest, largest + 1];
    const answers = await Promise.all(
      sizes.map((size) => ask({ path: "/api/merge-guest", body: Buffer.alloc(size) })),
    );
    const isOurs = answers.map(({ headers }) => headers["content-type"]?.includes("json"));
    expect(isOurs).toEqual([true, false]);
    expect(answers[1]?.status).toBe(413);
    expect((await ask({ path: `/${"a".repeat(9_000)}` })).status).toBe(414);
  });

  test("an address has a class's worth of requests at once; files of the build are free", async () => {
    const page = await ask({ path: "/generate" });
    const [asset = ""] = /\/assets\/[\w.-]+\.js/u.exec(page.body) ?? [];
    const statusesOf = async (path: string, count: number): Promise<Set<number>> => {
      // One for each: nginx ends a connection after a thousand requests.
      const session = connectHttp2(`https://127.0.0.1:${nginx.httpsPort}`, {
        rejectUnauthorized: false,
      });
      const statusOf = async (): Promise<number> => {
        const stream = session.request({ ":path": path, ":authority": host });
        const [headers] = await once(stream, "response");
        await text(stream);
        return headers[":status"];
      };
      const statuses = new Set<number>();
      // A hundred at a time: nginx takes 128 streams of one connection.
      for (let sent = 0; sent < count; sent += 100) {
        const batch = await Promise.all(Array.from({ length: 100 }, statusOf));
        for (const status of batch) statuses.add(status);
      }
      session.close();
      return statuses;
    };
    expect(asset).not.toBe("");
    expect(await statusesOf(asset, 800)).toEqual(new Set([200]));
    expect(await statusesOf("/hobbies", 300)).toEqual(new Set([200]));
    expect(await statusesOf("/hobbies", 800)).toEqual(new Set([200, 429]));
  });
});
