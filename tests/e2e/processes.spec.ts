import { startPostgres, type TestPostgres } from "../setup/postgres.ts";
import { startRoundRobin } from "../setup/round-robin.ts";
import { expect, startServer, test } from "./fixtures.ts";
import { walkWholeJourney } from "./whole-journey.ts";

test.describe("on PostgreSQL", { tag: "@deep" }, () => {
  test.describe.configure({ timeout: 120_000, mode: "serial" });
  let postgres: TestPostgres;
  test.beforeAll(async () => {
    postgres = await startPostgres();
  });
  test.afterAll(() => postgres.stop());

  test("one process: the whole way of a member", async ({ browser }) => {
    const server = await startServer({ DATABASE_URL: postgres.url });
    try {
      await walkWholeJourney(browser, server.url, server.url);
    } finally {
      await server.stop();
    }
  });

  test("two processes that take turns: the same way", async ({ browser }) => {
    const proxy = await startRoundRobin();
    const env = { DATABASE_URL: postgres.url, PUBLIC_URL: proxy.url };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    try {
      proxy.serve(servers.map(({ url }) => url));
      const [first] = servers;
      await walkWholeJourney(browser, proxy.url, first.url);
      const [one = 0, other = 0] = proxy.counts;
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
    } finally {
      await proxy.stop();
      for (const server of servers) await server.stop();
    }
  });
});
