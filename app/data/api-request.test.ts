import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SIGN_OUT } from "#contract/auth/session-addresses.ts";
import { sendRequest } from "./api-request.ts";

const PLAN = { method: "GET", path: "/api/hobby-plans/{id}" } as const;

let sent: { readonly address: string; readonly init: RequestInit }[] = [];

/** Makes the network do this with every request. */
const networkThat = (act: (init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return act(init);
  });

beforeEach(() => {
  sent = [];
  networkThat(async () => new Response("{}"));
});
afterEach(() => vi.unstubAllGlobals());

/** Resolves as fetch does when its signal ends the call, and never otherwise. */
const silence = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

test("a part of a path is one part, whatever stands in it", async () => {
  await sendRequest(PLAN, undefined, { params: { id: "../a b" }, query: { user_id: "1&2" } });
  expect(sent[0]?.address).toBe("/api/hobby-plans/..%2Fa%20b?user_id=1%262");
});

test("no answer is cached, and a body goes as JSON", async () => {
  await sendRequest(PLAN);
  await sendRequest(SIGN_OUT, {}, { token: "abc" });
  const [get, post] = sent.map(({ init }) => init);
  expect(get).toMatchObject({ method: "GET", cache: "no-store" });
  expect(get).not.toHaveProperty("body");
  expect(post).toMatchObject({
    method: "POST",
    cache: "no-store",
    body: "{}",
    headers: { "Content-Type": "application/json", Authorization: "Bearer abc" },
  });
});

test("an answer is an answer, whatever its status", async () => {
  networkThat(async () => new Response("", { status: 503 }));
  expect(await sendRequest(PLAN)).toMatchObject({ status: 503 });
});

describe("without an answer", () => {
  test("the caller is offline where there is no network", async () => {
    networkThat(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await sendRequest(PLAN)).toBe("offline");
  });

  test("a silent server is given up in time", async () => {
    networkThat(silence);
    expect(await sendRequest(PLAN, undefined, { timeout: 5 })).toBe("timeout");
  });

  test("a canceled call ends at once", async () => {
    networkThat(silence);
    const canceled = new AbortController();
    const answer = sendRequest(PLAN, undefined, { timeout: 60_000, signal: canceled.signal });
    canceled.abort();
    expect(await answer).toBe("offline");
  });
});
