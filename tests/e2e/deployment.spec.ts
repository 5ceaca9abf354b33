import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request as requestHttp,
  type Server,
} from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request as requestHttps } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { LIMITS } from "#contract/limits.ts";
import { readCompose } from "../setup/deployment/compose.ts";
import { parseNginx, seconds, theOne } from "../setup/deployment/nginx-config.ts";
import { hasProxy, type RunningProxy, startProxy } from "../setup/deployment/proxy.ts";
import { collect, makeRunStage, type RunStage } from "../setup/deployment/run-stage.ts";
import { startPostgres, type TestPostgres } from "../setup/postgres.ts";

const ROOT = join(import.meta.dirname, "../..");
const PUBLIC_URL = "https://learn.example.org";
const METRICS_TOKEN = "a token of forty characters for the tests";
const NO_PROXY = "nginx or openssl is not installed: the proxy's configuration was not run";

const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/gu;

const compose = readCompose(ROOT, {
  PUBLIC_URL,
  POSTGRES_PASSWORD: "5ecre7",
  CERTIFICATES: "/srv/certificates",
  LOG_LEVEL: "warn",
  METRICS_TOKEN,
});

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks as a visitor of PUBLIC_URL does, whatever the address that the request goes to. */
async function begin(url: string, question: Question = {}): Promise<IncomingMessage> {
  const body = question.json === undefined ? question.body : JSON.stringify(question.json);
  const request = (url.startsWith("https") ? requestHttps : requestHttp)(url, {
    method: question.method ?? (body === undefined ? "GET" : "POST"),
    agent: false,
    rejectUnauthorized: false,
    headers: {
      Host: new URL(PUBLIC_URL).host,
      Origin: PUBLIC_URL,
      ...(body !== undefined && {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
      }),
      ...question.headers,
    },
  });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

async function ask(url: string, question?: Question): Promise<Answer> {
  const response = await begin(url, question);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
  };
}

const ports = async (count: number): Promise<number[]> => {
  const probes = await Promise.all(Array.from({ length: count }, () => listen(() => {})));
  const found = probes.map(portOf);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return found;
};

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** The proxy in front of these ports, on ports that nobody has. */
async function startFreeProxy(upstreams: readonly number[]): Promise<RunningProxy> {
  const [http = 0, https = 0] = await ports(2);
  return startProxy(ROOT, upstreams, [http, https]);
}

