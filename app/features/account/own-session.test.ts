import { afterEach, expect, test, vi } from "vitest";
import { readOwnSession } from "./own-session.ts";

afterEach(() => vi.unstubAllGlobals());

test("a member's own session is read", async () => {
  const user = { id: "1", email: "ada@example.org", name: "Ada", twoFactorEnabled: true };
  vi.stubGlobal("fetch", async () => Response.json({ session: { id: "s" }, user }));
  expect(await readOwnSession()).toMatchObject({
    ok: true,
    value: { session: { id: "s" }, user: { twoFactorEnabled: true } },
  });
});

test("without a session it is refused as every call of members is", async () => {
  vi.stubGlobal("fetch", async () => Response.json(null));
  expect(await readOwnSession()).toMatchObject({
    ok: false,
    failure: { kind: "refused", status: 401, error: { code: "sign-in-required" } },
  });
});
