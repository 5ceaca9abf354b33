import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#contract/limits.ts";
import { ENDPOINTS } from "#contract/openapi.ts";
import { startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer("sqlite");
});
afterAll(() => server.close());

test("the document describes every declared call", async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort());
});

interface Operation {
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string } | undefined>>;
}

/** What the document says of each declared call. */
async function operations() {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return ENDPOINTS.map((endpoint) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
    operation: paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation,
  }));
}

test("the document says of every call who may make it, and what a stranger is told", async () => {
  const shown = {
    anyone: [],
    visitor: [{}, { session: [] }],
    member: [{ session: [] }],
    token: [{ accessToken: [] }],
  };
  for (const { endpoint, name, operation } of await operations()) {
    expect([name, operation.security]).toEqual([name, shown[endpoint.access]]);
    const needsSomebody = endpoint.access === "member" || endpoint.access === "token";
    const refuses = operation.responses["401"]?.description.includes("sign-in-required: ") ?? false;
    expect([name, refuses]).toEqual([name, needsSomebody]);
  }
});

test("the document says of every limit whom it counts", async () => {
  const words = {
    address: "by one network address",
    device: "by one browser",
    account: "by one account",
    mailbox: "by one e-mail address",
  };
  for (const { endpoint, name, operation } of await operations()) {
    const { limits = [], innerLimits = [], isOpened } = endpoint;
    const all = [...limits, ...innerLimits];
    const refusal = operation.responses["429"]?.description ?? "";
    // Whoever opens a link too often is led to a page.
    const isRefused = all.length > 0 && !isOpened;
    expect([name, refusal.includes("rate-limited: ")]).toEqual([name, isRefused]);
    if (!isRefused) continue;
    for (const { max, by } of all) {
      expect(refusal).toContain(`At most ${max} calls`);
      expect(refusal).toContain(words[by]);
    }
  }
});

test("the readable page names every call and runs no script", async () => {
  const response = await fetch(`${server.url}/api/docs`);
  const page = await response.text();
  for (const { path } of ENDPOINTS) expect(page).toContain(path);
  expect(page).not.toContain("<script");
});

test("every answer carries the headers that keep browsers safe", async () => {
  for (const path of ["/api/openapi.json", "/api/none", "/healthz"]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-request-id")).toBeTruthy();
  }
});

test("the operator's table names every limit, whom it counts, how much it allows and in what time", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
  const rows = guide.matchAll(/^\| `([\w-]+)` \| (\w+) \| (\d+) \| (\d+) (h|min) \| /gmu);
  const seconds = { h: 3_600, min: 60 };
  const told = [...rows].map(([, name, counts, max, length, unit]) => ({
    name,
    by: counts === "browser" ? "device" : counts,
    max: Number(max),
    seconds: Number(length) * seconds[unit as "h" | "min"],
  }));
  type Named = { readonly name: string | undefined };
  const byName = (one: Named, other: Named) => (one.name ?? "").localeCompare(other.name ?? "");
  const declared = Object.values(LIMITS).map(({ name, by, max, seconds }) => {
    return { name, by, max, seconds };
  });
  expect(told.sort(byName)).toEqual(declared.sort(byName));
  // What a limit counts is its last word.
  for (const { name, by } of Object.values(LIMITS)) expect(name.endsWith(`-${by}`)).toBe(true);
});

test("limits of addresses are far higher than those of one browser", () => {
  const { planDevice, planAddress, chatDevice, chatAddress, signUpDevice, signUpAddress } = LIMITS;
  const pairs = [
    [planDevice, planAddress],
    [chatDevice, chatAddress],
    [signUpDevice, signUpAddress],
    [LIMITS.contactDevice, LIMITS.contactAddress],
    [LIMITS.newsletterDevice, LIMITS.newsletterAddress],
  ] as const;
  for (const [device, address] of pairs) {
    expect(address.seconds).toBe(device.seconds);
    expect(address.max).toBeGreaterThanOrEqual(device.max * 8);
  }
});
