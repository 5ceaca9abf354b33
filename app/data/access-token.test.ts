import { describe, expect, test } from "vitest";
import { createTokenCache, tokenSpan } from "./access-token.ts";
import { type CallResult, isOutOfReach } from "./api.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (seconds: number, name = "ada") =>
  `${encode({ alg: "EdDSA" })}.${encode({ name, iat: 1_000, exp: 1_000 + seconds })}.signature`;

const offline: CallResult<string> = { ok: false, failure: { kind: "offline" } };
const refused = (status: number): CallResult<string> => ({
  ok: false,
  failure: { kind: "refused", status, error: { error: "", code: "internal" } },
});

/** A cache whose server gives these answers in turn, with a clock that moves only when told to. */
function tokenCacheOf(...answers: CallResult<string>[]) {
  const seen = { calls: 0, waits: [] as number[], now: 5_000_000 };
  const cache = createTokenCache({
    fetchToken: async () => answers[Math.min(seen.calls++, answers.length - 1)] ?? offline,
    isOutOfReach,
    now: () => seen.now,
    wait: async (milliseconds) => seen.waits.push(milliseconds),
  });
  return { cache, seen };
}

const ok = (token: string): CallResult<string> => ({ ok: true, value: token });

describe("the access token", () => {
  test("is fetched once and kept until a minute before its end", async () => {
    const [first, second] = [tokenOf(900, "first"), tokenOf(900, "second")];
    const { cache, seen } = tokenCacheOf(ok(first), ok(second));
    expect(await cache.get()).toBe(first);
    seen.now += 839_999;
    expect(await cache.get()).toBe(first);
    seen.now += 1;
    expect(await cache.get()).toBe(second);
    expect(seen.calls).toBe(2);
  });

  test("is fetched once for several who ask at the same time", async () => {
    const { cache, seen } = tokenCacheOf(ok(tokenOf(900)));
    const tokens = await Promise.all([cache.get(), cache.get(), cache.get()]);
    expect(new Set(tokens)).toEqual(new Set([tokenOf(900)]));
    expect(seen.calls).toBe(1);
  });

  test("is asked for four times with doubling waits while the server is out of reach", async () => {
    const { cache, seen } = tokenCacheOf(offline, refused(503), offline, ok(tokenOf(900)));
    expect(await cache.get()).toBe(tokenOf(900));
    expect(seen.waits).toEqual([200, 400, 800]);
  });

  test("is given up after the fourth try, and asked for anew the next time", async () => {
    const { cache, seen } = tokenCacheOf(offline, offline, offline, offline, ok(tokenOf(900)));
    expect(await cache.get()).toBeUndefined();
    expect(seen.calls).toBe(4);
    expect(await cache.get()).toBe(tokenOf(900));
  });

  test("is not asked for again when the server refuses", async () => {
    const { cache, seen } = tokenCacheOf(refused(401));
    expect(await cache.get()).toBeUndefined();
    expect(seen).toMatchObject({ calls: 1, waits: [] });
  });

  test("of a member who has left is given to nobody", async () => {
    const { cache, seen } = tokenCacheOf(ok(tokenOf(900, "left")), ok(tokenOf(900, "next")));
    const coming = cache.get();
    cache.drop();
    expect(await coming).toBeUndefined();
    expect(await cache.get()).toBe(tokenOf(900, "next"));
    expect(seen.calls).toBe(2);
  });
});

test("a token's span is its own, whatever the device's clock says", () => {
  expect(tokenSpan(tokenOf(900))).toBe(900_000);
});

test.each(["", "a.b.c", "no token", `x.${encode({})}.y`])("'%s' has no span", (token) => {
  expect(tokenSpan(token)).toBe(0);
});
