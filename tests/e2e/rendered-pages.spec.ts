import { networkInterfaces } from "node:os";
import { LIMITS } from "#contract/limits.ts";
import { expect, startServer, test } from "./fixtures.ts";
import { addMember } from "./members.ts";

test("an address that leads nowhere gets the page that was built for it, with its status", {
  tag: "@gate",
}, async ({ request }) => {
  const pages: string[] = [];
  for (const path of ["/no-such-page", "/another/one?q=x", "/404"]) {
    for (const encoding of ["br", "identity"]) {
      const answer = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      const headers = answer.headers();
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(headers["content-encoding"]).toBe(encoding === "br" ? "br" : undefined);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
      expect(headers["x-request-id"]).toBeTruthy();
      pages.push(await answer.text());
    }
    expect((await request.head(path)).status()).toBe(404);
  }
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toContain("no page at this address, so here");
  // Read like any other page: no framework, and nothing of how it was built.
  expect(pages[0]).not.toContain("__reactRouterContext");
  expect(pages[0]).not.toContain("origin.invalid");
  expect(pages[0]).not.toContain("%2F404");
});

test("from a screen of the app an unknown address opens as a page of its own", {
  tag: "@gate",
}, async ({ page }) => {
  await page.goto("/generate");
  await page.evaluate(() => {
    window.history.pushState(null, "", "/no-such-page");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText("There's no page at this address")).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/reading/u);
});

test("a search that many make is rendered once; of different ones an address has so many a minute", async ({
  request,
}) => {
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  const policies = new Set<string>();
  const texts = new Set<string>();
  for (let visit = 0; visit <= LIMITS.pageAddress.max; visit += 1) {
    const answer = await request.get("/blog?q=quiet", from("203.0.113.1"));
    expect(answer.status()).toBe(200);
    const policy = answer.headers()["content-security-policy"] ?? "";
    const [, nonce = ""] = /'nonce-(\w+)'/u.exec(policy) ?? [];
    const text = await answer.text();
    expect(text).toContain(`nonce="${nonce}"`);
    policies.add(nonce);
    texts.add(text.replaceAll(nonce, ""));
  }
  // Each visit has a nonce of its own.
  expect(policies.size).toBe(LIMITS.pageAddress.max + 1);
  expect(texts.size).toBe(1);
  const statuses: number[] = [];
  for (let visit = 0; visit <= LIMITS.pageAddress.max; visit += 1) {
    statuses.push((await request.get(`/blog?q=tea-${visit}`, from("203.0.113.2"))).status());
  }
  expect(statuses.slice(0, -1)).toEqual(Array(LIMITS.pageAddress.max).fill(200));
  const late = await request.get("/hobbies?q=late", {
    headers: { "X-Forwarded-For": "203.0.113.2", Accept: "text/html" },
  });
  expect(late.status()).toBe(429);
  expect(Number(late.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await late.text()).toContain("<h1>This did not work</h1>");
  expect((await request.get("/hobbies?q=late", from("203.0.113.3"))).status()).toBe(200);
});

const FORM_PAGES = [
  "/newsletter",
  "/contact",
  "/newsletter/confirm",
  "/newsletter/unsubscribe?token=x",
] as const;
const BODIES: readonly (readonly [
  type: string | undefined,
  body: string,
  status: number | undefined,
])[] = [
  [undefined, "email=ada%40example.org", 415],
  ["application/json", '{"email":"ada@example.org"}', 415],
  ["text/plain", "email=ada@example.org", 415],
  ["application/octet-stream", "\u0000", 415],
  ["multipart/form-data", "email=ada@example.org", 400],
  ["multipart/form-data; boundary=x", "email=ada@example.org", 400],
  ["nonsense", "", 415],
  ["application/x-www-form-urlencoded", "unknown=1", undefined],
];

test("a form in a wrong form is refused by name, never a fault of the server", async ({
  server,
}) => {
  for (const path of FORM_PAGES) {
    for (const [type, body, status] of BODIES) {
      const answer = await fetch(server.url + path, {
        method: "POST",
        redirect: "manual",
        headers: {
          ...(type !== undefined && { "Content-Type": type }),
          "X-Forwarded-For": "127.9.9.9",
        },
        body: new Blob([body]).stream(),
        duplex: "half",
      } as RequestInit);
      const told = `${path} ${type}: ${answer.status}`;
      if (status !== undefined) expect(told).toBe(`${path} ${type}: ${status}`);
      else expect(answer.status, told).toBeLessThan(500);
      await answer.body?.cancel();
    }
  }
});

test("a page that takes no form says so, and what other methods there are", async ({ request }) => {
  for (const [method, path] of [
    ["POST", "/about"],
    ["POST", "/no-such-page"],
    ["PUT", "/contact"],
    ["DELETE", "/hobbies"],
  ] as const) {
    const answer = await request.fetch(path, { method, form: { a: "b" } });
    expect([method, path, answer.status()]).toEqual([method, path, 405]);
    expect(answer.headers().allow).toMatch(/^GET, HEAD/u);
  }
});

test("the picture of a shared plan ends with the link, at once", async ({ page, server }) => {
  await addMember(page, server);
  const plan = await (
    await page.request.post("/api/generate-plan", { data: { hobby: "chess" } })
  ).json();
  const share = `/api/hobby-plans/${plan.id}/share`;
  const { path } = await (await page.request.post(share, { data: {} })).json();
  const first = await page.request.get(`${path}/picture.png`);
  expect([first.status(), first.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(first.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await page.request.get(`${path}/picture.png`, {
    headers: { "If-None-Match": first.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
  await page.request.delete(share);
  expect((await page.request.get(`${path}/picture.png`)).status()).toBe(404);
});

test("without HOST the server is reached from this machine alone", async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  test.skip(others.length === 0, "this machine has no network");
  const server = await startServer({ HOST: "" });
  const { port } = new URL(server.url);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/healthz`)).rejects.toThrow("fetch failed");
  }
  await server.stop();
});