test.describe("the image", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  test.skip(process.platform === "win32", "the image is one of Linux");
  let postgres: TestPostgres;
  let database: string;
  let image: RunStage;
  let proxy: RunningProxy | undefined;

  interface App {
    readonly port: number;
    readonly url: string;
    /** What compose.yaml gives it, but for the addresses that differ outside of its networks. */
    readonly env: Readonly<Record<string, string>>;
    readonly child: ChildProcess;
    readonly said: () => string;
  }
  let apps: readonly App[] = [];
  const theApp = (index: number): App => {
    const app = apps[index];
    if (!app) throw new Error("not started");
    return app;
  };

  async function startApp(name: string, port: number): Promise<App> {
    const env = {
      ...compose.services[name]?.environment,
      DATABASE_URL: database,
      PORT: String(port),
    };
    const child = image.start(image.stage.command ?? [], env);
    const said = collect(child);
    child.once("exit", (code) => {
      if (code) console.error(`${name} ended with code ${code}: ${said()}`);
    });
    return { port, url: `http://127.0.0.1:${port}`, env, child, said };
  }

  const isHealthy = async ({ env }: App): Promise<boolean> =>
    (await image.run(image.stage.healthcheck ?? [], env)).code === 0;

  test.beforeAll(async () => {
    postgres = await startPostgres();
    const name = `deployment_${process.pid}`;
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    database = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
    image = makeRunStage(ROOT);
    const [one = 0, other = 0] = await ports(2);
    // Together, as compose does: each wants to migrate the empty database.
    apps = await Promise.all([startApp("app-1", one), startApp("app-2", other)]);
    for (const app of apps) {
      await expect.poll(() => isHealthy(app), { message: app.said(), timeout: 30_000 }).toBe(true);
    }
    if (hasProxy()) proxy = await startFreeProxy([one, other]);
  });

  test.afterAll(async () => {
    for (const { child } of apps) child.kill("SIGKILL");
    await proxy?.stop();
    image?.remove();
    await postgres?.stop();
  });

  test("holds all that pages, calls and streams of both processes need", async () => {
    for (const { url } of apps) {
      for (const path of ["/", "/hobbies", "/blog?q=tea", "/generate", "/kids", "/printables"]) {
        const page = await ask(`${url}${path}`);
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.headers["content-type"]).toContain("text/html");
      }
      const assets = ASSET[Symbol.matchAll]((await ask(`${url}/generate`)).body);
      const statuses = [...assets].map(async ([asset]) => (await ask(`${url}${asset}`)).status);
      expect(statuses.length).toBeGreaterThan(0);
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
      const check = await ask(`${url}/api/validate-hobby`, { json: { hobby: "chess" } });
      expect(JSON.parse(check.body)).toMatchObject({ isValid: true });
      const stream = await ask(`${url}/api/generate-plan`, {
        json: { hobby: "chess" },
        headers: { Accept: "application/x-ndjson" },
      });
      expect(stream.body.trim().split("\n").length).toBeGreaterThan(3);
      // What keeps the proxy from collecting the lines.
      expect(stream.headers["x-accel-buffering"]).toBe("no");
    }
  });

  test("holds every package that the built server loads, also those that are loaded late", async () => {
    const built = join(ROOT, "build/server");
    const code = (readdirSync(built, { recursive: true }) as string[])
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(built, name), "utf8"))
      .concat(readFileSync(join(ROOT, "server/adapters/picture/share-picture.ts"), "utf8"))
      .join("\n");
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const loaded = Object.keys(dependencies).filter((name) =>
      new RegExp(`(?:from ?|import\\()"${name}"`, "u").test(code),
    );
    expect(loaded).toEqual(
      expect.arrayContaining(["pg", "better-sqlite3", "@napi-rs/canvas", "ai"]),
    );
    const script = `for (const name of ${JSON.stringify(loaded)}) await import(name)`;
    expect(await image.run(["node", "--input-type=module", "-e", script], {})).toEqual({
      code: 0,
      said: "",
    });
  });

  test("a member of one process is one of the other, whose shared plan has a picture", async () => {
    const [{ url: one }, { url: other }] = [theApp(0), theApp(1)];
    const email = "ada@example.org";
    const password = "seven quiet herons";
    const signedUp = await ask(`${one}/api/auth/sign-up/email`, {
      json: { email, password, username: "Ada" },
    });
    expect([signedUp.status, signedUp.body]).toEqual([200, expect.anything()]);
    const link = new URL(await mailedLink(email));
    expect(link.origin).toBe(PUBLIC_URL);
    const token = link.searchParams.get("token");
    await ask(`${other}/api/auth/confirm-email`, { json: { token } });
    const signedIn = await ask(`${other}/api/auth/sign-in/email`, { json: { email, password } });
    const Cookie = (signedIn.headers["set-cookie"] ?? [])
      .map((line) => line.split(";")[0])
      .join("; ");
    const plan = JSON.parse(
      (await ask(`${one}/api/generate-plan`, { json: { hobby: "chess" }, headers: { Cookie } }))
        .body,
    );
    expect(plan.saved).toBe(true);
    const share = await ask(`${other}/api/hobby-plans/${plan.id}/share`, {
      json: {},
      headers: { Cookie },
    });
    const picture = await ask(`${one}${JSON.parse(share.body).path}/picture.png`);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  });

  /** The first link of the newest mail to an address. */
  async function mailedLink(address: string): Promise<string> {
    const client = new pg.Client(database);
    await client.connect();
    const { rows } = await client.query("select text from mails where recipient = $1", [address]);
    await client.end();
    return /https?:\/\/\S+/u.exec(rows[0]?.text)?.[0] ?? "";
  }

  test("pages and calls come through the proxy, and http leads to https", async () => {
    test.skip(!proxy, NO_PROXY);
    const { httpPort, httpsPort, challenges, log } = proxy as RunningProxy;
    const url = `https://127.0.0.1:${httpsPort}`;
    const page = await ask(`${url}/hobbies`, { headers: { "Accept-Encoding": "gzip, br" } });
    expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
    // Said once, though the proxy and the app both say it.
    expect(page.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    const [[asset] = []] = ASSET[Symbol.matchAll]((await ask(`${url}/generate`)).body);
    expect((await ask(`${url}${asset}`)).headers["cache-control"]).toContain("immutable");
    const check = await ask(`${url}/api/validate-hobby`, { json: { hobby: "chess" } });
    expect([check.status, JSON.parse(check.body).isValid]).toEqual([200, true]);
    const plain = await ask(`http://127.0.0.1:${httpPort}/blog?q=tea`);
    expect([plain.status, plain.headers.location]).toEqual([308, `${PUBLIC_URL}/blog?q=tea`]);
    writeFileSync(join(challenges, ".well-known/acme-challenge/token"), "proof");
    const proof = await ask(`http://127.0.0.1:${httpPort}/.well-known/acme-challenge/token`);
    expect([proof.status, proof.body]).toEqual([200, "proof"]);
    await ask(`${url}/verify?token=5ecre7`);
    await expect.poll(log).toContain(`"path":"/verify"`);
    expect(log()).not.toContain("5ecre7");
    // The privacy page says that there is no list of visits: nobody's address stands in a line.
    const lines = log()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    for (const { upstream: _, ...line } of lines) {
      expect(JSON.stringify(line)).not.toContain("127.0.0.1");
    }
    expect(log()).toContain(`"request_id":"${check.headers["x-request-id"]}"`);
    const named = await ask(`${url}/api/openapi.json`, {
      headers: { "X-Request-Id": "a-visitors-own-name" },
    });
    expect(named.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/u);
  });

  test("figures of a process are not published, however their address is spelt", async () => {
    test.skip(!proxy, NO_PROXY);
    const url = `https://127.0.0.1:${(proxy as RunningProxy).httpsPort}`;
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const own = await ask(`${theApp(0).url}/metrics`, { headers });
    expect([own.status, own.body.includes("process_cpu")]).toEqual([200, true]);
    expect((await ask(`${url}/readyz`)).status).toBe(200);
    const spellings = [
      "metrics",
      "metrics?a",
      "/metrics",
      "%6Detrics",
      "a/../metrics",
      "./metrics",
    ];
    for (const path of spellings) {
      const { status } = await ask(`${url}/${path}`, { headers });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test("whoever makes up addresses is counted as who they are, by both processes together", async () => {
    test.skip(!proxy, NO_PROXY);
    const subscribe = async (url: string, number: number) =>
      (
        await ask(`${url}/api/newsletter`, {
          json: { email: `reader${number}@example.org` },
          headers: {
            "X-Forwarded-For": `203.0.113.${number}`,
            "X-Real-IP": `203.0.113.${number}`,
            Forwarded: `for=203.0.113.${number}`,
          },
        })
      ).status;
    const proxied = `https://127.0.0.1:${(proxy as RunningProxy).httpsPort}`;
    const { max } = LIMITS.newsletterAddress;
    const statuses: number[] = [];
    for (let number = 1; number <= max + 1; number += 1) {
      statuses.push(await subscribe(proxied, number));
    }
    expect(statuses).toEqual([...Array(max).fill(200), 429]);
    // Without the proxy's own line the claim would have been believed.
    expect(await subscribe(theApp(0).url, max + 2)).toBe(200);
  });

  test("the proxy lets its idle connections go before the server does", async () => {
    const { headers } = await ask(`${theApp(0).url}/healthz`, {
      headers: { Connection: "keep-alive" },
    });
    const kept = Number(/timeout=(\d+)/u.exec(String(headers["keep-alive"]))?.[1]);
    const upstream = parseNginx(readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8"))
      .flatMap(({ block }) => block)
      .find(({ name }) => name === "upstream");
    expect(seconds(theOne(upstream?.block ?? [], "keepalive_timeout")[0] ?? "")).toBeLessThan(kept);
  });

  test("the operator's commands run in it", async () => {
    const { env } = theApp(0);
    const made = await image.run(["node", "scripts/backup.ts"], env);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining("Wrote ") });
    const list = await image.run(["node", "scripts/newsletter-export.ts"], env);
    expect(list).toMatchObject({ code: 0, said: expect.stringContaining("unsubscribe_url") });
    const plans = await image.run(["node", "scripts/plans-restore.ts", "ada@example.org"], env);
    expect(plans).toMatchObject({ code: 0, said: expect.stringContaining("deleted no plan") });
  });

  test("one process is killed and the other goes on; asked to stop, it ends in time", async () => {
    const [one, other] = [theApp(0), theApp(1)];
    const killed = once(one.child, "exit");
    one.child.kill("SIGKILL");
    await killed;
    expect(await isHealthy(one)).toBe(false);
    expect(await isHealthy(other)).toBe(true);
    if (proxy) {
      const url = `https://127.0.0.1:${proxy.httpsPort}`;
      for (let turn = 0; turn < 6; turn += 1) {
        expect((await ask(`${url}/hobbies`)).status).toBe(200);
        const check = await ask(`${url}/api/validate-hobby`, { json: { hobby: "chess" } });
        expect(check.status).toBe(200);
      }
    }
    const grace = seconds(compose.services["app-2"]?.stop_grace_period ?? "") * 1_000;
    const late = new Promise((resolve) => setTimeout(resolve, grace, "killed").unref());
    const ended = once(other.child, "exit");
    other.child.kill((image.stage.stopSignal ?? "") as NodeJS.Signals);
    expect(await Promise.race([ended, late])).toEqual([0, null]);
    expect(await isHealthy(other)).toBe(false);
    const folder = join(image.dataDir, "backups");
    const [backup = ""] = existsSync(folder) ? readdirSync(folder) : [];
    const restore = ["node", "scripts/restore.ts", join(folder, backup), "--replace"];
    expect(await image.run(restore, other.env)).toMatchObject({
      code: 0,
      said: expect.stringContaining("Restored."),
    });
  });
});

test.describe("the proxy", () => {
  test.skip(!hasProxy(), NO_PROXY);

  /** Two servers of which a test says how they answer; and what has arrived at each. */
  async function startBehindProxy(...answers: readonly [RequestListener, RequestListener]) {
    const seen: { readonly server: number; readonly request: IncomingMessage }[] = [];
    const servers = await Promise.all(
      answers.map((answer, server) =>
        listen((request, response) => {
          seen.push({ server, request });
          answer(request, response);
        }),
      ),
    );
    const proxy = await startFreeProxy(servers.map(portOf));
    return {
      url: `https://127.0.0.1:${proxy.httpsPort}`,
      seen,
      stop: async () => {
        await proxy.stop();
        for (const server of servers) server.closeAllConnections();
        for (const server of servers) server.close();
      },
    };
  }

  const swallow: RequestListener = (request) => {
    request.resume().once("end", () => request.socket.destroy());
  };
  const well: RequestListener = (request, response) => {
    request.resume().once("end", () => response.end("well"));
  };

  test("what may have arrived is not sent twice, unless asking twice changes nothing", async () => {
    const { url, seen, stop } = await startBehindProxy(swallow, swallow);
    try {
      expect((await ask(`${url}/api/x`, { json: {} })).status).toBe(502);
      expect(seen.length).toBe(1);
    } finally {
      await stop();
    }
    const reading = await startBehindProxy(swallow, well);
    try {
      for (let turn = 0; turn < 2; turn += 1) {
        expect((await ask(`${reading.url}/page`)).body).toBe("well");
      }
      expect(reading.seen.map(({ server }) => server)).toContain(0);
    } finally {
      await reading.stop();
    }
  });

  test("a server is told who asks by the proxy alone, over a connection that is kept", async () => {
    const { url, seen, stop } = await startBehindProxy(well, well);
    try {
      const headers = {
        "X-Forwarded-For": "203.0.113.7",
        "X-Forwarded-Proto": "http",
        "X-Forwarded-Host": "evil.example",
        "X-Real-IP": "203.0.113.7",
        Forwarded: "for=203.0.113.7",
        "Accept-Encoding": "br",
      };
      for (let turn = 0; turn < 4; turn += 1) await ask(`${url}/`, { headers });
      for (const { request } of seen) {
        expect(request.headers).toEqual({
          host: new URL(PUBLIC_URL).host,
          origin: PUBLIC_URL,
          "x-forwarded-for": "127.0.0.1",
          "x-forwarded-proto": "https",
          "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/u),
          "accept-encoding": "br",
        });
      }
      const connections = new Set(seen.map(({ request }) => request.socket));
      expect(connections.size).toBeLessThan(seen.length);
    } finally {
      await stop();
    }
  });

  test("over HTTP/2 the server learns the same name of the product", async () => {
    const { url, seen, stop } = await startBehindProxy(well, well);
    const session = connectHttp2(url, { rejectUnauthorized: false });
    try {
      const stream = session.request({ ":path": "/", ":authority": new URL(PUBLIC_URL).host });
      expect(await text(stream)).toBe("well");
      expect(seen[0]?.request.headers.host).toBe(new URL(PUBLIC_URL).host);
    } finally {
      session.close();
      await stop();
    }
  });

  test("the largest body passes and the next byte does not", async () => {
    const { url, seen, stop } = await startBehindProxy(well, well);
    try {
      const largest = 2 * 1_048_576;
      expect((await ask(url, { body: Buffer.alloc(largest) })).status).toBe(200);
      const asked = seen.length;
      expect((await ask(url, { body: Buffer.alloc(largest + 1) })).status).toBe(413);
      expect((await ask(`${url}/${"a".repeat(9_000)}`)).status).toBe(414);
      expect(seen.length).toBe(asked);
    } finally {
      await stop();
    }
  });

  test("an address has a class's worth of requests at one moment, and then a few; files of the build are free", async () => {
    const { url, seen, stop } = await startBehindProxy(well, well);
    const askMany = async (path: string, count: number): Promise<number[]> => {
      // One for each: the proxy ends a connection after a thousand requests.
      const session = connectHttp2(url, { rejectUnauthorized: false });
      const statusOf = async (): Promise<number> => {
        const stream = session.request({ ":path": path, ":authority": new URL(PUBLIC_URL).host });
        const [headers] = await once(stream, "response");
        await text(stream);
        return headers[":status"];
      };
      const statuses: number[] = [];
      // A hundred at a time: the proxy takes 128 streams of one connection.
      while (statuses.length < count) {
        statuses.push(...(await Promise.all(Array.from({ length: 100 }, statusOf))));
      }
      session.close();
      return statuses;
    };
    try {
      expect(new Set(await askMany("/assets/a.js", 600))).toEqual(new Set([200]));
      const class400 = await askMany("/hobbies?q=tea", 400);
      expect(new Set(class400)).toEqual(new Set([200]));
      const more = await askMany("/hobbies?q=tea", 600);
      expect(more.filter((status) => status === 429).length).toBeGreaterThan(300);
      expect(new Set(more)).toEqual(new Set([200, 429]));
      expect(seen.length).toBeLessThan(600 + 400 + 300);
    } finally {
      await stop();
    }
  });

  test("a line of a stream arrives before the next one is written", async () => {
    let finish = () => {};
    const streams: RequestListener = (_, response) => {
      response.writeHead(200, {
        "Content-Type": "application/x-ndjson",
        "X-Accel-Buffering": "no",
      });
      response.write('{"line":1}\n');
      finish = () => response.end('{"line":2}\n');
    };
    const { url, stop } = await startBehindProxy(streams, streams);
    try {
      const response = await begin(url);
      const [first] = await once(response, "data");
      expect(String(first)).toBe('{"line":1}\n');
      finish();
      expect(await text(response)).toBe('{"line":2}\n');
    } finally {
      finish();
      await stop();
    }
  });
});
