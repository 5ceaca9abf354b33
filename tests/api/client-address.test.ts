import { afterEach, expect, test } from "vitest";
import type { Limit } from "#contract/limits.ts";
import { post, startTestServer, type TestServer } from "../setup/test-server.ts";

let server: TestServer;
afterEach(() => server.close());

/** Whom the limits counted, for one call with this header. */
async function countedFor(trust: string, forwarded: string): Promise<string[]> {
  const counted: string[] = [];
  server = await startTestServer("sqlite", {
    env: { TRUST_PROXY: trust },
    limited: true,
    limits: {
      take: async (_limit: Limit, who: string) => {
        counted.push(who);
        return { allowed: true };
      },
      giveBack: async () => {},
    },
  });
  await post(
    `${server.url}/api/validate-hobby`,
    { hobby: "chess" },
    { "X-Forwarded-For": forwarded },
  );
  return counted;
}

test("without a trusted proxy the header is only somebody's claim", async () => {
  expect(await countedFor("false", "203.0.113.7")).toEqual(["127.0.0.1"]);
});

test("behind one, the address that the proxy itself wrote counts, not what stands before it", async () => {
  expect(await countedFor("true", "198.51.100.1, 203.0.113.7")).toEqual(["203.0.113.7"]);
});
